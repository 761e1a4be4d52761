@testable import Pictures
@testable import TransitionRuntime

/// Where a view is that Hero moves, by Hero's formulas.
struct ExpectedFlight {
    let subject: Track.Subject
    private let rect: Rect
    private let isAppearing: Bool
    private let target: ViewTarget
    /// The duration of a view that moves for as long as the longest one, in seconds.
    private var longest = 0.0

    init(_ cast: Cast, _ index: Int, _ states: HeroStates) {
        let actor = cast.actors[index]
        rect = cast.rect(actor)
        isAppearing = actor.side == .to
        target = states.targets[index]
        guard let view = actor.index else {
            subject = .screen(actor.side)
            return
        }
        // A picture of a view is in that of its screen if Hero makes one, or else in the container.
        let hasOuter = states.targets[cast.root(actor.side)].animates && !target.movesInContainer
        subject = hasOuter ? .view(actor.side, view) : .flight(actor.side, view)
    }

    func lasting(_ longest: Double) -> ExpectedFlight {
        var result = self
        result.longest = longest
        return result
    }

    private var isScreen: Bool { if case .screen = subject { true } else { false } }

    private var away: Rect {
        let size = target.size ?? rect.size
        let center = target.position ?? rect.centre
        return Rect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
    }

    /// The distance of the centers plus the length of the change of size. A transform counts too.
    private var distance: Double {
        var (center, size) = (away.centre, away.size)
        if let matrix = target.matrix {
            center = (center.x + matrix.tx, center.y + matrix.ty)
            size = PhoneSize(
                width: matrix.a * size.width + matrix.c * size.height,
                height: matrix.b * away.width + matrix.d * size.height)
        }
        func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
        return length(center.x - rect.centre.x, center.y - rect.centre.y)
            + length(size.width - rect.width, size.height - rect.height)
    }

    /// In seconds; that of its way for a view that moves for as long as the longest.
    var ownDuration: Double { target.duration ?? 0.208 + min(distance, 500) / 3000 }

    private func times(_ timing: TimingCurve) -> MotionTimes {
        MotionTimes(target.isLongest ? longest : ownDuration, target.delay, timing)
    }

    /// Hero prefers a spring.
    private var straight: MotionTimes { times(target.spring ?? target.timing ?? .standard) }

    /// A spring affects no corner radius and no position on an arc.
    private var bent: MotionTimes {
        if straight.timing.settlingTime == nil { return straight }
        let curve = target.timing ?? .standard
        return times(curve.settlingTime == nil ? curve : .standard)
    }

    private var moves: MotionTimes { isBent ? bent : straight }

    /// In seconds.
    var end: Double {
        [straight, moves].map { $0.delay + $0.fullDuration }.max() ?? 0
    }

    private var ends: (start: Rect, end: Rect) { isAppearing ? (away, rect) : (rect, away) }

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

    private func mix(_ near: Double, _ far: Double, _ part: Double) -> Double {
        near + (far - near) * part
    }

    /// The part of the way from its place to the other end.
    private func far(_ times: MotionTimes, at time: Double) -> Double {
        let progress = times.progress(at: time)
        return isAppearing ? 1 - progress : progress
    }

    private var scales: Bool { target.scalesForSize || isScreen }

    /// The transform about the center of its place, with the change of the center.
    func matrix(at time: Double) -> Pose.Matrix {
        let share = far(moves, at: time)
        var pose = Pose()
        if let matrix = target.matrix {
            var isSheared = false
            let end = Pose(matrix, isSheared: &isSheared)
            pose = Pose(
                x: mix(0, end.x, share), y: mix(0, end.y, share),
                scaleX: mix(1, end.scaleX, share), scaleY: mix(1, end.scaleY, share),
                rotation: mix(0, end.rotation, share))
        }
        if scales {
            pose.scaleX *= mix(1, away.width / rect.width, share)
            pose.scaleY *= mix(1, away.height / rect.height, share)
        }
        let center = center(moves.progress(at: time))
        pose.x += center.x - rect.centre.x
        pose.y += center.y - rect.centre.y
        return pose.matrix
    }

    /// On the phone, or in the screen of a view that moves with it.
    func part(at time: Double) -> ExpectedScene.Part {
        let share = far(straight, at: time)
        var size = rect.size
        if !scales {
            size.width = mix(size.width, away.width, share)
            size.height = mix(size.height, away.height, share)
        }
        let place = Placement(center: rect.centre, size: size)
        var part = ExpectedScene.Part(corners: place.corners(matrix(at: time)))
        let begin = target.begin.first
        part.opacity = target.opacity.map { mix(begin?.opacity ?? 1, $0, share) } ?? 1
        part.cornerRadius = target.cornerRadius.map {
            mix(begin?.cornerRadius ?? 0, $0, far(bent, at: time))
        }
        part.backgroundColor = target.backgroundColor.map {
            mixed(begin?.backgroundColor ?? $0 & 0xFFFF_FF00, $0, share)
        }
        part.overlay = target.overlay.map { mix(begin?.overlay?.opacity ?? 0, $0.opacity, share) }
        return part
    }
}
