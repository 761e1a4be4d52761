import Apps
import Foundation
import Testing
import TransitionDSL

/// The invented apps of Tests/Corpus/Apps. Set TRANSC_CASE to a part of a name to run only those.
@Suite struct CorpusTests {
    private static let cases = AppCase.all.filter { app in
        ProcessInfo.processInfo.environment["TRANSC_CASE"].map { app.name.contains($0) } ?? true
    }

    @Test(arguments: cases)
    func facts(_ app: AppCase) throws {
        let (expected, kinds) = try app.expectations()
        let scan = App(try app.files()).scan()
        var found: [String: [Int: [FactText]]] = [:]
        for fact in scan.facts {
            let source = scan.files[Int(fact.place.file.index)].source
            let line = LineTable(source).position(of: fact.place.range.start).line
            found[source.path, default: [:]][line, default: []].append(FactText(fact))
        }
        var differences: [String] = []
        for path in Set(expected.keys).union(found.keys).sorted() {
            let lines = Dictionary(grouping: expected[path] ?? [], by: \.line)
            let facts = found[path] ?? [:]
            for line in Set(lines.keys).union(facts.keys).sorted() {
                let problems = compare(lines[line] ?? [], facts[line] ?? [], kinds)
                differences += problems.map { "  \(path):\(line): \($0)" }
            }
        }
        if !differences.isEmpty {
            Issue.record("\(app.name)\n\(differences.joined(separator: "\n"))")
        }
    }

    /// The differences on one line.
    private func compare(
        _ expected: [Expectation], _ found: [FactText], _ kinds: Set<AppFactKind>
    ) -> [String] {
        var rest = found
        var checked = kinds
        var problems: [String] = []
        for case .fact(let fact) in expected.map(\.content) {
            if let index = rest.firstIndex(where: fact.matches) {
                rest.remove(at: index)
            } else {
                problems.append("missing:    \(fact.text)")
            }
        }
        for expectation in expected {
            switch expectation.content {
            case .nothing: checked = Set(AppFactKind.allCases)
            case .maybe(let kinds):
                rest.removeAll { kinds.isEmpty || kinds.contains($0.kind) }
            case .fact: break
            }
        }
        problems += rest.filter { checked.contains($0.kind) }
            .map { "unexpected: \($0.description)" }
        return problems
    }

    /// A class without a case is a form that nothing tests.
    @Test func everyClassHasACase() {
        let classes = Set(AppCase.all.map(\.className))
        #expect(corpusClasses.filter { !classes.contains($0) } == [])
        #expect(classes.subtracting(corpusClasses).sorted() == [], "not in the list of classes")
    }

    @Test func everyCaseExpectsSomething() throws {
        for app in AppCase.all {
            let (expected, kinds) = try app.expectations()
            #expect(!kinds.isEmpty || expected.values.contains { !$0.isEmpty }, "\(app.name)")
        }
    }
}
