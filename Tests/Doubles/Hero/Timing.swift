// Double of Hero 1.6: how long views take, and its own clock.
import UIKit

extension HeroTargetState {
    /// Whether anything of it can be animated: the rest is only how or when.
    var moves: Bool {
        let values: [Any?] = [
            position, size, transform, cornerRadius, opacity, overlay, anchorPoint,
            backgroundColor, borderColor, borderWidth, shadowOpacity, shadowRadius, shadowOffset,
            shadowColor, shadowPath, contentsRect,
        ]
        return forceAnimate || values.contains { $0 != nil }
    }

    /// Whether anything but a corner's radius and a way along an arc is animated: that can swing.
    private var swings: Bool {
        var rest = self
        (rest.cornerRadius, rest.forceAnimate) = (nil, false)
        if arc != nil { rest.position = nil }
        return rest.moves || zPosition != nil || contentsScale != nil || masksToBounds != nil
    }

    /// How long its spring takes.
    fileprivate var settling: TimeInterval {
        guard let (stiffness, damping) = spring, swings else { return 0 }
        let spring = CASpringAnimation(keyPath: nil)
        (spring.stiffness, spring.damping) = (stiffness, damping)
        return spring.settlingDuration
    }
}

/// The time of one view.
struct Flight {
    let snapshot: UIView
    let state: HeroTargetState
    var duration: TimeInterval = 0

    /// From 0.208 s, with each point of the way more, to 0.375 s after 500 points.
    var ideal: TimeInterval {
        let layer = snapshot.layer
        let turn = CATransform3DGetAffineTransform(layer.transform)
        let newTurn = state.transform.map(CATransform3DGetAffineTransform) ?? turn
        let place = CGPoint(x: layer.position.x + turn.tx, y: layer.position.y + turn.ty)
        let target = state.position ?? layer.position
        let newPlace = CGPoint(x: target.x + newTurn.tx, y: target.y + newTurn.ty)
        let size = layer.bounds.size.applying(turn)
        let newSize = (state.size ?? layer.bounds.size).applying(newTurn)
        let way = Self.length(newPlace.x - place.x, newPlace.y - place.y)
        let growth = Self.length(newSize.width - size.width, newSize.height - size.height)
        return 0.208 + Double(min(500, way + growth)) / 3000
    }

    private static func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
        (x * x + y * y).squareRoot()
    }

    /// From now, with `delay` before it.
    func time(_ duration: TimeInterval, after delay: TimeInterval) -> TimeInterval {
        max(duration, state.settling) + delay
    }

    /// What is left where the finger let go.
    func rest(of passed: TimeInterval, reverse: Bool) -> TimeInterval {
        let (delay, end) = (state.delay, state.delay + duration)
        if reverse {
            if passed > end { return time(duration, after: passed - end) }
            return passed > delay ? time(duration - (passed - delay), after: 0) : 0
        }
        if passed <= delay { return time(duration, after: delay - passed) }
        return passed <= end ? time(duration - (passed - delay), after: 0) : 0
    }
}

extension [Flight] {
    /// Gives each its duration; how long all take.
    mutating func start() -> TimeInterval {
        var longest: TimeInterval = 0
        for index in indices {
            let own = self[index].state.duration
            let duration = own.flatMap { $0.isFinite ? $0 : nil } ?? self[index].ideal
            if own != .infinity { self[index].duration = duration }
            longest = Swift.max(longest, duration)
        }
        for index in indices where self[index].state.duration == .infinity {
            self[index].duration = longest
        }
        return map { $0.time($0.duration, after: $0.state.delay) }.max().map {
            Swift.max(longest, $0)
        }
            ?? longest
    }

    mutating func resume(at passed: TimeInterval, reverse: Bool) -> TimeInterval {
        for index in indices where self[index].state.duration == nil {
            self[index].duration = Swift.max(self[index].duration, self[index].ideal + passed)
        }
        return map { $0.rest(of: passed, reverse: reverse) }.max() ?? 0
    }
}

/// Hero's own clock: it runs from the moment a transition begins until something drives it.
final class ProgressRunner {
    private var link: CADisplayLink?
    private var (passed, total): (TimeInterval, TimeInterval) = (0, 0)
    private var isReversed = false
    private let show: (Double) -> Void
    private let end: (Bool) -> Void

    init(show: @escaping (Double) -> Void, end: @escaping (Bool) -> Void) {
        (self.show, self.end) = (show, end)
    }

    var isRunning: Bool { link != nil }

    func start(at passed: TimeInterval, of total: TimeInterval, reverse: Bool) {
        stop()
        (self.passed, self.total, isReversed) = (passed, total, reverse)
        let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    @objc private func tick(_ link: CADisplayLink) {
        passed += isReversed ? -link.duration : link.duration
        let isOver = isReversed ? passed <= 1.0 / 120 : passed > total - 1.0 / 120
        if isOver {
            end(!isReversed)
            stop()
        } else {
            show(passed / total)
        }
    }
}
