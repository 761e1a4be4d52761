extension DiagnosticPages {
    /// Words in a place where the grammar has none for them.
    static let grammar: [DiagnosticPage] = [
        DiagnosticPage(
            .unexpectedToken,
            summary: "the grammar allows something else in this place",
            explanation: """
                The message says what could stand here and what does. Often the place just
                before is to blame: a class that was not written, a colon too few. The rest of
                the file is read as if nothing had happened, so one slip is told once.
                """,
            bad: """
                screen Home  = HomeViewController
                screen Login = {
                }
                """,
            good: """
                screen Home  = HomeViewController
                screen Login = LoginViewController {
                }
                """
        ),
        DiagnosticPage(
            .unknownWord,
            summary: "a word looks like a misspelt keyword",
            explanation: """
                Keywords are words only where they have a meaning, so that a screen may be
                called `push`. Here only a keyword can stand, and the word is almost one. The
                line is understood as if it were spelt right.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  psh List -> Detail: slide(left)
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: slide(left)
                }
                """
        ),
        DiagnosticPage(
            .unclosedBrace,
            summary: "a `{` has no `}`",
            explanation: """
                The note shows the brace that is open; the error is where the next declaration
                begins, or where the file ends. As long as braces do not pair up, nothing else
                is checked: which screen a view belongs to would be a guess.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: slide(left)
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: slide(left)
                }
                """
        ),
        DiagnosticPage(
            .unexpectedBrace,
            summary: "a `}` closes nothing",
            explanation: """
                Either one brace is too many, or the `{` that it should close is missing. As
                long as braces do not pair up, nothing else is checked.
                """,
            bad: """
                engine hero
                screen Detail = DetailViewController {
                  titleLabel: with fade
                }
                }
                """,
            good: """
                engine hero
                screen Detail = DetailViewController {
                  titleLabel: with fade
                }
                """
        ),
        DiagnosticPage(
            .trailingComma,
            summary: "a comma ends a list, or separates what is in braces",
            explanation: """
                Commas separate the items of a list, and line breaks mean nothing: after a
                comma, the next line would be one more item. So a comma that is left over is
                an error at its place, before it swallows the view below. Views, lines,
                defaults and the parts of a hero id follow one another without commas.
                """,
            bad: """
                engine hero
                screen Detail = DetailViewController {
                  photo: with arc, fade,
                }
                """,
            good: """
                engine hero
                screen Detail = DetailViewController {
                  photo: with arc, fade
                }
                """
        ),
        DiagnosticPage(
            .nestingTooDeep,
            summary: "values stand, or names lead, more than 64 deep into one another",
            explanation: """
                Nobody reads 64 parentheses, and a compiler that follows them without end can be
                brought down by a file. Conditions such as `whenPresenting(…)` gain nothing by
                nesting: Hero never looks at a condition inside a condition. Give the inner part
                a name. Animations and interactions that name one another are followed as far.
                """,
            bad: """
                engine hero
                modifiers late = delay(
                  ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((
                  0.1s
                  ))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
                )
                """,
            good: """
                engine hero
                modifiers late = delay(0.1s)
                """
        ),
    ]
}
