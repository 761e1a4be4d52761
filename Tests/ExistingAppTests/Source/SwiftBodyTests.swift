import AppSource
import Testing
import TransitionDSL

@Suite struct SwiftBodyTests {
    @Test(arguments: [
        (
            "x = a + b * c << 2 == d && e || f ? g : h ? i : j",
            "x = (((((a + (b * (c << 2))) == d) && e) || f) ? g : (h ? i : j))"
        ),
        ("a ?? b ?? c as? D", "(a ?? (b ?? (c as? D)))"), ("a - b - c", "((a - b) - c)"),
        ("a => b <- c", "((a => b) <- c)"), ("x += -1; y = try? !z", "x += (- 1); y = (! z)"),
        ("a<b, c>(d)", "a<b, c>(d)"), ("x = a < b && c > d", "x = ((a < b) && (c > d))"),
        ("f(+, by: <, ...5, 5...)", "f(+, by: <, (... 5), (... 5))"),
        ("x as Foo<A, B>? ?? y", "((x as Foo<A, B>?) ?? y)"),
        ("a is B ? c : d", "((a is B) ? c : d)"),
        ("(a, b) = (b, (a))", "tuple(a, b) = tuple(b, a)"), ("&a + 0", "(a + 0)"),
    ])
    func operators(text: String, expected: String) { #expect(body(text) == expected) }

    @Test(arguments: [
        ("a?.b!.c[0]?(1).d.0", "a?.b!.c[0]?(1).d.0"), ("a\n  .b\n  .c()\n(d)", "a.b.c(); d"),
        ("f(a) { b } c: { d }", "f(a, {b}, c: {d})"),
        ("f { $0.a }.g { _ in }", "f({$0.a}).g({_ in })"),
        ("f.g(_:with:)", "f.g"), ("a\n#if A\n.b()\n#else\n.c()\n#endif\n.d", "a.b().c().d"),
        (
            "[Int]().a; [a](b); [:]; [a: b,]; [a,\nb,]",
            "type([Int])().a; type([a])(b); [:]; [a: b]; [a, b]"
        ),
        ("\\.a.b; \\A.B.c?.d; \\.self; \\.[0].e", "\\.a.b; \\A.B.c.d; \\.self; \\.e"),
        (
            "#selector(A.b(_:c:)); #selector(getter: x.y); #keyPath(A.b.c); #file",
            "#selector(b); #selector(y); \\A.b.c; #file"
        ),
        ("\"a\\(b ? \"c\\(d)\" : e)f\\(g, h: 1)\"", "\"a\\((b ? \"c\\(d)\" : e))f\\(g, h: 1)\""),
        ("(0..<5).map { $0 }; { a }()", "(0 ..< 5).map({$0}); {a}()"),
        ("Foo.init(a).self", "Foo.init(a).self"),
        ("x = .a(.b, c: .d)", "x = .a(.b, c: .d)"),
        ("f(if: 1, for: a ? b : c)", "f(if: 1, for: (a ? b : c))"),
    ])
    func chainsAndLiterals(text: String, expected: String) { #expect(body(text) == expected) }

    @Test(arguments: [
        (
            "{ [weak self, x = y] (a: Int, b) async throws -> C in d }",
            "{a: Int, b in let x = y; d}"
        ),
        ("{ a, _ in a }", "{a, _ in a}"), ("{ (a, b) }", "{tuple(a, b)}"), ("{ [a] }", "{[a]}"),
        ("{ @MainActor [weak self] in a }", "{ in a}"), ("{ ((a, b), c) in }", "{a, b, c in }"),
    ])
    func closures(text: String, expected: String) { #expect(body("f " + text) == "f(\(expected))") }

    @Test(arguments: [
        ("if a { b } else if c { d } else { e }", "if a {b} else {if c {d} else {e}}"),
        (
            "if let a, let b = c as? D, case .e(let f)? = g, #available(iOS 9, *) { h }",
            "if let a, let b = (c as? D), case case .e(let f)? = g, #available {h}"
        ),
        ("if a.contains { $0 } { b }", "if a.contains({$0}) {b}"),
        (
            "guard let a = b.first { $0 } else { return }",
            "guard let a = b.first({$0}) else {return}"
        ),
        ("for case let a as B in c where d { e }", "for a in c where d {e}"),
        ("for (a, b) in c.filter { $0 } { d }", "for a, b in c.filter({$0}) {d}"),
        ("a: for await b: C in d { continue a }", "for b: C in d {continue}"),
        ("while let a = b { c }; repeat { d } while e", "while let a = b {c}; repeat {d} while e"),
        (
            "do { try a() } catch let b as C where d { e } catch { f }",
            "do {a()} catch {e} catch {f}"
        ),
        (
            "switch (a, b) { case (is C, let d as E): f\ncase let (.g, h?) where i, .j: k\n@unknown default: l }",
            "switch tuple(a, b) {case (is C, let d as E): f | case (case .g, let h?) where i, case .j: k"
                + " | default: l}"
        ),
        (
            "switch a {\n#if B\ncase 1...2: c\n#endif\ndefault: break\n}",
            "switch a {case (1 ... 2): c | default: break}"
        ),
        ("let a = if b { 1 } else { 2 }", "let a = <if b {1} else {2}>"),
        ("return\nif a { b }", "return; if a {b}"), ("return\na", "return a"),
        ("return; a", "return; a"),
        (
            "#if A\na\n#elseif B\nb\n#else\nc\n#endif\nd",
            "#if A {a} #if !(A) && (B) {b} #if !(A) && !(B) {c}; d"
        ),
        ("for var i = 0; i < 5; i++ { a }; b", "<unknown>; b"),
        ("defer { a }; throw b; break; fallthrough", "defer {a}; throw b; break; fallthrough"),
    ])
    func statements(text: String, expected: String) { #expect(body(text) == expected) }

    @Test(arguments: [
        ("let a = 1, b: [C]? = nil, (d, _) = e", "let a = 1; let b: [C]? = nil; let (d, _) = e"),
        ("var a: Int { get { 1 } set { b } }", "var a: Int {1}"),
        ("var a = 5 { didSet { b } }", "var a = 5"),
        ("@A lazy var a = b; async let c = await d()", "var a = b; let c = d()"),
        (
            "func f<T>(_ a: T, b c: D...) -> E where T: F { g }",
            "func f(_ a: T, b c: D...) -> E {g}"
        ),
        ("struct A: B { var c = 1 }; typealias D = E; class F {}", "<type>; <type>; <type>"),
        ("let a: A<B<C>>=d, e: F?=nil", "let a: A<B<C>> = d; let e: F? = nil"),
        ("let f: (_ a: inout Int, B) throws -> [C: D] = g", "let f: (Int, B) -> [C: D] = g"),
    ])
    func declarations(text: String, expected: String) { #expect(body(text) == expected) }

    @Test func whatIsNotUnderstoodIsUnknown() {
        #expect(body("a = ; b") == "a = <unknown>; b")
        #expect(body("f(a b, c)\nd") == "f(<unknown>, c); d")
        #expect(body(") a") == "<unknown>; a")
        #expect(body("a.\nlet b = 1") == "<unknown>; let b = 1")
        #expect(body("a ? b\nc") == "<unknown>; c")
    }

    @Test func rangesAreThoseOfTheTokens() throws {
        var source = SwiftSource("let x = (a.b\n  .c(1)) + \"d\\(e)\" ; f(g) { h } // i")
        let statements = source.statements(0..<source.tokens.tokens.count)
        #expect(
            statements.map { source.text($0.range) } == [
                "let x = (a.b\n  .c(1)) + \"d\\(e)\"", "f(g) { h }",
            ])
        guard case .variable(let variable) = statements[0].kind,
            case .binary(_, let left, let right)? = variable.value?.kind,
            case .string(let pieces) = right.kind, case .hole(let hole)? = pieces.last
        else {
            Issue.record("no sum of a call and a string")
            return
        }
        #expect(source.text(left.range) == "(a.b\n  .c(1))")
        #expect(source.text(right.range) == "\"d\\(e)\"")
        #expect(hole.map { source.text($0.value.range) } == ["e"])
    }
}
