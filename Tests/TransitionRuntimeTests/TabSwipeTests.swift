import Testing

@testable import TransitionRuntime

@Suite("Swipes between tabs")
struct TabSwipeTests {
    @Test("Towards the lower tab a gesture goes the other way")
    func mirrored() {
        let left = Interaction.pan(.left, finish: 0.3, velocity: true)
        let right = Interaction.pan(.right, finish: 0.3, velocity: true)
        #expect(left.towardsLowerTab(.fade) == right)
        #expect(left.towardsLowerTab(nil) == right)
        #expect(left.towardsLowerTab(.slide(.right)) == right)
        #expect(Interaction.edgePan(.right).towardsLowerTab(.fade) == .edgePan(.left))
    }

    @Test("One that already goes the way of the animation stays")
    func kept() {
        let right = Interaction.pan(.right)
        #expect(right.towardsLowerTab(.slide(.right)) == right)
        #expect(Interaction.edgePan(.left).towardsLowerTab(.push(.right)) == .edgePan(.left))
    }

    @Test("A pinch has no other way")
    func pinch() {
        #expect(Interaction.pinch().towardsLowerTab(.zoom) == .pinch())
    }

    @Test("An animation that moves goes its direction")
    func directions() {
        #expect(ScreenAnimation.pageOut(.up).direction == .up)
        #expect(ScreenAnimation.zoomOut.direction == nil)
    }
}
