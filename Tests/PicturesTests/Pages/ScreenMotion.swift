@testable import Pictures
@testable import TransitionRuntime

/// Where the two screens are, from the geometry, the timeline or the zoom of the runtime.
struct ScreenMotion {
    enum Kind {
        case still
        case plain(AnimationGeometry)
        case keyFrames(KeyFrames)
        case zoom(RectZoom, RectZoom.Way)
        /// Our picture of UIKit's zoom, from a rectangle or back to it.
        case systemZoom(Rect, isReturn: Bool)
        /// Our picture of UIKit's flip: each screen is seen for half of the time.
        case flip(isUpright: Bool)
    }

    struct State {
        var pose = Pose()
        var opacity = 1.0
        var cornerRadius: Double?
        /// 0xRRGGBBAA.
        var backgroundColor: UInt32?
        var overlay: Double?
    }

    private let kind: Kind
    private let times: MotionTimes

    init(_ kind: Kind, _ times: MotionTimes = MotionTimes(0, 0, .linear)) {
        self.kind = kind
        self.times = times
    }

    /// In seconds.
    var end: Double {
        if case .still = kind { return 0 }
        return times.delay + times.fullDuration
    }

    func state(of side: Side, at time: Double) -> State {
        let progress = times.progress(at: time)
        switch kind {
        case .still: return State()
        case .plain(let geometry): return state(of: side, geometry, progress)
        case .keyFrames(let frames):
            let view = ViewAppearance(size: PhoneScreen.size, backgroundColor: 0xFFFF_FFFF)
            let timeline = Timeline(frames, fromView: view, toView: view)
            guard let track = side == .from ? timeline.from : timeline.to else { return State() }
            let pose = KeyFrameTracksTests.state(track, at: progress)
            return State(
                pose: pose, opacity: pose.opacity, cornerRadius: pose.cornerRadius,
                backgroundColor: pose.backgroundColor)
        case .zoom:
            return layer(side == .from ? .from : .to, at: time) ?? State()
        case .flip(let isUpright):
            let seen = max(0, side == .from ? 1 - 2 * progress : 2 * progress - 1)
            return State(pose: isUpright ? Pose(scaleY: seen) : Pose(scaleX: seen))
        case .systemZoom(let rect, let isReturn):
            if (side == .from) != isReturn { return State() }
            let large = isReturn ? 1 - progress : progress
            let (phone, small) = (PhoneScreen.bounds, 1 - large)
            return State(
                pose: Pose(
                    x: (rect.centre.x - phone.centre.x) * small,
                    y: (rect.centre.y - phone.centre.y) * small,
                    scaleX: 1 + (rect.width / phone.width - 1) * small,
                    scaleY: 1 + (rect.height / phone.height - 1) * small),
                opacity: min(1, large / 0.3))
        }
    }

    /// A layer of a zoom; nil if the zoom does not need it.
    func layer(_ layer: RectZoom.Layer, at time: Double) -> State? {
        guard case .zoom(let zoom, _) = kind else { return nil }
        let isNeeded = zoom.initial[layer] != nil || zoom.steps.contains { $0.layer == layer }
        if !isNeeded { return nil }
        let state = KeyFrameTracksTests.state(zoom, layer, at: times.progress(at: time))
        return State(pose: state.pose, opacity: state.opacity)
    }

    /// The screen that has the rectangle; nil if it is no zoom.
    var plateSide: Side? {
        guard case .zoom(_, let way) = kind else { return nil }
        return way == .forward ? .from : .to
    }

    /// The appearing view comes from its far end, the leaving one goes there.
    private func state(
        of side: Side, _ geometry: AnimationGeometry, _ progress: Double
    ) -> State {
        let motion = side == .to ? geometry.coming : geometry.leaving
        let far = side == .to ? 1 - progress : progress
        let scale = 1 + (motion.scale - 1) * far
        return State(
            pose: Pose(
                x: motion.x * PhoneScreen.size.width * far,
                y: motion.y * PhoneScreen.size.height * far, scaleX: scale, scaleY: scale),
            opacity: 1 + (motion.opacity - 1) * far,
            overlay: motion.overlayOpacity > 0 ? motion.overlayOpacity * far : nil)
    }
}

/// A color on the way to another one, by its four components.
func mixed(_ start: UInt32, _ end: UInt32, _ part: Double) -> UInt32 {
    func component(_ color: UInt32, _ shift: UInt32) -> Double { Double(color >> shift & 0xFF) }
    return [24, 16, 8, 0].reduce(0) { (result: UInt32, shift: UInt32) in
        let (first, last) = (component(start, shift), component(end, shift))
        let value = (first + (last - first) * part).rounded()
        return result | UInt32(min(max(value, 0), 255)) << shift
    }
}
