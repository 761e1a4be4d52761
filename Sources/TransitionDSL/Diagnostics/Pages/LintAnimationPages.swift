extension DiagnosticPages {
    /// Rules about animations, animators and interactions.
    static let lintAnimations: [DiagnosticPage] = [
        DiagnosticPage(
            .undrivableAnimation,
            summary: "a gesture drives what no finger can drive",
            explanation: """
                `system` is UIKit's own, `none` is over at once, and what a line leaves as
                `default` is for the defaults. A line that has no way back, such as
                `replace`, has none to drive either. Name an animation that moves, or say
                with `on` which way is meant.

                With Hero a gesture drives `none` too, where views of the two screens move:
                views with one hero id, a match, or modifiers such as `fade`. Where the file
                has nothing of that kind for the two screens, the gesture drives nothing.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  present List -> Detail: system with interactive(pinch)
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  present List -> Detail: fade with interactive(pinch)
                }
                """
        ),
        DiagnosticPage(
            .overlappingKeyFrames,
            summary: "two key frames change one thing of a view at the same time",
            explanation: """
                The second one begins while the first one is on its way: the view jumps or goes
                where neither says. Let one begin where the other ends.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                animator fall {
                  fromView  0%...80%:  y(-20)
                  fromView 60%...100%: y(100%)
                }
                defaults { reduceMotion fade }
                registry App {
                  push List -> Detail: fall
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                animator fall {
                  fromView  0%...80%:  y(-20)
                  fromView 80%...100%: y(100%)
                }
                defaults { reduceMotion fade }
                registry App {
                  push List -> Detail: fall
                }
                """
        ),
        DiagnosticPage(
            .emptyAnimator,
            summary: "an animator has no key frames",
            explanation: """
                For the animator's time nothing moves, and then the new screen is there. A key
                frame may have been lost. To change screens at once, use `none`.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                animator still { }
                registry App {
                  push List -> Detail: still
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: none
                }
                """
        ),
        DiagnosticPage(
            .frameWithoutEffect,
            summary: "key frames give a view what it has from the beginning",
            explanation: """
                Nothing else changes the same thing of the view, so the change is never seen.
                Remove it, or give the value that is meant.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                animator fall {
                  fromView 0%...100%: y(100%), scale(1)
                }
                defaults { reduceMotion fade }
                registry App {
                  push List -> Detail: fall
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                animator fall {
                  fromView 0%...100%: y(100%), scale(0.8)
                }
                defaults { reduceMotion fade }
                registry App {
                  push List -> Detail: fall
                }
                """
        ),
        DiagnosticPage(
            .oneWayAnimator,
            summary: "a class of the app cannot tell the way back from the way there",
            explanation: """
                Where nothing stands after `/`, the opposite comes back. The opposite of a class
                of the app is the class with its `Direction` turned round; without one it plays
                both ways alike. Name what comes back, or give it a direction.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                animator flip = class FlipAnimator
                registry App {
                  push List -> Detail: flip
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                animator flip(way: Direction) = class FlipAnimator(way: way)
                registry App {
                  push List -> Detail: flip(way: left)
                }
                """
        ),
        DiagnosticPage(
            .sameDirectionReturn,
            summary: "the way back moves in the direction of the way there",
            explanation: """
                Directions are those in which the content moves. With `slide(left)` both ways,
                going back looks like going on. Without anything after `/` the opposite plays.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { reduceMotion fade }
                registry App {
                  push List -> Detail: slide(left) / slide(left)
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { reduceMotion fade }
                registry App {
                  push List -> Detail: slide(left)
                }
                """
        ),
        DiagnosticPage(
            .redundantReturn,
            summary: "what stands after `/` would play on the way back anyway",
            explanation: """
                A return plays the opposite unless the file says otherwise, so it need not be
                written.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { reduceMotion fade }
                registry App {
                  push List -> Detail: slide(left) / slide(right)
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { reduceMotion fade }
                registry App {
                  push List -> Detail: slide(left)
                }
                """
        ),
        DiagnosticPage(
            .missingReduceMotion,
            summary: "screens move and nothing is said for those who want less motion",
            explanation: """
                Some people feel ill when large things move, and have said so in the settings of
                their phone. `reduceMotion` in `defaults` names what plays for them in place of
                all that moves.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: slide(left)
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { reduceMotion fade }
                registry App {
                  push List -> Detail: slide(left)
                }
                """
        ),
        DiagnosticPage(
            .movingReduceMotion,
            summary: "the animation for those who want less motion moves",
            explanation: """
                `reduceMotion` plays for people who have asked for less motion, some of whom
                feel ill when large things move. `fade` is what UIKit itself shows them;
                `system` leaves it to UIKit.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { reduceMotion slide(left) }
                registry App {
                  push List -> Detail: fade
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { reduceMotion fade }
                registry App {
                  push List -> Detail: fade
                }
                """
        ),
        DiagnosticPage(
            .unusedParameter,
            summary: "a modifier list, animation, interaction or animator ignores a parameter",
            explanation: """
                Whoever uses the name gives a value that changes nothing. Either the parameter
                was forgotten in the body, or the body no longer needs it.
                """,
            bad: """
                engine hero

                modifiers rise(by: Length) = fade, translate(y: 20)

                screen List   = ListViewController
                screen Detail = DetailViewController {
                  footer: with rise(by: 40)
                }
                registry App { push List -> Detail: fade }
                """,
            good: """
                engine hero

                modifiers rise(by: Length) = fade, translate(y: by)

                screen List   = ListViewController
                screen Detail = DetailViewController {
                  footer: with rise(by: 40)
                }
                registry App { push List -> Detail: fade }
                """
        ),
        DiagnosticPage(
            .unreachedFallback,
            summary: "a fallback stands on a line that does not count where it would play",
            explanation: """
                The fallback of `systemZoom` plays before iOS 18. A line with `available(from:
                18)` counts only where the system's zoom is there. Leave out the one or the
                other.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: systemZoom(from: cover, fallback: fade) with available(from: 18)
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: systemZoom(from: cover, fallback: fade)
                }
                """
        ),
    ]
}
