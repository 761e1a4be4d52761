import TransitionRuntime
import UIKit

@MainActor func declareScenarios(_ scenario: Scenarios) {
    scenario("The table says cover(up) there and the key frames back") {
        let there = Dismissal.Registries.cards.transition(
            for: TransitionEvent(.present, from: .home, to: .card))
        let back = Dismissal.Registries.cards.transition(
            for: TransitionEvent(.dismiss, from: .card, to: .home))
        expect(there != nil && back != nil)
    }
}
