package import TransitionDSL

/// What to do with a file that is not formatted.
package enum FormatAction: Sendable {
    case writing
    /// `--check`: print its path.
    case listing
    /// `--diff`: print the changes.
    case showing
}

/// The forms of a graph.
package enum GraphFormat: String, CaseIterable, Sendable {
    case svg, mermaid, dot, json

    /// The form for a file: the extension of its name decides.
    package init(fileName: String) {
        let extensions: [(GraphFormat, [String])] = [
            (.mermaid, [".mmd", ".mermaid"]), (.dot, [".dot", ".gv"]), (.json, [".json"]),
        ]
        let format = extensions.first { _, names in names.contains { fileName.hasSuffix($0) } }
        self = format?.0 ?? .svg
    }
}

/// What `resolve` is asked.
package struct ResolveOptions: Sendable {
    package var from: String?
    package var to: String?
    package var operation: String?
    package var segue: String?
    /// The containers around the two screens, the innermost first.
    package var containers: [String] = []
    package var version: SystemVersion?
    package var registry: String?
    package var isJSON = false
}

/// The forms of the differences between two versions.
package enum DiffFormat: String, CaseIterable, Sendable { case text, json, markdown }

/// One `--report` of `diff`.
package struct DiffReportRequest: Hashable, Sendable {
    package var format: DiffFormat
    package var destination: Destination

    package init(format: DiffFormat, destination: Destination) {
        self.format = format
        self.destination = destination
    }
}

/// Which changes make `diff` fail: those of a class, and more severe ones.
package enum FailureClass: String, CaseIterable, Sendable { case breaks, differs, any }
