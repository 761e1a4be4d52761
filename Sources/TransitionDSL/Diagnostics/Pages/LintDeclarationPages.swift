extension DiagnosticPages {
    /// Lists, twins, and what is around declarations.
    static let lintDeclarations: [DiagnosticPage] = [
        DiagnosticPage(
            .repeatedNameInList,
            summary: "a name stands twice in a group, after `is`, or at one end of a line",
            explanation: """
                Once says it all, and the line covers no more for the second. It may have been
                meant to be another screen.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List | List -> Detail: fade
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
            .coveredNameInList,
            summary: "another name of the list stands for a name already",
            explanation: """
                A screen stands for its subclasses too, a group for its screens, and `*` for all
                but UIKit's own controllers. What is named beside them adds nothing, and a
                reader takes the list for longer than it is. After `is`, a class brings its own
                parents along.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                group  All    = List, Detail
                registry App {
                  push All | List -> Detail: fade
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                group  All    = List, Detail
                registry App {
                  push All -> Detail: fade
                }
                """
        ),
        DiagnosticPage(
            .sameClassTwice,
            summary: "two screens have one class",
            explanation: """
                At run time a screen is known by its class, so nothing tells the two apart:
                which line plays is not the file's to say any more.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = ListViewController
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
            .twoSuperclasses,
            summary: "a screen `is` two classes",
            explanation: """
                A Swift class has one superclass and any number of protocols. One of the two is
                no parent of it, or is a protocol and lacks its `any`.
                """,
            bad: """
                screen Base    = BaseViewController
                screen Zooming = ZoomingViewController
                screen Photo   = PhotoViewController is Base, Zooming
                registry App {
                  push Base -> Zooming: fade
                }
                """,
            good: """
                screen Base    = BaseViewController
                screen Zooming = any ZoomingViewController
                screen Photo   = PhotoViewController is Base, Zooming
                registry App {
                  push Base -> Zooming: fade
                }
                """
        ),
        DiagnosticPage(
            .sameStoryboardIdentifier,
            summary: "two screens have one storyboard and id",
            explanation: """
                Interface Builder keeps one controller under an id, so one of the two screens
                would be made as the other. Mostly the id was copied with its line.
                """,
            bad: """
                screen List   = ListViewController storyboard("Main", id: "list")
                screen Detail = DetailViewController storyboard("Main", id: "list")
                registry App {
                  push List -> Detail: fade
                }
                """,
            good: """
                screen List   = ListViewController storyboard("Main", id: "list")
                screen Detail = DetailViewController storyboard("Main", id: "detail")
                registry App {
                  push List -> Detail: fade
                }
                """
        ),
        DiagnosticPage(
            .sameSegueIdentifier,
            summary: "two segues of one direction have one identifier",
            explanation: """
                UIKit hands the app an identifier and nothing else, so the two names mean one
                segue. Mostly the text was copied with its line.
                """,
            bad: """
                segue showList   = "show"
                segue showDetail = "show"
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade
                }
                """,
            good: """
                segue showList   = "showList"
                segue showDetail = "showDetail"
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade
                }
                """
        ),
        DiagnosticPage(
            .duplicateHook,
            summary: "a screen has code twice for one moment",
            explanation: """
                Which of the two runs first would be anyone's guess. One call of a function that
                does both says it.
                """,
            bad: ##"""
                screen List   = ListViewController {
                  before go: swift(#"stop()"#)
                  before go: swift(#"save()"#)
                }
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade
                }
                lint { raw-swift: off }
                """##,
            good: ##"""
                screen List   = ListViewController {
                  before go: swift(#"stopAndSave()"#)
                }
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade
                }
                lint { raw-swift: off }
                """##
        ),
        DiagnosticPage(
            .redundantLintSetting,
            summary: "a rule is set to the level it has anyway; off unless it is asked for",
            explanation: """
                The setting changes nothing. It may be there to say so, and keeps its level
                should a later version choose another, so this rule is off unless it is asked
                for.
                """,
            bad: """
                lint {
                  empty-registry: warning
                  redundant-lint-setting: note
                }
                """,
            good: """
                lint {
                  empty-registry: error
                  redundant-lint-setting: note
                }
                """
        ),
        DiagnosticPage(
            .emptyBlock,
            summary: "a `defaults` or `lint` block says nothing",
            explanation: """
                Without a line, a block of defaults leaves everything to the next one and to the
                engine, as no block at all does. Its lines may have been lost.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { }
                registry App {
                  push List -> Detail: fade
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { push fade }
                registry App {
                  push List -> Detail: fade
                }
                """
        ),
        DiagnosticPage(
            .confusableName,
            summary: "a name has a Cyrillic or Greek letter that looks like a Latin one",
            explanation: """
                The name reads like another and is not the same: typing what it looks
                like gives an unknown name. It comes from a keyboard set to another
                language or from copied text. Names of one script are fine, whichever it
                is, unless two names of a file look the same letter by letter, such as a
                Latin `a` and a Cyrillic `а`.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                animation оpen = fade
                registry App {
                  push List -> Detail: оpen
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                animation open = fade
                registry App {
                  push List -> Detail: open
                }
                """
        ),
        DiagnosticPage(
            .caseOnlyDifference,
            summary: "two names of one kind differ in capitals only",
            explanation: """
                The language tells them apart and people do not: on the phone, in a review, from
                memory. Who types one will get the other. Swift and file systems have trouble
                too.
                """,
            bad: """
                animation open = fade
                animation Open = fade
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: open
                  push Detail -> List: Open
                }
                """,
            good: """
                animation open   = fade
                animation reopen = fade
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: open
                  push Detail -> List: reopen
                }
                """
        ),
        DiagnosticPage(
            .todoComment,
            summary: "a comment says TODO or FIXME; off unless it is asked for",
            explanation: """
                What is left to do is found before a release by turning this rule on, in the
                file or for one run. Capitals alone count.
                """,
            bad: """
                // TODO: the way back
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade
                }
                lint { todo-comment: note }
                """,
            good: """
                // The way back is the opposite.
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade
                }
                lint { todo-comment: note }
                """
        ),
        DiagnosticPage(
            .reorderedText,
            summary: "a character makes editors show a line in another order than it is written",
            explanation: """
                U+202A to U+202E and U+2066 to U+2069 set the direction of what stands behind
                them. In a comment or a text they can make a line look like another one, so
                that a reviewer reads what is not compiled (CVE-2021-42574). In the example, ⇄
                stands for U+202E.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade  /* soon⇄ } // */
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade  // soon }
                }
                """
        ),
    ]
}
