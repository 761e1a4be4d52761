import Testing
import TransitionDSL

/// The manual's table of engines matches the checker.
@Suite struct EngineTableTests {
    @Test func hasARowForEachFeature() throws {
        #expect(try engines(of: "ids and modifiers on views") == EngineFeature.viewLines.engines)
        #expect(try engines(of: "matches") == EngineFeature.matches.engines)
        #expect(try engines(of: "`modifiers`") == EngineFeature.modifierLists.engines)
        #expect(try engines(of: "`defaults`") == EngineFeature.defaults.engines)
        #expect(try engines(of: "`present` and `dismiss`") == EngineFeature.screenDefaults.engines)
        #expect(EngineFeature.allCases.count == 5)
    }

    @Test(arguments: Operation.allCases)
    func hasARowForEachOperation(_ operation: Operation) throws {
        let row = try #require(
            rows().first {
                $0[0].hasPrefix("lines of") && $0[0].contains("`\(operation.rawValue)`")
            })
        #expect(engines(in: row) == operation.engines)
    }

    /// The rows of the section's table, each a list of its cells.
    private func rows() throws -> [[String]] {
        let lines = try Repository.text("Documentation/language.md").split(separator: "\n")
        let start = try #require(lines.firstIndex(of: "## Engines"))
        let section = lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }
        return section.filter { $0.hasPrefix("| ") }.map { line in
            line.split(separator: "|").map { $0.trimmingPrefix(" ") }
                .map { String($0.last == " " ? $0.dropLast() : $0) }
        }
    }

    private func engines(of name: String) throws -> EngineSet {
        engines(in: try #require(rows().first { $0[0].hasPrefix(name) }))
    }

    private func engines(in row: [String]) -> EngineSet {
        zip(Engine.allCases, row.dropFirst()).reduce(into: EngineSet()) { engines, cell in
            if cell.1 == "yes" { engines.insert(.of(cell.0)) }
        }
    }
}
