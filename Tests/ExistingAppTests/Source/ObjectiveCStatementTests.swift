import Testing

@testable import AppSource

@Suite struct ObjectiveCStatementTests {
    @Test(arguments: [
        ("A *a;", "var a: A"), ("A *a = b, *c = d;", "var a: A = b; var c: A = d"),
        ("int i = 0, j;", "var i: int = 0; var j: int"),
        ("const CGFloat x = 1;", "let x: CGFloat = 1"),
        ("static NSString *const a = @\"b\";", "let a: NSString = \"b\""),
        ("__weak typeof(self) weakSelf = self;", "var weakSelf = self"),
        ("__weak __typeof__(self) weakSelf = self;", "var weakSelf = self"),
        ("typeof(self) __weak weakSelf = self;", "var weakSelf = self"),
        ("__block BOOL a = NO;", "var a: BOOL = false"), ("auto a = b;", "var a = b"),
        ("id<P> a = b;", "var a: P = b"), ("NSArray<A *> *a = b;", "var a: [A] = b"),
        ("NSDictionary<NSString *, A *> *a;", "var a: [NSString: A]"),
        ("void (^a)(BOOL) = ^(BOOL b) { c(); };", "var a: (BOOL) -> () = { (b: BOOL) in c() }"),
        ("NSString *a[] = {@\"b\", @\"c\"};", "var a: [NSString] = [\"b\", \"c\"]"),
        ("CGRect a = {0, 1};", "var a: CGRect = CGRect(0, 1)"),
        ("std::string a = b;", "var a: std.string = b"), ("A a(b);", "var a: A = A(b)"),
        ("struct A a;", "var a: A"), ("struct A { int b; };", "type"),
        ("unsigned long long a = 1;", "var a: unsigned long long = 1"),
        ("BOOL a = b;", "var a: BOOL = b"), ("WEAK_SELF\nA *a = b;", "WEAK_SELF; var a: A = b"),
        ("WEAK_SELF\n[a b];", "WEAK_SELF; a.b()"), ("#define A @\"b\"\nc();", "let A = \"b\"; c()"),
        ("@weakify(self)\n[a b];", "<>; a.b()"),
    ]) func declaration(_ code: String, _ swift: String) {
        #expect(ObjectiveCDump.body(code) == swift)
    }

    @Test(arguments: [
        ("a = b;", "a = b"), ("a.b = c; d();", "a.b = c; d()"), ("a * b;", "var b: a"),
        ("a(b)(c);", "a(b)(c)"), ("i++, j++;", "i += 1; j += 1"),
        ("{ a; { b; } }", "do { a; do { b } }"),
        ("return;", "return"), ("return a ? b : c;", "return (a ? b : c)"),
        ("goto a; a: b;", "goto; b"),
        ("a b c; d();", "<unknown>; d()"), (";;a;", "a"), ("delete a; b();", "<unknown>; b()"),
        (
            "@try { a; } @catch (E *e) { b; } @finally { c; }",
            "do { a } catch { b }; do { c }"
        ),
        ("@throw a;", "throw a"), ("@synchronized(self) { a; }", "do { a }"),
        ("@autoreleasepool { a; }", "do { a }"),
        ("#pragma mark - it's (\na;", "a"),
    ]) func simple(_ code: String, _ swift: String) {
        #expect(ObjectiveCDump.body(code) == swift)
    }

    @Test(arguments: [
        ("if (a) b; else c;", "if a { b } else { c }"),
        (
            "if (a) { b; } else if (c) { d; } else { e; } f;",
            "if a { b } else { if c { d } else { e } }; f"
        ),
        ("if (a) if (b) c; else d;", "if a { if b { c } else { d } }"),
        ("if ((self = [super init])) { a; }", "if self = super.init() { a }"),
        ("if (@available(iOS 11, *)) { a; }", "if #available { a }"),
        ("if (@available(iOS 11, *) && b) { a; }", "if #available, b { a }"),
        (
            "if (!a.b && [c isKindOfClass:[D class]]) e;",
            "if (!a.b && c.isKindOfClass(D.self)) { e }"
        ),
        ("for (A *a in b.c) { d; }", "for a: A in b.c { d }"),
        ("for (a in b) c;", "for a in b { c }"), ("for (auto &a : b) c;", "for a in b { c }"),
        (
            "for (int i = 0; i < n; i++) { a; }",
            "do { var i: int = 0; while (i < n) { a; i += 1 } }"
        ),
        ("for (;;) a;", "do { while true { a } }"),
        ("while (a) { b; }", "while a { b }"), ("do { a; } while (b);", "repeat { a } while b"),
        (
            "switch (a) { case B: case C: d; break; case E: { f; } default: g; }",
            "switch a { case B, C: d; break case E: do { f }; fallthrough default: g }"
        ),
        (
            "switch (a) { case 1 ... 3: return; default: break; }",
            "switch a { case (1 ... 3): return default: break }"
        ),
        (
            "switch (a) {\n#if X\ncase B: c; break;\n#endif\ndefault: d; }",
            "switch a { case B: c; break default: d }"
        ),
    ]) func controlFlow(_ code: String, _ swift: String) {
        #expect(ObjectiveCDump.body(code) == swift)
    }

    @Test(arguments: [
        ("#if A\nb;\n#else\nc;\n#endif\nd;", "#if A { b } #if !(A) { c }; d"),
        ("#ifdef A\nb;\n#elif C\nd;\n#endif", "#if A { b } #if (!(A)) && (C) { d }"),
        ("#ifndef A\nb;\n#endif", "#if !(A) { b }"),
        ("#if 0\na;\n#else\nb;\n#endif", "b"),
        ("#if A\n#if B\nc;\n#endif\n#endif", "#if A { #if B { c } }"),
        (
            "#if A\nif (b) {\n#else\nif (c) {\n#endif\nd; }\ne;",
            "#if A { if b { if c { d } } }; e"
        ),
        ("{\n#if A\nb;\n#endif\n}", "do { #if A { b } }"), ("#else\na;\n#endif\nb;", "a; b"),
    ]) func conditions(_ code: String, _ swift: String) {
        #expect(ObjectiveCDump.body(code) == swift)
    }
}
