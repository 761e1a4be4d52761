import Lexer
import Semantics
import Testing
import TransitionDSL

@testable import Driver
@testable import TestSupport

/// What stays known of a file while a line of it is being written: the end of one line after the
/// other is deleted. Without `TRANSC_EFFORT` a seed chooses some of the lines and two cuts in each,
/// at the middle and at the last token; with 2 every line is cut at every token.
@Suite struct PartialAnalysisTests {
    private static let sampledPercent = 10

    @Test func referencesOnOtherLinesStay() async throws {
        let paths =
            Corpus.cases.filter { !Corpus.isBad($0) }
            + Repository.files(in: "Examples", ending: ".trans")
        let counts = try await withThrowingTaskGroup(of: Counts.self) { group in
            for path in paths { group.addTask { try Self.counts(of: path) } }
            return try await group.reduce(into: Counts()) { $0.add($1) }
        }
        print("METRIC", counts)
        #expect(counts.cuts > 100)
        #expect(counts.keptShare >= 0.97, "\(counts)")
        #expect(counts.oneErrorShare >= 0.98, "\(counts)")
    }

    private struct Counts: CustomStringConvertible {
        var cuts = 0
        var references = 0
        var kept = 0
        var withError = 0
        var withOneError = 0

        mutating func add(_ other: Counts) {
            cuts += other.cuts
            references += other.references
            kept += other.kept
            withError += other.withError
            withOneError += other.withOneError
        }

        var keptShare: Double { Double(kept) / Double(max(1, references)) }
        var oneErrorShare: Double { Double(withOneError) / Double(max(1, withError)) }

        var description: String {
            "\(cuts) cuts: \(kept) of \(references) references kept (\(keptShare)); "
                + "\(withOneError) of \(withError) with one error (\(oneErrorShare))"
        }
    }

    private static func counts(of path: String) throws -> Counts {
        let input = try Input(Repository.path(path), Options())
        let source = input.source
        let known = targets(of: input).targets
        var numbers = SeededNumbers(seed: UInt64(path.utf8.count))
        var counts = Counts()
        for (line, tokens) in tokensByLine(source) {
            let cuts =
                effort > 1
                ? tokens : Array(Set([tokens[tokens.count / 2], tokens[tokens.count - 1]]))
            for cut in cuts.sorted() {
                guard effort > 1 || Int.random(in: 0..<100, using: &numbers) < sampledPercent
                else { continue }
                let end = source.bytes[cut...].firstIndex(of: UInt8(ascii: "\n"))
                let bytes = source.bytes[..<cut] + source.bytes[(end ?? source.bytes.count)...]
                let (left, errorCount) = targets(of: input.replacing(Array(bytes)))
                let others = known.filter { $0.key.line != line }
                counts.cuts += 1
                counts.references += others.count
                counts.kept += others.count { left[$0.key] == $0.value }
                counts.withError += errorCount > 0 ? 1 : 0
                counts.withOneError += errorCount == 1 ? 1 : 0
                #expect(errorCount <= 3, "\(path):\(line) cut at \(cut)")
            }
        }
        return counts
    }

    /// Where the tokens of each line begin.
    private static func tokensByLine(_ source: SourceFile) -> [(line: Int, tokens: [Int])] {
        let table = LineTable(source)
        let starts = tokenize(source).ranges.dropLast().map { $0.start }
        return Dictionary(grouping: starts) { table.position(of: $0).line }
            .sorted { $0.key < $1.key }
            .map { ($0.key, $0.value.map { Int($0) }) }
    }

    /// What each name of the file leads to, by its place, and how many errors there are.
    private static func targets(
        of input: Input
    ) -> (targets: [LineTable.Position: String], errorCount: Int) {
        let analysis = input.analysis(Options(), recordsReferences: true)
        let tables = input.module.sources.map { LineTable($0) }
        var targets: [LineTable.Position: String] = [:]
        for reference in analysis.references where reference.place.file == .main {
            guard let target = reference.target else { continue }
            let place = tables[0].position(of: reference.place.range.start)
            switch target {
            case .declaration(let index):
                let declaration = analysis.declarations[index]
                let file = Int(declaration.place.file.index)
                let position = tables[file].position(of: declaration.place.range.start)
                targets[place] = "\(declaration.kind) \(declaration.name) \(file) \(position)"
            case .catalog(let row): targets[place] = "catalog \(Catalog[row].name)"
            case .file(let file): targets[place] = input.module.sources[Int(file.index)].path
            }
        }
        return (targets, analysis.problems.count { $0.severity == .error })
    }
}
