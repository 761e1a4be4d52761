import Testing

@testable import TransitionRuntime

@Suite struct InteractionTrackerTests {
    private func sample(
        _ x: Double = 0,
        _ y: Double = 0,
        velocity: (x: Double, y: Double) = (0, 0)
    ) -> GestureSample {
        GestureSample(
            x: x, y: y, velocityX: velocity.x, velocityY: velocity.y, width: 400, height: 800)
    }

    private func pinch(_ scale: Double, velocity: Double = 0) -> GestureSample {
        GestureSample(scale: scale, scaleVelocity: velocity, width: 400, height: 800)
    }

    private func begun(_ interaction: Interaction) -> InteractionTracker {
        var tracker = InteractionTracker(interaction)
        let nothing = GestureSample(width: 400, height: 800)
        #expect(tracker.handle(.began, nothing) == .begin)
        return tracker
    }

    // MARK: Progress

    @Test(arguments: [
        (Interaction.pan(.up), 0.0, -200.0, 0.25), (.pan(.down), 0, 200, 0.25),
        (.pan(.left), -100, 0, 0.25), (.pan(.right), 100, 0, 0.25),
        (.pan(.leading), -100, 0, 0.25), (.pan(.trailing), 100, 0, 0.25),
        (.pan(.up, over: .width), 0, -100, 0.25), (.pan(.right, over: .height), 200, 0, 0.25),
        (.edgePan(.left), 100, 0, 0.25), (.edgePan(.right), -100, 0, 0.25),
        (.edgePan(.up), 0, 200, 0.25), (.edgePan(.down), 0, -200, 0.25),
        (.edgePan(.leading), 100, 0, 0.25), (.edgePan(.trailing), -100, 0, 0.25),
        (.pan(.up), 0, 200, 0.0), (.pan(.down), 0, 2000, 1.0), (.pan(.right), 0, 300, 0.0),
    ])
    func dragsAreMeasuredAlongTheirDirection(
        _ interaction: Interaction,
        _ x: Double,
        _ y: Double,
        _ progress: Double
    ) {
        var tracker = begun(interaction)
        #expect(tracker.handle(.changed, sample(x, y)) == .update(progress))
        #expect(tracker.progress == progress)
    }

    @Test func leadingIsRightWhereTextRunsFromRightToLeft() {
        var tracker = InteractionTracker(.edgePan(.leading))
        #expect(tracker.handle(.began, sample(), isRightToLeft: true) == .begin)
        #expect(tracker.handle(.changed, sample(-100), isRightToLeft: true) == .update(0.25))
        var other = InteractionTracker(.pan(.leading))
        #expect(other.handle(.began, sample(), isRightToLeft: true) == .begin)
        #expect(other.handle(.changed, sample(100), isRightToLeft: true) == .update(0.25))
    }

    @Test func aPinchIsMeasuredByWhatTheDistanceHasLost() {
        var tracker = begun(.pinch())
        #expect(tracker.handle(.changed, pinch(0.75)) == .update(0.25))
        #expect(tracker.handle(.changed, pinch(1.5)) == .update(0))
        #expect(tracker.handle(.changed, pinch(-1)) == .update(1))
    }

    @Test func aViewWithoutSizeGivesNoProgress() {
        var tracker = InteractionTracker(.pan(.down))
        let flat = GestureSample(y: 100, velocityY: 100, width: 0, height: 0)
        #expect(tracker.handle(.began, flat) == .begin)
        #expect(tracker.handle(.changed, flat) == .update(0))
        let strange = GestureSample(y: .nan, velocityY: .infinity, width: 400, height: 800)
        #expect(tracker.handle(.changed, strange) == .update(0))
        #expect(tracker.handle(.ended, strange) == .cancel(speed: 1))
    }

    // MARK: Finishing

    @Test func aPanHasToGoFurtherThanItsLimit() {
        var tracker = begun(.pan(.down))
        #expect(tracker.handle(.ended, sample(0, 200)) == .cancel(speed: 1))
        tracker = begun(.pan(.down))
        #expect(tracker.handle(.ended, sample(0, 201)) == .finish(speed: 1))
    }

    /// The seed's drag: upwards, over the width, 25%.
    @Test func theDragOfTheDismissalTextFinishesPastAQuarterOfTheWidth() {
        var tracker = begun(.pan(.up, over: .width))
        #expect(tracker.handle(.changed, sample(0, -100)) == .update(0.25))
        #expect(tracker.handle(.ended, sample(0, -100)) == .cancel(speed: 1))
        tracker = begun(.pan(.up, over: .width))
        #expect(tracker.handle(.ended, sample(0, -101)) == .finish(speed: 1))
    }

    @Test func aPinchHasToGetToItsLimit() {
        var tracker = begun(.pinch(finish: 0.5))
        #expect(tracker.handle(.ended, pinch(0.5)) == .finish(speed: 1))
        tracker = begun(.pinch(finish: 0.5))
        #expect(tracker.handle(.ended, pinch(0.51)) == .cancel(speed: 1))
    }

    @Test func anEdgePanCountsItsVelocity() {
        // A quarter of the way, at a quarter of the width a second: not more than a half.
        var tracker = begun(.edgePan(.left))
        #expect(tracker.handle(.ended, sample(100, velocity: (100, 0))) == .cancel(speed: 1))
        tracker = begun(.edgePan(.left))
        #expect(tracker.handle(.ended, sample(100, velocity: (101, 0))) == .finish(speed: 1))
    }

    @Test func aVelocityBackCanCancelWhatHasGoneFar() {
        var tracker = begun(.edgePan(.left))
        #expect(tracker.handle(.ended, sample(300, velocity: (-200, 0))) == .cancel(speed: 1))
    }

    @Test func withoutVelocityOnlyTheWayCounts() {
        var tracker = begun(.edgePan(.left, velocity: false))
        #expect(tracker.handle(.ended, sample(100, velocity: (4000, 0))) == .cancel(speed: 1))
    }

    @Test func theSpeedOfTheRestIsTheFingersWithinItsBounds() {
        let velocities = [(-0.05, 1), (-0.2, 0.2), (-0.8, 0.8), (-9.0, 1.5), (0.8, 0.8)]
        for (velocity, speed) in velocities {
            var tracker = begun(.pinch())
            #expect(
                tracker.handle(.ended, pinch(0.2, velocity: velocity)) == .finish(speed: speed))
        }
        var tracker = begun(.pan(.down, speed: 0.5...2))
        let fast = sample(0, 10, velocity: (0, -1200))
        #expect(tracker.handle(.ended, fast) == .cancel(speed: 1.5))
    }

    // MARK: States

    @Test(arguments: [InteractionTracker.Phase.cancelled, .failed])
    func whatIsCancelledOrFailsIsTakenBackHoweverFar(_ phase: InteractionTracker.Phase) {
        var tracker = begun(.pan(.down))
        #expect(tracker.handle(.changed, sample(0, 700)) == .update(0.875))
        #expect(tracker.handle(phase, sample(0, 700)) == .cancel(speed: 1))
        #expect(!tracker.isActive)
    }

    @Test func aSecondBeginningIsIgnored() {
        var tracker = begun(.pan(.down))
        #expect(tracker.handle(.changed, sample(0, 80)) == .update(0.1))
        #expect(tracker.handle(.began, sample(0, 0)) == .none)
        #expect(tracker.progress == 0.1)
        #expect(tracker.handle(.changed, sample(0, 160)) == .update(0.2))
    }

    @Test(arguments: [InteractionTracker.Phase.changed, .ended, .cancelled, .failed])
    func nothingHappensBeforeABeginning(_ phase: InteractionTracker.Phase) {
        var tracker = InteractionTracker(.pan(.down))
        #expect(tracker.handle(phase, sample(0, 700)) == .none)
        #expect(!tracker.isActive)
    }

    @Test func aGestureEndsOnce() {
        var tracker = begun(.pan(.down))
        #expect(tracker.handle(.ended, sample(0, 700)) == .finish(speed: 1))
        #expect(tracker.handle(.cancelled, sample(0, 700)) == .none)
        #expect(tracker.handle(.changed, sample(0, 700)) == .none)
    }

    @Test func afterItsEndAGestureMayBeginAgainFromNothing() {
        var tracker = begun(.pan(.down))
        _ = tracker.handle(.changed, sample(0, 400))
        _ = tracker.handle(.cancelled, sample(0, 400))
        #expect(tracker.handle(.began, sample()) == .begin)
        #expect(tracker.progress == 0)
    }

    @Test func aTransitionThatDidNotStartCanBeForgotten() {
        var tracker = begun(.pan(.down))
        tracker.reset()
        #expect(tracker.handle(.changed, sample(0, 400)) == .none)
        #expect(tracker.handle(.began, sample()) == .begin)
    }

    @Test func theWrongWayBeginsNothing() {
        var tracker = InteractionTracker(.pan(.down))
        #expect(tracker.handle(.began, sample(0, 0, velocity: (0, -200))) == .none)
        #expect(tracker.handle(.changed, sample(0, 400)) == .none)
        #expect(tracker.handle(.ended, sample(0, 400)) == .none)
        #expect(tracker.handle(.began, sample(0, -2)) == .none)
        #expect(tracker.handle(.began, sample(0, 2, velocity: (0, 200))) == .begin)
    }

    @Test func aDragAcrossBeginsNothing() {
        let tracker = InteractionTracker(.pan(.down))
        // Points count, not parts of two different sides.
        #expect(!tracker.mayBegin(sample(0, 0, velocity: (300, 299))))
        #expect(tracker.mayBegin(sample(0, 0, velocity: (299, 300))))
    }

    @Test func fingersThatOpenBeginNoPinch() {
        var tracker = InteractionTracker(.pinch())
        #expect(tracker.handle(.began, pinch(1.1)) == .none)
        #expect(tracker.handle(.began, pinch(1.1, velocity: 2)) == .none)
        #expect(tracker.handle(.began, pinch(0.95, velocity: -1)) == .begin)
    }

    @Test func whatIsLeftOutIsAsInTheLibraries() {
        #expect(Interaction.pan(.up).finish == 0.25)
        #expect(Interaction.edgePan(.left).finish == 0.5)
        #expect(Interaction.edgePan(.left).velocity)
        #expect(Interaction.pinch().finish == 0.4)
        #expect(Interaction.pinch().speed == 0.1...1.5)
    }
}
