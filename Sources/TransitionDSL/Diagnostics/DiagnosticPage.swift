/// What `transc explain` and the manual say of a diagnostic.
package struct DiagnosticPage: Sendable {
    package var id: DiagnosticID
    /// When it occurs, in one line.
    package var summary: String
    package var explanation: String
    /// A file that earns the diagnostic.
    package var bad: String
    /// The same file, mended.
    package var good: String
    /// The files that the examples import.
    package var files: [(name: String, text: String)]

    package init(
        _ id: DiagnosticID,
        summary: String,
        explanation: String,
        bad: String,
        good: String,
        files: [(name: String, text: String)] = []
    ) {
        self.id = id
        self.summary = summary
        self.explanation = explanation
        self.bad = bad
        self.good = good
        self.files = files
    }
}

/// The pages of all diagnostics.
package enum DiagnosticPages {
    package static func page(for id: DiagnosticID) -> DiagnosticPage? {
        nil
    }
}
