extension DiagnosticPages {
    /// Lines of registries and defaults that say what cannot be.
    static let lines: [DiagnosticPage] = [
        DiagnosticPage(
            .bothWaysNotAllowed,
            summary: "a `tab` line is written with `<->`",
            explanation: """
                A `tab` line covers both ways as it is: its animation plays towards the higher
                index, its opposite towards the lower, as Hero and SDOSHero play it. Another way
                back stands after a `/`.
                """,
            bad: """
                screen Feed  = FeedViewController
                screen Saved = SavedViewController
                registry App {
                  tab Feed <-> Saved: slide(left)
                }
                """,
            good: """
                screen Feed  = FeedViewController
                screen Saved = SavedViewController
                registry App {
                  tab Feed -> Saved: slide(left)
                }
                """
        ),
        DiagnosticPage(
            .returnNotAllowed,
            summary: "a `/` stands where nothing leads back: on pop, dismiss, unwind and replace",
            explanation: """
                `pop`, `dismiss` and `unwind` are ways back themselves, from the screen that
                goes to the one that stays; the `/` belongs to the push or present line. What
                replaces a screen leaves none to come back to; with `<->` the `/` says what
                plays the other way round.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  pop Detail -> List: slide(right) / fade
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  pop Detail -> List: slide(right)
                }
                """
        ),
        DiagnosticPage(
            .operationNotAllowed,
            summary: "`on` names an operation that the line around it never covers",
            explanation: """
                A `push` line covers the push and its pop; a match on `dismiss` in it would
                never play. A line without an operation covers push, present and replace with
                their ways back, but no tab.
                """,
            bad: """
                engine hero
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade {
                    match titleLabel -> header on dismiss
                  }
                }
                """,
            good: """
                engine hero
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade {
                    match titleLabel -> header on pop
                  }
                }
                """
        ),
        DiagnosticPage(
            .missingSide,
            summary: "a view in the braces of a line does not say whose view it is",
            explanation: """
                The line speaks of two screens, and either may have a view of that name. `from.`
                is the line's left end, `to.` its right one. In a `match` the left path belongs
                to the left end and the right path to the right one, so neither needs a side.
                """,
            bad: """
                engine hero
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade {
                    footer: with translate(y: 40)
                  }
                }
                """,
            good: """
                engine hero
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade {
                    from.footer: with translate(y: 40)
                  }
                }
                """
        ),
        DiagnosticPage(
            .nestedReturn,
            summary: "an animation that has a `/` of its own stands beside another `/`",
            explanation: """
                `sheet` says both what plays and what plays back, so beside another `/` half of
                it would be lost. In Hero this is a `selectBy` inside a `selectBy`, which stops
                the app with «Not implemented». Use the name alone, or write out both ways.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                animation sheet = cover(up) / fade
                registry App {
                  present List -> Detail: sheet / zoom
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                animation sheet = cover(up) / fade
                registry App {
                  present List -> Detail: sheet
                }
                """
        ),
        DiagnosticPage(
            .defaultNotAllowed,
            summary: "`default` or `reduceMotion` stands where it cannot mean anything",
            explanation: """
                `default` on a line of a registry means: here the defaults decide. In a default,
                or behind a name, that would go round in a circle. `auto` leaves the choice to
                the engine, and leaving the line out does so too.

                `reduceMotion` is what people who have asked for less motion see wherever they
                are in the app, so it stands in `defaults { … }`, never in `defaults in …`.
                """,
            bad: """
                defaults {
                  push default
                  present cover(up)
                }
                """,
            good: """
                defaults {
                  push auto
                  present cover(up)
                }
                """
        ),
        DiagnosticPage(
            .duplicateLine,
            summary: "two lines of a registry speak of exactly the same transitions",
            explanation: """
                Order means nothing in a registry, so neither of the two could be told to win.
                A return after `/` belongs to its line and is no line of its own. A `tab` line
                covers both directions.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: slide(left)
                  push List -> Detail: fade
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: slide(left)
                  present List -> Detail: fade
                }
                """
        ),
        DiagnosticPage(
            .ambiguousLine,
            summary: "two lines cover a transition and neither is the narrower one",
            explanation: """
                Of the lines that cover a transition, the one whose transitions lie inside those
                of all others wins; where each covers something that the other does not, none
                does. The message names such a transition and the help a line that decides it.
                Lines that play the same with the same return and options may cross.
                `default` counts as what a line plays. In a table of keys such as `"A-*"`
                and `"*-B"` a phone would pick either.
                """,
            bad: """
                screen News     = NewsViewController
                screen Settings = SettingsViewController
                screen Login    = LoginViewController
                registry App {
                  push News -> *:  slide(left)
                  push * -> Login: cover(up)
                }
                """,
            good: """
                screen News     = NewsViewController
                screen Settings = SettingsViewController
                screen Login    = LoginViewController
                registry App {
                  push News -> *:     slide(left)
                  push * -> Login:    cover(up)
                  push News -> Login: cover(up)
                }
                """
        ),
        DiagnosticPage(
            .tooManyCrossingLines,
            summary: "a registry has more crossing lines than can be compared",
            explanation: """
                The comparison of lines has an allowance, so that no file keeps the compiler
                busy for long. Registries that people write need a tiny part of it; where it
                runs out, some transitions may have two winners that are not reported.
                """
        ),
    ]
}
