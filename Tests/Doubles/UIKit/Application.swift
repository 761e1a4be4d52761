// Double of the application, its window and what a person has set.

@preconcurrency @MainActor @objc open class UIScreen: NSObject {
    private static let shared = UIScreen()
    @objc open class var main: UIScreen { shared }
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 400, height: 800) }
    open var scale: CGFloat { 3 }
}

@preconcurrency @MainActor @objc open class UIWindow: UIView {
    @objc public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    @objc public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: UIScreen.main.bounds)
    }

    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let root = rootViewController else { return }
            root.view.frame = bounds
            addSubview(root.view)
            root.appear(false)
        }
    }
    /// A person turns the device, or drags the divider between two windows. // test
    public func resize(to frame: CGRect) {
        let change = TransitionContext(
            from: nil, to: nil, container: self, isAnimated: false, style: .none)
        rootViewController?.viewWillTransition(to: frame.size, with: change)
        self.frame = frame
        rootViewController?.view.layoutIfNeeded()
        change.run(nil, nil)
    }
    open weak var windowScene: UIWindowScene?
    open func makeKeyAndVisible() { isHidden = false }
    open var isKeyWindow: Bool { !isHidden }
}

@preconcurrency @MainActor @objc open class UIApplication: UIResponder {
    private static let only = UIApplication()
    @objc open class var shared: UIApplication { only }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Stage.isRightToLeft ? .rightToLeft : .leftToRight
    }
}

@preconcurrency @MainActor @objc open class UIDevice: NSObject {
    private static let only = UIDevice()
    @objc open class var current: UIDevice { only }
    open var systemVersion: String { Stage.systemVersion }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

/// On the main actor, the stricter reading of the documentation.
@preconcurrency @MainActor public struct UIAccessibility {
    public static var isReduceMotionEnabled: Bool { Stage.isReduceMotionEnabled }
    @available(iOS 14.0, tvOS 14.0, *)
    public static var prefersCrossFadeTransitions: Bool { Stage.prefersCrossFadeTransitions }
    nonisolated public static let reduceMotionStatusDidChangeNotification =
        Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
}

@preconcurrency @MainActor @objc open class UIAlertController: UIViewController {}

@available(tvOS, unavailable)
@preconcurrency @MainActor @objc open class UIActivityViewController: UIViewController {}

extension DispatchQueue {
    /// Later by the clock of the doubles, which a test moves on.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
        let nanoseconds = deadline.uptimeNanoseconds &- DispatchTime.now().uptimeNanoseconds
        let milliseconds = (Double(Int64(bitPattern: nanoseconds)) / 1e6).rounded()
        Clock.after(max(0, milliseconds / 1000), work)
    }
}
