extension DiagnosticPages {
    /// Rules about modifiers and the views that they stand on.
    static let lintModifiers: [DiagnosticPage] = [
        DiagnosticPage(
            .cancelledModifier,
            summary: "a modifier does not act because another on the same view does",
            explanation: """
                A spring brings its own time and curve: beside `spring`, Hero reads neither
                `duration` nor `timingFunction`, although its documentation says the opposite.
                Along an `arc`, the position follows the arc and the spring moves only the rest.
                Keep the modifier that is meant.
                """,
            bad: """
                engine hero

                screen List   = ListViewController
                screen Detail = DetailViewController {
                  footer: with translate(y: 40), spring, timingFunction(easeOut)
                }
                registry App { push List -> Detail: fade }
                """,
            good: """
                engine hero

                screen List   = ListViewController
                screen Detail = DetailViewController {
                  footer: with translate(y: 40), spring
                }
                registry App { push List -> Detail: fade }
                """
        ),
        DiagnosticPage(
            .conflictingModifiers,
            summary: "two modifiers of one view write the same thing",
            explanation: """
                Hero keeps the one that stands later, such as the later of two kinds of
                snapshot, and `transform` takes the place of every `scale`, `translate`,
                `rotate` and `perspective` before it. The other one reads as if it counted.
                Modifiers of named lists are seen as well.
                """,
            bad: """
                engine hero

                screen List   = ListViewController
                screen Detail = DetailViewController {
                  photo: with scale(0.5), useNormalSnapshot, useNoSnapshot
                }
                registry App { push List -> Detail: fade }
                """,
            good: """
                engine hero

                screen List   = ListViewController
                screen Detail = DetailViewController {
                  photo: with scale(0.5), useNoSnapshot
                }
                registry App { push List -> Detail: fade }
                """
        ),
        DiagnosticPage(
            .fadeAndOpacity,
            summary: "`fade` and `opacity` stand on one view",
            explanation: """
                Both say how opaque the view is while it is off the screen: `fade` is the same
                as `opacity(0)`. Only the one that stands later counts.
                """,
            bad: """
                engine hero

                screen List   = ListViewController
                screen Detail = DetailViewController {
                  footer: with fade, opacity(50%)
                }
                registry App { push List -> Detail: fade }
                """,
            good: """
                engine hero

                screen List   = ListViewController
                screen Detail = DetailViewController {
                  footer: with opacity(50%)
                }
                registry App { push List -> Detail: fade }
                """
        ),
        DiagnosticPage(
            .noOpModifier,
            summary: "a modifier gives a view what it has anyway, such as `scale(1)`",
            explanation: """
                It costs the reader a thought, and often a value was forgotten. In a condition
                or in `beginWith`, where it may undo something, it is left alone.
                """,
            bad: """
                engine hero

                screen List   = ListViewController
                screen Detail = DetailViewController {
                  footer: with fade, scale(1)
                }
                registry App { push List -> Detail: fade }
                """,
            good: """
                engine hero

                screen List   = ListViewController
                screen Detail = DetailViewController {
                  footer: with fade, scale(0.9)
                }
                registry App { push List -> Detail: fade }
                """
        ),
        DiagnosticPage(
            .nestedWhen,
            summary: "a condition stands inside another or inside `beginWith`",
            explanation: """
                Hero looks at the conditions of a view once, before it has opened them up. What
                the inner one holds never happens. Say both in one `when` with a Swift closure,
                or write the two conditions side by side if either will do.
                """,
            bad: """
                engine hero

                screen List   = ListViewController
                screen Detail = DetailViewController {
                  footer: with whenPresenting(whenAppearing(fade))
                }
                registry App { push List -> Detail: fade }
                """,
            good: """
                engine hero

                screen List   = ListViewController
                screen Detail = DetailViewController {
                  footer: with whenPresenting(fade)
                }
                registry App { push List -> Detail: fade }
                """
        ),
        DiagnosticPage(
            .contradictoryCondition,
            summary: "a condition speaks of one way, its line of the other",
            explanation: """
                What stands on a line with `on present` acts when the screen is presented. A
                `whenDismissing` there never holds, and what is in it never acts.
                """,
            bad: """
                engine hero

                screen List   = ListViewController
                screen Detail = DetailViewController {
                  footer: with whenDismissing(fade) on push
                }
                registry App { push List -> Detail: fade }
                """,
            good: """
                engine hero

                screen List   = ListViewController
                screen Detail = DetailViewController {
                  footer: with whenDismissing(fade)
                }
                registry App { push List -> Detail: fade }
                """
        ),
        DiagnosticPage(
            .arcWithoutMovement,
            summary: "`arc` stands on a view whose position nothing changes",
            explanation: """
                An arc bends the way from one position to another. Only a hero id, a match,
                `source` or `position` gives a view a new position; `translate` is a transform,
                which Hero moves in a straight line.
                """,
            bad: """
                engine hero

                screen List   = ListViewController
                screen Detail = DetailViewController {
                  footer: with translate(y: 40), arc
                }
                registry App { push List -> Detail: fade }
                """,
            good: """
                engine hero

                screen List   = ListViewController
                screen Detail = DetailViewController {
                  footer: with position(point(x: 160, y: 600)), arc
                }
                registry App { push List -> Detail: fade }
                """
        ),
        DiagnosticPage(
            .idleModifier,
            summary: "modifiers change only how a view moves, and nothing moves it",
            explanation: """
                Hero animates a view that has a state of its own, such as `fade`,
                `translate` or `cornerRadius`, or that a hero id or a match lets fly. A
                delay, a duration, a curve, an arc or `zPosition` is no such state: alone on
                a view, it has no effect. A `cascade` delays the subviews that have modifiers,
                and moves none by itself: without such views on the screen it has no effect.
                """,
            bad: """
                engine hero

                screen List   = ListViewController
                screen Detail = DetailViewController {
                  footer: with delay(200ms)
                }
                registry App { push List -> Detail: fade }
                """,
            good: """
                engine hero

                screen List   = ListViewController
                screen Detail = DetailViewController {
                  footer: with fade, delay(200ms)
                }
                registry App { push List -> Detail: fade }
                """
        ),
        DiagnosticPage(
            .overriddenModifier,
            summary: "a match replaces what a modifier sets",
            explanation: """
                A matched view flies to where its partner is. Hero takes place, size, transform
                and opacity from the two views, after the modifiers were applied, so these have
                no effect in a match or in `whenMatched(…)`. Times, curves, `arc`, colours and
                corners do. A view with an id is matched where the other screen has the id: its
                modifiers are reported if every transition of its screen that Hero animates has
                such a partner, which is an id without parameters on one view of a screen.
                """,
            bad: """
                engine hero

                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade {
                    match titleLabel -> headline with arc, scale(0.5)
                  }
                }
                """,
            good: """
                engine hero

                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade {
                    match titleLabel -> headline with arc
                  }
                }
                """
        ),
        DiagnosticPage(
            .timingOfLeavingView,
            summary: "a matched view that leaves has a time or a curve",
            explanation: """
                Two matched views move as one. Hero takes arc, duration, delay, curve and
                spring from the view that comes, and overwrites those of the view that
                leaves.
                """,
            bad: """
                engine hero

                hero title = "app.title"
                screen List   = ListViewController
                screen Detail = DetailViewController { headline: title }
                registry App {
                  push List -> Detail: fade {
                    from.titleLabel: title with arc on push
                  }
                }
                """,
            good: """
                engine hero

                hero title = "app.title"
                screen List   = ListViewController
                screen Detail = DetailViewController { headline: title with arc }
                registry App {
                  push List -> Detail: fade { from.titleLabel: title on push }
                }
                """
        ),
        DiagnosticPage(
            .repeatedModifier,
            summary: "a modifier stands beside a named list that sets it too",
            explanation: """
                Of two the later one counts, and `scale`, `translate` and `rotate` even act
                twice. Who reads the line or the list alone sees half of it. Leave the modifier
                out, or give the list a parameter for what differs.
                """,
            bad: """
                engine hero

                modifiers rise = fade, translate(y: 40)

                screen List   = ListViewController
                screen Detail = DetailViewController {
                  footer: with rise, fade
                }
                registry App { push List -> Detail: fade }
                """,
            good: """
                engine hero

                modifiers rise = fade, translate(y: 40)

                screen List   = ListViewController
                screen Detail = DetailViewController {
                  footer: with rise
                }
                registry App { push List -> Detail: fade }
                """
        ),
        DiagnosticPage(
            .indexShadowsParameter,
            summary: "the index of an outlet array has the name of a parameter",
            explanation: """
                In the modifiers of `stars[i]`, `i` is then the parameter, the same for every
                view, and not the index that the reader takes it for. Give the index another
                name.
                """,
            bad: """
                engine hero

                screen List   = ListViewController
                screen Detail(id: Int) = DetailViewController {
                  stars[id]: with fade, delay(id * 12ms)
                }
                registry App { push List -> Detail: fade }
                """,
            good: """
                engine hero

                screen List   = ListViewController
                screen Detail(id: Int) = DetailViewController {
                  stars[i]: with delay(i * 12ms), scale(id)
                }
                registry App { push List -> Detail: fade }
                """
        ),
    ]
}
