extension DiagnosticPages {
    /// Rules about times, options and directions.
    static let lintTimes: [DiagnosticPage] = [
        DiagnosticPage(
            .zeroDuration,
            summary: "a duration is nothing",
            explanation: """
                What it stands on jumps to its new state instead of moving there. If nothing is
                to be played, `none` says so.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade with duration(0s)
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade with duration(0.3s)
                }
                """
        ),
        DiagnosticPage(
            .longDuration,
            summary: "a duration or a delay is longer than five seconds",
            explanation: """
                During a transition the app takes no touch, so the user waits. People feel half
                a second as slow; several seconds read as an app that hangs. Often a unit is
                missing or wrong: bare numbers are seconds.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade with duration(6s)
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade with duration(0.6s)
                }
                """
        ),
        DiagnosticPage(
            .millisecondsAsSeconds,
            summary: "a bare number stands for a time and is too large for seconds",
            explanation: """
                Bare numbers are seconds where a time is expected, as in Hero and UIKit. Twenty
                and more of them are hardly meant. Write the unit: `300ms` or `0.3s`.
                """,
            bad: """
                engine hero

                modifiers late(after: Duration = 300) = fade, delay(after)

                screen List   = ListViewController
                screen Detail = DetailViewController {
                  footer: with late
                }
                registry App { push List -> Detail: fade }
                """,
            good: """
                engine hero

                modifiers late(after: Duration = 300ms) = fade, delay(after)

                screen List   = ListViewController
                screen Detail = DetailViewController {
                  footer: with late
                }
                registry App { push List -> Detail: fade }
                """
        ),
        DiagnosticPage(
            .delayExceedsDuration,
            summary: "an animation waits longer than it plays",
            explanation: """
                While it waits, both screens stand still and take no touch: the tap seems not to
                have been heard. A single view may well wait for others, so modifiers of views
                do not count.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade with duration(0.3s), delay(0.5s)
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade with duration(0.3s), delay(0.1s)
                }
                """
        ),
        DiagnosticPage(
            .magicDuration,
            summary: "one time is written three times or more in a file",
            explanation: """
                Times that belong together drift apart when one of them is changed. Name what
                shares the time with `animation` or `modifiers`. Off unless asked for, since
                equal times may be chance.
                """,
            bad: """
                engine hero

                screen List   = ListViewController
                screen Detail = DetailViewController {
                  title: with fade, duration(0.4s)
                  photo: with scale(0.5), duration(0.4s)
                  footer: with translate(y: 40), duration(0.4s)
                }
                lint { magic-duration: warning }
                registry App { push List -> Detail: fade }
                """,
            good: """
                engine hero

                modifiers calm = duration(0.4s)

                screen List   = ListViewController
                screen Detail = DetailViewController {
                  title: with fade, calm
                  photo: with scale(0.5), calm
                  footer: with translate(y: 40), calm
                }
                lint { magic-duration: warning }
                registry App { push List -> Detail: fade }
                """
        ),
        DiagnosticPage(
            .ignoredOption,
            summary: "an option stands on an animation that does nothing with it",
            explanation: """
                `system` is UIKit's own transition with UIKit's time, `none` is over at once,
                and a line that says `default` takes no part in what plays, nor do its options.
                Remove the option, or choose an animation that has it.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: system with duration(0.4s)
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade with duration(0.4s)
                }
                """
        ),
        DiagnosticPage(
            .springWithCurve,
            summary: "an animation has a spring and a curve or a duration",
            explanation: """
                A spring has a curve and a duration of its own, which follow from its stiffness
                and damping: a `timingFunction` or `duration` beside it is ignored. Keep one of
                the two.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade with spring, timingFunction(easeOut)
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade with spring
                }
                """
        ),
        DiagnosticPage(
            .availableRepeated,
            summary: "a line's `available` adds nothing to that of its table",
            explanation: """
                The `available` of a registry or of `defaults` holds for all its lines. On a
                line, one that names all of these versions changes nothing.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App with available(from: 15) {
                  push List -> Detail: fade with available(from: 15)
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App with available(from: 15) {
                  push List -> Detail: fade
                }
                """
        ),
        DiagnosticPage(
            .neverAvailable,
            summary: "an `available` leaves no version of iOS",
            explanation: """
                `from` is the first version in which a line counts, `before` the first one in
                which it does not. The `available` of a registry or of `defaults` holds beside
                that of each line: where the two have no version in common, the line is never
                used.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App with available(from: 16) {
                  push List -> Detail: fade with available(before: 15)
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade with available(before: 15)
                  push List -> Detail: none with available(from: 16)
                }
                """
        ),
        DiagnosticPage(
            .mixedDirections,
            summary: "directions of text and of the screen are mixed in one file",
            explanation: """
                Where text runs from right to left, `leading` and `trailing` turn round and
                `left` and `right` do not: half of the app then moves against the other half.
                Off unless asked for, since both may be meant.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { reduceMotion fade }
                registry App {
                  push List -> Detail: slide(left)
                  push Detail -> List: slide(trailing)
                }
                lint { mixed-directions: warning }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                defaults { reduceMotion fade }
                registry App {
                  push List -> Detail: slide(leading)
                  push Detail -> List: slide(trailing)
                }
                lint { mixed-directions: warning }
                """
        ),
    ]
}
