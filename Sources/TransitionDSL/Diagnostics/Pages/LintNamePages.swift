extension DiagnosticPages {
    /// Rules about names and declarations.
    static let lintNames: [DiagnosticPage] = lintUnusedNames + lintDeclarations

    /// Names that nothing uses.
    private static let lintUnusedNames: [DiagnosticPage] = [
        DiagnosticPage(
            .unusedScreen,
            summary: "nothing names a screen, and its declaration says nothing else",
            explanation: """
                It is on no line and in no group, nobody says `is` or `defaults in` it, and it
                has no storyboard, parameters, views or defaults of its own. It may have lost
                its line, or be left over. A file without a registry and defaults is not judged:
                others may import it.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                screen Help   = HelpViewController
                registry App {
                  push List -> Detail: fade
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                screen Help   = HelpViewController
                registry App {
                  push List -> Detail: fade
                  present List -> Help: fade
                }
                """
        ),
        DiagnosticPage(
            .unusedCell,
            summary: "no screen lists a cell, and no path begins with it",
            explanation: """
                A cell declared at the top of a file belongs to the screens that list it.
                Without one, its hero ids are on no screen as far as the checks know, and no
                match can name it. A file without a registry and defaults is not judged: others
                may import it.
                """,
            bad: """
                engine hero
                hero row(index: Int)
                cell RowCell(index: Int) { icon: row(index: index) }
                screen List   = ListViewController
                screen Detail(index: Int) = DetailViewController { icon: row(index: index) }
                registry App {
                  push List -> Detail: fade
                }
                """,
            good: """
                engine hero
                hero row(index: Int)
                cell RowCell(index: Int) { icon: row(index: index) }
                screen List   = ListViewController { cell RowCell }
                screen Detail(index: Int) = DetailViewController { icon: row(index: index) }
                registry App {
                  push List -> Detail: fade
                }
                """
        ),
        DiagnosticPage(
            .unusedGroup,
            summary: "no line and no other group names a group",
            explanation: """
                A group does nothing but stand for its screens. Its line may have been removed,
                or names the screens one by one. A file without a registry and defaults is not
                judged: others may import it.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                group  All    = List, Detail
                registry App {
                  push List -> Detail: fade
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                group  All    = List, Detail
                registry App {
                  push List -> Detail: fade
                }
                registry Help {
                  present All -> Detail: fade
                }
                """
        ),
        DiagnosticPage(
            .unusedModifiers,
            summary: "a list of modifiers stands behind no `with`",
            explanation: """
                Nothing moves as it says. The view that it was made for may have lost its
                `with`. A file without a registry and defaults is not judged: others may import
                it.
                """,
            bad: """
                engine hero
                modifiers rise = fade, translate(y: 40)
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade
                }
                """,
            good: """
                engine hero
                modifiers rise = fade, translate(y: 40)
                screen List   = ListViewController
                screen Detail = DetailViewController { title: with rise }
                registry App {
                  push List -> Detail: fade
                }
                """
        ),
        DiagnosticPage(
            .unusedAnimation,
            summary: "no line, default or other animation names an animation or animator",
            explanation: """
                It never plays. The line that it was made for may have lost it. A file without a
                registry and defaults is not judged: others may import it.
                """,
            bad: """
                animation open = fade with duration(0.4s)
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade
                }
                """,
            good: """
                animation open = fade with duration(0.4s)
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: open
                }
                """
        ),
        DiagnosticPage(
            .unusedInteraction,
            summary: "no line lets an interaction drive it",
            explanation: """
                The finger drives nothing. The line that it was made for may have lost its
                `interactive(…)`. A file without a registry and defaults is not judged: others
                may import it.
                """,
            bad: """
                interaction swipe = edgePan(left, finish: 50%)
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade
                }
                """,
            good: """
                interaction swipe = edgePan(left, finish: 50%)
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade with interactive(swipe)
                }
                """
        ),
        DiagnosticPage(
            .unusedSegue,
            summary: "a segue is on no line; off unless it is asked for",
            explanation: """
                The segue plays what the lines of its screens say, as a push or present would.
                Its constant may be all that the app wants, so this rule is off; turned on, it
                finds segues whose line was forgotten.
                """,
            bad: """
                segue showDetail = "showDetail"
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade
                }
                lint { unused-segue: warning }
                """,
            good: """
                segue showDetail = "showDetail"
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  segue(showDetail) List -> Detail: fade
                }
                lint { unused-segue: warning }
                """
        ),
        DiagnosticPage(
            .unusedImport,
            summary: "nothing of an imported file is used, nor of what it imports",
            explanation: """
                The file is read and checked for nothing, and who changes it looks here in vain.
                A second import of one file says nothing new either. A file without a registry
                and defaults is judged for the latter only: it may hand names on to others.
                """,
            bad: """
                import "Shared.trans"
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade
                }
                """,
            good: """
                import "Shared.trans"
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: sheet
                }
                """,
            files: [("Shared.trans", "animation sheet = fade with duration(350ms)\n")]
        ),
        DiagnosticPage(
            .unusedProtocolScreen,
            summary: "no screen says `is` a protocol; off unless it is asked for",
            explanation: """
                Classes that the file does not declare may conform to the protocol, so its lines
                can still win. Where all screens are declared, none of them `is` it, and its
                lines never play. This rule is off unless it is asked for.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                screen Zooming = any ZoomTransitionSource
                registry App {
                  push List -> Detail: fade
                  push Zooming -> Detail: fade
                }
                lint { unused-protocol-screen: warning }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController is Zooming
                screen Zooming = any ZoomTransitionSource
                registry App {
                  push List -> Detail: fade
                  push Zooming -> List: fade
                }
                lint { unused-protocol-screen: warning }
                """
        ),
    ]
}
