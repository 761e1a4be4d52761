// Double of storyboards and segues. What a storyboard file would hold, tests put in tables.

@preconcurrency @MainActor @objc open class UIStoryboard: NSObject {
    /// By "Storyboard/identifier"; the initial controller's identifier is empty. // test
    public static var scenes: [String: () -> UIViewController] = [:]
    /// By identifier; made for the controller that performs it. // test
    public static var segues: [String: (UIViewController) -> UIStoryboardSegue] = [:]

    private let name: String

    @objc public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    open func instantiateInitialViewController() -> UIViewController? { scene("") }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let controller = scene(identifier) else {
            fatalError("storyboard \(name) has no controller with identifier \(identifier)")
        }
        return controller
    }

    private func scene(_ identifier: String) -> UIViewController? {
        let controller = UIStoryboard.scenes["\(name)/\(identifier)"]?()
        controller?.storyboard = self
        return controller
    }
}

@preconcurrency @MainActor @objc open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    private let handler: (() -> Void)?

    @objc public init(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = nil
        super.init()
    }

    @objc public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(
            handler: performHandler, identifier: identifier, source: source,
            destination: destination
        )
    }

    private init(
        handler: @escaping () -> Void, identifier: String?, source: UIViewController,
        destination: UIViewController
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        self.handler = handler
        super.init()
    }

    open func perform() { handler?() }
}
