import Lexer
import Parser
import Semantics
import Testing
import TransitionDSL

/// Every example of the catalog stands in a file that means something.
@Suite struct CatalogExampleTests {
    @Test(arguments: Catalog.entries.indices)
    func compiles(_ row: Int) {
        let entry = Catalog.entries[row]
        let problems = places(of: entry).map { place in
            check(
                [parse(tokenize(SourceFile(path: "example.trans", text: frame + place)))],
                options: CheckOptions(defaultNamespace: "Example")
            ).problems.filter { $0.id != .rawSwift }
        }
        #expect(
            problems.contains { $0.isEmpty },
            "\(entry.example): \(problems.map { $0.map(\.message) })"
        )
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
        let option = "registry R { push A -> B: fade with \(example) }"
        let change = "animator a { fromView 0%...100%: \(example) }"
        switch entry.kind {
        case .animation: return [animation]
        case .modifier: return [modifier]
        case .interaction: return [interaction]
        case .option: return [option]
        case .change: return [change]
        case .constant: return [animation, modifier, interaction, option]
        case .constructor:
            let parameter = "\(entry.type?.rawValue ?? "") = \(example)"
            return [
                "modifiers m(p: \(parameter)) = fade",
                "modifiers m = timingFunction(\(example))",
                "modifiers m = cascade(direction: \(example))",
            ]
        }
    }
}
