extension DiagnosticPages {
    /// Rules about registries and defaults as a whole.
    static let lintRegistries: [DiagnosticPage] = [
        DiagnosticPage(
            .emptyRegistry,
            summary: "a registry has no line",
            explanation: """
                Installing it does nothing, and the controllers that it is installed in play the
                defaults alone. A line may have been lost, or the registry is no longer needed.
                """,
            bad: """
                registry App { }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade
                }
                """
        )
    ]
}
