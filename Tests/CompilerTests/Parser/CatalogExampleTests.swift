import Lexer
import Parser
import Testing
import TransitionDSL

/// What the catalog shows people can be typed unchanged.
@Suite struct CatalogExampleTests {
    @Test(arguments: Catalog.entries)
    func exampleParses(entry: CatalogEntry) {
        // A list of modifiers takes any call; what may be there is not the grammar's matter.
        let result = parse(tokenize(SourceFile(path: "a.trans", text: text(of: entry.example))))
        #expect(result.problems.isEmpty, "\(entry.example)")
    }

    @Test func defaultsParse() {
        for parameter in Catalog.entries.flatMap(\.parameters) {
            guard let value = parameter.defaultValue else { continue }
            let result = parse(tokenize(SourceFile(path: "a.trans", text: text(of: "a(\(value))"))))
            #expect(result.problems.isEmpty, "\(value)")
        }
    }

    private func text(of call: String) -> String {
        "modifiers example = \(call)\n"
    }
}
