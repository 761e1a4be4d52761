extension DiagnosticPages {
    /// Rules about names and declarations.
    static let lintNames: [DiagnosticPage] = []
}
