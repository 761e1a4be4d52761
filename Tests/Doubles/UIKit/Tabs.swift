// Double of UITabBarController.

@preconcurrency @MainActor @objc public protocol UITabBarDelegate: NSObjectProtocol {
    @objc optional func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

@preconcurrency @MainActor @objc
open class UITabBarController: UIViewController, UITabBarDelegate {
    private var tabs: [UIViewController] = []
    private var index = 0

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @objc dynamic open weak var delegate: (any UITabBarControllerDelegate)?
    @objc dynamic open private(set) lazy var tabBar = UITabBar()
    @objc dynamic open var viewControllers: [UIViewController]? {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }
    @objc dynamic open func setViewControllers(
        _ viewControllers: [UIViewController]?, animated: Bool
    ) {
        let old = tabs.indices.contains(index) ? tabs[index] : nil
        let new = viewControllers ?? []
        for one in tabs where !new.contains(where: { $0 === one }) { one.removeFromParent() }
        tabs = new
        for one in new {
            addChild(one)
            one.didMove(toParent: self)
        }
        tabBar.items = new.map(\.tabBarItem)
        index = new.firstIndex { $0 === old } ?? 0
        guard let current = selectedViewController, current !== old else { return }
        old?.viewIfLoaded?.removeFromSuperview()
        current.view.frame = view.bounds
        view.addSubview(current.view)
        current.appear(false)
    }
    @objc dynamic open var selectedViewController: UIViewController? {
        get { tabs.indices.contains(index) ? tabs[index] : nil }
        set { tabs.firstIndex { $0 === newValue }.map { select($0) } }
    }
    @objc dynamic open var selectedIndex: Int {
        get { index }
        set { select(newValue) }
    }
    @objc dynamic open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// A person's tap: calls the delegate before and after. // test
    public func tap(tab: Int) {
        let target = tabs[tab]
        if delegate?.tabBarController?(self, shouldSelect: target) == false { return }
        if let item = tabBar.items?[tab] { tabBar(tabBar, didSelect: item) }
        select(tab)
        delegate?.tabBarController?(self, didSelect: target)
    }

    private func select(_ new: Int) {
        guard tabs.indices.contains(new), new != index, let from = selectedViewController else {
            return
        }
        if coordinator != nil {
            Stage.note("error: \(Stage.name(self)) is in a transition")
            return
        }
        let (old, to) = (index, tabs[new])
        let animator = delegate?.tabBarController?(
            self, animationControllerForTransitionFrom: from, to: to)
        let interactor = animator.flatMap {
            delegate?.tabBarController?(self, interactionControllerFor: $0)
        }
        index = new
        let context = TransitionContext(
            from: from, to: to, container: view, isAnimated: animator != nil, style: .none
        )
        context.frames[ObjectIdentifier(from)] = (view.bounds, view.bounds)
        context.frames[ObjectIdentifier(to)] = (view.bounds, view.bounds)
        coordinator = context
        let isAnimated = context.isAnimated
        Stage.note("tab \(Stage.name(from)) -> \(Stage.name(to)) by \(Stage.name(animator))")
        from.willDisappear(isAnimated)
        to.willAppear(isAnimated)
        context.onComplete = { [self] isDone in
            coordinator = nil
            let (gone, here) = isDone ? (from, to) : (to, from)
            if here.view.superview == nil {
                here.view.frame = view.bounds
                view.addSubview(here.view)
            }
            gone.view.removeFromSuperview()
            if !isDone {
                index = old
                gone.willDisappear(isAnimated)
                here.willAppear(isAnimated)
                Stage.note("tab change cancelled")
            }
            gone.didDisappear(isAnimated)
            here.didAppear(isAnimated)
        }
        context.run(animator, interactor)
    }
}
