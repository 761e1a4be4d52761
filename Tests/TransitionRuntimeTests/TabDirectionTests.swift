import Testing

@testable import TransitionRuntime

@Suite struct TabDirectionTests {
    @Test func theHigherIndexIsTheWayThere() {
        #expect(TransitionOperations.tab(from: 0, to: 3) == .tabHigher)
        #expect(TransitionOperations.tab(from: 3, to: 2) == .tabLower)
    }

    /// SDOSHero forgets here that its animation is turned round, and all that follow are inverted.
    @Test func theSameTabAgainPlaysNothingAndInvertsNothing() {
        var operations: [TransitionOperations?] = []
        var index = 0
        for next in [2, 0, 0, 1, 1, 2, 0] {
            operations.append(.tab(from: index, to: next))
            index = next
        }
        #expect(
            operations
                == [.tabHigher, .tabLower, nil, .tabHigher, nil, .tabHigher, .tabLower])
    }
}
