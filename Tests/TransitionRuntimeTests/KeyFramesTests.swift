import Testing

@testable import TransitionRuntime

@Suite struct KeyFramesTests {
    typealias Length = KeyFrames.Length

    @Test func lengthsAddUpPointsAndPercentApart() {
        let length: Length = .fraction(0.5) + 20 - 5.5
        #expect(length == Length(points: 14.5, fraction: 0.5))
        #expect(length.resolved(in: 100) == 64.5)
        #expect((-length * 2).resolved(in: 100) == -129)
        #expect((3 * Length.fraction(0.25) / 2).resolved(in: 200) == 75)
        #expect((2 - Length.fraction(1)).resolved(in: 10) == -8)
    }

    @Test func aLengthInPointsNeedsNoSize() {
        #expect(Length(20).resolved(in: .infinity) == 20)
    }

    @Test func reversingTwiceIsTheAnimationItself() {
        let frames = KeyFrames(duration: 2, delay: 0.1, timing: .standard)
            .fromView(0...0.5, .y(-20)).toView(0.5...1, .opacity(0.5))
        #expect(frames.reversed != frames)
        #expect(frames.reversed.reversed == frames)
    }

    @Test func backwardsTheTimeIsAsLongAndTheCurveMirrored() {
        let frames = KeyFrames(duration: 2, delay: 0.1, timing: .easeIn)
        #expect(frames.reversed.duration == 2)
        #expect(frames.reversed.delay == 0.1)
        #expect(frames.timing == .easeIn)
        #expect(frames.reversed.timing == .easeOut)
    }

    @Test func whatIsLeftOutIsASecondAtOneSpeed() {
        let frames = KeyFrames()
        #expect(frames.duration == 1)
        #expect(frames.delay == 0)
        #expect(frames.timing == .linear)
    }
}
