// Double of UITabBarController.

@preconcurrency @MainActor @objc public protocol UITabBarDelegate: NSObjectProtocol {
    @objc optional func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

@preconcurrency @MainActor @objc
open class UITabBarController: UIViewController, UITabBarDelegate {
    private var controllers: [UIViewController] = []
    private var index = 0

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @objc dynamic open weak var delegate: (any UITabBarControllerDelegate)? {
        didSet { known = KnownMethods(of: delegate, Self.methods) }
    }
    private var known = KnownMethods()
    private static let animation = "tabBarController(_:animationControllerForTransitionFrom:to:)"
    private static let interaction = "tabBarController(_:interactionControllerFor:)"
    private static let shouldSelect = "tabBarController(_:shouldSelect:)"
    private static let didSelect = "tabBarController(_:didSelect:)"
    private static let shouldSelectTab = "tabBarController(_:shouldSelectTab:)"
    private static let didSelectTab = "tabBarController(_:didSelectTab:previousTab:)"
    private static let order = "tabBarController(_:displayOrderDidChangeFor:)"
    private static let visibility = "tabBarController(_:visibilityDidChangeFor:)"
    private static let beginEditing = "tabBarControllerWillBeginEditing(_:)"
    private static let endEditing = "tabBarControllerDidEndEditing(_:)"
    private static let orientations = "tabBarControllerSupportedInterfaceOrientations(_:)"
    private static let methods = [
        animation, interaction, shouldSelect, didSelect, shouldSelectTab, didSelectTab, order,
        visibility, beginEditing, endEditing, orientations,
    ]
    @available(tvOS, unavailable)
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        allowedOrientations
    }
    /// The delegate's, or those of a phone. // test
    public var allowedOrientations: UIInterfaceOrientationMask {
        known.ask(delegate, Self.orientations, about: self, absent: .allButUpsideDown) {
            $0.tabBarControllerSupportedInterfaceOrientations?(self) ?? .allButUpsideDown
        }
    }
    @objc dynamic open private(set) lazy var tabBar = UITabBar()
    @objc dynamic open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    @objc dynamic open func setViewControllers(
        _ viewControllers: [UIViewController]?, animated: Bool
    ) {
        if coordinator != nil {
            Stage.note("error: \(Stage.name(self)) is in a transition")
            return
        }
        let old = controllers.indices.contains(index) ? controllers[index] : nil
        let new = viewControllers ?? []
        for one in controllers where !new.contains(where: { $0 === one }) {
            one.removeFromParent()
        }
        controllers = new
        for one in new {
            addChild(one)
            one.didMove(toParent: self)
        }
        tabBar.items = new.map(\.tabBarItem)
        index = new.firstIndex { $0 === old } ?? 0
        let current = selectedViewController
        guard current !== old else { return }
        old?.viewIfLoaded?.removeFromSuperview()
        guard let current else { return }
        current.view.frame = view.bounds
        view.addSubview(current.view)
        current.appear(false)
    }
    @objc dynamic open var selectedViewController: UIViewController? {
        get { controllers.indices.contains(index) ? controllers[index] : nil }
        set { setSelectedViewController(newValue) }
    }
    /// The setter, as Objective-C has it. // test
    public func setSelectedViewController(_ controller: UIViewController?) {
        if let new = controllers.firstIndex(where: { $0 === controller }) {
            select(new)
        } else if controller != nil {
            Stage.note("error: \(Stage.name(controller)) is no tab of \(Stage.name(self))")
        }
    }
    @objc dynamic open var selectedIndex: Int {
        get { index }
        set { setSelectedIndex(newValue) }
    }
    /// The setter, as Objective-C has it. // test
    public func setSelectedIndex(_ new: Int) { select(new) }
    @objc dynamic open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// The same as tabs.
    @available(iOS 18.0, tvOS 18.0, *)
    @objc dynamic open var tabs: [UITab] {
        get { controllers.map { $0.ownTab(in: self) } }
        set { setViewControllers(newValue.compactMap(\.viewController), animated: false) }
    }
    @available(iOS 18.0, tvOS 18.0, *)
    @objc dynamic open var selectedTab: UITab? {
        get { selectedViewController?.ownTab(in: self) }
        set { selectedViewController = newValue?.viewController }
    }

    /// A person's tap: calls the delegate before and after. // test
    public func tap(tab number: Int) {
        let target = controllers[number]
        let (old, new) = (selectedTab, target.ownTab(in: self))
        let isNew = Stage.majorVersion >= 18
        let asksNew = isNew && known.contains(Self.shouldSelectTab)
        let may = known.ask(delegate, Self.shouldSelectTab, about: self, absent: true) {
            !isNew || $0.tabBarController?(self, shouldSelectTab: new) ?? true
        }
        guard may else { return }
        if !asksNew || Stage.sendsBothTabMethods {
            let may = known.ask(delegate, Self.shouldSelect, about: self, absent: true) {
                $0.tabBarController?(self, shouldSelect: target) ?? true
            }
            guard may else { return }
        }
        if let item = tabBar.items?[number] { tabBar(tabBar, didSelect: item) }
        select(number)
        let tellsNew = isNew && known.contains(Self.didSelectTab)
        known.ask(delegate, Self.didSelectTab, about: self, absent: ()) {
            if isNew { $0.tabBarController?(self, didSelectTab: new, previousTab: old) }
        }
        if !tellsNew || Stage.sendsBothTabMethods {
            known.ask(delegate, Self.didSelect, about: self, absent: ()) {
                $0.tabBarController?(self, didSelect: target)
            }
        }
    }

    /// A person moves a tab in the sidebar of iOS 18. // test
    public func edit(moving first: Int, to last: Int) {
        known.ask(delegate, Self.beginEditing, about: self, absent: ()) {
            $0.tabBarControllerWillBeginEditing?(self)
        }
        var order = controllers
        order.insert(order.remove(at: first), at: last)
        setViewControllers(order, animated: false)
        known.ask(delegate, Self.endEditing, about: self, absent: ()) {
            $0.tabBarControllerDidEndEditing?(self)
        }
        known.ask(delegate, Self.visibility, about: self, absent: ()) {
            $0.tabBarController?(self, visibilityDidChangeFor: tabs)
        }
    }

    private func select(_ new: Int) {
        guard controllers.indices.contains(new), new != index, let from = selectedViewController
        else {
            return
        }
        if coordinator != nil {
            Stage.note("error: \(Stage.name(self)) is in a transition")
            return
        }
        let (old, to) = (index, controllers[new])
        let animator = known.ask(delegate, Self.animation, about: self, absent: nil) {
            $0.tabBarController?(self, animationControllerForTransitionFrom: from, to: to)
        }
        let interactor = animator.flatMap { animator in
            known.ask(delegate, Self.interaction, about: self, absent: nil) {
                $0.tabBarController?(self, interactionControllerFor: animator)
            }
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

/// A tab of a tab bar or sidebar.
@available(iOS 18.0, tvOS 18.0, *)
@preconcurrency @MainActor @objc open class UITab: NSObject {
    @objc public let identifier: String
    @objc open var title: String
    @objc open var image: UIImage?
    private let provider: ((UITab) -> UIViewController)?
    private weak var made: UIViewController?
    private var kept: UIViewController?
    @objc open internal(set) weak var tabBarController: UITabBarController?

    @objc public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)?
    ) {
        (self.title, self.image, self.identifier) = (title, image, identifier)
        provider = viewControllerProvider
        super.init()
    }

    /// Of a controller that the app has set itself, which keeps its tab.
    fileprivate convenience init(of controller: UIViewController) {
        self.init(
            title: controller.title ?? "", image: nil,
            identifier: Stage.name(controller), viewControllerProvider: nil)
        made = controller
    }

    @objc open var viewController: UIViewController? {
        if let made { return made }
        kept = provider?(self)
        made = kept
        kept?.tab = self
        return made
    }
}

@available(iOS 18.0, tvOS 18.0, *)
@preconcurrency @MainActor @objc open class UITabGroup: UITab {}

extension UIViewController {
    fileprivate func ownTab(in tabs: UITabBarController) -> UITab {
        let own = tab ?? UITab(of: self)
        tab = own
        own.tabBarController = tabs
        return own
    }
}
