package import OperatingSystem
import TransitionDSL

/// The findings of a run, ready for any report format: positions are computed, paths are resolved,
/// and nothing is omitted.
struct Report: Sendable {
    /// By file of the command line, then by file and place; no duplicates.
    var findings: [Finding] = []
    /// The files that were read, including imports, each once under the path of its findings.
    var files: [SourceFile] = []
    var failures: [ReportedFailure] = []
    /// The directory that relative paths start from, for formats that need absolute ones.
    var directory = ""
    /// Whether findings were compared with a baseline.
    var hasBaseline = false

    /// Findings neither suppressed nor in the baseline; they decide the outcome of a run.
    var openFindings: [Finding] { findings.filter { $0.isOpen } }
}

/// One problem of a file.
struct Finding: Hashable, Sendable {
    var id: DiagnosticID
    var severity: Severity
    var message: String
    var location: Location
    /// The line on which it begins, without its ending; only the beginning of a long one.
    var lineText: String
    var related: [Related] = []
    var help: String?
    var fix: ProposedFix?
    /// The reason in a comment that suppresses it; nil if it is not suppressed.
    var suppression: String?
    /// Whether it is in the baseline.
    var isInBaseline = false

    /// A second place that explains the first.
    struct Related: Hashable, Sendable {
        var message: String
        var location: Location
    }

    /// An edit that removes the finding.
    struct ProposedFix: Hashable, Sendable {
        var title: String
        var isSafe: Bool
        var edits: [Edit]

        struct Edit: Hashable, Sendable {
            var location: Location
            var replacement: String
        }
    }

    var isOpen: Bool { suppression == nil && !isInBaseline }
}

/// A half-open range of a file.
package struct Location: Hashable, Sendable {
    package var path: String
    package var start: Position
    package var end: Position

    /// A position in all units that readers use: lines and columns from 1.
    package struct Position: Hashable, Sendable {
        /// The UTF-8 offset in the file.
        var offset: Int
        package var line: Int
        /// In UTF-8 bytes, as Swift's compiler counts.
        package var column: Int
        /// In UTF-16 code units, as editors and SARIF count.
        var utf16Column: Int
    }
}

/// An input that could not be processed, or output that could not be written.
package struct ReportedFailure: Hashable, Sendable {
    /// The file of the command line; nil if the failure is not about one file.
    package var path: String?
    package var failure: Failure

    package init(path: String? = nil, failure: Failure) {
        self.path = path
        self.failure = failure
    }

    var text: String { failure.text }
}

struct ReportBuilder: Sendable {
    private(set) var report: Report
    private var knownPaths: Set<String> = []
    private var knownFindings: Set<Finding> = []

    init(directory: String) { report = Report(directory: directory) }

    /// Adds the problems of one module. Those of an import come with each importer and are added
    /// once. `known` are the ones in the baseline; nil without a baseline.
    mutating func add(
        _ diagnostics: [Diagnostic], _ sources: [SourceFile],
        suppressed: [(diagnostic: Diagnostic, reason: String)] = [], known: [Diagnostic]? = nil
    ) {
        if known != nil { report.hasBaseline = true }
        for source in sources { add(source) }
        let files = sources.map { PositionedFile($0) }
        var all: [Classified] = diagnostics.map { ($0, nil, false) }
        all += suppressed.map { ($0.diagnostic, $0.reason, false) }
        all += (known ?? []).map { ($0, nil, true) }
        for item in sortedByPlace(all, by: { $0.diagnostic }) {
            let finding = finding(item, files)
            if knownFindings.insert(finding).inserted { report.findings.append(finding) }
        }
    }

    /// A diagnostic and its suppression.
    private typealias Classified = (
        diagnostic: Diagnostic, suppression: String?, isInBaseline: Bool
    )

    mutating func add(_ failure: Failure, path: String?) {
        let failure = ReportedFailure(path: path.map { normalized($0) }, failure: failure)
        if !report.failures.contains(failure) { report.failures.append(failure) }
    }

    private mutating func add(_ source: SourceFile) {
        let path = source.normalizedPath
        guard knownPaths.insert(path).inserted else { return }
        report.files.append(SourceFile(path: path, bytes: source.bytes))
    }

    private func finding(_ item: Classified, _ files: [PositionedFile]) -> Finding {
        let diagnostic = item.diagnostic
        let location = location(diagnostic.place, files)
        return Finding(
            id: diagnostic.id, severity: diagnostic.severity, message: diagnostic.message,
            location: location,
            lineText: files[fileNumber(diagnostic.place, files)].text(ofLine: location.start.line),
            related: diagnostic.notes.map { note in
                Finding.Related(message: note.message, location: self.location(note.place, files))
            }, help: diagnostic.help,
            fix: diagnostic.fix.map { fix in
                Finding.ProposedFix(
                    title: fix.title, isSafe: fix.isSafe,
                    edits: fix.edits.map { edit in
                        .init(
                            location: self.location(edit.place, files),
                            replacement: edit.replacement)
                    })
            }, suppression: item.suppression, isInBaseline: item.isInBaseline)
    }

    private func location(_ place: SourcePlace, _ files: [PositionedFile]) -> Location {
        files[fileNumber(place, files)].location(place.range)
    }

    /// A place without a file counts as one in the compiled file.
    private func fileNumber(_ place: SourcePlace, _ files: [PositionedFile]) -> Int {
        let number = Int(place.file.index)
        return files.indices.contains(number) ? number : 0
    }
}
