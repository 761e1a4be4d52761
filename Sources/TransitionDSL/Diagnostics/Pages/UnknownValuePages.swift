extension DiagnosticPages {
    /// Names that the catalog must hold, or the file in its place, and does not.
    static let unknownValues: [DiagnosticPage] = [
        DiagnosticPage(
            .unknownAnimation,
            summary: "an animation is named that neither the language nor the file has",
            explanation: """
                Animations have Hero's names. Written as a string, one that Hero does not know
                becomes `.auto` without a word, and the app plays something; people have looked
                for that mistake for days. Here it is an error before the app is built.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: pageInn(up)
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: pageIn(up)
                }
                """
        ),
        DiagnosticPage(
            .unknownModifier,
            summary: "a modifier is named that neither the language nor the file has",
            explanation: """
                Modifiers have Hero's names and labels. In Hero's modifier strings a name that
                there is not is skipped, and the view does less than it should. A list of your
                own is declared with `modifiers name = …` and used like the others.
                """,
            bad: """
                engine hero
                screen Card = CardViewController {
                  footer: with fadeIn, translate(y: 40)
                }
                """,
            good: """
                engine hero
                screen Card = CardViewController {
                  footer: with fade, translate(y: 40)
                }
                """
        ),
        DiagnosticPage(
            .unknownInteraction,
            summary: "an interaction is named that neither the language nor the file has",
            explanation: """
                A finger drives a transition by `pan`, `edgePan` or `pinch`; `interaction name =
                …` gives one of them its thresholds and a name. An interaction that could not be
                found would leave a screen that does not follow the finger.
                """,
            bad: """
                interaction dragDown = pann(down, finish: 25%)
                """,
            good: """
                interaction dragDown = pan(down, finish: 25%)
                """
        ),
        DiagnosticPage(
            .unknownOption,
            summary: "an animation's `with` names no option, or one that belongs elsewhere",
            explanation: """
                What stands after `with` on an animation are options of the whole transition:
                its duration, its curve, the finger that drives it. Modifiers move single views
                and stand on the lines of views and matches. `available` can stand on a line, a
                default, a registry or `defaults` as a whole, and not on an `animation`, which
                has no other to leave its place to.
                """,
            bad: """
                animation open = pageIn(up) with arc(intensity: 1)
                """,
            good: """
                animation open = pageIn(up) with duration(0.4s)
                """
        ),
        DiagnosticPage(
            .unknownChange,
            summary: "a key frame changes something that key frames cannot change",
            explanation: """
                A key frame moves, scales, turns or recolours the whole view of one of the two
                controllers: `x`, `y`, `scale`, `rotate`, `opacity`, `cornerRadius`,
                `backgroundColor`. Anything else is a job for a class of your own: `animator
                name = class MyAnimator`.
                """,
            bad: """
                animator dropAway with duration(1s) {
                  fromView 0%...80%: top(-20)
                }
                """,
            good: """
                animator dropAway with duration(1s) {
                  fromView 0%...80%: y(-20)
                }
                """
        ),
        DiagnosticPage(
            .unknownValue,
            summary: "a name stands where a value does and means nothing there",
            explanation: """
                What a name can mean depends on what is expected: a direction, a curve, a
                parameter of the declaration. The help names what is known here. For a value
                that only the app knows, give the declaration a parameter, or write
                `swift(#"…"#)`.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: slide(leftt)
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
    ]
}
