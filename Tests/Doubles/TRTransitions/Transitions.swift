// Double of TRTransitions 1.0, an Objective-C library without nullability: every pointer is an
// implicitly unwrapped optional. Names are those that the importer gives.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import UIKit

@nonexhaustive @objc public enum TRTransitionClass: UInt, Sendable {
    case segue = 0
    case navigationTransition = 1
}

@nonexhaustive @objc public enum TRZoomInRectTransitionMode: UInt, Sendable {
    case sameContent = 0
    case differentContent = 1
}

public typealias TRTransitionIdentifier = NSString

@preconcurrency @objc public protocol TRTransitionProtocol: NSObjectProtocol {
    @objc func performTransition(
        with context: TRTransitionContext!, configuration: TRTransitionConfiguration!,
        completionHandler: ((Bool) -> Bool)!
    )
}

@preconcurrency @objc public protocol TRTransitionViewControllerProtocol: NSObjectProtocol {
    @objc(prepareTransition:) optional func prepare(_ transition: TRTransition!)
    @objc optional func animatedViewController() -> UIViewController!
    @objc optional func viewControllerWillBeginTransitioning()
    @objc optional func viewControllerIsTransitioning()
    @objc optional func viewControllerDidEndTransitioning()
}

@preconcurrency @objc public protocol TRTransitionInteractiveControllerProtocol: NSObjectProtocol {
    @objc func interactiveController() -> (any UIViewControllerInteractiveTransitioning)!
}

@objc open class TRTransitionConfiguration: NSObject {
    open private(set) var duration: TimeInterval = 0
    open var completionHandler: ((Bool) -> Bool)!
    open var additionalProperties: [AnyHashable: Any]!

    @objc public override init() { super.init() }

    @objc public init!(duration: TimeInterval) {
        self.duration = duration
        super.init()
    }

    @objc public init!(
        duration: TimeInterval, additionalProperties properties: [AnyHashable: Any]!
    ) {
        self.duration = duration
        additionalProperties = properties
        super.init()
    }

    @objc public init!(
        duration: TimeInterval, additionalProperties properties: [AnyHashable: Any]!,
        completionHandler: ((Bool) -> Bool)!
    ) {
        self.duration = duration
        additionalProperties = properties
        self.completionHandler = completionHandler
        super.init()
    }

    open var targetRectBlock: (() -> CGRect)! {
        get { additionalProperties?["targetRect"] as? () -> CGRect }
        set { additionalProperties = with("targetRect", newValue) }
    }

    open var targetImage: UIImage! {
        get { additionalProperties?["targetimage"] as? UIImage }
        set { additionalProperties = with("targetimage", newValue) }
    }

    private func with(_ key: String, _ value: Any?) -> [AnyHashable: Any] {
        var all = additionalProperties ?? [:]
        all[key] = value
        return all
    }
}

@objc open class TRTransitionContext: NSObject {
    open private(set) var fromVC: (any UIViewController & TRTransitionViewControllerProtocol)!
    open private(set) var toVC: (any UIViewController & TRTransitionViewControllerProtocol)!
    open private(set) var containerView: UIView!
    private var context: (any UIViewControllerContextTransitioning)?
    /// The controllers as they are, whether or not they adopt the protocol, which Objective-C does
    /// not ask. // test
    public private(set) var from: UIViewController!
    public private(set) var to: UIViewController!

    @objc public override init() { super.init() }

    @objc public init!(contextTransitioning context: (any UIViewControllerContextTransitioning)!) {
        super.init()
        self.context = context
        MainActor.assumeIsolated {
            containerView = context.containerView
            from = Self.animated(context.viewController(forKey: .from))
            to = Self.animated(context.viewController(forKey: .to))
        }
        fromVC = from as? any UIViewController & TRTransitionViewControllerProtocol
        toVC = to as? any UIViewController & TRTransitionViewControllerProtocol
    }

    @objc public init!(
        fromVC: (any UIViewController & TRTransitionViewControllerProtocol)!,
        toVC: (any UIViewController & TRTransitionViewControllerProtocol)!
    ) {
        super.init()
        (self.fromVC, self.toVC, from, to) = (fromVC, toVC, fromVC, toVC)
        containerView = MainActor.assumeIsolated { fromVC.view }
    }

    /// A container names the controller that is seen.
    @MainActor private static func animated(_ controller: UIViewController?) -> UIViewController? {
        let named = controller as? any TRTransitionViewControllerProtocol
        return named?.animatedViewController?() ?? controller
    }

    @objc open func transitionWasCancelled() -> Bool {
        MainActor.assumeIsolated { context?.transitionWasCancelled ?? false }
    }
}

@preconcurrency @MainActor
@objc open class TRTransition: NSObject, UIViewControllerAnimatedTransitioning {
    open var configuration: TRTransitionConfiguration!
    open var transitionAgent: (any TRTransitionProtocol)!
    open weak var interactiveController: (any UIViewControllerInteractiveTransitioning)!

    @objc public override init() { super.init() }

    @objc public init!(
        configuration: TRTransitionConfiguration!, transitionAgent: (any TRTransitionProtocol)!
    ) {
        super.init()
        self.configuration = configuration
        self.transitionAgent = transitionAgent
    }

    open func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        if configuration == nil { Stage.note("error: a TRTransition has no configuration") }
        return configuration?.duration ?? 0
    }

    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionAgent?.performTransition(
            with: TRTransitionContext(contextTransitioning: transitionContext),
            configuration: configuration
        ) { [weak self] _ in
            MainActor.assumeIsolated {
                let wasCancelled = transitionContext.transitionWasCancelled
                transitionContext.completeTransition(!wasCancelled)
                _ = self?.configuration?.completionHandler?(wasCancelled)
                return wasCancelled
            }
        }
    }
}

@preconcurrency @MainActor @objc open class TRSegueTransition: UIStoryboardSegue {
    open var configuration: TRTransitionConfiguration!
    open var transitionAgent: (any TRTransitionProtocol)!

    @objc public override init(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) {
        super.init(identifier: identifier, source: source, destination: destination)
    }

    @objc public init!(
        identifier: String!, source: UIViewController!, destination: UIViewController!,
        configuration: TRTransitionConfiguration!, transitionAgent: (any TRTransitionProtocol)!
    ) {
        super.init(identifier: identifier, source: source, destination: destination)
        self.configuration = configuration
        self.transitionAgent = transitionAgent
    }

    /// The agent moves the views; the configuration's handler presents or dismisses when it is done.
    open override func perform() {
        guard let transitionAgent, let configuration else {
            Stage.note("error: a TRSegueTransition has no agent or no configuration")
            return
        }
        typealias Named = UIViewController & TRTransitionViewControllerProtocol
        guard let from = source as? any Named, let to = destination as? any Named else {
            Stage.note("error: a controller is no TRTransitionViewControllerProtocol")
            return
        }
        Stage.animators.append(transitionAgent)
        transitionAgent.performTransition(
            with: TRTransitionContext(fromVC: from, toVC: to), configuration: configuration,
            completionHandler: configuration.completionHandler)
    }
}

@preconcurrency @MainActor
@objc
open class TRTransitionRegistry: NSObject, UINavigationControllerDelegate,
    UITabBarControllerDelegate
{
    private static let only = TRTransitionRegistry()
    private var transitions: [String: TRTransition] = [:]

    @objc open class func sharedInstance() -> Self! { unsafeDowncast(only, to: self) }
    open func register(
        _ transition: TRTransition!, withIdentifier transitionIdentifier: String!
    ) {
        transitions[transitionIdentifier] = transition
    }
    open func transition(forIdentifier transitionIdentifier: String!) -> TRTransition! {
        transitions[transitionIdentifier]
    }
    open class func createTransitionIdentifier(
        _ fromVCClass: AnyClass!, toViewControllerClass toVCClass: AnyClass!
    ) -> String! {
        let from = fromVCClass.map { String(reflecting: $0) } ?? "*"
        return from + "-" + (toVCClass.map { String(reflecting: $0) } ?? "*")
    }
    open class func createTransitionIdentifier(
        _ fromVC: UIViewController!, to toVC: UIViewController!
    ) -> String! {
        createTransitionIdentifier(
            fromVC.map { type(of: $0) }, toViewControllerClass: toVC.map { type(of: $0) })
    }

    /// The first that fits, in the order of a hash table.
    open func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let names = [fromVC, toVC].map { String(reflecting: type(of: $0)) }
        let fitting = transitions.first { key, _ in
            zip(key.split(separator: "-"), names).allSatisfy { $0 == "*" || $0 == $1 }
        }
        let controller = fromVC as? any TRTransitionViewControllerProtocol
        controller?.prepare?(fitting?.value)
        return fitting?.value
    }

    open func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        (animationController as? TRTransition)?.interactiveController
    }
}
