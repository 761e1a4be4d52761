import Testing
import TransitionDSL

@testable import AppSource

/// Whatever the bytes are, the tokens cover them, and nothing traps or takes long.
@Suite struct ObjectiveCHostileTests {
    /// Reads everything there is in a file, and checks what always holds.
    private func read(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
        var dump = ObjectiveCDump(bytes: bytes)
        expectTiling(dump, sourceLocation)
        let tokens = dump.tokens
        let items = parseObjectiveCItems(tokens, names: &dump.names)
        for item in items.declarations {
            #expect(item.range.end <= bytes.count, sourceLocation: sourceLocation)
            if let body = item.body { readBody(body, &dump) }
            if let value = item.initialValue { readExpression(value, &dump) }
        }
        readBody(0..<tokens.tokens.count, &dump)
        readExpression(0..<tokens.tokens.count, &dump)
    }

    private func readBody(_ range: Range<Int>, _ dump: inout ObjectiveCDump) {
        let body = parseObjectiveCBody(range, of: dump.tokens, names: &dump.names)
        _ = dump.text(body)
    }

    private func readExpression(_ range: Range<Int>, _ dump: inout ObjectiveCDump) {
        let expression = parseObjectiveCExpression(range, of: dump.tokens, names: &dump.names)
        _ = dump.text(expression)
    }

    /// Between tokens and comments there is only white space.
    private func expectTiling(_ dump: ObjectiveCDump, _ sourceLocation: SourceLocation) {
        let ranges = (dump.tokens.tokens.map(\.range) + dump.tokens.comments)
            .sorted { ($0.start, $0.end) < ($1.start, $1.end) }
        var end = 0
        for range in ranges {
            #expect(Int(range.start) >= end, sourceLocation: sourceLocation)
            let gap = dump.bytes[end..<max(end, Int(range.start))]
            let isBlank = gap.allSatisfy {
                [9, 10, 11, 12, 13, 32, UInt8(ascii: "\\"), 0xEF, 0xBB, 0xBF].contains($0)
            }
            #expect(isBlank, sourceLocation: sourceLocation)
            end = Int(range.end)
        }
        #expect(end == dump.bytes.count, sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        "", "\u{0}", "\"", "@\"", "'", "/*", "//", "#", "#if", "#define", "#define A", "#import",
        "#import <", "@", "@interface", "@interface A", "@interface A <", "@interface A : ",
        "@property", "@property (", "@implementation A {", "- ", "- (", "- (void)", "- (void)a:",
        "+(a)b:(", "typedef", "typedef NS_ENUM(", "typedef enum {", "struct", "a(", "a =", "[",
        "[a", "[a b:", "^", "^(", "^{", "@[", "@{a:", "@(", "@selector(", "(", "(a)", "a ?",
        "a ? b",
        "a ?:", "if", "if (", "if (a)", "else", "for", "for (", "for (a in", "for (;", "while",
        "do", "do {", "switch", "switch (a) {", "switch (a) { case", "case", "default", "return",
        "@try", "@try {", "@catch", "@finally", "@synchronized", "@autoreleasepool", "@throw",
        "goto", "a:", "::", "a::", "a.", "a->", "id<", "A<B", "R\"(", "\\", "#else", "#endif",
        "#elif", "@end", "}", ")", "]", "{[(", ")]}", "static", "const", "new", "delete",
        "template <", "namespace", "extern \"C\" {", "@import", "@protocol", "@class", "[=]{",
        "static_cast<", "enum A :", "#if 0", "#if 0\n#", "typeof(", "__attribute__",
    ]) func unfinished(_ code: String) {
        read(Array(code.utf8))
        read(Array("@implementation A\n- (void)a { \(code) }\n@end".utf8))
        read(Array("@interface A : B\n\(code)\n@end\nint a;".utf8))
    }

    /// Each construct more often than the reader goes deep.
    @Test(arguments: [
        "[", "(", "{", "@[", "@{", "^{", "@(", "[a ", "[a b:", "a(", "a[", "a.b(", "(a)", "(A *)",
        "!", "- ", "*", "a ? ", "a ?: ", "a = ", "a + ", "a.", "a->", "a::", "a, ", "if (a) ",
        "if (a) {} else ", "else ", "for (;;) ", "for (a in b) ", "while (a) ", "do ",
        "switch (a) { case b: ", "case a: ", "@try {", "#if A\n", "#if A\n#else\n", "#elif A\n",
        "#if A\n{\n#else\n", "#endif\n", "#define A ", "#define A {\n", "A<", "id<", "a < ",
        "const ",
        "long ", "A *", "void (^", "^(", "\"a\" ", "@\"a\" b ", "'", "\"", "/*", "@interface A\n",
        "@end ", "- (a", "- (a)b:", "- (a)b { ", "@property (", "typedef enum {", "struct A {",
        "NS_ENUM(a, b) {", "a b ", "a = {", "({ ", "a++ ", "goto a; ", "return ", "}", ")", "]",
        "[)", "{)", "([", "R\"(", "\\\n", "\u{0}", "#if 0\n", "@protocol P\n", "@selector(",
        "A(b) ",
        "[[A alloc] ", "[a setB:", "template <", "static_cast<a>(", "@\"\\", "a ? b : ", "a < b > ",
        "__attribute__((", "a; ", "enum A : ", "a = {", "new A<", "a.class ", "@\"a\" B ",
        "int a = b, ", "int a; ", "@{a: ", ", a: ",
    ]) func repeated(_ code: String) {
        let many = String(repeating: code, count: 400)
        read(Array(many.utf8))
        read(Array("- (void)a {\(many)".utf8))
        read(Array("@implementation A\n\(many)\n@end".utf8))
        read(Array("int a = \(many)".utf8))
    }

    @Test func binary() {
        read((0..<2000).map { UInt8(truncatingIfNeeded: $0 &* 7 ^ $0 >> 3) })
        read(Array(sample.utf16).flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] })
        read([0xFF, 0xFE] + Array(sample.utf16).flatMap { [UInt8(truncatingIfNeeded: $0), 0] })
        for end in sample.utf8.indices { read(Array(sample.utf8[..<end])) }
    }

    /// Each token deleted, doubled and swapped with the next one.
    @Test func mutants() {
        let dump = ObjectiveCDump(sample)
        let ranges = dump.tokens.tokens.dropLast().map(\.range.offsets)
        for (place, range) in ranges.enumerated() {
            let before = dump.bytes[..<range.lowerBound]
            let after = dump.bytes[range.upperBound...]
            let token = dump.bytes[range]
            read(Array(before + after))
            read(Array(before + token + [32] + token + after))
            guard place + 1 < ranges.count else { continue }
            let next = ranges[place + 1]
            let between = dump.bytes[range.upperBound..<next.lowerBound]
            read(
                Array(before + dump.bytes[next] + between + token + dump.bytes[next.upperBound...]))
        }
    }
}

private let sample = """
    #import "A.h"
    @import Hero;
    static NSString *const kId = @"a" @"b";
    #define B(x) [NSString stringWithFormat:@"b_%d", x]
    typedef NS_ENUM(NSInteger, Kind) { KindA, KindB = 2 };
    typedef void (^Handler)(NSString *a);
    @interface A () <P, Q> { UIView *_v; }
    @property (nonatomic, weak, nullable) IBOutlet UIView *view;
    @property (copy) NSArray<UIView *> *views;
    @end
    @implementation A
    - (instancetype)initWithA:(id<P>)a b:(void (^)(BOOL c))b {
        if ((self = [super init])) { _v = (UIView *)a; self.view.heroID = kId; }
        return self;
    }
    #if DEBUG
    - (void)show:(NSIndexPath *)path {
        __weak typeof(self) weakSelf = self;
        for (UIView *v in self.views) { [v setHeroID:B(path.row)]; }
        for (int i = 0; i < 3; i++) a[i] = @{@"k": @[@1, @YES]};
        switch (path.row) { case KindA: [self a]; break; default: return; }
        dispatch_async(q, ^{ [weakSelf.nav pushViewController:[[D alloc] initWithA:x] animated:YES]; });
        @try { b = c ? d : e ?: f; } @catch (NSException *e) { @throw e; }
    #if X
        do { i += 1; } while (i < [self.views count]);
    #else
        while (YES) { self->_v = nil; }
    #endif
    }
    #endif
    @end
    """
