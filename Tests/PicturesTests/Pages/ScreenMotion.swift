@testable import Pictures
@testable import TransitionRuntime

/// Where the two screens are, from the geometry, the timeline or the zoom of the runtime.
struct ScreenMotion {
    enum Kind {
        case still
        case plain(AnimationGeometry)
        case keyFrames(KeyFrames)
        case zoom(RectZoom, RectZoom.Way)
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

    init(_ kind: Kind, _ times: MotionTimes) {
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

/// Where a view is that Hero moves, by Hero's formulas.
struct ExpectedFlight {
    let view: MovingView
    /// The duration of a view that moves for as long as the longest one, in seconds.
    private let longest: Double

    init(_ view: MovingView, longest: Double) {
        self.view = view
        self.longest = longest
    }

    private var target: ViewTarget { view.target }
    private var flies: Bool { view.partner != nil }

    private var away: Rect {
        if let partner = view.partner { return partner }
        let size = target.size ?? view.rect.size
        let center = target.position ?? view.rect.centre
        return Rect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
    }

    /// The distance of the centers plus the length of the change of size. A transform counts too.
    private var distance: Double {
        var (center, size) = (away.centre, away.size)
        if !flies, let matrix = target.matrix {
            center = (center.x + matrix.tx, center.y + matrix.ty)
            size = PhoneSize(
                width: matrix.a * size.width + matrix.c * size.height,
                height: matrix.b * away.width + matrix.d * size.height)
        }
        func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
        return length(center.x - view.rect.centre.x, center.y - view.rect.centre.y)
            + length(size.width - view.rect.width, size.height - view.rect.height)
    }

    /// Nil for a view that moves for as long as the longest.
    var ownDuration: Double? {
        if target.isLongest { return nil }
        let ofLine = flies ? view.options.duration : nil
        return target.duration ?? ofLine ?? 0.208 + min(distance, 500) / 3000
    }

    private func times(_ timing: TimingCurve) -> MotionTimes {
        let ofLine = flies && target.delay == 0 ? view.options.delay : nil
        return MotionTimes(ownDuration ?? longest, ofLine ?? target.delay, timing)
    }

    /// Hero prefers a spring.
    private var straight: MotionTimes {
        let ofLine = flies ? view.options.timing : nil
        return times(target.spring ?? target.timing ?? ofLine ?? .standard)
    }

    /// A spring affects no corner radius and no position on an arc.
    private var bent: MotionTimes {
        let isSpring = straight.timing.settlingTime != nil
        return isSpring ? times(target.timing ?? .standard) : straight
    }

    /// In seconds.
    var end: Double {
        let moves = isBent ? bent : straight
        let others = [straight.delay + straight.fullDuration]
        return (others + [moves.delay + moves.fullDuration]).max() ?? 0
    }

    private var ends: (start: Rect, end: Rect) {
        view.isAppearing ? (away, view.rect) : (view.rect, away)
    }

    private var isBent: Bool {
        let (from, to) = (ends.start.centre, ends.end.centre)
        return target.arc != nil && abs(to.x - from.x) >= 1 && abs(to.y - from.y) >= 1
    }

    private func center(_ progress: Double) -> (x: Double, y: Double) {
        let (from, to) = (ends.start.centre, ends.end.centre)
        var control = ((from.x + to.x) / 2, (from.y + to.y) / 2)
        if isBent, let arc = target.arc {
            let corner = to.y < from.y ? (to.x, from.y) : (from.x, to.y)
            control.0 += (corner.0 - control.0) * arc
            control.1 += (corner.1 - control.1) * arc
        }
        let rest = 1 - progress
        let (first, middle, last) = (rest * rest, 2 * rest * progress, progress * progress)
        return (
            first * from.x + middle * control.0 + last * to.x,
            first * from.y + middle * control.1 + last * to.y
        )
    }

    /// On the phone, or in the screen of a view that moves with it.
    func part(at time: Double) -> ExpectedScene.Part {
        func far(_ times: MotionTimes) -> Double {
            let progress = times.progress(at: time)
            return view.isAppearing ? 1 - progress : progress
        }
        func mix(_ near: Double, _ away: Double, _ part: Double) -> Double {
            near + (away - near) * part
        }
        let moves = isBent ? bent : straight
        let (moved, share) = (far(moves), far(straight))
        var pose = Pose()
        if !flies, let matrix = target.matrix {
            var isSheared = false
            let end = Pose(matrix, isSheared: &isSheared)
            pose = Pose(
                x: mix(0, end.x, moved), y: mix(0, end.y, moved),
                scaleX: mix(1, end.scaleX, moved), scaleY: mix(1, end.scaleY, moved),
                rotation: mix(0, end.rotation, moved))
        }
        var size = view.rect.size
        let scales = target.scalesForSize
        if scales {
            pose.scaleX *= mix(1, away.width / size.width, moved)
            pose.scaleY *= mix(1, away.height / size.height, moved)
        } else {
            size = PhoneSize(
                width: mix(size.width, away.width, share),
                height: mix(size.height, away.height, share))
        }
        let place = Placement(center: center(moves.progress(at: time)), size: size)
        var part = ExpectedScene.Part(corners: place.corners(pose.matrix))
        let begin = target.begin.first
        part.opacity = target.opacity.map { mix(begin?.opacity ?? 1, $0, share) } ?? 1
        part.cornerRadius = target.cornerRadius.map { mix(begin?.cornerRadius ?? 0, $0, far(bent)) }
        part.backgroundColor = target.backgroundColor.map {
            mixed(begin?.backgroundColor ?? 0xFFFF_FF00, $0, share)
        }
        part.overlay = target.overlay.map { mix(begin?.overlay?.opacity ?? 0, $0.opacity, share) }
        return part
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
