// Double of Hero 1.6: plugins.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import UIKit

public protocol HeroPreprocessor: AnyObject {
    var hero: HeroTransition! { get set }
    func process(fromViews: [UIView], toViews: [UIView])
}

public protocol HeroAnimator: AnyObject {
    var hero: HeroTransition! { get set }
    func canAnimate(view: UIView, appearing: Bool) -> Bool
    func animate(fromViews: [UIView], toViews: [UIView]) -> TimeInterval
    func clean()
    func seekTo(timePassed: TimeInterval)
    func resume(timePassed: TimeInterval, reverse: Bool) -> TimeInterval
    func apply(state: HeroTargetState, to view: UIView)
    func changeTarget(state: HeroTargetState, isDestination: Bool, to view: UIView)
}

public protocol HeroProgressUpdateObserver: AnyObject {
    func heroDidUpdateProgress(progress: Double)
}

open class HeroPlugin: NSObject, HeroPreprocessor, HeroAnimator {
    public weak var hero: HeroTransition!
    public var context: HeroContext! { hero?.context }
    open var requirePerFrameCallback = false

    public override required init() {}
    open func process(fromViews: [UIView], toViews: [UIView]) {}
    open func canAnimate(view: UIView, appearing: Bool) -> Bool { false }
    open func animate(fromViews: [UIView], toViews: [UIView]) -> TimeInterval { 0 }
    open func clean() {}
    open func seekTo(timePassed: TimeInterval) {}
    open func resume(timePassed: TimeInterval, reverse: Bool) -> TimeInterval { 0 }
    open func apply(state: HeroTargetState, to view: UIView) {}
    open func changeTarget(state: HeroTargetState, isDestination: Bool, to view: UIView) {}

    nonisolated(unsafe) static var enabled: [HeroPlugin.Type] = []
    public static var isEnabled: Bool {
        get { enabled.contains { $0 == self } }
        set { newValue ? enable() : disable() }
    }
    public static func enable() {
        disable()
        enabled.append(self)
    }
    public static func disable() { enabled.removeAll { $0 == self } }
}
