import Lexer
import Parser
import Semantics
import Testing
import TransitionDSL

/// Every example of the catalog is in a valid file for each engine that has the row. For every
/// other engine, it is one error that names the engines which have it.
@Suite struct CatalogExampleTests {
    @Test(arguments: Catalog.entries.indices, Engine.allCases)
    func compiles(_ row: Int, _ engine: Engine) {
        let entry = Catalog.entries[row]
        let problems = places(of: entry).map { place in
            let text = "engine \(engine.rawValue)\n" + frame + place
            return analyze(
                [parse(tokenize(SourceFile(path: "example.trans", text: text)))],
                options: AnalysisOptions(defaultNamespace: "Example")
            ).problems.filter { $0.id != .rawSwift }
        }
        // Without Hero it is the line that cannot be, whatever the modifier.
        let lacksHero = entry.kind == .modifier && !EngineSet.withHero.contains(.of(engine))
        let able = lacksHero ? .withHero : entry.engines
        let expected = able.contains(.of(engine)) ? nil : "\(entry.name): \(names(able))"
        let said = problems.map { problems in
            problems.map { problem in
                guard problem.id == .notInEngine else { return problem.message }
                let engines = problem.help?.prefix { $0 != ";" } ?? ""
                return "\(entry.name): \(engines)"
            }
        }
        #expect(
            said.contains(expected.map { [$0] } ?? []),
            "\(entry.example): \(problems.map { $0.map(\.message) })"
        )
    }

    /// As the help of an error lists them.
    private func names(_ engines: EngineSet) -> String {
        switch engines {
        case .withHero: "`hero` and `sdoshero` can"
        case .withRuntime: "`uikit`, `hero` and `sdoshero` can"
        case .sdoshero: "`sdoshero` can"
        default: "unexpected"
        }
    }

    /// What the examples name.
    private let frame = """
        cell NewsCell { }
        screen A = AViewController
        screen B = BViewController
        hero logo = "app.logo"

        """

    /// Where a file may hold an example of the row; the examples of values are calls that use them.
    private func places(of entry: CatalogEntry) -> [String] {
        let example = entry.example
        let animation = "registry R { push A -> B: \(example) }"
        let modifier = "screen C = CViewController { view: with \(example) }"
        let interaction = "interaction i = \(example)"
        let option = "registry R { push A -> B: zoomInRect with \(example) }"
        let change = "animator a { fromView 0%...100%: \(example) }"
        switch entry.kind {
        case .animation: return [animation]
        case .modifier: return [modifier]
        case .interaction: return [interaction]
        case .option: return [option]
        case .change: return [change]
        case .constant:
            let argument = "animator a = class FoldAnimator(\(entry.name))"
            return [animation, modifier, interaction, option, argument]
        case .constructor:
            let parameter = "\(entry.type?.rawValue ?? "") = \(example)"
            return [
                "animation m(p: \(parameter)) = zoomInRect",
                "registry R { push A -> B: zoomInRect with timingFunction(\(example)) }",
                "modifiers m = cascade(direction: \(example))",
            ]
        }
    }
}
