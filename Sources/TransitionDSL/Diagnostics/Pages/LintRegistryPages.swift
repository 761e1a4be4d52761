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
        ),
        DiagnosticPage(
            .unreachableLine,
            summary: "narrower lines have every transition of a line",
            explanation: """
                Of the lines that cover a forward transition the narrowest wins, and the
                return belongs to it. So neither this line's animation nor its return ever
                plays, and editing it changes nothing. The notes show lines that play
                instead. What is in its braces is not lost: matches and views of all lines
                that cover a transition add up.
                """,
            bad: """
                screen Detail  = DetailViewController
                screen Article = ArticleViewController is Detail
                screen List    = ListViewController
                defaults { reduceMotion fade }
                registry App {
                  push List -> Detail:  slide(left)
                  push List -> Article: zoom
                  List -> Detail:       fade
                  present List -> Detail: cover(up)
                  replace List -> Detail: zoom
                }
                """,
            good: """
                screen Detail  = DetailViewController
                screen Article = ArticleViewController is Detail
                screen List    = ListViewController
                defaults { reduceMotion fade }
                registry App {
                  push List -> Detail:  slide(left)
                  push List -> Article: zoom
                  List -> Detail:       fade
                  present List -> Detail: cover(up)
                }
                """
        ),
        DiagnosticPage(
            .redundantLine,
            summary: "without a line the same would play",
            explanation: """
                A wider line says for all its transitions what this one says, the way back
                and the options included. Whoever changes the wider one will wonder why these
                screens do not follow.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push Detail -> List: none
                  push * -> Detail:    fade
                  push List -> Detail: fade
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push Detail -> List: none
                  push * -> Detail:    fade
                }
                """
        ),
        DiagnosticPage(
            .shadowedDefault,
            summary: "a line decides every transition that a default is for",
            explanation: """
                A default plays when no line decides. With a line from `*` to `*` in the file's
                only registry there is no such transition left, wherever that is installed. The
                return of a line counts too: beside `present * -> Login: cover(up)` a default
                `dismiss` of the screen `Login` never plays.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { push fade }
                registry App {
                  push * -> *:         auto
                  push List -> Detail: none
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { push fade }
                registry App {
                  push List -> Detail: none
                }
                """
        ),
        DiagnosticPage(
            .anyToAnyLine,
            summary: "a line of the only registry says what plays between any two screens",
            explanation: """
                What plays when nothing else is said is what `defaults` are for. They come after
                all lines and after the presented screen's own, and a container can have others;
                a line wins over all of these.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push * -> *:         fade
                  push List -> Detail: none
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { push fade }
                registry App {
                  push List -> Detail: none
                }
                """
        ),
        DiagnosticPage(
            .containerEnd,
            summary: "an end of a line is a container that is never the innermost screen",
            explanation: """
                The ends of a transition are the innermost visible screens that are
                declared, not the containers around them. A navigation controller is never
                pushed, and a tab bar controller whose tabs are declared always shows one
                of these. So the line never applies.
                """,
            bad: """
                screen Main   = MainTabBarController
                screen Latest = LatestViewController
                screen Saved  = SavedViewController
                screen Login  = LoginViewController
                defaults { reduceMotion fade }
                registry App {
                  tab     Latest -> Saved: slide(left)
                  present Main -> Login:   cover(up)
                }
                """,
            good: """
                screen Latest = LatestViewController
                screen Saved  = SavedViewController
                screen Login  = LoginViewController
                defaults { reduceMotion fade }
                registry App {
                  tab     Latest -> Saved:         slide(left)
                  present Latest | Saved -> Login: cover(up)
                }
                """
        ),
        DiagnosticPage(
            .forgottenReturn,
            summary: "a line leaves its return to the engine; off unless it is asked for",
            explanation: """
                After `/ default` no line and no default decides the return: the screen
                comes as the line says and goes as the engine likes. Many lines mean it. A
                team that wants its file to decide every return turns the rule on.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { reduceMotion fade }
                registry App {
                  push List -> Detail: fade / default
                }
                lint { forgotten-return: warning }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { pop fade   reduceMotion fade }
                registry App {
                  push List -> Detail: fade / default
                }
                lint { forgotten-return: warning }
                """
        ),
        DiagnosticPage(
            .hiddenReturn,
            summary: "a line that names a return operation takes events from a written return",
            explanation: """
                Lines that name `pop`, `dismiss` or an unwind segue come before every return
                after a `/`, however wide they are. Where such a line lies inside the
                written return's transitions it is an exception; a wider one takes what
                another line says on purpose. The message names one such transition and the
                help the line that keeps the return.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { reduceMotion fade }
                registry App {
                  push List -> Detail: slide(left) / zoom
                  pop * -> List:       fade
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { reduceMotion fade }
                registry App {
                  push List -> Detail: slide(left)
                  pop Detail -> List:  zoom
                  pop * -> List:       fade
                }
                """
        ),
        DiagnosticPage(
            .idleGesture,
            summary: "a gesture is to drive a return that its line does not decide",
            explanation: """
                Options and gesture belong to the line whose animation plays. Where a line
                leaves its return to the defaults with `/ default`, or others name the
                operation, the gesture is never attached.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { pop fade   reduceMotion fade }
                registry App {
                  push List -> Detail: slide(left) / default with interactive(edgePan(left))
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { reduceMotion fade }
                registry App {
                  push List -> Detail: slide(left) with interactive(edgePan(left))
                }
                """
        ),
        DiagnosticPage(
            .asymmetricReturn,
            summary: "a written way back is not the opposite; off unless it is asked for",
            explanation: """
                Many lines mean it: a page turns in and fades out. A team that wants its screens
                to leave the way they came turns the rule on.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { reduceMotion fade }
                registry App {
                  push List -> Detail: pageIn(up) / fade
                }
                lint { asymmetric-return: warning }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { reduceMotion fade }
                registry App {
                  push List -> Detail: pageIn(up)
                }
                lint { asymmetric-return: warning }
                """
        ),
        DiagnosticPage(
            .missingDefault,
            summary: "an operation of some line has no default; off unless it is asked for",
            explanation: """
                Screens that no line names play what the engine chooses, which may look like
                another app. A team that decides all of it turns the rule on.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade
                }
                lint { missing-default: warning }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { push zoom  reduceMotion fade }
                registry App {
                  push List -> Detail: fade
                }
                lint { missing-default: warning }
                """
        ),
        DiagnosticPage(
            .viewOfAnyScreen,
            summary: "a view of any screen that not every screen has",
            explanation: """
                Where `*` stands for the screen, and in defaults, the generated Swift looks for
                the view in `UIViewController` and does not compile where that lacks it. Name
                the screens that have it. Or give it to all of them in an extension of
                `UIViewController`, and allow the finding. Every controller has a `view`.
                """,
            bad: """
                screen Photo = PhotoViewController
                defaults { push fade   pop fade   reduceMotion fade }
                registry App {
                  push * -> Photo: zoomInRect(of: thumbnail)
                }
                """,
            good: """
                screen Photo  = PhotoViewController
                screen Albums = AlbumsViewController
                defaults { push fade   pop fade   reduceMotion fade }
                registry App {
                  push Albums -> Photo: zoomInRect(of: thumbnail)
                }
                """
        ),
    ]
}
