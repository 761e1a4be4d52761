import LanguageServer
import Parser
import Semantics
import Serialization
import Testing
import TransitionDSL
@testable import TestSupport

/// What completion offers where a name was taken away.
@Suite struct CompletionPropertyTests {
    private struct Counts {
        var names = 0
        var offered = 0
        var early = 0
        var missing: [String] = []

        mutating func add(_ other: Counts) {
            names += other.names
            offered += other.offered
            early += other.early
            missing += other.missing
        }
    }

    /// At each word of the grammar, that word is offered.
    @Test func aWordIsOfferedAtItsPlace() async {
        let counts = await withTaskGroup(of: Counts.self) { group in
            for name in EditedFile.sample { group.addTask { Self.counts(name, Self.words) } }
            return await group.reduce(into: Counts()) { $0.add($1) }
        }
        let share = Double(counts.offered) / Double(max(1, counts.names))
        print("METRIC \(counts.names) words: \(share) offered")
        for line in counts.missing.prefix(100) { print("METRIC", line) }
        #expect(counts.names > 30)
        #expect(share >= 0.99)
    }

    /// Some of the words that are highlighted as words of the grammar.
    private static func words(_ file: EditedFile) -> [Range<Int>] {
        var numbers = SeededNumbers(seed: UInt64(file.source.bytes.count))
        let words = Set(Keyword.allCases.map(\.rawValue))
        return HighlightedToken.all(file.result("semanticTokens/full"), file.lines)
            .filter {
                ["keyword", "event"].contains($0.type) && $0.modifiers.isEmpty
                    && words.contains(file.text($0.range))
                    && (effort > 1 || Int.random(in: 0..<100, using: &numbers) < 20)
            }.map(\.range)
    }

    /// At each use of a declared name or of a name of the catalog, that name is offered, mostly among
    /// the first five. The uses are drawn from all files: one that lists the catalog has only late
    /// names.
    @Test func aNameIsOfferedAtItsPlace() async throws {
        let counts = await withTaskGroup(of: Counts.self) { group in
            for name in EditedFile.good { group.addTask { Self.counts(name, Self.uses) } }
            return await group.reduce(into: Counts()) { $0.add($1) }
        }
        let share = Double(counts.offered) / Double(max(1, counts.names))
        let early = Double(counts.early) / Double(max(1, counts.names))
        print("METRIC \(counts.names) names: \(share) offered, \(early) among the first five")
        for line in counts.missing.prefix(200) { print("METRIC", line) }
        #expect(counts.names > 50)
        #expect(share >= 0.99)
        #expect(early >= 0.9)
    }

    private static func counts(
        _ name: String, _ ranges: (EditedFile) -> [Range<Int>]
    ) -> Counts {
        var file = EditedFile(name)
        let original = file.text
        var counts = Counts()
        for range in ranges(file) {
            let name = file.text(range)
            let shown = place(file, range.lowerBound)
            file.replace(range, with: "")
            let labels = labels(file.result("completion", at: range.lowerBound))
            counts.names += 1
            // A name in backticks is offered without them where that is the same.
            let index = labels.firstIndex { $0 == name || "`\($0)`" == name }
            if let index {
                counts.offered += 1
                if index < 5 {
                    counts.early += 1
                } else if effort > 1 {
                    counts.missing.append("\(index): \(shown)")
                }
            } else {
                counts.missing.append("not offered: \(shown)")
            }
            file.set(original)
            file.client.forget()
        }
        return counts
    }

    /// The names in the file that stand for a declaration or a row of the catalog.
    private static func uses(_ file: EditedFile) -> [Range<Int>] {
        var numbers = SeededNumbers(seed: UInt64(file.source.bytes.count))
        let module = loadModule(
            parse(file.source), identity: nil,
            reading: file.client.files.host.reader(of: file.source.path))
        let analysis = analyze(
            module.files, imports: module.imports,
            options: AnalysisOptions(defaultNamespace: "App", recordsReferences: true))
        let names = Set(
            zip(file.tokens.kinds, file.tokens.ranges).filter { $0.0.isName }.map(\.1.offsets))
        return analysis.references.filter {
            switch $0.target {
            case .declaration, .catalog: $0.place.file == .main
            case .file, nil: false
            }
        }.map(\.place.range.offsets).filter { names.contains($0) }
            .filter { _ in effort > 1 || Int.random(in: 0..<8, using: &numbers) == 0 }
    }

    private static func labels(_ result: JSON) -> [String] {
        let items = result["items"].elements.isEmpty ? result.elements : result["items"].elements
        return items.sorted { sortText($0) < sortText($1) }.compactMap { $0["label"].text }
    }

    /// Whatever is offered can be taken: a word of the grammar is never a syntax error where it is
    /// offered.
    @Test(arguments: EditedFile.sample)
    func offeredWordsAreAccepted(_ name: String) throws {
        var file = EditedFile(name)
        var numbers = SeededNumbers(seed: UInt64(name.utf8.count))
        let original = file.text
        let keywordKind = 14
        for (kind, range) in zip(file.tokens.kinds, file.tokens.ranges).dropLast() where kind.isName
        {
            if effort < 2, Int.random(in: 0..<100, using: &numbers) >= 15 { continue }
            let shown = place(file, Int(range.start))
            file.replace(range.offsets, with: "")
            for item in file.result("completion", at: Int(range.start))["items"].elements
            where item["kind"].number == keywordKind {
                let edit = item["textEdit"]
                let word = try #require(edit["newText"].text)
                let start = try #require(file.offsets(edit["range"])).lowerBound
                let text = try #require(EditedFile.applying([edit], to: file.source))
                let problems = parse(SourceFile(path: "", text: text)).problems
                let isWrong = problems.contains {
                    $0.place.range.offsets.overlaps(start..<start + word.utf8.count)
                }
                #expect(!isWrong, "`\(word)` for \(shown): \(problems.map(\.message))")
            }
            file.set(original)
            file.client.forget()
        }
    }
}
