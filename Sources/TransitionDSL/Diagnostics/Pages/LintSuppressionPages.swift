extension DiagnosticPages {
    /// Rules about the comments that allow what rules find.
    static let lintSuppressions: [DiagnosticPage] = [
        DiagnosticPage(
            .unusedSuppression,
            summary: "a comment allows what its rule does not find in that line",
            explanation: """
                What it once allowed is gone, or the comment stands at another line than meant:
                it speaks of its own line or, alone on a line, of the next one with code. Left
                standing, it would hide the next finding. Where a rule is off, or the file has
                mistakes that keep rules from running, nothing is said of its suppressions.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {  // transc:allow(empty-registry): lines come with the next release
                  push List -> Detail: fade
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade
                }
                """
        ),
        DiagnosticPage(
            .unknownSuppression,
            summary: "a comment allows what is no rule, or cannot be allowed",
            explanation: """
                The name in the parentheses is that of a rule, as it stands in brackets behind
                each message. What the language does not permit cannot be allowed, nor can what
                is found in suppressions themselves; a `lint` block sets those.
                """,
            bad: """
                // transc:allow(unknown-screen): it is declared in another file
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade
                }
                """
        ),
        DiagnosticPage(
            .suppressionWithoutReason,
            summary: "a comment allows something and does not say why",
            explanation: """
                Who reads the file next cannot tell whether the comment still holds. The reason
                stands behind a colon; reports of suppressed findings show it. The comment
                counts all the same.
                """,
            bad: """
                // transc:allow(empty-registry)
                registry App { }
                """,
            good: """
                // transc:allow(empty-registry): its lines come with the next release
                registry App { }
                """
        ),
        DiagnosticPage(
            .malformedSuppression,
            summary: "a comment looks like a suppression and is none",
            explanation: """
                A suppression is a `//` comment that begins with `transc:allow(`, names one rule
                or several with commas between them, and gives a reason behind `):`. What comes
                near it suppresses nothing, so it is reported rather than passed over. Comments
                that document, with three slashes, are text for people and are not looked at.
                """,
            bad: """
                // transc: allow that the feed is listed twice
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade
                }
                """,
            good: """
                // The feed is listed twice.
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade
                }
                """
        ),
    ]
}
