/// What to do with a file that is not formatted.
enum FormatAction: Sendable {
    case writing
    /// `--check`: print its path.
    case listing
    /// `--diff`: print the changes.
    case showing
}

/// The forms of a graph.
enum GraphFormat: String, CaseIterable, Sendable {
    case svg, mermaid, dot, json

    /// The form for a file: the extension of its name decides.
    init(fileName: String) {
        let extensions: [(GraphFormat, [String])] = [
            (.mermaid, [".mmd", ".mermaid"]), (.dot, [".dot", ".gv"]), (.json, [".json"]),
        ]
        let format = extensions.first { _, names in names.contains { fileName.hasSuffix($0) } }
        self = format?.0 ?? .svg
    }
}

/// What `resolve` is asked.
struct ResolveOptions: Sendable {
    var from: String?
    var to: String?
    var operation: String?
    var segue: String?
    /// The containers around the two screens, the innermost first.
    var containers: [String] = []
    var version: Int?
    var registry: String?
    var isJSON = false
}

/// The forms of the differences between two versions.
enum DiffFormat: String, CaseIterable, Sendable { case text, json, markdown }

/// One `--report` of `diff`.
struct DiffReportRequest: Hashable, Sendable {
    var format: DiffFormat
    var destination: Destination
}

/// Which changes make `diff` fail: those of a class, and more severe ones.
enum FailureClass: String, CaseIterable, Sendable { case breaks, differs, any }
