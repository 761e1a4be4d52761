// What tests read and drive. Nothing of this exists on Apple's systems.

/// The clock, the journal and what was animated.
///
/// Time stands still until `settle` or `advance` moves it: completion blocks run then, as they do on
/// a device after the call that began the animation has returned. // test
@preconcurrency @MainActor public enum Stage {
    /// What happened, in order: pushes, presentations, appearances, cancels.
    public private(set) static var journal: [String] = []
    /// Every animation that was asked for, in order.
    public static var animations: [Animated] = []
    /// Animation and interaction controllers that were used, in order.
    public static var animators: [AnyObject] = []
    public static var isReduceMotionEnabled = false
    public static var isRightToLeft = false
    public static var prefersCrossFadeTransitions = false
    /// Whether a tab bar's delegate gets the methods with controllers where it has those with
    /// tabs, too. UIKit does not document it.
    public static var sendsBothTabMethods = true
    /// Stays as it is where all else is reset.
    public static var systemVersion = "18.0"
    static var majorVersion: Int {
        systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 0
    }
    public static var now: TimeInterval {
        get { Clock.now }
        set { Clock.now = newValue }
    }
    /// Whether a delegate is asked for a dismissal while controllers above are still there. UIKit
    /// documents neither order.
    public static var asksBeforeDismissingAbove = false

    /// Time stops for animations that begin while one of these is on top.
    static var holds: [Hold] = []

    public static func note(_ event: String) { journal.append(event) }

    public static func reset() {
        (journal, animations, animators, holds) = ([], [], [], [])
        (isReduceMotionEnabled, isRightToLeft, prefersCrossFadeTransitions) = (false, false, false)
        sendsBothTabMethods = true
        TransitionContext.running = 0
        sent = [:]
        Clock.reset()
        asksBeforeDismissingAbove = false
    }

    /// Whether nothing waits for a time.
    public static var isResting: Bool { Clock.isIdle }

    /// Whether no transition runs and nothing waits.
    public static var isIdle: Bool { Clock.isIdle && TransitionContext.running == 0 }

    /// Lets go of the animations and animators that were noted.
    public static func forgetAnimations() { (animations, animators) = ([], []) }

    /// What was sent about each container, whether or not there was a delegate that has the method.
    private static var sent: [ObjectIdentifier: [String]] = [:]
    static func send(_ message: String, about container: UIViewController) {
        sent[ObjectIdentifier(container), default: []].append(message)
    }
    public static func messages(about container: UIViewController) -> [String] {
        sent[ObjectIdentifier(container)] ?? []
    }

    /// Runs everything that waits, and what comes of it, in the order of its time.
    public static func settle() {
        breathe()
        var patience = 20
        while Clock.step() || waitForTasks(&patience) { breathe() }
    }

    /// A task that sleeps has a clock of its own: while a transition runs it may yet wake up.
    private static func waitForTasks(_ patience: inout Int) -> Bool {
        guard TransitionContext.running > 0, patience > 0 else { return false }
        patience -= 1
        RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
        return true
    }

    /// Runs what waits for no longer than so many seconds.
    public static func advance(by seconds: TimeInterval) {
        let end = now + seconds
        breathe()
        while Clock.step(until: end) { breathe() }
        now = end
    }

    /// Runs what was dispatched to the main queue, and what that dispatched: turns of the run loop,
    /// in which no time passes. Then the loop would wait.
    public static func breathe() {
        for _ in 0..<4 { RunLoop.main.run(mode: .default, before: Date(timeIntervalSince1970: 0)) }
        CFRunLoop.main.notify(.beforeWaiting)
    }

    /// Each movement of a finger comes in a turn of its own, but for those in this block.
    public static func inOneTurn(_ block: () -> Void) {
        isOneTurn = true
        block()
        isOneTurn = false
        breathe()
    }

    private static var isOneTurn = false
    static func takeTurn() { if !isOneTurn { breathe() } }

    public static func after(_ seconds: TimeInterval, _ block: @escaping () -> Void) {
        if let hold = holds.last {
            hold.blocks.append(block)
        } else {
            Clock.after(seconds, block)
        }
    }

    /// The durations of the animations in whose blocks we are.
    static var durations: [TimeInterval] = []

    /// Runs a block inside an animation.
    static func animating(_ duration: TimeInterval, _ block: () -> Void) {
        durations.append(duration)
        block()
        durations.removeLast()
    }

    static func perform(
        _ animation: Animated, _ block: () -> Void, _ completion: ((Bool) -> Void)? = nil
    ) {
        let index = animations.count
        animations.append(animation)
        let isPart = animation.kind == .keyFrame
        let duration = isPart ? durations.last ?? 0 : animation.duration
        animations[index].changes = changes { animating(duration, block) }
        if let completion { after(animation.delay + animation.duration) { completion(true) } }
    }

    /// What a block changes of any layer.
    static func changes(during block: () -> Void) -> [Animated.Change] {
        var changes: [Animated.Change] = []
        let outer = layerObserver
        layerObserver = { layer, property, before, after in
            outer?(layer, property, before, after)
            changes.append(
                Animated.Change(layer: layer, property: property, before: before, after: after)
            )
        }
        block()
        layerObserver = outer
        return changes
    }

    static func name(_ object: AnyObject?) -> String {
        object.map { String(describing: type(of: $0)) } ?? "nothing"
    }
}

/// An animation that was asked for. // test
public struct Animated {
    public enum Kind: String, Sendable {
        case animate, spring, keyFrames, keyFrame, transition, propertyAnimator
    }

    public struct Change {
        public let layer: CALayer
        public let property: String
        public let before: Any?
        public let after: Any?
    }

    public var kind: Kind
    /// Seconds; of a key frame the part of the whole.
    public var duration: TimeInterval
    /// Seconds; of a key frame where it begins.
    public var delay: TimeInterval = 0
    public var options: UInt = 0
    public var damping: CGFloat?
    public var timing: AnyObject?
    public var changes: [Change] = []
}

/// Completions of animations that a gesture drives.
final class Hold {
    var blocks: [() -> Void] = []
}

/// A picture of views in words, for comparing before and after: classes, geometry, looks,
/// gestures. // test
@preconcurrency @MainActor public func picture(of view: UIView, indent: String = "") -> String {
    let layer = view.layer
    var line = "\(indent)\(type(of: view)) \(layer.bounds) at \(layer.position)"
    if !view.transform.isIdentity { line += " transform \(view.transform)" }
    if !CATransform3DIsIdentity(layer.sublayerTransform) { line += " sublayerTransform" }
    if layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) { line += " anchor \(layer.anchorPoint)" }
    if view.alpha != 1 { line += " alpha \(view.alpha)" }
    if view.isHidden { line += " hidden" }
    if layer.masksToBounds { line += " clips" }
    if layer.cornerRadius != 0 { line += " corner \(layer.cornerRadius)" }
    if layer.shadowOpacity != 0 {
        line += " shadow \(layer.shadowOpacity) \(layer.shadowRadius) \(layer.shadowOffset)"
    }
    if layer.shadowPath != nil { line += " shadowPath" }
    if layer.zPosition != 0 { line += " z \(layer.zPosition)" }
    if let color = view.backgroundColor { line += " \(color.cgColor.components ?? [])" }
    if !view.isUserInteractionEnabled { line += " untouchable" }
    for gesture in view.gestureRecognizers ?? [] { line += " \(type(of: gesture))" }
    line += view.tag == 0 ? "" : " tag \(view.tag)"
    return ([line] + view.subviews.map { picture(of: $0, indent: indent + "  ") })
        .joined(separator: "\n")
}
