import Codegen
import Lexer
import Lint
import Parser
import Semantics
import Testing
import TransitionDSL

/// The findings of `view-of-any-screen`, compared with the generated Swift.
@Suite("Views of any screen")
struct AnyScreenTests {
    @Test("The reported views are those that Swift looks for in `UIViewController`")
    func agreement() throws {
        let (told, looked) = try views(
            """
            animation at(v: View) = zoomInRect(of: v)
            animation named = zoomInRect(of: a1)
            screen A = AC
            screen B = BC { present zoomOutRect(of: b1)  dismiss zoomOutRect(of: b2) }
            defaults { push named / zoomOutRect(of: view)   reduceMotion systemZoom(from: c1) }
            defaults in A { pop systemZoom(from: c2)   tab zoomOutRect(of: c3) }
            registry D { push * -> B: at(v: d1) / zoomInRect(of: d2) }
            registry E { push A -> *: at(v: e1) / zoomInRect(of: e2) }
            registry F { present * <-> B: zoomInRect(of: f1) }
            registry G { present B -> A: systemZoom(from: g1, fallback: named) }
            registry H { dismiss * -> A: systemZoom(from: h1, fallback: at(v: root)) }
            registry I { pop * -> B: systemZoom(from: i1, fallback: zoomInRect(of: i2)) }
            registry J {
              push A -> *: systemZoom(from: j1, fallback: zoomInRect(of: j2))
                / systemZoom(from: j3, fallback: zoomInRect(of: j4))
            }
            registry K {
              push * -> A: systemZoom(from: k1, fallback: zoomInRect(of: k2))
                / systemZoom(from: k3, fallback: zoomInRect(of: k4))
            }
            registry L { tab * -> B: zoomOutRect(of: l1)   tab B -> A: zoomInRect(of: l2) }
            registry M { tab A -> *: systemZoom(from: m1) / zoomInRect(of: m2) }
            registry N { tab A -> B: zoomInRect(of: n1) / zoomOutRect(of: n2) }
            """)
        #expect(told == looked)
        #expect(
            told == [
                "a1", "b2", "c1", "c2", "c3", "d1", "e2", "f1", "i2", "j4", "k1", "k2", "k3", "m2",
            ])
    }

    @Test("Those in the braces of lines too")
    func braces() throws {
        let (told, looked) = try views(
            """
            engine hero
            screen A = AC
            screen B = BC
            registry R {
              * -> B { from.a: with fade  to.b: with fade  match from.c -> to.d }
              A -> * { from.e: with fade  to.f[i]: with fade  match from.g -> to.h.inner }
              B <-> * { to.root: with fade  to.view.i: with fade  from.j: with fade }
              push * -> A { match view -> k  match l -> m }
              push A -> * { match n -> root  match o -> p.inner  match r -> `view` }
              pop * -> * { from.parent?.view: with fade  to.navigationItem: with fade }
            }
            """)
        // The parent has a view, but is not one, nor is the item.
        #expect(told == looked.filter { $0 != "parent" })
        #expect(told == ["a", "c", "f", "h", "l", "navigationItem", "p"])
    }

    /// The first names of the reported paths, and of those that Swift looks for in a controller of
    /// an unknown class; without `view`.
    private func views(_ text: String) throws -> (told: [String], looked: [String]) {
        let files = [parse(tokenize(SourceFile(path: "app.trans", text: text)))]
        let program = analyze(files, options: AnalysisOptions(defaultNamespace: "App"))
        let model = try #require(program.model, "\(program.problems)")
        let told = lint(program, files).problems.filter { $0.id == .viewOfAnyScreen }
            .compactMap { $0.message.split(separator: "`").dropFirst(3).first.map(String.init) }
        let swift = generate(model, sourceName: "app.trans").bytes
        let looked = String(decoding: swift, as: UTF8.self)
            .matches(of: #/\b(?:owner|left|right)\.(\w+)/#)
            .map { String($0.output.1) }
        return (Set(told).sorted(), Set(looked).subtracting(["view"]).sorted())
    }
}
