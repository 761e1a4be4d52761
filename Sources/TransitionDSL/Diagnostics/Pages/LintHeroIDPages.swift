extension DiagnosticPages {
    /// Rules about hero ids and matches.
    static let lintHeroIDs: [DiagnosticPage] = []
}
