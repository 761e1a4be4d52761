@preconcurrency import Hero
import QuartzCore
import UIKit

/// The stage of scenarios on UIKit itself. Time is that of the run loop.
@MainActor enum Stage {
    /// One turn of the run loop, which waits so long for something to do.
    static var turn: (TimeInterval) -> Void = { seconds in
        RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
    }
    /// Lets go of what the doubles keep, below a device's harness.
    static var forget: () -> Void = {}
    /// Whether their clock waits for nothing. Layers of UIKit show what moves.
    static var isResting: () -> Bool = { true }
    private static let frame: TimeInterval = 1.0 / 120
    /// After so many seconds `settle` gives up: a finger may hold a transition.
    private static let patience: TimeInterval = 15
    private static var start = CACurrentMediaTime()
    private struct Shown { weak var window: UIWindow? }
    private static var shown: [Shown] = []
    private static var windows: [UIWindow] { shown.compactMap(\.window) }

    // MARK: Windows and time

    static func makeWindow() -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.windowScene =
            UIApplication.shared.connectedScenes
            .compactMap { $0 as? UIWindowScene }.first
        // Its scene may have resized it.
        window.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        shown.append(Shown(window: window))
        return window
    }

    static func makeTouch(on view: UIView?) -> UITouch { ScriptedTouch(on: view) }

    static func settle() {
        let end = CACurrentMediaTime() + patience
        var quiet = 0
        while quiet < 4, CACurrentMediaTime() < end {
            turn(frame)
            quiet = isIdle ? quiet + 1 : 0
        }
    }

    static func advance(by seconds: TimeInterval) {
        let end = CACurrentMediaTime() + seconds
        while CACurrentMediaTime() < end { turn(min(frame, end - CACurrentMediaTime())) }
    }

    static func breathe() {
        for _ in 0..<4 { turn(0) }
    }

    private static var isOneTurn = false
    static func inOneTurn(_ block: () -> Void) {
        isOneTurn = true
        block()
        isOneTurn = false
        breathe()
    }
    /// After each movement of a finger.
    static func takeTurn() { if !isOneTurn { breathe() } }

    static var now: TimeInterval { CACurrentMediaTime() - start }

    static func reset() {
        Journal.reset()
        forgetAnimations()
        start = CACurrentMediaTime()
    }

    // MARK: What moves

    /// Whether nothing moves but what a finger holds.
    static var isIdle: Bool {
        // Hero replaces a screen without a transition of UIKit's.
        if Hero.shared.isTransitioning || !isResting(), !Script.isAnyActive { return false }
        return windows.allSatisfy { window in
            (window.rootViewController.map(isStill) ?? true) && !isAnimated(window.layer)
        }
    }

    private static func isStill(_ controller: UIViewController) -> Bool {
        // Hero drives its transitions as a finger does.
        if let coordinator = controller.transitionCoordinator {
            return coordinator.isInteractive && Script.isAnyActive
        }
        if controller.isBeingPresented || controller.isBeingDismissed { return false }
        return controller.children.allSatisfy(isStill)
            && (controller.presentedViewController.map { $0 === controller || isStill($0) } ?? true)
    }

    private static func isAnimated(_ layer: CALayer) -> Bool {
        let keys = layer.speed == 0 ? [] : layer.animationKeys() ?? []
        return keys.contains { isRunning(layer.animation(forKey: $0)) }
            || (layer.sublayers ?? []).contains(where: isAnimated)
    }

    /// UIKit keeps animations on layers of its own that never end, and Hero some that have ended.
    private static func isRunning(_ animation: CAAnimation?) -> Bool {
        guard let animation, animation.duration < 60, animation.repeatCount < 60 else {
            return false
        }
        return animation.isRemovedOnCompletion || animation.beginTime == 0
            || CACurrentMediaTime() < animation.beginTime + animation.duration
    }

    // MARK: What was seen

    static var journal: [String] { Journal.events }
    static var drivers: [UIPercentDrivenInteractiveTransition] { Journal.drivers }

    // MARK: What only the doubles know

    /// Ends a scenario that asks for it: it is skipped, and counted.
    static func onlyOfDoubles(_ what: String) -> Never {
        say("skipped \(what)")
        say("end")
        exit(0)
    }

    static let durations: [TimeInterval]? = nil
    /// To forget what was noted is possible everywhere.
    static var animations: [Animated] {
        get { onlyOfDoubles("which animations were asked for") }
        set {
            if !newValue.isEmpty { onlyOfDoubles("which animations were asked for") }
            forgetAnimations()
        }
    }
    static var animators: [AnyObject] {
        get { onlyOfDoubles("which objects animate") }
        set {
            if !newValue.isEmpty { onlyOfDoubles("which objects animate") }
            forgetAnimations()
        }
    }
    static func forgetAnimations() {
        Journal.drivers = []
        forget()
    }
    static func messages(about container: UIViewController) -> [String] {
        onlyOfDoubles("every message to a delegate")
    }

    static var isReduceMotionEnabled: Bool {
        get { UIAccessibility.isReduceMotionEnabled }
        set { if newValue != isReduceMotionEnabled { onlyOfDoubles("to change Reduce Motion") } }
    }
    static var isRightToLeft: Bool {
        get { UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft }
        set { if newValue != isRightToLeft { onlyOfDoubles("to change the language") } }
    }
    static var systemVersion: String {
        get { UIDevice.current.systemVersion }
        set { if newValue != systemVersion { onlyOfDoubles("to change the version of iOS") } }
    }
    static var sendsBothTabMethods: Bool {
        get { onlyOfDoubles("which of two methods of a delegate is called") }
        set { onlyOfDoubles("which of two methods of a delegate is called") }
    }
    /// UIKit does one of both.
    static var asksBeforeDismissingAbove = false
}

/// An animation that was asked for, as the doubles note it. On a device there is none.
struct Animated {
    enum Kind: String { case animate, spring, keyFrames, keyFrame, transition, propertyAnimator }

    struct Change {
        let layer: CALayer
        let property: String
        let before: Any?
        let after: Any?
    }

    var kind: Kind
    var duration: TimeInterval
    var delay: TimeInterval
    var options: UInt
    var damping: CGFloat?
    var timing: AnyObject?
    var changes: [Change]
}
