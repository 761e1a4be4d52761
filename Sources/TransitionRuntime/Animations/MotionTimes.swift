/// The options of an animation that say when and how fast it plays; nil for its own.
package struct MotionOptions: Hashable, Sendable {
    /// In seconds.
    package var duration: Double?
    /// In seconds.
    package var delay: Double?
    package var timing: TimingCurve?

    package init(duration: Double? = nil, delay: Double? = nil, timing: TimingCurve? = nil) {
        self.duration = duration
        self.delay = delay
        self.timing = timing
    }
}

/// When the runtime plays an animation, and along which curve.
package struct MotionTimes: Hashable, Sendable {
    /// In seconds, without the delay; 0 if the screens change at once.
    package var duration: Double
    /// In seconds.
    package var delay: Double
    package var timing: TimingCurve

    package init(_ duration: Double, _ delay: Double, _ timing: TimingCurve) {
        self.duration = duration
        self.delay = delay
        self.timing = timing
    }

    /// The times of an animation that is not `auto`.
    package init(_ animation: ScreenAnimation, _ options: MotionOptions) {
        let geometry = AnimationGeometry(animation)
        self.init(options, AnimationGeometry.duration, geometry?.timing ?? .standard)
        if geometry == nil { duration = 0 }
    }

    package init(_ frames: KeyFrames, _ options: MotionOptions) {
        self.init(options, frames.duration, frames.timing)
        delay = options.delay ?? frames.delay
    }

    /// The times of a zoom into a rectangle or out of it.
    package init(zoom options: MotionOptions) {
        self.init(options, AnimationGeometry.duration, .linear)
    }

    /// The times of a transition of UIKit, which has a curve of its own and no delay.
    package init(viewTransition options: MotionOptions) {
        self.init(options.duration ?? AnimationGeometry.duration, 0, .easeInOut)
    }

    private init(_ options: MotionOptions, _ duration: Double, _ timing: TimingCurve) {
        self.duration = options.duration ?? duration
        delay = options.delay ?? 0
        self.timing = options.timing ?? timing
    }
}
