import TransitionDSL

/// The names that a `lint` block can set.
///
/// Diagnostics that are errors in the language itself cannot be turned off; those that advise can,
/// and so can the rules that look at what a whole file means.
enum LintRules {
    static let names: [String] =
        DiagnosticID.allCases.filter { $0.severity != .error }.map(\.rawValue) + rules

    private static let rules = [
        "one-sided-hero-id", "long-duration", "unused-hero-id", "unused-screen", "unused-modifier",
        "unused-animation", "unused-interaction", "unreachable-line", "fixed-id-in-cell",
        "similar-hero-ids", "repeated-hero-id", "cancelled-modifier", "nested-when",
        "hidden-match", "match-with-system", "forgotten-return", "undrivable-animator",
        "missing-reduce-motion",
    ]
}
