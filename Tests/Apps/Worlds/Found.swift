/// Walks that have broken an invariant, shrunk, and named after what was wrong.
@MainActor private let found: [(name: String, walk: String)] = []

@MainActor func declareFound(_ scenario: Scenarios) {
    for one in found {
        scenario(one.name) {
            guard let walk = Walk(one.walk) else { return expect(false, "no walk") }
            let outcome = walk.play()
            expect(outcome.failure == nil, outcome.failure ?? "")
        }
    }
}
