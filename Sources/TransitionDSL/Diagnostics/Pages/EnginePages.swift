extension DiagnosticPages {
    /// What not every engine can do.
    static let engines: [DiagnosticPage] = [
        DiagnosticPage(
            .notInEngine,
            summary: "the file says something that its engine cannot do",
            explanation: """
                Hero ids, modifiers and matches need Hero. TRTransitions has no defaults, knows
                few animations, and animates nothing but pushes, pops and segues. The help names
                the engines that can; the manual has all of it in a table, under «Engines». What
                a file declares counts whether it is used or not, since Swift is made of it;
                names of an imported file count where they are used. A file that says nothing of
                an engine has `uikit`.
                """,
            bad: """
                hero photo = "app.photo"
                screen Detail = DetailViewController { photoView: photo }
                """,
            good: """
                engine hero
                hero photo = "app.photo"
                screen Detail = DetailViewController { photoView: photo }
                """
        )
    ]
}
