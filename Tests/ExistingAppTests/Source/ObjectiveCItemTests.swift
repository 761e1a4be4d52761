import Testing
import TransitionDSL

@testable import AppSource

@Suite struct ObjectiveCItemTests {
    @Test(arguments: [
        ("@interface A : B <P, Q>\n@end", ["class A: B, P, Q {}"]),
        ("@interface A<__covariant T : id> : B\n@end", ["class A<T>: B {}"]),
        ("@interface A : B<C *> <P>\n@end", ["class A: B<C>, P {}"]),
        ("@interface A : B<P>\n@end", ["class A: B, P {}"]),
        ("@interface A (C) <P>\n@end", ["extension A: P {}"]),
        ("@interface A () { B *_c; }\n@end", ["extension A {{ B *_c; }}", "  variable _c: B"]),
        ("@implementation A\n@end", ["extension A {}"]),
        ("@implementation A (C)\n@end", ["extension A {}"]),
        ("@protocol P <Q>\n- (void)a;\n@end", ["protocol P: Q {- (void)a;}", "  function a()"]),
        ("@protocol P, Q;\n@class A, B;\n@interface C : D\n@end", ["class C: D {}"]),
        ("@interface A : B\n@interface C : D\n@end", ["class A: B {}", "class C: D {}"]),
        ("NS_SWIFT_NAME(Z)\n@interface A : B\n@end", ["class A: B {}"]),
        ("__attribute__((x)) @interface A : B\n@end", ["class A: B {}"]),
        (
            "#ifdef __cplusplus\nextern \"C\" {\n#endif\nint a;\n@interface A : B\n@end\n}",
            ["variable a: int", "class A: B {}"]
        ),
    ]) func classes(_ code: String, _ items: [String]) {
        #expect(ObjectiveCDump.items(code) == items)
    }

    @Test(arguments: [
        ("@property (nonatomic, weak) IBOutlet UIView *a;", "variable a: UIView [weak] [outlet]"),
        ("@property (copy, nullable) NSString *a;", "variable a: NSString?"),
        ("@property (copy) NSString * _Nullable a;", "variable a: NSString?"),
        ("@property (readonly, class) BOOL a;", "variable a: BOOL [static] [constant]"),
        (
            "@property (nonatomic) IBInspectable NSString *a;",
            "variable a: NSString [inspectable]"
        ),
        ("@property NSArray<UIView *> *a;", "variable a: [UIView]"),
        (
            "@property NSDictionary<NSString *, NSArray<A *> *> *a;",
            "variable a: [NSString: [A]]"
        ),
        ("@property (copy) void (^a)(BOOL b, A *c);", "variable a: (BOOL, A) -> ()"),
        ("@property (copy, nullable) A *(^a)(void);", "variable a: () -> A?"),
        (
            "@property (strong) IBOutletCollection(UIView) NSArray *a;",
            "variable a: NSArray [outlet]"
        ),
        ("@property (weak) id<P> a;", "variable a: P [weak]"),
        ("@property (weak) id<P, Q> a;", "variable a: P & Q [weak]"),
        ("@property (strong) __kindof UIView *a API_AVAILABLE(ios(11));", "variable a: UIView"),
        ("@property unsigned int a;", "variable a: unsigned int"),
    ]) func property(_ code: String, _ item: String) {
        let items = ObjectiveCDump.items("@interface Z\n\(code)\n@end")
        #expect(items.dropFirst() == ["  " + item])
    }

    @Test(arguments: [
        ("- (void)a;", "function a()"), ("- a;", "function a()"),
        ("+ (A *)a:(B)b;", "function a(_ b: B) -> A [static]"),
        ("- (void)a:(A *)b c:(D)e :(id)f;", "function a(_ b: A, c e: D, _ f: id)"),
        ("- (void)a:b;", "function a(_ b: id)"),
        ("- (A *)a:(id)b, ... NS_REQUIRES_NIL_TERMINATION;", "function a(_ b: id...) -> A"),
        ("- (IBAction)a:(id)sender { b; }", "function a(_ sender: id) [action] {b;}"),
        (
            "- (IBSegueAction UIViewController *)a:(NSCoder *)b { }",
            "function a(_ b: NSCoder) -> UIViewController [attributed] {}"
        ),
        ("- (instancetype)init;", "initializer init() -> instancetype"),
        (
            "- (instancetype)initWithA:(A *)a NS_DESIGNATED_INITIALIZER;",
            "initializer initWithA(_ a: A) -> instancetype"
        ),
        ("- (void)initialize;", "function initialize()"),
        ("- (void)dealloc { a; }", "deinitializer dealloc {a;}"),
        ("- (nullable A *)a:(nonnull B *)b;", "function a(_ b: B) -> A?"),
        ("- (void)a:(void (^ _Nullable)(BOOL b))c;", "function a(_ c: (BOOL) -> ())"),
        ("- (void)a:(NSError **)b;", "function a(_ b: NSError)"),
        ("- (void)a:(id)__unused b;", "function a(_ b: id)"),
        ("- (void)a; { b; }", "function a() {b;}"),
        ("-(void)a{if(b){c;}}", "function a() {if(b){c;}}"),
    ]) func method(_ code: String, _ item: String) {
        let items = ObjectiveCDump.items("@implementation Z\n\(code)\n@end")
        #expect(items.dropFirst() == ["  " + item])
    }

    @Test(arguments: [
        (
            "static NSString *const a = @\"b\";",
            ["variable a: NSString [fileprivate] [constant] = @\"b\""]
        ),
        ("extern NSString *const a;", ["variable a: NSString [constant]"]),
        ("FOUNDATION_EXPORT NSString *const a;", ["variable a: NSString [constant]"]),
        (
            "NSString *a = @\"b\", *c = @\"d\";",
            ["variable a: NSString = @\"b\"", "variable c: NSString = @\"d\""]
        ),
        ("static const CGFloat a = 1;", ["variable a: CGFloat [fileprivate] [constant] = 1"]),
        (
            "static NSString *const a[] = { @\"b\", @\"c\" };",
            ["variable a: [NSString] [fileprivate] [constant] = { @\"b\", @\"c\" }"]
        ),
        ("#define A @\"b\"", ["variable A [constant] [macro] = @\"b\""]),
        ("#define A @\"b\";", ["variable A [constant] [macro] = @\"b\""]),
        ("#define A @\"b\" \\\n  @\"c\"", ["variable A [constant] [macro] = @\"b\" \\\n  @\"c\""]),
        (
            "#define A(x, ...) f(x)",
            ["function A(_ x: ?, _ : ?...) [constant] [macro] {f(x)}"]
        ),
        ("#define A (1)", ["variable A [constant] [macro] = (1)"]), ("#define A", []),
        (
            "NSString *a(NSInteger b) { return c; }",
            ["function a(_ b: NSInteger) -> NSString {return c;}"]
        ),
        ("static void a(void);", ["function a() [fileprivate]"]),
        (
            "int main(int argc, char *argv[]) { }",
            ["function main(_ argc: int, _ argv: [char]) -> int {}"]
        ),
        (
            "typedef NS_ENUM(NSInteger, A) { B, C = 2, };",
            ["enum A: NSInteger {B, C = 2,}", "  case B", "  case C = 2"]
        ),
        ("typedef enum { B, C } A;", ["enum A {B, C}", "  case B", "  case C"]),
        ("enum A : int { B };", ["enum A: int {B}", "  case B"]),
        ("typedef struct { int a; } A;", ["struct A {int a;}", "  variable a: int"]),
        ("typedef NSString *A NS_TYPED_ENUM;", ["typealias A: NSString"]),
        ("typedef void (^A)(B *b);", ["typealias A: (B) -> ()"]),
        (
            "NS_ASSUME_NONNULL_BEGIN\nint a;\nNS_ASSUME_NONNULL_END\nint b;",
            ["variable a: int", "variable b: int"]
        ),
        ("RCT_EXPORT_METHOD(a:(b)c) { d; }\nint e;", ["variable e: int"]),
        ("void A::b(int c) { d; }\nint e;", ["variable e: int"]),
        ("template <typename T> class A { T b; };\nint e;", ["variable e: int"]),
    ]) func global(_ code: String, _ items: [String]) {
        #expect(ObjectiveCDump.items(code) == items)
    }

    @Test(arguments: [
        ("#import \"A.h\"", "import A.h"), ("#import \"B/A.h\"", "import A.h"),
        ("#import <Hero/Hero-Swift.h>", "import Hero"), ("#import \"A-Swift.h\"", "import A"),
        ("#import \"Hero/Hero-Swift.h\"", "import Hero"), ("#include <A/B.h>", "import A"),
        ("#import <A.h>", "import A.h"), ("@import Hero;", "import Hero"),
        ("@import A.B;", "import A"),
    ]) func imports(_ code: String, _ item: String) {
        #expect(ObjectiveCDump.items(code + "\nint a;") == [item, "variable a: int"])
    }

    @Test(arguments: [
        (
            "#if A\nint a;\n#elif B\nint b;\n#else\nint c;\n#endif\nint d;",
            ["A", "(!(A)) && (B)", "(!(A)) && (!(B))", nil]
        ),
        ("#ifdef A\n#ifndef B\nint a;\n#endif\nint b;\n#endif", ["(A) && (!(B))", "A"]),
        ("#ifndef A_h\n#define A_h\nint a;\n#endif", [nil]),
        ("#ifdef __OBJC__\nint a;\n#endif", [nil]), ("#if 1\nint a;\n#endif", [nil]),
        ("#if 0\nint a;\n#else\nint b;\n#endif", [nil]),
        ("#if A && (B > 1)\nint a;\n#endif", ["A && (B > 1)"]),
    ]) func conditions(_ code: String, _ conditions: [String?]) {
        var dump = ObjectiveCDump(code)
        let items = parseObjectiveCItems(dump.tokens, names: &dump.names)
        #expect(items.declarations.map { $0.condition.map { items.conditions[$0] } } == conditions)
    }

    /// A brace that is missing hides one method, not the file.
    @Test func recovery() {
        let items = ObjectiveCDump.items(
            """
            @implementation A
            - (void)a { if (b) { c; }
            - (void)d { e; }
            - (void)f { g)]; }
            @end
            int h;
            """)
        #expect(
            items == [
                "extension A {- (void)a { if (b) { c; }\n- (void)d { e; }\n- (void)f { g)]; }}",
                "  function a() {if (b) { c; }}", "  function d() {e;}", "  function f() {g)];}",
                "variable h: int",
            ])
    }

    @Test func ranges() throws {
        var dump = ObjectiveCDump(
            "@interface A : B\n@property int a;\n- (void)b;\n@end\nint c = 1;")
        let items = parseObjectiveCItems(dump.tokens, names: &dump.names)
        let texts = items.declarations.map { dump.source($0.range) }
        #expect(
            texts == [
                "@interface A : B\n@property int a;\n- (void)b;\n@end", "@property int a",
                "- (void)b", "int c = 1",
            ])
        #expect(items.declarations.map { dump.source($0.nameRange) } == ["A", "a", "b", "c"])
    }
}
