// Double of UIViewController: its view, containment, appearance and segues.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@preconcurrency @MainActor @objc
open class UIViewController: UIResponder, NSCoding, UIAppearanceContainer, UITraitEnvironment {
    public let nibName: String?
    public let nibBundle: Bundle?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    @objc public convenience override init() { self.init(nibName: nil, bundle: nil) }
    nonisolated open func encode(with coder: NSCoder) {}

    // The view.

    private var loaded: UIView?
    @objc dynamic open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set {
            loaded = newValue
            newValue?.controller = self
        }
    }
    @objc dynamic open var viewIfLoaded: UIView? { loaded }
    @objc dynamic open var isViewLoaded: Bool { loaded != nil }
    /// By nib, or by class as in a storyboard: makes the view and connects outlets. // test
    public static var nibs: [String: (UIViewController) -> UIView] = [:]
    @objc dynamic open func loadView() {
        let nib = UIViewController.nibs[nibName ?? "\(type(of: self))"]
        view = nib?(self) ?? UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    @objc dynamic open func loadViewIfNeeded() {
        if loaded != nil { return }
        loadView()
        viewDidLoad()
    }
    @objc dynamic open func viewDidLoad() {}
    @objc dynamic open func viewWillAppear(_ animated: Bool) {}
    @objc dynamic open func viewIsAppearing(_ animated: Bool) {}
    @objc dynamic open func viewDidAppear(_ animated: Bool) {}
    @objc dynamic open func viewWillDisappear(_ animated: Bool) {}
    @objc dynamic open func viewDidDisappear(_ animated: Bool) {}
    @objc dynamic open func viewDidLayoutSubviews() {}
    /// Passed on to children and to what is presented, as UIKit's default does.
    @objc dynamic open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for one in children + [shown].compactMap(\.self) {
            one.viewWillTransition(to: size, with: coordinator)
        }
    }
    @objc dynamic open var title: String?
    @objc dynamic open override var next: UIResponder? { loaded?.superview }
    @objc dynamic open var traitCollection: UITraitCollection { UITraitCollection() }
    @objc dynamic open func traitCollectionDidChange(
        _ previousTraitCollection: UITraitCollection?
    ) {}
    @objc dynamic open var preferredContentSize: CGSize = .zero
    @available(tvOS, unavailable)
    @objc dynamic open var prefersStatusBarHidden: Bool { false }
    @available(tvOS, unavailable)
    @objc dynamic open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    @available(tvOS, unavailable)
    @objc dynamic open func setNeedsStatusBarAppearanceUpdate() {}
    @available(tvOS, unavailable)
    @objc dynamic open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    @available(tvOS, unavailable)
    @objc dynamic open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        .portrait
    }
    @objc dynamic open var splitViewController: UISplitViewController? { ancestor() }
    @objc dynamic open var edgesForExtendedLayout: UIRectEdge = .all
    @available(tvOS, unavailable)
    @objc dynamic open var hidesBottomBarWhenPushed = false
    @objc dynamic open private(set) lazy var navigationItem = UINavigationItem(title: "")
    @objc dynamic open lazy var tabBarItem: UITabBarItem! = UITabBarItem()

    // Containment.

    @objc dynamic open internal(set) weak var parent: UIViewController?
    @objc dynamic open internal(set) var children: [UIViewController] = []
    @objc dynamic open func addChild(_ childController: UIViewController) {
        if childController.parent === self { return }
        childController.parent?.children.removeAll { $0 === childController }
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }
    @objc dynamic open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }
    @objc dynamic open func willMove(toParent parent: UIViewController?) {}
    @objc dynamic open func didMove(toParent parent: UIViewController?) {}
    @objc dynamic open var navigationController: UINavigationController? { ancestor() }
    @objc dynamic open var tabBarController: UITabBarController? { ancestor() }
    private func ancestor<Kind: UIViewController>() -> Kind? {
        var one = parent
        while let controller = one {
            if let found = controller as? Kind { return found }
            one = controller.parent
        }
        return nil
    }
    @objc dynamic open internal(set) var isMovingToParent = false
    @objc dynamic open internal(set) var isMovingFromParent = false

    // Presentation; see Presentation.swift.

    @objc dynamic open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    @objc dynamic open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    @objc dynamic open var modalPresentationCapturesStatusBarAppearance = false
    @objc dynamic open var definesPresentationContext = false
    @objc dynamic open var isModalInPresentation = false
    @objc dynamic open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    @objc dynamic open internal(set) var isBeingPresented = false
    @objc dynamic open internal(set) var isBeingDismissed = false
    var shown: UIViewController?
    weak var shower: UIViewController?
    var presentation: UIPresentationController?
    /// Of a change in this container, and of a presentation: both may run at once.
    var coordinator: TransitionContext?
    var presenting: TransitionContext?
    @objc dynamic open var presentedViewController: UIViewController? {
        shown ?? parent?.presentedViewController
    }
    @objc dynamic open var presentingViewController: UIViewController? {
        shower ?? parent?.presentingViewController
    }
    @objc dynamic open var presentationController: UIPresentationController? {
        presentation ?? parent?.presentationController
    }
    @available(tvOS, unavailable)
    @objc dynamic open var popoverPresentationController: UIPresentationController? {
        modalPresentationStyle == .popover ? presentationController : nil
    }
    @objc dynamic open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        coordinator ?? presenting ?? parent?.transitionCoordinator
    }
    @objc dynamic open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        outermost.beginPresentation(
            of: viewControllerToPresent, source: self, animated: flag, completion: completion
        )
    }
    @objc dynamic open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presenter = outermost.shown == nil ? outermost.shower : outermost else {
            Stage.note("nothing to dismiss from \(Stage.name(self))")
            return
        }
        presenter.beginDismissal(animated: flag, completion: completion)
    }
    var outermost: UIViewController { parent?.outermost ?? self }

    // iOS 18. A stored property cannot have a version.

    @available(iOS 18.0, tvOS 18.0, *)
    @objc dynamic open var preferredTransition: UIViewController.Transition? {
        get { keptTransition as? UIViewController.Transition }
        set { keptTransition = newValue }
    }
    @available(iOS 18.0, tvOS 18.0, *)
    @objc dynamic open internal(set) var tab: UITab? {
        get { keptTab as? UITab }
        set { keptTab = newValue }
    }
    private var keptTransition: AnyObject?
    private var keptTab: AnyObject?

    // Segues; see Storyboards.swift.

    @objc dynamic open internal(set) var storyboard: UIStoryboard?
    @objc dynamic open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
        guard let segue = UIStoryboard.segues[identifier]?(self) else {
            Stage.note("error: \(Stage.name(self)) has no segue with identifier '\(identifier)'")
            return
        }
        prepare(for: segue, sender: sender)
        segue.perform()
    }
    @objc dynamic open func shouldPerformSegue(
        withIdentifier identifier: String, sender: Any?
    ) -> Bool { true }
    @objc dynamic open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    @objc dynamic open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { true }
    @objc dynamic open func unwind(
        for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
    ) {}
    @objc dynamic open func show(_ vc: UIViewController, sender: Any?) {
        if let navigation = self as? UINavigationController ?? navigationController {
            navigation.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    // Appearance, with the journal.

    func appear(_ animated: Bool) {
        willAppear(animated)
        didAppear(animated)
    }
    func willAppear(_ animated: Bool) {
        loadViewIfNeeded()
        Stage.note("\(Stage.name(self)) will appear")
        viewWillAppear(animated)
        viewIsAppearing(animated)
        view.layoutIfNeeded()
        viewDidLayoutSubviews()
    }
    func didAppear(_ animated: Bool) {
        Stage.note("\(Stage.name(self)) did appear")
        viewDidAppear(animated)
    }
    func willDisappear(_ animated: Bool) {
        Stage.note("\(Stage.name(self)) will disappear")
        viewWillDisappear(animated)
    }
    func didDisappear(_ animated: Bool) {
        Stage.note("\(Stage.name(self)) did disappear")
        viewDidDisappear(animated)
    }
}

extension UIViewController {
    /// How UIKit itself goes to and from a controller.
    @available(iOS 18.0, tvOS 18.0, *)
    @preconcurrency @MainActor @objc public class Transition: NSObject {
        @preconcurrency @MainActor @objc public class ZoomOptions: NSObject {
            public var interactiveDismissShouldBegin: ((AnyObject) -> Bool)?
            public var dimmingColor: UIColor?
        }

        @preconcurrency @MainActor @objc public class ZoomSourceViewProviderContext: NSObject {
            public let sourceViewController: UIViewController
            public let zoomedViewController: UIViewController

            /// // test
            public init(source: UIViewController, zoomed: UIViewController) {
                sourceViewController = source
                zoomedViewController = zoomed
                super.init()
            }
        }

        public let name: String
        /// // test
        public let sourceViewProvider: ((ZoomSourceViewProviderContext) -> UIView?)?

        init(_ name: String, _ provider: ((ZoomSourceViewProviderContext) -> UIView?)? = nil) {
            self.name = name
            sourceViewProvider = provider
            super.init()
        }

        public class func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Self {
            unsafeDowncast(Transition("zoom", sourceViewProvider), to: self)
        }

        public class var crossDissolve: Transition { Transition("crossDissolve") }
        public class var coverVertical: Transition { Transition("coverVertical") }
        public class var flipHorizontal: Transition { Transition("flipHorizontal") }
        public class var partialCurl: Transition { Transition("partialCurl") }
    }
}
