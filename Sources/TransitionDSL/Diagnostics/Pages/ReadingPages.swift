extension DiagnosticPages {
    /// What can be wrong with bytes and words, before any grammar.
    static let reading: [DiagnosticPage] = [
        DiagnosticPage(
            .badUTF8,
            summary: "the file holds bytes that are not UTF-8",
            explanation: """
                A `.trans` file is UTF-8, as Xcode saves it. Bytes that are none come from an
                old encoding, often in a comment or a name with an accent. They are not guessed
                at: an id with a guessed letter would match on no other screen. Save the file as
                UTF-8. In the example, � stands for the byte E9, which is é in Latin-1.
                """,
            bad: """
                /// The menu of the caf�.
                screen Menu = MenuViewController
                """,
            good: """
                /// The menu of the café.
                screen Menu = MenuViewController
                """
        ),
        DiagnosticPage(
            .nulByte,
            summary: "the file holds a byte that is 0",
            explanation: """
                No editor shows a NUL byte, and none belongs into source. It comes from a file
                saved as UTF-16 or from a copy that broke off. Were it let through, it would end
                up inside an id or an identifier, where nobody could find it. Delete the
                character, or save the file anew as UTF-8. In the example, ␀ stands for the
                byte.
                """,
            bad: """
                screen Home = HomeViewController␀
                screen Login = LoginViewController
                """,
            good: """
                screen Home = HomeViewController
                screen Login = LoginViewController
                """
        ),
        DiagnosticPage(
            .unknownCharacter,
            summary: "a character means nothing here",
            explanation: """
                Declarations follow one another without separators, so a `;` has no place, nor
                have quotes that a chat window has made curly, or an arrow that is one
                character. The help says what to write for those that people use most. In names
                and strings at most 30 combining marks, such as accents, may follow one another.
                """,
            bad: """
                screen Login = LoginViewController;
                screen Home  = HomeViewController
                """,
            good: """
                screen Login = LoginViewController
                screen Home  = HomeViewController
                """
        ),
        DiagnosticPage(
            .unclosedString,
            summary: "a string is not closed on the line where it begins",
            explanation: """
                A string ends on its line; white space means nothing elsewhere, but a text with
                a line break in it is never what somebody wanted to be an id. Add the quote. For
                a line break in a text write `\\n`.
                """,
            bad: """
                hero logo = "app.logo
                hero banner = "app.banner"
                """,
            good: """
                hero logo = "app.logo"
                hero banner = "app.banner"
                """
        ),
        DiagnosticPage(
            .unclosedComment,
            summary: "a block comment is open at the end of the file",
            explanation: """
                Block comments nest, as in Swift: each `/*` needs a `*/` of its own, so that
                code which holds a comment can be commented out. What follows an open one is not
                read, and nothing is checked until it is closed.
                """,
            bad: """
                screen Home = HomeViewController
                /* The old login /* with its banner */
                screen Login = LoginViewController
                """,
            good: """
                screen Home = HomeViewController
                /* The old login /* with its banner */ */
                screen Login = LoginViewController
                """
        ),
        DiagnosticPage(
            .unclosedQuotedName,
            summary: "a name begins with a backtick and does not end with one",
            explanation: """
                Backticks say that a word is a name, whatever else it means: a view called
                `present` would otherwise begin the screen's own default. They stand on both
                sides of the name.
                """,
            bad: """
                engine hero
                screen Card = CardViewController {
                  `present: with fade
                }
                """,
            good: """
                engine hero
                screen Card = CardViewController {
                  `present`: with fade
                }
                """
        ),
        DiagnosticPage(
            .malformedNumber,
            summary: "a number has a dot without digits on one side, or two dots",
            explanation: """
                Numbers are written as Swift writes them, with digits on both sides of the dot.
                Hero's own string syntax took `.5`, and crashed on `1.2.3` when the app ran;
                here the file is refused, and no number is left to be parsed in the app.
                """,
            bad: """
                animation open = fade with duration(.4s)
                """,
            good: """
                animation open = fade with duration(0.4s)
                """
        ),
        DiagnosticPage(
            .unknownUnit,
            summary: "a number is followed by a unit that there is not",
            explanation: """
                A unit touches its number: `s`, `ms`, `%`, `deg`, `rad` or `pt`. UIKit measures
                in points, Core Animation in seconds and radians; whichever you write, the
                generated Swift holds what they take. Points serve where other platforms say
                `px` or `dp`.
                """,
            bad: """
                engine hero
                modifiers rise = translate(y: 40px), fade
                """,
            good: """
                engine hero
                modifiers rise = translate(y: 40pt), fade
                """
        ),
        DiagnosticPage(
            .malformedColor,
            summary: "a colour has not 6 or 8 hexadecimal digits",
            explanation: """
                A colour is `#RRGGBB`, or `#RRGGBBAA` with its opacity. The three digits that
                CSS allows are not expanded. The generated Swift makes a `UIColor` of exactly
                these numbers.
                """,
            bad: """
                engine hero
                modifiers dimmed = overlay(color: #000, opacity: 40%)
                """,
            good: """
                engine hero
                modifiers dimmed = overlay(color: #000000, opacity: 40%)
                """
        ),
        DiagnosticPage(
            .unknownEscape,
            summary: #"a string holds a `\` with a character that makes no escape"#,
            explanation: #"""
                The escapes are Swift's: `\n`, `\t`, `\"`, `\\`, `\u{E9}` and their like, and
                `\(name)` for a parameter. A text that needs none of them can be written raw, as
                `#"…"#`, where `\` is a character like any other.
                """#,
            bad: #"""
                hero path = "gallery\photos"
                """#,
            good: #"""
                hero path = #"gallery\photos"#
                """#
        ),
        DiagnosticPage(
            .malformedHole,
            summary: #"what stands between `\(` and `)` in a string is not one name"#,
            explanation: #"""
                A hole takes the name of a parameter and nothing else. That is what lets the
                compiler know every text that an id can have, and tell when two ids could be
                equal. Where the id needs something computed, give the family a parameter for it
                and compute it in the app.
                """#,
            bad: #"""
                hero row(index: Int) = "row.\(index + 1)"
                """#,
            good: #"""
                hero row(number: Int) = "row.\(number)"
                """#
        ),
        DiagnosticPage(
            .fileTooLarge,
            summary: "the file has more than 16 MiB",
            explanation: """
                A file written by hand never comes near. If one is generated, divide it and
                `import` the pieces. No example is shown, for it would have to be as large.
                """
        ),
    ]
}
