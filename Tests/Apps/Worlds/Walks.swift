import Foundation
import TransitionRuntime
import UIKit

/// What came of a walk.
struct Outcome {
    var steps: [String] = []
    /// The invariant that broke.
    var failure: String?
    var journal: [String] = []
}

extension Walk {
    /// Plays it in a new world.
    @MainActor func play() -> Outcome {
        Census.current = Census()
        TransitionReports.handler = { _ in }
        let world = makeWorld(habits: habits)
        let player = Player(world)
        var outcome = Outcome()
        play(player, &outcome)
        outcome.journal = world.journal
        guard outcome.failure == nil else { return outcome }
        player.end()
        let isLeft = Census.current.entries.contains { $0.object != nil }
        if isLeft || player.isSizeUnsure { world.flush() }
        let left = Census.current.entries.first { $0.object != nil }
        outcome.failure = left.map { "\($0.name) is still alive after the end" }
        return outcome
    }

    @MainActor private func play(_ player: Player, _ outcome: inout Outcome) {
        let invariants = Invariants(player: player)
        player.start(self)
        for step in steps {
            guard let text = player.play(step) else { continue }
            outcome.steps.append(text)
            outcome.failure =
                invariants.always() ?? (step.kind == .settle ? invariants.settled() : nil)
                ?? (player.isQuiet ? invariants.quiet() : nil)
                ?? (Walks.isMistaken && text.contains("push") ? "a push is forbidden" : nil)
            if outcome.failure != nil { return }
        }
        outcome.steps.append(player.settle())
        outcome.failure = invariants.settled() ?? invariants.always() ?? invariants.quiet()
    }
}

@MainActor enum Walks {
    /// Whether a push breaks an invariant: for the test of what is reported then.
    static let isMistaken = CommandLine.arguments.last == "mistake"

    /// `walk TEXT` or `walk SEED STEPS`: plays one and prints its steps.
    static func one(_ arguments: [String]) {
        let numbers = arguments.compactMap { Int($0) }
        let seeded = numbers.count == 2 ? Walk(seed: numbers[0], steps: numbers[1]) : nil
        guard let walk = seeded ?? arguments.first.flatMap({ Walk($0) }) else {
            return say("walk TEXT, or walk SEED STEPS")
        }
        let outcome = walk.play()
        for step in outcome.steps { say("  \(step)") }
        if arguments.last == "--journal" {
            for event in outcome.journal { say("    \(event)") }
        }
        guard let failure = outcome.failure else { return }
        say("broken: \(failure)")
        exit(1)
    }
}
