import Foundation
import Resolution
import Semantics
import Serialization
import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import Pictures
@testable import transc

/// The differences of two texts, as a command would report them.
struct DiffFile {
    let report: DiffReport
    let comparison: Comparison
    private let sources: (old: [SourceFile], new: [SourceFile])

    /// `imports` are the texts of imported files by their paths.
    init(_ old: String, _ new: String, imports: [String: String] = [:]) throws {
        let (before, after) = (try Self.version(old, imports), try Self.version(new, imports))
        let changes = differences(before.program, after.program)
        report = DiffReport(files: [
            FileDifferences(
                path: "App.trans", changes: changes, old: before.places, new: after.places)
        ])
        comparison = Comparison(before.program, after.program, changes: changes)
        sources = (before.sources, after.sources)
    }

    private static func version(
        _ text: String, _ imports: [String: String]
    ) throws -> (program: ProgramVersion, places: VersionPlaces, sources: [SourceFile]) {
        let input = Input(SourceFile(path: "App.trans", text: text)) {
            (path) throws(ReadFailure) in
            guard let text = imports[path] else { throw ReadFailure(.notFound) }
            return FileContents(
                bytes: Array(text.utf8),
                status: FileStatus(ofFileNumber: 1, byteCount: text.utf8.count))
        }
        let analysis = input.analysis(Options())
        guard let model = analysis.model else {
            throw Refused(messages: analysis.problems.map(\.message))
        }
        return (
            ProgramVersion(generating: model, analysis.tables),
            VersionPlaces(input.module.sources, "App.trans"), input.module.sources
        )
    }

    private struct Refused: Error { var messages: [String] }

    var page: PageDocument { ChangesPage(comparison, report.files[0], sources: sources).document }
    var changes: [Change] { report.changes }
    var text: String { DiffText(report).text }
    var markdown: String { DiffMarkdown(report).text }
    var json: String { String(decoding: diffJSON(report).file, as: UTF8.self) }

    /// The lines of the text without places and the summary.
    var lines: [String] {
        text.split(separator: "\n").map(String.init).filter { line in
            !line.hasPrefix("  ") || line.contains("→ ") && !line.contains("App.trans:")
        }.dropLast()
    }
}
