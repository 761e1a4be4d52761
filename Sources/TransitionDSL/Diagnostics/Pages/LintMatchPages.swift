extension DiagnosticPages {
    /// Rules about ids and matches that never fly.
    static let lintMatches: [DiagnosticPage] = [
        DiagnosticPage(
            .matchWithSystem,
            summary: "a match or an id stands in the braces of a line that plays `system`",
            explanation: """
                `system` plays UIKit's own transition and keeps Hero out of it, and only Hero
                flies views. Where the screens should change at once while the views fly, that
                is `none`. Where only one way plays `system`, only what is limited to that way
                by `on` is reported.
                """,
            bad: """
                engine hero
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: system {
                    match imageView -> photoView
                  }
                }
                """,
            good: """
                engine hero
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: none {
                    match imageView -> photoView
                  }
                }
                """
        ),
        DiagnosticPage(
            .hiddenMatch,
            summary: "a match or an id stands in braces where the animation is none of Hero's",
            explanation: """
                Key frames, animator classes of the app, `zoomInRect` and `zoomOutRect` are
                played without Hero, which alone flies views: only pictures of the whole screens
                move. All of Hero's own animations let matched views fly. Where only one way
                plays such an animation, only what `on` limits to that way is reported.
                """,
            bad: """
                engine hero
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { reduceMotion fade }
                registry App {
                  push List -> Detail: zoomInRect(of: imageView, content: same) {
                    match imageView -> photoView
                  }
                }
                """,
            good: """
                engine hero
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { reduceMotion fade }
                registry App {
                  push List -> Detail: fade {
                    match imageView -> photoView
                  }
                }
                """
        ),
        DiagnosticPage(
            .sourceWithoutView,
            summary: "`source(heroID:)` names an id that no screen it can meet has on a view",
            explanation: """
                The view should fly from the view with that id, which must be on the screen at
                the other end of the transition. With none there, Hero leaves the modifier out
                and the view does not move. What counts as a transition is said under
                `one-sided-hero-id`.
                """,
            bad: """
                engine hero
                hero photo
                screen List   = ListViewController
                screen Detail = DetailViewController { titleLabel: with source(heroID: photo) }
                registry App {
                  push List -> Detail: fade
                }
                """,
            good: """
                engine hero
                hero photo
                screen List   = ListViewController   { imageView: photo }
                screen Detail = DetailViewController { titleLabel: with source(heroID: photo) }
                registry App {
                  push List -> Detail: fade
                }
                """
        ),
        DiagnosticPage(
            .repeatedMatch,
            summary: "a line matches the same two views twice",
            explanation: """
                The second match does what the first has done, or its modifiers and those of the
                first stand against each other. Two matches of a pair are right where `on` gives
                each an operation of its own.
                """,
            bad: """
                engine hero
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade {
                    match imageView -> photoView
                    match imageView -> photoView
                  }
                }
                """,
            good: """
                engine hero
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade {
                    match imageView -> photoView
                  }
                }
                """
        ),
        DiagnosticPage(
            .manyToOneMatch,
            summary: "two matches of one line share a view",
            explanation: """
                A match gives both its views an id of its own for the transition, and a view has
                one id at a time: the second match takes the view away from the first, whose
                other view then stays in its place. `on` with different operations keeps the
                matches apart.
                """,
            bad: """
                engine hero
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade {
                    match iconView  -> photoView
                    match imageView -> photoView
                  }
                }
                """,
            good: """
                engine hero
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade {
                    match iconView  -> badgeView
                    match imageView -> photoView
                  }
                }
                """
        ),
        DiagnosticPage(
            .matchedWithoutID,
            summary: "`whenMatched` stands on a view that has no id and that no line matches",
            explanation: """
                The condition asks whether a view at the other end has the same id. A view
                without one is never matched, so the modifiers in the parentheses never act.
                """,
            bad: """
                engine hero
                screen List   = ListViewController
                screen Detail = DetailViewController { titleLabel: with whenMatched(arc) }
                registry App {
                  push List -> Detail: fade
                }
                """,
            good: """
                engine hero
                hero title
                screen List   = ListViewController   { nameLabel: title }
                screen Detail = DetailViewController { titleLabel: title with whenMatched(arc) }
                registry App {
                  push List -> Detail: fade
                }
                """
        ),
        DiagnosticPage(
            .idOnSystemScreen,
            summary: "a screen has hero ids, and Hero plays no line that speaks of it",
            explanation: """
                All lines of the screen play `system`, key frames, the app's own animator or a
                zoom of a rectangle, and there is no default: Hero never runs while the screen
                comes or goes, and its ids have no effect. It is reported once for the screen.
                """,
            bad: """
                engine hero
                hero logo = "app.logo"
                screen List   = ListViewController   { logoView: logo }
                screen Detail = DetailViewController { logoView: logo }
                screen Legacy = LegacyViewController { logoView: logo }
                registry App {
                  push List -> Detail: fade
                  push Detail -> Legacy: system
                }
                """,
            good: """
                engine hero
                hero logo = "app.logo"
                screen List   = ListViewController   { logoView: logo }
                screen Detail = DetailViewController { logoView: logo }
                screen Legacy = LegacyViewController
                registry App {
                  push List -> Detail: fade
                  push Detail -> Legacy: system
                }
                """
        ),
    ]
}
