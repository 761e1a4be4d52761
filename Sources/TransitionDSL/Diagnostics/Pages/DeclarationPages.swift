extension DiagnosticPages {
    /// Declarations and their clauses: twice, or with a word that there is not.
    static let declarations: [DiagnosticPage] = [
        DiagnosticPage(
            .duplicateDeclaration,
            summary: "a file says `module`, `engine`, `access` or `lint` twice, or a rule",
            explanation: """
                These speak for the whole file, so there is one of each. The order of a file
                never matters, and so neither of two could win.
                """,
            bad: """
                engine hero
                engine sdoshero
                screen Home = HomeViewController
                """,
            good: """
                engine sdoshero
                screen Home = HomeViewController
                """
        ),
        DiagnosticPage(
            .duplicateName,
            summary: "two things of one kind have the same name",
            explanation: """
                A line that uses the name would not say which one it means. Screens share their
                names with groups, animations with animators; all other kinds keep to
                themselves, so a hero id may be called like a screen. Imported names count too.
                Rename one of the two.
                """,
            bad: """
                screen Login = LoginViewController
                screen Login = PasscodeViewController
                """,
            good: """
                screen Login    = LoginViewController
                screen Passcode = PasscodeViewController
                """
        ),
        DiagnosticPage(
            .duplicateClause,
            summary: "a screen has `from`, `is`, `storyboard` or `given` twice",
            explanation: """
                The clauses after a screen's class stand in any order, each of them once.
                Several parents go behind one `is`, separated by commas.
                """,
            bad: """
                screen Zoomable = any ZoomTransitionSource
                screen Feed     = FeedViewController
                screen Videos   = VideosViewController is Feed is Zoomable
                """,
            good: """
                screen Zoomable = any ZoomTransitionSource
                screen Feed     = FeedViewController
                screen Videos   = VideosViewController is Feed, Zoomable
                """
        ),
        DiagnosticPage(
            .givenView,
            summary: "a given view is declared or used as something else",
            explanation: """
                `given` names views that the app hands to the generated function. The
                screen keeps each one weakly, so a path that starts at it goes on with
                `?.`. A given view has the type of its class, no default value and no
                index.
                """,
            bad: """
                engine hero
                hero avatar = "app.avatar"
                screen Profile = ProfileViewController given(header: HeaderView) {
                  header.avatar: avatar with fade
                }
                """,
            good: """
                engine hero
                hero avatar = "app.avatar"
                screen Profile = ProfileViewController given(header: HeaderView) {
                  header?.avatar: avatar with fade
                }
                """
        ),
        DiagnosticPage(
            .duplicateView,
            summary: "a view has two lines in one body that speak of the same operation",
            explanation: """
                A view has one `hero.id` and one list of modifiers; the second line would
                overwrite the first. Make them one line. Two lines are fine where `on` tells
                them apart, or where a line of a registry refines what the screen says.
                """,
            bad: """
                engine hero
                hero cover(isbn: String) = "cover.\\(isbn)"
                screen Book(isbn: String) = BookViewController {
                  coverView: cover(isbn: isbn)
                  coverView: with arc(intensity: 1)
                }
                """,
            good: """
                engine hero
                hero cover(isbn: String) = "cover.\\(isbn)"
                screen Book(isbn: String) = BookViewController {
                  coverView: cover(isbn: isbn) with arc(intensity: 1)
                }
                """
        ),
        DiagnosticPage(
            .duplicateDefault,
            summary: "one operation has two defaults in the same place",
            explanation: """
                A default is what plays where no line says otherwise: one for each operation,
                for the app, for a container or on a screen. What goes one way and comes another
                is a single default with a `/`.
                """,
            bad: """
                defaults {
                  present cover(up)
                  present fade
                }
                """,
            good: """
                defaults {
                  present cover(up) / fade
                }
                """
        ),
        DiagnosticPage(
            .unknownEngine,
            summary: "`engine` is followed by the name of none",
            explanation: """
                The engine is the library that plays the transitions: `uikit` for none but
                UIKit, `hero`, `sdoshero` or `trtransitions`. It decides which Swift is written
                and what it imports.
                """,
            bad: """
                engine heroes
                screen Home = HomeViewController
                """,
            good: """
                engine hero
                screen Home = HomeViewController
                """
        ),
        DiagnosticPage(
            .unknownAccess,
            summary: "`access` is followed by a level that generated code cannot have",
            explanation: """
                The generated namespace is `internal`, `package` or `public`. It is never
                `private` or `fileprivate`: the file holds nothing but declarations for others
                to use.
                """,
            bad: """
                access open
                screen Home = HomeViewController
                """,
            good: """
                access public
                screen Home = HomeViewController
                """
        ),
        DiagnosticPage(
            .unknownScope,
            summary: "`per` is followed by something else than `screen` or `instance`",
            explanation: """
                Hero knows no scopes: an id is one string for the whole app, and two tabs that
                show the same article would share it. `per screen` puts the screen that opens
                into the text, `per instance` that very controller too. The other side writes
                `of opener`.
                """,
            bad: """
                hero photo(id: String) per tab
                """,
            good: """
                hero photo(id: String) per screen
                """
        ),
        DiagnosticPage(
            .unknownLintRule,
            summary: "a `lint` block sets a rule that there is not",
            explanation: """
                A misspelt rule would stay silent while you believe that it is set. Errors of
                the language are no rules and cannot be turned off.
                """,
            bad: """
                screen Home = HomeViewController
                lint { long-durations: off }
                """,
            good: """
                screen Home = HomeViewController
                lint { long-duration: off }
                """
        ),
        DiagnosticPage(
            .unknownLintLevel,
            summary: "a `lint` block gives a rule a severity that there is not",
            explanation: """
                A rule can be `off`, a `note`, a `warning` or an `error`. Only an `error` keeps
                the Swift from being written.
                """,
            bad: """
                screen Home = HomeViewController
                lint { long-duration: fatal }
                """,
            good: """
                screen Home = HomeViewController
                lint { long-duration: error }
                """
        ),
        DiagnosticPage(
            .missingImport,
            summary: "an imported file is not there or cannot be read",
            explanation: """
                A path is relative to the folder of the file that imports, wherever `transc` is
                run. As long as a file is missing, names are not checked: all that it declares
                would be reported as unknown.
                """,
            bad: """
                import "Sharde.trans"
                registry App {
                  push * -> Login: appear
                }
                """,
            good: """
                import "Shared.trans"
                registry App {
                  push * -> Login: appear
                }
                """,
            files: [
                (
                    "Shared.trans",
                    """
                    screen Login = LoginViewController
                    animation appear = cover(up)
                    """
                )
            ]
        ),
        DiagnosticPage(
            .importOutsideRoot,
            summary: "an import leads out of the directory that `--source-root` names",
            explanation: """
                A build that declares its sources, or runs in a sandbox, must know what is read;
                with `--source-root` transc opens nothing else, not even by way of a symbolic
                link, and does not look whether the file is there. Move the file into the
                directory, or name a directory that holds both.
                """
        ),
        DiagnosticPage(
            .importCycle,
            summary: "a file imports itself, perhaps by way of others",
            explanation: """
                Two files that import each other are one file in two pieces: neither can be
                read, or moved to another app, without the other. Put what both need into a
                third file that imports neither. The example's file is `App.trans`.
                """,
            bad: """
                import "Feeds.trans"
                screen Home = HomeViewController
                """,
            good: """
                import "Shared.trans"
                screen Home = HomeViewController
                """,
            files: [
                (
                    "Feeds.trans",
                    """
                    import "App.trans"
                    animation open = pageIn(up)
                    """
                ),
                (
                    "Shared.trans",
                    """
                    animation open = pageIn(up)
                    """
                ),
            ]
        ),
        DiagnosticPage(
            .listTooLong,
            summary: "there are more parameters, parts, modifiers, ends or screens than allowed",
            explanation: """
                At most 64 parameters, 256 parts, 256 modifiers of a list and of all lists that
                it names, 1024 pairs of a line's ends: what has more comes from a script; let
                it write several declarations, or a group where a line names many screens.
                What groups and protocols come to is limited for all lines of a file together,
                since groups in groups grow faster than what is written: their screens, once
                for each registry that names them, to a million and 64 for each name in groups
                and lines, the views in braces, each once for each class of its end, to 100 000
                and 64 for each view.
                """,
            bad: "hero news {\n\(parts(257))}",
            good: "hero news {\n\(parts(256))}"
        ),
        DiagnosticPage(
            .nameShadowsCatalog,
            summary: "an animation, modifier or interaction has a name that the language gives",
            explanation: """
                Whoever reads `fade` knows what it does. If a file could give the word another
                meaning, no line of it could be read without the whole. Choose a name that says
                what is special about yours.
                """,
            bad: """
                animation fade = zoom with duration(0.2s)
                """,
            good: """
                animation quickZoom = zoom with duration(0.2s)
                """
        ),
    ]

    /// The lines of a family with that many parts, eight on each.
    private static func parts(_ count: Int) -> String {
        stride(from: 1, through: count, by: 8).map { first in
            let names = (first...min(first + 7, count)).map { "part\($0)" }
            return "  " + names.joined(separator: " ") + "\n"
        }
        .joined()
    }
}
