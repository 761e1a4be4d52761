// Double of UIViewPropertyAnimator and timing parameters.

@preconcurrency @MainActor @objc public protocol UITimingCurveProvider: NSObjectProtocol {
    @objc var timingCurveType: UITimingCurveType { get }
    @objc var cubicTimingParameters: UICubicTimingParameters? { get }
    @objc var springTimingParameters: UISpringTimingParameters? { get }
}

@preconcurrency @MainActor @objc
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint

    @objc public override init() {
        animationCurve = .easeInOut
        controlPoint1 = .zero
        controlPoint2 = CGPoint(x: 1, y: 1)
        super.init()
    }

    @objc public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        controlPoint1 = .zero
        controlPoint2 = CGPoint(x: 1, y: 1)
        super.init()
    }

    @objc public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        super.init()
    }

    open var timingCurveType: UITimingCurveType { .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

@preconcurrency @MainActor @objc
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    public let initialVelocity: CGVector
    /// Critical is 1. // test
    public let dampingRatio: CGFloat

    @objc public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        dampingRatio = ratio
        initialVelocity = velocity
        super.init()
    }

    @objc public override init() {
        dampingRatio = 1
        initialVelocity = .zero
        super.init()
    }

    @objc public init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
    ) {
        dampingRatio = damping / (2 * CGFloat(sqrt(Double(mass * stiffness))))
        initialVelocity = velocity
        super.init()
    }

    @objc public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }
}

@preconcurrency @MainActor @objc public protocol UIViewAnimating: NSObjectProtocol {
    @objc var state: UIViewAnimatingState { get }
    @objc var isRunning: Bool { get }
    @objc var isReversed: Bool { get set }
    @objc var fractionComplete: CGFloat { get set }
    @objc func startAnimation()
    @objc func startAnimation(afterDelay delay: TimeInterval)
    @objc func pauseAnimation()
    @objc func stopAnimation(_ withoutFinishing: Bool)
    @objc func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

@preconcurrency @MainActor @objc public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    @objc optional func addAnimations(_ animation: @escaping () -> Void)
    @objc optional func addCompletion(
        _ completion: @escaping (UIViewAnimatingPosition) -> Void
    )
    @objc optional func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    )
}

/// Ends at the values it animates to, or, reversed, at those it came from, as UIKit's does.
@preconcurrency @MainActor @objc
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    public let duration: TimeInterval
    public let timingParameters: (any UITimingCurveProvider)?
    open private(set) var delay: TimeInterval = 0
    open private(set) var state: UIViewAnimatingState = .inactive
    open private(set) var isRunning = false
    open var isReversed = false
    open var isUserInteractionEnabled = true
    open var isInterruptible = true
    open var scrubsLinearly = true
    open var pausesOnCompletion = false
    private var blocks: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var changes: [Animated.Change]?
    private var fraction: CGFloat = 0

    @objc public init(
        duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
    ) {
        self.duration = duration
        timingParameters = parameters
        super.init()
    }

    @objc public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(animationCurve: curve)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { blocks.append(animations) }
    }

    @objc public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { blocks.append(animations) }
    }

    @objc public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        let parameters = UISpringTimingParameters(dampingRatio: ratio)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { blocks.append(animations) }
    }

    open func addAnimations(_ animation: @escaping () -> Void) { blocks.append(animation) }
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        blocks.append(animation)
    }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open var fractionComplete: CGFloat {
        get { fraction }
        set {
            begin()
            fraction = newValue
        }
    }

    open func startAnimation() {
        begin()
        isRunning = true
        Stage.after(delay + duration * TimeInterval(1 - fraction)) { [self] in
            if isRunning { end(isReversed ? .start : .end) }
        }
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        startAnimation()
    }

    open func pauseAnimation() {
        begin()
        isRunning = false
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        startAnimation()
    }

    open func stopAnimation(_ withoutFinishing: Bool) {
        isRunning = false
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { end(finalPosition) }

    private func begin() {
        state = .active
        if changes != nil { return }
        let index = Stage.animations.count
        Stage.perform(
            Animated(
                kind: .propertyAnimator, duration: duration, delay: delay,
                damping: timingParameters?.springTimingParameters?.dampingRatio,
                timing: timingParameters
            ),
            { blocks.forEach { $0() } }
        )
        changes = Stage.animations[index].changes
    }

    private func end(_ position: UIViewAnimatingPosition) {
        if position == .start {
            for change in (changes ?? []).reversed() { change.layer.putBack(change) }
        }
        (state, isRunning, changes, blocks, fraction) = (.inactive, false, nil, [], 0)
        let blocks = completions
        completions = []
        blocks.forEach { $0(position) }
    }
}

extension CALayer {
    func putBack(_ change: Animated.Change) {
        switch (change.property, change.before) {
        case ("bounds", let old as CGRect): bounds = old
        case ("position", let old as CGPoint): position = old
        case ("transform", let old as CATransform3D): transform = old
        case ("opacity", let old as Float): opacity = old
        case ("cornerRadius", let old as CGFloat): cornerRadius = old
        case ("backgroundColor", let old): backgroundColor = old as? CGColor
        default: break
        }
    }
}

/// Stands for `interruptibleAnimator(using:)` of an animation controller that has none.
final class AbsentAnimator: NSObject, UIViewImplicitlyAnimating {
    static let shared = AbsentAnimator()
    var state: UIViewAnimatingState { .inactive }
    var isRunning: Bool { false }
    var isReversed = false
    var fractionComplete: CGFloat = 0
    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
