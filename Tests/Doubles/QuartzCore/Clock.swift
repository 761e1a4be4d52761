// Time, and display links. Time is a number that a test moves on.

/// What waits for its time, in order. // test
public enum Clock {
    nonisolated(unsafe) public static var now = 0.0
    nonisolated(unsafe) private static var waiting: [Waiting] = []
    nonisolated(unsafe) private static var order = 0

    public static func after(_ seconds: Double, _ block: @escaping () -> Void) {
        order += 1
        waiting.append(Waiting(time: now + seconds, number: order, block: block))
    }

    /// Runs the next block that waits no longer than until `end`; false if there is none.
    public static func step(until end: Double = .infinity) -> Bool {
        guard let next = waiting.min(), next.time <= end else { return false }
        waiting.removeAll { $0.number == next.number }
        now = max(now, next.time)
        next.block()
        return true
    }

    /// Whether nothing waits.
    public static var isIdle: Bool { waiting.isEmpty }

    public static func reset() { (now, waiting) = (0, []) }

    private struct Waiting: Comparable {
        var time: Double
        var number: Int
        var block: () -> Void

        static func < (left: Waiting, right: Waiting) -> Bool {
            (left.time, left.number) < (right.time, right.number)
        }

        static func == (left: Waiting, right: Waiting) -> Bool { left.number == right.number }
    }
}

public func CACurrentMediaTime() -> TimeInterval { Clock.now }

/// Sixty frames a second.
@objc open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let action: Selector
    private var isAdded = false

    @objc public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        action = sel
        super.init()
    }

    open var duration: TimeInterval { 1.0 / 60 }
    open var timestamp: TimeInterval { Clock.now }
    open var targetTimestamp: TimeInterval { Clock.now + duration }
    open var isPaused = false
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        if isAdded { return }
        isAdded = true
        wait()
    }
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isAdded = false }
    open func invalidate() { (isAdded, target) = (false, nil) }

    private func wait() {
        Clock.after(duration) { [self] in
            guard isAdded, let target else { return }
            if !isPaused { MainActor.assumeIsolated { _ = action.send(to: target, from: self) } }
            wait()
        }
    }
}
