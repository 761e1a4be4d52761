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

extension UIStoryboard {
    /// A segue of kind "Show". // test
    public static func show(
        _ identifier: String, _ make: @escaping () -> UIViewController
    ) {
        segues[identifier] = { source in
            let destination = make()
            return UIStoryboardSegue(
                identifier: identifier, source: source, destination: destination
            ) { source.show(destination, sender: source) }
        }
    }

    /// A segue of kind "Present Modally". // test
    public static func present(
        _ identifier: String, _ make: @escaping () -> UIViewController
    ) {
        segues[identifier] = { source in
            let destination = make()
            return UIStoryboardSegue(
                identifier: identifier, source: source, destination: destination
            ) { source.present(destination, animated: true) }
        }
    }

    /// What UIKit makes of an unwind segue: prepared by its source, then back to the target. // test
    public static func unwind(
        _ identifier: String, from source: UIViewController, to target: UIViewController
    ) {
        let segue = UIStoryboardSegue(
            identifier: identifier, source: source, destination: target
        ) {
            if let navigation = source.navigationController,
                navigation.viewControllers.contains(where: { $0 === target })
            {
                navigation.popToViewController(target, animated: true)
            } else {
                source.dismiss(animated: true)
            }
        }
        guard source.shouldPerformSegue(withIdentifier: identifier, sender: nil) else { return }
        source.prepare(for: segue, sender: nil)
        segue.perform()
    }
}
