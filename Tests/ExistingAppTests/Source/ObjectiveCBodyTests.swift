import Testing

@testable import AppSource

@Suite struct ObjectiveCBodyTests {
    /// Each expression, and the Swift that it is imported as.
    @Test(arguments: [
        ("[a b]", "a.b()"),
        ("[a b:c d:e]", "a.b(c, d: e)"),
        ("[a b:c :d]", "a.b(c, d)"),
        ("[a b:c, d, nil]", "a.b(c, d, nil)"),
        ("[[a b] c:[d e]]", "a.b().c(d.e())"),
        ("[x setY:z]", "x.y = z"),
        ("[x setURL:z]", "x.URL = z"),
        ("[self.view setHeroID:@\"a\"]", "self.view.heroID = \"a\""),
        ("[x setY:z animated:YES]", "x.setY(z, animated: true)"),
        ("[x setNeedsLayout]", "x.setNeedsLayout()"),
        ("[x settle:y]", "x.settle(y)"),
        ("[[A alloc] init]", "A.init()"),
        ("[[A alloc] initWithB:c d:e]", "A.initWithB(c, d: e)"),
        ("[A.alloc initWithB:c]", "A.initWithB(c)"),
        ("[A new]", "A.init()"), ("A.new", "A.init()"),
        ("[super initWithFrame:f]", "super.initWithFrame(f)"),
        ("[A class]", "A.self"), ("A.class", "A.self"), ("[self class]", "type(of: self)"),
        ("[[self class] ident]", "type(of: self).ident()"),
        ("[NSMutableArray<A *> new]", "NSMutableArray<A>.init()"),
        ("[(A *)x b]", "(x forced A).b()"), ("[(x) b]", "x.b()"),
        ("[x for:y in:z default:w]", "x.for(y, in: z, default: w)"),
        ("[x a:b ? c : d e:f]", "x.a((b ? c : d), e: f)"),
        ("[@\"a\" stringByAppendingString:b]", "\"a\".stringByAppendingString(b)"),
        ("[NSString stringWithFormat:@\"p_%d\", i]", "NSString.stringWithFormat(\"p_%d\", i)"),
        ("[x]", "<>"), ("[x y z]", "<>"), ("[]", "<>"),
    ]) func message(_ code: String, _ swift: String) {
        #expect(ObjectiveCDump.expression(code) == swift)
    }

    @Test(arguments: [
        ("a.b.c", "a.b.c"), ("self->_a", "self._a"), ("_a", "_a"), ("A::b", "A.b"),
        ("a[i]", "a[i]"), ("a[0][@\"k\"]", "a[0][\"k\"]"), ("f(a, b)", "f(a, b)"),
        ("a.b.c = d = e", "a.b.c = d = e"), ("a += b", "a += b"), ("a >>= b", "a >>= b"),
        ("i++", "i += 1"), ("--i", "i -= 1"),
        ("a + b * c - d", "((a + (b * c)) - d)"), ("a << 2 | b >> 1", "((a << 2) | (b >> 1))"),
        ("a && b || !c", "((a && b) || !c)"), ("a == b && c != d", "((a == b) && (c != d))"),
        ("(a + b) * c", "((a + b) * c)"), ("-a.b", "-a.b"), ("*p", "*p"), ("&x", "x"),
        ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"), ("a ?: b", "(a ?? b)"),
        ("a ? b ? c : d : e", "(a ? (b ? c : d) : e)"), ("a ? b = c : d", "(a ? b = c : d)"),
        ("a < b", "(a < b)"), ("a < b > c", "((a < b) > c)"), ("x * y", "(x * y)"),
        ("sizeof(a)", "<>"), ("a b", "<>"), ("a ? b", "<>"), ("", "<>"),
    ]) func operators(_ code: String, _ swift: String) {
        #expect(ObjectiveCDump.expression(code) == swift)
    }

    @Test(arguments: [
        ("(A *)x", "(x forced A)"), ("(A *)[x b]", "(x.b() forced A)"),
        ("(A<B *> *)x.y", "(x.y forced A<B>)"), ("(NSArray<B *> *)x", "(x forced [B])"),
        ("(id)x", "(x forced id)"), ("(id<P>)x", "(x forced P)"), ("(int)-1", "(-1 forced int)"),
        ("(CGFloat)-1", "(-1 forced CGFloat)"), ("(Width) - 1", "(Width - 1)"),
        ("(MAX_SIZE) - 1", "(MAX_SIZE - 1)"), ("(a)[0]", "a[0]"), ("(a)(b)", "a(b)"),
        ("(unsigned long)x", "(x forced unsigned long)"), ("(void)x", "x"),
        ("(__bridge CFStringRef)x", "(x forced CFStringRef)"),
        ("(uint8_t)x", "(x forced uint8_t)"), ("((A *)x).y", "(x forced A).y"),
        ("(void (^)(BOOL))x", "(x forced (BOOL) -> ())"),
        ("(CGPoint){1, 2}", "CGPoint(1, 2)"), ("(CGPoint){.x = 1, .y = 2}", "CGPoint(1, 2)"),
        ("static_cast<A *>(x)", "(x forced A)"),
    ]) func cast(_ code: String, _ swift: String) {
        #expect(ObjectiveCDump.expression(code) == swift)
    }

    @Test(arguments: [
        ("@\"a\"", "\"a\""), ("\"a\"", "\"a\""), ("@\"a\" @\"b\" \"c\"", "\"abc\""),
        ("@\"a\" // one\n@\"b\"", "(\"a\" + \"b\")"),
        ("PREFIX @\"b\"", "(PREFIX + \"b\")"),
        ("@\"a\" MIDDLE @\"c\"", "((\"a\" + MIDDLE) + \"c\")"),
        ("@1", "1"), ("@-1", "-1"), ("@1.5f", "1.5f"), ("@YES", "true"), ("@(a + b)", "(a + b)"),
        ("@'c'", "'c'"), ("YES", "true"), ("NO", "false"), ("nil", "nil"), ("NULL", "nil"),
        ("@[]", "[]"), ("@[a, @\"b\",]", "[a, \"b\"]"), ("@{}", "[]"),
        ("@{@\"a\": b, c: @[d]}", "[\"a\": b, c: [d]]"), ("{a, b}", "[a, b]"),
        ("@selector(a)", "#selector(a)"), ("@selector(a:b:)", "#selector(a)"),
        ("@protocol(P)", "P.self"), ("@encode(int)", "<>"), ("@foo(a)", "<>"),
        ("@[\n#if A\na,\n#endif\nb]", "[a, b]"),
    ]) func literal(_ code: String, _ swift: String) {
        #expect(ObjectiveCDump.expression(code) == swift)
    }

    @Test(arguments: [
        ("^{ a; }", "{ () in a }"),
        ("^(A *a, BOOL b) { [a c]; return b; }", "{ (a: A, b: BOOL) in a.c(); return b }"),
        ("^BOOL(id a) { return a; }", "{ (a: id) in return a }"),
        ("^A *(void) { return nil; }", "{ () in return nil }"),
        ("^(void (^c)(int)) { c(1); }", "{ (c: (int) -> ()) in c(1) }"),
        ("[a b:^(BOOL c) { d = e; } f:nil]", "a.b({ (c: BOOL) in d = e }, f: nil)"),
        ("f(q, ^{ if (a) b(); })", "f(q, { () in if a { b() } })"),
        ("({ A *a = b; a; })", "{ () in var a: A = b; return a }()"),
        ("[=](int a) { return a; }", "{ (a: int) in return a }"),
        ("^", "<>"),
    ]) func block(_ code: String, _ swift: String) {
        #expect(ObjectiveCDump.expression(code) == swift)
    }
}
