import Testing

@testable import TransitionRuntime

@Suite struct TimelineTests {
    /// The screen of the dismissal text.
    private let view = ViewAppearance(size: Size(width: 320, height: 568))

    /// Its fall: 80% of the time up to -20, then down by the height and 20, turned by 0.2.
    private let fall = KeyFrames(duration: 1)
        .fromView(0...0.8, .y(-20))
        .fromView(0.8...1, .y(.fraction(1) + 20), .rotate(0.2))

    private func timeline(_ frames: KeyFrames) -> Timeline {
        Timeline(frames, fromView: view, toView: view)
    }

    /// The steps of the view that leaves.
    private func steps(_ frames: KeyFrames) throws -> [Timeline.Step] {
        try #require(timeline(frames).from).steps
    }

    // MARK: The dismissal text

    @Test func theFallHasItsTwoSteps() throws {
        let track = try #require(timeline(fall).from)
        #expect(track.initial == Pose())
        #expect(
            track.steps == [
                Timeline.Step(start: 0, end: 0.8, state: Pose(y: -20)),
                Timeline.Step(start: 0.8, end: 1, state: Pose(y: 588, rotation: 0.2)),
            ])
        #expect(timeline(fall).to == nil)
    }

    @Test func backwardsTheViewThatComesRisesFromBelowAndSettles() throws {
        let back = timeline(fall.reversed)
        let track = try #require(back.to)
        #expect(back.from == nil)
        #expect(track.initial == Pose(y: 588, rotation: 0.2))
        #expect(track.steps.map(\.state) == [Pose(y: -20), Pose()])
        #expect(track.steps.map(\.start) == [0, 1 - 0.8])
        #expect(track.steps.map(\.end) == [1 - 0.8, 1])
        #expect(track.final == Pose())
    }

    @Test func aFrameWithoutTimeIsTheBeginning() throws {
        let rise = KeyFrames()
            .toView(0...0, .y(.fraction(1)), .opacity(0.5))
            .toView(0...0.5, .y(0))
        let track = try #require(timeline(rise).to)
        #expect(track.initial == Pose(y: 568, opacity: 0.5))
        #expect(track.steps == [Timeline.Step(start: 0, end: 0.5, state: Pose(opacity: 0.5))])
        let back = try #require(timeline(rise.reversed).from)
        #expect(back.initial == Pose(opacity: 0.5))
        #expect(
            back.steps == [
                Timeline.Step(start: 0.5, end: 1, state: Pose(y: 568, opacity: 0.5))
            ])
        let still = try #require(timeline(KeyFrames().toView(0...0, .scale(2))).to)
        #expect(still.initial == Pose(scaleX: 2, scaleY: 2) && still.steps.isEmpty)
    }

    @Test func theFallingViewIsOnTopBothWays() {
        #expect(!timeline(fall).isToOnTop)
        #expect(timeline(fall.reversed).isToOnTop)
    }

    @Test func aViewThatAloneMovesIsOnTop() {
        let frames = KeyFrames().toView(0...1, .scale(0.5))
        #expect(timeline(frames).isToOnTop)
        #expect(!timeline(frames.reversed).isToOnTop)
        #expect(!timeline(frames.fromView(0...1, .scale(0.5))).isToOnTop)
    }

    // MARK: Lengths

    @Test func percentAreOfTheViewsOwnSizeAlongTheAxis() throws {
        let frames = KeyFrames()
            .fromView(0...1, .x(.fraction(0.5)), .y(.fraction(-0.25)))
            .toView(0...1, .x(.fraction(0.5)), .cornerRadius(.fraction(0.1)))
        let small = ViewAppearance(size: Size(width: 100, height: 50))
        let timeline = Timeline(frames, fromView: view, toView: small)
        #expect(timeline.from?.final == Pose(x: 160, y: -142))
        #expect(timeline.to?.final == Pose(x: 50, cornerRadius: 5))
        // Backwards the other view does it, by its own size.
        let back = Timeline(frames.reversed, fromView: view, toView: small)
        #expect(back.to?.initial == Pose(x: 50, y: -12.5))
        #expect(back.from?.initial == Pose(x: 160, cornerRadius: 32))
    }

    // MARK: Several changes at once

    @Test func whatOverlapsIsCutWhereAnythingBeginsOrEnds() throws {
        let found = try steps(
            KeyFrames().fromView(0...1, .y(100)).fromView(0.25...0.75, .scale(0.5)))
        #expect(
            found == [
                Timeline.Step(start: 0, end: 0.25, state: Pose(y: 25)),
                Timeline.Step(
                    start: 0.25, end: 0.75, state: Pose(y: 75, scaleX: 0.5, scaleY: 0.5)),
                Timeline.Step(
                    start: 0.75, end: 1, state: Pose(y: 100, scaleX: 0.5, scaleY: 0.5)),
            ])
    }

    @Test func aChangeHoldsUntilAnotherOfTheSameThing() throws {
        let found = try steps(
            KeyFrames().fromView(0...0.25, .x(10)).fromView(0.5...0.75, .y(5))
                .fromView(0.75...1, .x(0)))
        #expect(found.map(\.state) == [Pose(x: 10), Pose(x: 10, y: 5), Pose(y: 5)])
        // Between a quarter and a half nothing moves.
        #expect(found.map(\.start) == [0, 0.5, 0.75])
    }

    @Test func aChangeThatBeginsDuringAnotherGoesOnFromThere() throws {
        let found = try steps(
            KeyFrames().fromView(0...1, .x(100)).fromView(0.5...1, .x(0)))
        #expect(
            found == [
                Timeline.Step(start: 0, end: 0.5, state: Pose(x: 50)),
                Timeline.Step(start: 0.5, end: 1, state: Pose()),
            ])
    }

    @Test func keyFramesMayStandInAnyOrder() throws {
        let inOrder = KeyFrames().fromView(0...0.5, .x(10)).fromView(0.5...1, .x(20))
        let turned = KeyFrames().fromView(0.5...1, .x(20)).fromView(0...0.5, .x(10))
        #expect(try steps(inOrder) == steps(turned))
    }

    @Test func aScaleOfOneSideLeavesTheOther() throws {
        let state = try steps(KeyFrames().fromView(0...1, .scaleXY(x: 0.8, y: 1.2))).last?.state
        #expect(state == Pose(scaleX: 0.8, scaleY: 1.2))
    }

    // MARK: Turns

    /// Angles in quarters of a turn.
    @Test(arguments: [(0.1, 1), (1.0, 1), (1.01, 2), (2.0, 2), (4.0, 4), (-4.0, 4), (6.0, 6)])
    func noStepTurnsByMoreThanAQuarter(_ quarters: Double, _ count: Int) throws {
        let angle = quarters * .pi / 2
        let found = try steps(KeyFrames().fromView(0.5...1, .rotate(angle), .y(80)))
        #expect(found.count == count)
        #expect(found.first?.start == 0.5)
        #expect(found.last?.end == 1)
        #expect(found.last?.state == Pose(y: 80, rotation: angle))
        var last = Pose()
        for (step, next) in zip(found, found.dropFirst()) { #expect(step.end == next.start) }
        for (index, step) in found.enumerated() {
            let part = Double(index + 1) / Double(count)
            #expect(abs(step.state.rotation - last.rotation) <= .pi / 2 + 1e-9)
            #expect(abs(step.state.rotation - angle * part) < 1e-9)
            #expect(abs(step.state.y - 80 * part) < 1e-9)
            last = step.state
        }
    }

    @Test func anAbsurdTurnEndsAllTheSame() throws {
        #expect(try steps(KeyFrames().fromView(0...1, .rotate(1e12))).count == 1000)
        #expect(try steps(KeyFrames().fromView(0...1, .rotate(.infinity))).isEmpty)
        #expect(try steps(KeyFrames().fromView(0...1, .y(.fraction(.nan)))).isEmpty)
    }

    // MARK: Times

    @Test func whatLiesOutsideTheTimeIsCut() throws {
        let found = try steps(KeyFrames().fromView(-1...2, .x(10)))
        #expect(found == [Timeline.Step(start: 0, end: 1, state: Pose(x: 10))])
    }

    @Test func aChangeInNoTimeTakesAThousandth() throws {
        let first = try steps(KeyFrames().fromView(0.5...0.5, .x(10)))
        #expect(first == [Timeline.Step(start: 0.5, end: 0.501, state: Pose(x: 10))])
        let last = try steps(KeyFrames().fromView(1...1, .x(10)))
        #expect(last == [Timeline.Step(start: 0.999, end: 1, state: Pose(x: 10))])
    }

    @Test func keyFramesThatChangeNothingTakeNoSteps() throws {
        #expect(try steps(KeyFrames().fromView(0...1, .scale(1), .y(0))).isEmpty)
        #expect(timeline(KeyFrames()).from == nil)
    }

    // MARK: The view's own appearance

    @Test func aViewBeginsAsItIs() throws {
        let pale = ViewAppearance(
            size: Size(width: 10, height: 10), opacity: 0.5, cornerRadius: 8,
            backgroundColor: 0x0000_00FF)
        let frames = KeyFrames()
            .fromView(0...1, .opacity(1), .backgroundColor(0xFF80_00FF))
            .fromView(0.5...1, .cornerRadius(0))
        let track = try #require(Timeline(frames, fromView: pale, toView: pale).from)
        #expect(
            track.initial
                == Pose(opacity: 0.5, cornerRadius: 8, backgroundColor: 0x0000_00FF))
        #expect(
            track.steps.map(\.state) == [
                Pose(opacity: 0.75, cornerRadius: 8, backgroundColor: 0x8040_00FF),
                Pose(opacity: 1, cornerRadius: 0, backgroundColor: 0xFF80_00FF),
            ])
    }

    @Test func aViewWithoutAColourTakesOnTheFirstOutOfTransparency() throws {
        let track = try #require(
            timeline(KeyFrames().fromView(0...1, .backgroundColor(0x1122_33FF))).from)
        #expect(track.initial.backgroundColor == 0x1122_3300)
        #expect(track.final.backgroundColor == 0x1122_33FF)
    }

    @Test func aColourThatNoKeyFrameChangesIsLeftAlone() throws {
        let red = ViewAppearance(size: view.size, backgroundColor: 0xFF00_00FF)
        let track = try #require(Timeline(fall, fromView: red, toView: red).from)
        #expect(track.final.backgroundColor == nil)
    }

    /// At every moment the backwards animation of one view is where the other was.
    @Test func backwardsEveryStateComesAtItsMirroredTime() throws {
        let frames = KeyFrames()
            .fromView(0...0.6, .rotate(4)).fromView(0.3...1, .x(100), .opacity(0))
            .toView(0.1...0.9, .scale(2))
        let (there, back) = (timeline(frames), timeline(frames.reversed))
        for (forward, backward) in [(there.from, back.to), (there.to, back.from)] {
            let forward = try #require(forward)
            let backward = try #require(backward)
            #expect(backward.initial == forward.final)
            #expect(backward.final == forward.initial)
            #expect(backward.reversed.steps.map(\.state) == forward.steps.map(\.state))
            for (step, mirrored) in zip(forward.steps, backward.steps.reversed()) {
                #expect(abs(step.start + mirrored.end - 1) < 1e-12)
                #expect(abs(step.end + mirrored.start - 1) < 1e-12)
            }
        }
    }
}
