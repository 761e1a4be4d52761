// Double of gesture recognizers. A test moves the fingers with `fire`.

@preconcurrency @MainActor @objc public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    // absent: true
    @objc optional func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool
    // absent: false
    @objc(gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:)
    optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    // absent: false
    @objc optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    // absent: false
    @objc optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    // absent: true
    @objc optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool
}

@preconcurrency @MainActor @objc open class UIGestureRecognizer: NSObject, AssociationOwner {
    @nonexhaustive @objc public enum State: Int, Sendable {
        case possible = 0
        case began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }

    nonisolated(unsafe) public var associations: [UnsafeRawPointer: Any] = [:]
    private var targets: [(target: () -> AnyObject?, action: Selector)] = []
    fileprivate(set) weak var owner: UIView?
    /// Where the fingers are in the window. // test
    public var place = CGPoint.zero
    /// Those that are recognizing.
    private static var active: [Weak] = []
    private struct Weak { weak var recognizer: UIGestureRecognizer? }

    @objc public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    @objc public convenience override init() { self.init(target: nil, action: nil) }

    @objc dynamic open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        targets.append(({ [weak object] in object }, action))
    }

    @objc dynamic open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { entry in
            let isTarget = target.map { entry.target() === $0 as AnyObject } ?? true
            return isTarget && (action == nil || entry.action == action)
        }
    }

    @objc dynamic open var state: UIGestureRecognizer.State = .possible
    @objc dynamic open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Turned off in the middle of a gesture, it cancels it.
    @objc dynamic open var isEnabled = true {
        didSet { if oldValue, !isEnabled, isActive { send(.cancelled) } }
    }
    var isActive: Bool { state == .began || state == .changed }
    /// Removed in the middle of a gesture, it is cancelled, and calls nobody after that.
    func leaveView() {
        if isActive { send(.cancelled) }
        owner = nil
    }
    func enter(_ view: UIView) { owner = view }
    @objc dynamic open var view: UIView? { owner }
    @objc dynamic open var cancelsTouchesInView = true
    @objc dynamic open var delaysTouchesBegan = false
    @objc dynamic open var delaysTouchesEnded = true
    @objc dynamic open var numberOfTouches: Int { 1 }
    @objc dynamic open var name: String?
    @objc dynamic open func reset() {}
    @objc dynamic open func location(in view: UIView?) -> CGPoint {
        view?.convert(place, from: nil) ?? place
    }
    @objc dynamic open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.append(otherGestureRecognizer)
    }
    /// // test
    public private(set) var requirements: [UIGestureRecognizer] = []

    /// Changes to a state and calls the targets; false if it has no view, is disabled, may not
    /// begin, or is no longer recognizing. // test
    @discardableResult public func fire(_ state: UIGestureRecognizer.State) -> Bool {
        guard isEnabled, view != nil, isActive || state == .began || isDiscrete else {
            return false
        }
        if state == .began, !isActive, !mayBegin { return false }
        send(state)
        Stage.takeTurn()
        return true
    }

    var isDiscrete: Bool { false }

    /// Whether views, delegates and other gestures let it begin.
    var mayBegin: Bool {
        let touch = UITouch(on: view?.hitTest(location(in: view), with: nil), at: place)
        if delegate?.gestureRecognizer?(self, shouldReceive: touch) == false { return false }
        if view?.gestureRecognizerShouldBegin(self) == false { return false }
        if delegate?.gestureRecognizerShouldBegin?(self) == false { return false }
        Self.active.removeAll { $0.recognizer?.isActive != true }
        return Self.active.compactMap(\.recognizer).allSatisfy { other in
            other === self || !shares(touchesOf: other)
                || delegate?.gestureRecognizer?(self, shouldRecognizeSimultaneouslyWith: other)
                    == true
                || other.delegate?.gestureRecognizer?(
                    other, shouldRecognizeSimultaneouslyWith: self) == true
        }
    }

    private func shares(touchesOf other: UIGestureRecognizer) -> Bool {
        guard let view, let others = other.view else { return false }
        return view.isDescendant(of: others) || others.isDescendant(of: view)
    }

    private func send(_ state: UIGestureRecognizer.State) {
        self.state = state
        if state == .began { Self.active.append(Weak(recognizer: self)) }
        sendActions()
        if state == .ended || state == .cancelled || state == .failed { self.state = .possible }
    }

    func sendActions() {
        for entry in targets {
            if let target = entry.target() { entry.action.send(to: target, from: self) }
        }
    }
}

@preconcurrency @MainActor @objc open class UIPanGestureRecognizer: UIGestureRecognizer {
    private var shift = CGPoint.zero
    private var pace = CGPoint.zero
    @available(tvOS, unavailable)
    @objc dynamic open var minimumNumberOfTouches = 1
    @available(tvOS, unavailable)
    @objc dynamic open var maximumNumberOfTouches = Int.max
    @objc dynamic open func translation(in view: UIView?) -> CGPoint {
        view?.movement(shift) ?? shift
    }
    @objc dynamic open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        shift = translation
    }
    @objc dynamic open func velocity(in view: UIView?) -> CGPoint { view?.movement(pace) ?? pace }

    /// In points and points a second since the gesture began. // test
    @discardableResult public func fire(
        _ state: UIGestureRecognizer.State, x: CGFloat = 0, y: CGFloat = 0,
        velocity: CGPoint = .zero
    ) -> Bool {
        (shift, pace) = (CGPoint(x: x, y: y), velocity)
        return fire(state)
    }
}

@available(tvOS, unavailable)
@preconcurrency @MainActor @objc
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    @objc dynamic open var edges: UIRectEdge = []
}

@available(tvOS, unavailable)
@preconcurrency @MainActor @objc open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var pace: CGFloat = 0
    @objc dynamic open var scale: CGFloat = 1
    @objc dynamic open var velocity: CGFloat { pace }

    /// // test
    @discardableResult public func fire(
        _ state: UIGestureRecognizer.State, scale: CGFloat, velocity: CGFloat = 0
    ) -> Bool {
        self.scale = scale
        pace = velocity
        return fire(state)
    }
}

@preconcurrency @MainActor @objc open class UITapGestureRecognizer: UIGestureRecognizer {
    @objc dynamic open var numberOfTapsRequired = 1
    @objc dynamic open var numberOfTouchesRequired = 1
    override var isDiscrete: Bool { true }
}
