import TransitionDSL

/// What a run found, ready to be told in any form: positions are counted, paths are settled, and
/// nothing is left out for being too much.
struct Report: Sendable {
    /// By file of the command line, then by file and place; none twice.
    var findings: [Finding] = []
    /// The files that were read, imports too, each once under the path of its findings.
    var files: [SourceFile] = []
    var failures: [ReportedFailure] = []
    /// The directory that relative paths start from, for forms that want absolute ones.
    var directory = ""
    /// Whether findings were compared with a baseline.
    var hasBaseline = false

    /// What was neither suppressed in a file nor known before: what a run is judged by.
    var openFindings: [Finding] { findings.filter(\.isOpen) }
}

/// One thing that is to be said of a file.
struct Finding: Hashable, Sendable {
    var id: DiagnosticID
    var severity: Severity
    var message: String
    var location: Location
    /// The line on which it begins, without its ending; of a long one the beginning.
    var lineText: String
    var related: [Related] = []
    var help: String?
    var fix: ProposedFix?
    /// Why the file says that this is as it should be; nil where it does not.
    var suppression: String?
    /// Whether the baseline knows it.
    var isInBaseline = false

    /// A second place that explains the first.
    struct Related: Hashable, Sendable {
        var message: String
        var location: Location
    }

    /// An edit that takes the finding away.
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
struct Location: Hashable, Sendable {
    var path: String
    var start: Position
    var end: Position

    /// A position in all the ways in which readers count: lines and columns from 1.
    struct Position: Hashable, Sendable {
        /// The UTF-8 offset in the file.
        var offset: Int
        var line: Int
        /// In UTF-8 bytes, as Swift's compiler counts.
        var column: Int
        /// In UTF-16 code units, as editors and SARIF count.
        var utf16Column: Int
    }
}

/// An input that could not be judged, or output that could not be written.
struct ReportedFailure: Hashable, Sendable {
    /// The file of the command line; nil where the fault is not one file's.
    var path: String?
    var message: String
    var help: String?

    /// The failure as one text.
    var text: String { help.map { "\(message); \($0)" } ?? message }
}
