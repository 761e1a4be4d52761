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

    @objc dynamic open weak var delegate: (any UINavigationControllerDelegate)?
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
    private lazy var popGesture = UIScreenEdgePanGestureRecognizer()
    @objc dynamic open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }

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
            ? from.flatMap {
                delegate?.navigationController?(
                    self, animationControllerFor: operation, from: $0, to: to)
            } : nil
        let interactor = animator.flatMap {
            delegate?.navigationController?(self, interactionControllerFor: $0)
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
        delegate?.navigationController?(self, willShow: to, animated: animated)
        from?.isMovingFromParent = operation == .pop
        from?.willDisappear(animated)
        to.willAppear(animated)
        context.onComplete = { [self] isDone in
            coordinator = nil
            from?.isMovingFromParent = false
            to.isMovingToParent = false
            isDone ? finish(from, to, old, animated) : undo(from, to, old, animated)
        }
        context.run(animator, interactor)
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
        delegate?.navigationController?(self, didShow: to, animated: animated)
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
