// Double of Hero 1.6: the transition object, from the first question to the views that move.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import UIKit

public class Hero: NSObject {
    public static var shared = HeroTransition()
}

public protocol HeroTransitionDelegate: AnyObject {
    func heroTransition(_ hero: HeroTransition, didUpdate state: HeroTransitionState)
    func heroTransition(_ hero: HeroTransition, didUpdate progress: Double)
}

open class HeroTransition: NSObject {
    public weak var delegate: (any HeroTransitionDelegate)?
    public var defaultAnimation: HeroDefaultAnimationType = .auto
    public var containerColor: UIColor = .black
    public var isUserInteractionEnabled = false
    public var viewOrderingStrategy: HeroViewOrderingStrategy = .auto
    public var defaultAnimationDirectionStrategy: HeroDefaultAnimationType.Strategy =
        .forceLeftToRight
    public internal(set) var state: HeroTransitionState = .possible {
        didSet { delegate?.heroTransition(self, didUpdate: state) }
    }
    public var isTransitioning: Bool { state != .possible }
    public internal(set) var isPresenting = true
    public internal(set) var container: UIView!
    public internal(set) var toViewController: UIViewController?
    public internal(set) var fromViewController: UIViewController?
    public internal(set) var context: HeroContext!
    public internal(set) var totalDuration: TimeInterval = 0
    public internal(set) var progress: Double = 0 {
        didSet { showProgress() }
    }
    public var interactive: Bool { !runner.isRunning }

    var inNavigationController = false
    var inTabBarController = false
    weak var transitionContext: (any UIViewControllerContextTransitioning)?
    var transitionContainer: UIView?
    var completionCallback: ((Bool) -> Void)?
    var forceNotInteractive = false
    /// How it ends, and how far it is, where that was said before it began.
    var earlyEnd: Bool?
    var earlyProgress: CGFloat?
    var plugins: [HeroPlugin] = []
    var flights: [Flight] = []
    var observers: [any HeroProgressUpdateObserver] = []
    /// Where a presenter's view was.
    var home: (superview: UIView?, frame: CGRect)?
    var homeInContainer: CGRect?
    /// The whole screen as it was, while all is prepared.
    private var curtain: UIView?
    lazy var runner = ProgressRunner(
        show: { [unowned self] in progress = $0 }, end: { [unowned self] in complete(finished: $0) }
    )

    public override init() { super.init() }

    public func observeForProgressUpdate(observer: any HeroProgressUpdateObserver) {
        observers.append(observer)
    }

    var isInContainer: Bool { inNavigationController || inTabBarController }
    var toOverFullScreen: Bool { !isInContainer && toViewController?.coversNothing == true }
    var fromOverFullScreen: Bool { !isInContainer && fromViewController?.coversNothing == true }

    private func showProgress() {
        if state == .animating {
            observers.forEach { $0.heroDidUpdateProgress(progress: progress) }
            for plugin in plugins where interactive || plugin.requirePerFrameCallback {
                plugin.seekTo(timePassed: progress * totalDuration)
            }
            transitionContext?.updateInteractiveTransition(CGFloat(progress))
        }
        delegate?.heroTransition(self, didUpdate: progress)
    }

    // Begins where UIKit has asked for it; a call at any other time does nothing.

    public func start() {
        guard state == .notified else { return }
        state = .starting
        prepareFrames()
        announce {
            $0.heroWillStartTransition?()
        } to: {
            $0.heroWillStartAnimatingTo?(viewController: $1)
        } from: {
            $0.heroWillStartAnimatingFrom?(viewController: $1)
        }
        let window = transitionContainer?.window
        curtain = (window ?? fromViewController?.view)?.snapshotView(afterScreenUpdates: false)
        curtain.map { (window ?? transitionContainer)?.addSubview($0) }
        for one in [fromViewController, toViewController].compactMap(\.self) {
            settings(of: one).storedSnapshot?.removeFromSuperview()
            settings(of: one).storedSnapshot = nil
        }
        plugins = HeroPlugin.enabled.map { $0.init() }
        plugins.forEach { $0.hero = self }
        makeContainer()
        takeViews()
        if viewOrderingStrategy == .sourceViewOnTop
            || viewOrderingStrategy == .auto && !isPresenting && !inTabBarController
        {
            context.insertToViewFirst = true
        }
        process()
        if let view = toViewController?.view { context.hide(view: view) }
        if inNavigationController {
            DispatchQueue.main.async { self.animate() }
        } else {
            animate()
        }
    }

    private func prepareFrames() {
        guard let to = toViewController, let from = fromViewController?.view else { return }
        if isPresenting, !isInContainer { home = (from.superview, from.frame) }
        to.view.frame = transitionContext?.finalFrame(for: to) ?? from.frame
        if to.view.window != nil { to.view.layoutIfNeeded() }
    }

    private func makeContainer() {
        transitionContainer?.isUserInteractionEnabled = isUserInteractionEnabled
        container = UIView(frame: transitionContainer?.bounds ?? .zero)
        container.isUserInteractionEnabled = false
        if !toOverFullScreen, !fromOverFullScreen { container.backgroundColor = containerColor }
        transitionContainer?.addSubview(container)
        context = HeroContext(container: container)
    }

    private func takeViews() {
        guard let from = fromViewController?.view, let to = toViewController?.view, from !== to
        else { return }
        if isPresenting, !isInContainer {
            homeInContainer = from.superview?.convert(from.frame, to: container)
        }
        if !isPresenting, let frame = homeInContainer { to.frame = frame }
        for view in [to, from] { context.loadAlphas(below: view) }
        container.addSubview(to)
        container.addSubview(from)
        if isPresenting, let frame = homeInContainer { from.frame = frame }
        to.updateConstraints()
        to.layoutIfNeeded()
        context.take(fromViews: from.flattened, toViews: to.flattened)
    }

    // Snapshots fly, and Hero's clock runs until something drives it.

    public func animate() {
        guard state == .starting else { return }
        state = .animating
        if let view = toViewController?.view { context.unhide(view: view) }
        let from = context.fromViews.filter { canAnimate($0, appearing: false) }
        let to = context.toViews.filter { canAnimate($0, appearing: true) }
        (from + to).forEach { context.hide(view: $0) }
        for view in context.insertToViewFirst ? to + from : from + to {
            _ = context.snapshotView(for: view)
        }
        fromViewController?.view.layoutIfNeeded()
        flights = (from + to).compactMap { view in
            guard let state = context[view], state.moves else { return nil }
            return Flight(snapshot: context.snapshotView(for: view), state: state)
        }
        let own = flights.start()
        let others = plugins.map { plugin in
            plugin.animate(
                fromViews: from.filter { plugin.canAnimate(view: $0, appearing: false) },
                toViews: to.filter { plugin.canAnimate(view: $0, appearing: true) })
        }
        totalDuration = others.filter(\.isFinite).reduce(own) { max($0, $1) }
        if let earlyEnd {
            complete(finished: earlyEnd)
        } else if let earlyProgress {
            update(earlyProgress)
        } else if others.contains(.infinity) {
            update(0)
        } else {
            complete(after: totalDuration, finishing: true)
        }
        curtain?.removeFromSuperview()
    }

    private func canAnimate(_ view: UIView, appearing: Bool) -> Bool {
        context[view]?.moves == true
            || plugins.contains { $0.canAnimate(view: view, appearing: appearing) }
    }
}

extension UIViewController {
    fileprivate var coversNothing: Bool {
        modalPresentationStyle == .overFullScreen || modalPresentationStyle == .overCurrentContext
    }
}
