import Codegen
import Testing
import TransitionDSL

@Suite struct CorpusTests {
    @Test func hasCases() {
        #expect(Corpus.cases.count > 100)
    }

    @Test(arguments: Corpus.cases)
    func earnsWhatItSays(_ path: String) throws {
        let compilation = try Corpus.compilation(path)
        let expected = try compilation.sources.flatMap { try Corpus.expectations(in: $0) }
        #expect(counted(compilation.reports) == counted(expected))
        #expect(Corpus.isBad(path) == expected.contains { $0.severity > .note })
    }

    @Test(arguments: Corpus.cases.filter { !Corpus.isBad($0) })
    func goodCasesGiveWholeFiles(_ path: String) throws {
        let compilation = try Corpus.compilation(path)
        let model = try #require(compilation.model)
        let name = lastComponent(of: path)
        let bytes = generate(model, sourceName: name).bytes
        #expect(generate(model, sourceName: name).bytes == bytes)
        let objectiveC = generateObjectiveC(model, sourceName: name, headerName: "A.h")
        for bytes in [bytes, objectiveC.header.bytes, objectiveC.implementation.bytes] {
            #expect(bytes.last == UInt8(ascii: "\n"))
            #expect(bytes.dropLast().last != UInt8(ascii: "\n"))
        }
    }

    /// A case is named for what it earns.
    @Test(arguments: Corpus.cases.filter(Corpus.isBad))
    func badCasesAreNamedForTheirMistake(_ path: String) throws {
        let compilation = try Corpus.compilation(path)
        let name = String(lastComponent(of: path).dropFirst("bad-".count).dropLast(".trans".count))
        let named = DiagnosticID.allCases.map(\.name)
            .filter { name == $0 || name.hasPrefix($0 + "-") }
        #expect(compilation.reports.contains { named.contains($0.id) })
    }

    @Test func everyDiagnosticHasACase() throws {
        var seen: Set<DiagnosticID> = []
        for path in Corpus.cases {
            let compilation = try Corpus.compilation(path)
            seen.formUnion(compilation.problems.map(\.id))
        }
        // A rule about apps has cases in `Apps/rules-ID`, which ExistingAppTests require.
        let apps = DiagnosticID.allCases.filter {
            $0.page.example != nil && $0.page.moduleExample == nil
        }
        let missing = Set(DiagnosticID.allCases).subtracting(seen).subtracting(apps)
        #expect(
            missing == [
                .fileTooLarge, .importOutsideRoot, .tooManyOpenHeroIDs, .tooManyCrossingLines,
            ])
    }

    private func counted(_ reports: [Compilation.Report]) -> [String] {
        reports.map(\.description).sorted()
    }
}
