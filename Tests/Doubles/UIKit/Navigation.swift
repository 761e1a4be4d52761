// Double of UINavigationController.

@preconcurrency @MainActor @objc open class UINavigationController: UIViewController {
    @nonexhaustive @objc public enum Operation: Int, Sendable {
        case none = 0
        case push, pop
    }

    private var stack: [UIViewController] = []

    @objc public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
    }

    @objc public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @objc dynamic open weak var delegate: (any UINavigationControllerDelegate)? {
        didSet { known = KnownMethods(of: delegate, Self.methods) }
    }
    private var known = KnownMethods()
    private static let animation = "navigationController(_:animationControllerFor:from:to:)"
    private static let interaction = "navigationController(_:interactionControllerFor:)"
    private static let willShow = "navigationController(_:willShow:animated:)"
    private static let didShow = "navigationController(_:didShow:animated:)"
    private static let orientations = "navigationControllerSupportedInterfaceOrientations(_:)"
    private static let orientation =
        "navigationControllerPreferredInterfaceOrientationForPresentation(_:)"
    private static let methods = [
        animation, interaction, willShow, didShow, orientations, orientation,
    ]
    @available(tvOS, unavailable)
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        allowedOrientations
    }
    /// The delegate's, or those of a phone. // test
    public var allowedOrientations: UIInterfaceOrientationMask {
        known.ask(delegate, Self.orientations, about: self, absent: .allButUpsideDown) {
            $0.navigationControllerSupportedInterfaceOrientations?(self) ?? .allButUpsideDown
        }
    }
    @objc dynamic open var topViewController: UIViewController? { stack.last }
    @objc dynamic open var visibleViewController: UIViewController? { shown ?? stack.last }
    @objc dynamic open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    @objc dynamic open private(set) lazy var navigationBar = UINavigationBar()
    @objc dynamic open var isNavigationBarHidden = false
    @objc dynamic open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }
    private lazy var popGesture = PopGestureRecognizer(self, isAtEdge: true)
    @available(tvOS, unavailable)
    @objc dynamic open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }
    private lazy var contentPopGesture = PopGestureRecognizer(self, isAtEdge: false)
    @available(iOS 26.0, *)
    @available(tvOS, unavailable)
    @objc dynamic open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
        Stage.majorVersion >= 26 ? contentPopGesture : nil
    }
    /// What UIKit's own swipe drives where nobody else does.
    private var swipe: UIPercentDrivenInteractiveTransition?

    fileprivate func handle(_ recognizer: PopGestureRecognizer) {
        let width = max(view.bounds.width, 1)
        let progress = min(max(recognizer.translation(in: view).x / width, 0), 1)
        switch recognizer.state {
        case .began:
            let own = UIPercentDrivenInteractiveTransition()
            swipe = own
            if popViewController(animated: true) == nil || coordinator?.isInteractive != true {
                swipe = nil
            }
        case .changed: swipe?.update(progress)
        case .ended, .cancelled, .failed:
            let isDone = recognizer.state == .ended && progress >= 0.5
            isDone ? swipe?.finish() : swipe?.cancel()
            swipe = nil
        default: break
        }
    }

    open override func accessibilityPerformEscape() -> Bool {
        if stack.count > 1 { return popViewController(animated: true) != nil }
        return super.accessibilityPerformEscape()
    }

    @objc dynamic open func pushViewController(
        _ viewController: UIViewController, animated: Bool
    ) {
        if stack.contains(where: { $0 === viewController }) {
            Stage.note("error: \(Stage.name(viewController)) is already on the stack")
            return
        }
        change(to: stack + [viewController], .push, animated)
    }

    @discardableResult
    @objc dynamic open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        return change(to: Array(stack.dropLast()), .pop, animated) ? top : nil
    }

    @discardableResult
    @objc dynamic open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            Stage.note("error: \(Stage.name(viewController)) is not on the stack")
            return nil
        }
        let popped = Array(stack[(index + 1)...])
        if popped.isEmpty { return nil }
        return change(to: Array(stack[...index]), .pop, animated) ? popped : nil
    }

    @discardableResult
    @objc dynamic open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard stack.count > 1, let root = stack.first else { return nil }
        let popped = Array(stack.dropFirst())
        return change(to: [root], .pop, animated) ? popped : nil
    }

    @objc dynamic open func setViewControllers(
        _ viewControllers: [UIViewController], animated: Bool
    ) {
        let isOld = viewControllers.last.map { top in stack.contains { $0 === top } } ?? true
        change(to: viewControllers, isOld ? .pop : .push, animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    /// False while another change runs: UIKit, too, does not do both.
    @discardableResult
    private func change(
        to new: [UIViewController], _ operation: Operation, _ isAnimated: Bool
    ) -> Bool {
        if coordinator != nil {
            Stage.note("error: \(Stage.name(self)) is in a transition")
            return false
        }
        let old = stack
        stack = new
        for one in new where one.parent !== self {
            addChild(one)
            one.isMovingToParent = true
        }
        guard let to = new.last, old.last !== to else {
            drop(old)
            return true
        }
        let from = old.last
        let animated = isAnimated && from != nil
        let animator =
            animated
            ? from.flatMap { from in
                known.ask(delegate, Self.animation, about: self, absent: nil) {
                    $0.navigationController?(
                        self, animationControllerFor: operation, from: from, to: to)
                }
            } : nil
        let interactor = animator.flatMap { animator in
            known.ask(delegate, Self.interaction, about: self, absent: nil) {
                $0.navigationController?(self, interactionControllerFor: animator)
            }
        }
        let context = TransitionContext(
            from: from, to: to, container: view, isAnimated: animated, style: .none
        )
        if let from { context.frames[ObjectIdentifier(from)] = (view.bounds, .zero) }
        context.frames[ObjectIdentifier(to)] = (.zero, view.bounds)
        coordinator = context
        let name = operation == .push ? "push" : "pop"
        Stage.note(
            "\(name) \(Stage.name(from)) -> \(Stage.name(to)) by \(Stage.name(animator))")
        known.ask(delegate, Self.willShow, about: self, absent: ()) {
            $0.navigationController?(self, willShow: to, animated: animated)
        }
        from?.isMovingFromParent = operation == .pop
        from?.willDisappear(animated)
        to.willAppear(animated)
        context.onComplete = { [self] isDone in
            coordinator = nil
            from?.isMovingFromParent = false
            to.isMovingToParent = false
            isDone ? finish(from, to, old, animated) : undo(from, to, old, animated)
        }
        context.run(animator, interactor ?? (animator == nil && animated ? swipe : nil))
        return true
    }

    private func finish(
        _ from: UIViewController?, _ to: UIViewController, _ old: [UIViewController],
        _ animated: Bool
    ) {
        if to.view.superview == nil {
            to.view.frame = view.bounds
            view.addSubview(to.view)
        }
        from?.view.removeFromSuperview()
        drop(old)
        to.didMove(toParent: self)
        from?.didDisappear(animated)
        to.didAppear(animated)
        known.ask(delegate, Self.didShow, about: self, absent: ()) {
            $0.navigationController?(self, didShow: to, animated: animated)
        }
    }

    private func undo(
        _ from: UIViewController?, _ to: UIViewController, _ old: [UIViewController],
        _ animated: Bool
    ) {
        stack = old
        to.view.removeFromSuperview()
        if let from, from.view.superview == nil {
            from.view.frame = view.bounds
            view.addSubview(from.view)
        }
        if !old.contains(where: { $0 === to }) { to.removeFromParent() }
        from?.willAppear(animated)
        to.willDisappear(animated)
        to.didDisappear(animated)
        from?.didAppear(animated)
        Stage.note("navigation cancelled")
    }

    private func drop(_ old: [UIViewController]) {
        for one in old where !stack.contains(where: { $0 === one }) {
            one.willMove(toParent: nil)
            one.removeFromParent()
        }
    }
}

/// UIKit's own swipe back: from the edge, or since iOS 26 anywhere. It is on the view of the
/// navigation controller until the app removes it.
final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    private weak var navigation: UINavigationController?
    private var isRemoved = false

    init(_ navigation: UINavigationController, isAtEdge: Bool) {
        self.navigation = navigation
        super.init(target: nil, action: nil)
        if isAtEdge { edges = .left }
    }

    override var view: UIView? { isRemoved ? nil : navigation?.viewIfLoaded }
    override func leaveView() {
        isRemoved = true
        super.leaveView()
    }

    override var mayBegin: Bool {
        guard let navigation else { return false }
        return navigation.viewControllers.count > 1 && navigation.transitionCoordinator == nil
            && super.mayBegin
    }

    override func sendActions() {
        navigation?.handle(self)
        super.sendActions()
    }
}
