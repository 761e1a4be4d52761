import TransitionRuntime

/// A view that Hero moves, with everything that its tracks need.
struct MovingView {
    var subject: Track.Subject
    /// The place in its screen.
    var rect: Rect
    /// Whether its screen appears: it comes from the state, and otherwise goes to it.
    var isAppearing: Bool
    var target: ViewTarget

    /// The duration that counts for the longest, in seconds; a view that moves for as long as the
    /// longest has that of its way.
    var longest: Double { target.duration ?? FlightPath.duration(distance: path.distance) }

    /// The place off the screen.
    private var away: Rect {
        var away = rect
        if let size = target.size {
            away.x += (rect.width - size.width) / 2
            away.y += (rect.height - size.height) / 2
            (away.width, away.height) = (size.width, size.height)
        }
        if let position = target.position {
            away.x = position.x - away.width / 2
            away.y = position.y - away.height / 2
        }
        return away
    }

    /// The way whose length determines the duration. Hero counts what a transform moves and scales.
    private var path: FlightPath {
        var away = away
        if let matrix = target.matrix {
            let (x, y) = (away.centre.x + matrix.tx, away.centre.y + matrix.ty)
            let size = away.size
            away.width = matrix.a * size.width + matrix.c * size.height
            away.height = matrix.b * size.width + matrix.d * size.height
            (away.x, away.y) = (x - away.width / 2, y - away.height / 2)
        }
        return FlightPath(start: rect, end: away)
    }
}

extension MovingView {
    /// The tracks; properties whose times differ are in different ones.
    ///
    /// A spring moves neither the corner radius nor a view on an arc. `longest` is the duration of
    /// a view that moves for as long as the longest.
    func tracks(longest: Double, isSheared: inout Bool) -> [Track] {
        let duration = target.isLongest ? longest : self.longest
        let timing = target.curve ?? .standard
        let times = MotionTimes(duration, target.delay, timing)
        // Without a spring, a view on an arc has the other curve of its modifiers.
        let other = target.timing ?? .standard
        let bent = MotionTimes(
            duration, target.delay,
            timing.settlingTime == nil ? timing : other.settlingTime == nil ? other : .standard)
        var result: [Track] = []
        func add(_ times: MotionTimes, _ far: Frame, _ near: Frame) {
            if far == near { return }
            result.append(
                track(times, [(0, isAppearing ? far : near), (1, isAppearing ? near : far)]))
        }
        addMoves(times, bent, to: &result, isSheared: &isSheared)
        if let opacity = target.opacity {
            add(times, Frame(opacity: opacity), Frame(opacity: begin?.opacity ?? 1))
        }
        if let radius = target.cornerRadius {
            add(
                bent, Frame(cornerRadius: radius), Frame(cornerRadius: begin?.cornerRadius ?? 0))
        }
        if let color = target.backgroundColor {
            add(
                times, Frame(backgroundColor: color),
                // Else nothing: browsers and Core Animation mix it in the same way.
                Frame(backgroundColor: begin?.backgroundColor ?? color & 0xFFFF_FF00))
        }
        if let shadow = target.shadow {
            add(times, Frame(shadow: shadow), Frame(shadow: begin?.shadow ?? Frame.Shadow()))
        }
        if let border = target.border {
            add(times, Frame(border: border), Frame(border: begin?.border ?? Frame.Border()))
        }
        if let overlay = target.overlay {
            add(times, Frame(overlay: overlay), Frame(overlay: begin?.overlay ?? Frame.Overlay()))
        }
        return result
    }

    private var begin: ViewTarget? { target.begin.first }

    /// The move with the change of size, and the transform.
    private func addMoves(
        _ times: MotionTimes, _ bent: MotionTimes, to result: inout [Track], isSheared: inout Bool
    ) {
        let away = away
        let path = FlightPath(
            start: isAppearing ? away : rect, end: isAppearing ? rect : away, arc: target.arc)
        // All that a screen shows is scaled with it.
        var isScaled = target.scalesForSize
        if case .screen = subject { isScaled = true }
        isScaled = isScaled && rect.width > 0 && rect.height > 0
        var pose = Pose()
        if let matrix = target.matrix { pose = Pose(matrix, isSheared: &isSheared) }
        if isScaled, away.size != rect.size {
            pose.scaleX *= away.width / rect.width
            pose.scaleY *= away.height / rect.height
        }
        let center = rect.centre
        let moves = path.moves.map { part, x, y in
            // A straight way has two points; a bent one has no other transform.
            let share = isAppearing ? 1 - part : part
            var moved = Pose().mixed(with: pose, share)
            moved.x += x - center.x
            moved.y += y - center.y
            return (part, Frame(pose: moved))
        }
        if moves.contains(where: { $0.1 != Frame(pose: Pose()) }) {
            result.append(track(path.isBent ? bent : times, moves))
        }
        if !isScaled, away.size != rect.size {
            let ends = [(0.0, Frame(size: path.start.size)), (1.0, Frame(size: path.end.size))]
            result.append(track(times, ends))
        }
    }

    private func track(_ times: MotionTimes, _ points: [(Double, Frame)]) -> Track {
        TrackTimes(times: times, source: target.timesBy).track(subject, points)
    }
}

extension Pose {
    /// A part of the way to another move, rotation and scale.
    fileprivate func mixed(with other: Pose, _ part: Double) -> Pose {
        Frame(pose: self).mixed(with: Frame(pose: other), part).pose ?? self
    }
}
