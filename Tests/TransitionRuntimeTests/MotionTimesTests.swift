import Testing

@testable import TransitionRuntime

/// When the runtime's animations play, and along which curve.
@Suite struct MotionTimesTests {
    private let spring = TimingCurve.spring(stiffness: 250, damping: 30)

    @Test func aScreenAnimationHasHerosTimeAndItsOwnCurve() {
        let push = MotionTimes(.push(.left), MotionOptions())
        #expect(push.duration == 0.35)
        #expect(push.delay == 0)
        #expect(push.timing == .deceleration)
        #expect(MotionTimes(.pull(.left), MotionOptions()).timing == .standard)
    }

    @Test func optionsReplaceWhatAnAnimationHas() {
        let options = MotionOptions(duration: 2, delay: 0.5, timing: spring)
        let frames = KeyFrames(duration: 3, delay: 1, timing: .easeIn)
        for times in [
            MotionTimes(.fade, options), MotionTimes(frames, options), MotionTimes(zoom: options),
        ] {
            #expect(times.duration == 2)
            #expect(times.delay == 0.5)
            #expect(times.timing == spring)
        }
    }

    /// The screens change at once: a duration cannot give `none` something to show.
    @Test func withoutAMotionThereIsNoTime() {
        #expect(MotionTimes(.none, MotionOptions(duration: 2, delay: 1)).duration == 0)
        #expect(MotionTimes(.none, MotionOptions(duration: 2, delay: 1)).delay == 1)
    }

    @Test func keyFramesHaveTheirOwnTimes() {
        let frames = KeyFrames(duration: 3, delay: 1, timing: .easeIn)
        let times = MotionTimes(frames, MotionOptions())
        #expect(times.duration == 3)
        #expect(times.delay == 1)
        #expect(times.timing == .easeIn)
        #expect(MotionTimes(frames.reversed, MotionOptions()).timing == .easeOut)
    }

    @Test func aZoomKeepsItsSpeed() {
        let times = MotionTimes(zoom: MotionOptions())
        #expect(times.duration == 0.35)
        #expect(times.timing == .linear)
    }
}
