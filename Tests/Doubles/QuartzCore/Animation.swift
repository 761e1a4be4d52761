// Double of QuartzCore's animations: what they are asked to do. Nothing is interpolated.

public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

@objc public protocol CAAnimationDelegate: NSObjectProtocol {
    @objc optional func animationDidStart(_ anim: CAAnimation)
    @objc optional func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

@objc open class CAAnimation: NSObject, NSCopying {
    open var duration: TimeInterval = 0
    open var repeatCount: Float = 0
    open var beginTime: TimeInterval = 0
    open var timeOffset: TimeInterval = 0
    open var speed: Float = 1
    open var fillMode: CAMediaTimingFillMode = .removed
    open var isRemovedOnCompletion = true
    open var timingFunction: CAMediaTimingFunction?
    open var delegate: (any CAAnimationDelegate)?

    @objc public required override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        (copy.duration, copy.beginTime, copy.timeOffset) = (duration, beginTime, timeOffset)
        (copy.speed, copy.fillMode) = (speed, fillMode)
        (copy.isRemovedOnCompletion, copy.delegate) = (isRemovedOnCompletion, delegate)
        copy.timingFunction = timingFunction
        return copy
    }
}

@objc open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? CAPropertyAnimation)?.keyPath = keyPath
        return copy
    }
}

@objc open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? CABasicAnimation)?.fromValue = fromValue
        (copy as? CABasicAnimation)?.toValue = toValue
        return copy
    }
}

@objc open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0

    /// Until no more than a thousandth is left of the way.
    open var settlingDuration: TimeInterval {
        let decay = Double(damping / (2 * mass))
        let frequency = Double(stiffness / mass)
        let slowest = decay - (max(0, decay * decay - frequency)).squareRoot()
        return slowest > 0 ? 6.9 / slowest : 0
    }
}

@objc open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var path: CGPath?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
}
