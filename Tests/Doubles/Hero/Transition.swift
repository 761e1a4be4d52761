// Double of Hero 1.6: the transition object. It matches ids, gathers modifiers, lets plugins work
// and takes its time, but moves nothing.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import UIKit

public class Hero: NSObject {
    public static var shared = HeroTransition()
}

public protocol HeroTransitionDelegate: AnyObject {
    func heroTransition(_ hero: HeroTransition, didUpdate state: HeroTransitionState)
    func heroTransition(_ hero: HeroTransition, didUpdate progress: Double)
}

/// What Hero was asked to play. // test
public struct HeroPlay {
    public internal(set) var animation: HeroDefaultAnimationType
    public internal(set) var isPresenting: Bool
    public internal(set) var from: UIViewController
    public internal(set) var to: UIViewController
    /// Ids that are on a view of both sides, sorted.
    public internal(set) var pairs: [String]
    public internal(set) var duration: TimeInterval
    public internal(set) var updates: [Double] = []
    /// Nil while it runs.
    public internal(set) var isFinished: Bool?
    let states: [ObjectIdentifier: HeroTargetState]

    /// What the modifiers, Hero and plugins made of a view.
    public func state(of view: UIView) -> HeroTargetState? { states[ObjectIdentifier(view)] }
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
    public internal(set) var progress: Double = 0
    /// Everything that was played, in order. // test
    public var plays: [HeroPlay] = []
    var isInNavigation = false
    var isInTabs = false
    var uiContext: (any UIViewControllerContextTransitioning)?
    var isDriven = false
    var number = 0
    private var observers: [any HeroProgressUpdateObserver] = []

    private var plugins: [HeroPlugin] = []

    public override init() { super.init() }

    public func observeForProgressUpdate(observer: any HeroProgressUpdateObserver) {
        observers.append(observer)
    }

    open func start() {
        guard state == .notified, let from = fromViewController, let to = toViewController else {
            return
        }
        state = .starting
        let animation = resolvedAnimation(from: from, to: to)
        (from as? any HeroViewControllerDelegate)?.heroWillStartTransition?()
        (to as? any HeroViewControllerDelegate)?.heroWillStartTransition?()
        context = HeroContext(container: container)
        let fromViews = collect(from.view)
        let toViews = collect(to.view)
        for view in fromViews { view.hero.id.map { context.sources[$0] = view } }
        for view in toViews { view.hero.id.map { context.destinations[$0] = view } }
        let pairs = context.sources.keys.filter { context.destinations[$0] != nil }.sorted()
        letRootsMove(animation, from, to)
        for view in fromViews { gather(view, isAppearing: false, from, to) }
        for view in toViews { gather(view, isAppearing: true, from, to) }
        plugins = HeroPlugin.enabled.map { $0.init() }
        for plugin in plugins {
            plugin.hero = self
            plugin.process(fromViews: fromViews, toViews: toViews)
        }
        totalDuration = duration()
        plays.append(
            HeroPlay(
                animation: animation, isPresenting: isPresenting, from: from, to: to,
                pairs: pairs, duration: totalDuration, states: context.states
            )
        )
        animate()
    }

    open func animate() {
        guard state == .starting else { return }
        state = .animating
        progress = 0
        number += 1
        let mine = number
        Stage.after(totalDuration) { [weak self] in
            guard let self, number == mine, !isDriven else { return }
            complete(finished: true)
        }
    }

    open func complete(finished: Bool) {
        guard state == .animating || state == .starting else { return }
        state = .completing
        if let last = plays.indices.last { plays[last].isFinished = finished }
        let (from, to) = (fromViewController, toViewController)
        let uiContext = uiContext
        plugins.forEach { $0.clean() }
        plugins = []
        if let shown = finished ? to : from { container.addSubview(shown.view) }
        context = nil
        container = nil
        (fromViewController, toViewController, self.uiContext) = (nil, nil, nil)
        (isInNavigation, isInTabs, isDriven, progress) = (false, false, false, 0)
        state = .possible
        for one in [from, to].compactMap({ $0 as? any HeroViewControllerDelegate }) {
            finished ? one.heroDidEndTransition?() : one.heroDidCancelTransition?()
        }
        if finished {
            uiContext?.finishInteractiveTransition()
        } else {
            uiContext?.cancelInteractiveTransition()
        }
        uiContext?.completeTransition(finished)
    }

    // Interaction.

    public func update(_ percentageComplete: CGFloat) {
        guard state == .animating else { return }
        isDriven = true
        progress = max(0, min(1, Double(percentageComplete)))
        if let last = plays.indices.last { plays[last].updates.append(progress) }
        observers.forEach { $0.heroDidUpdateProgress(progress: progress) }
        delegate?.heroTransition(self, didUpdate: progress)
    }

    public func finish(animate: Bool = true) { end(finished: true, part: 1 - progress, animate) }
    public func cancel(animate: Bool = true) { end(finished: false, part: progress, animate) }

    private func end(finished: Bool, part: Double, _ animate: Bool) {
        guard state == .animating || state == .notified || state == .starting else { return }
        isDriven = true
        if !animate {
            complete(finished: finished)
            return
        }
        let mine = number
        Stage.after(part * totalDuration) { [weak self] in
            if self?.number == mine { self?.complete(finished: finished) }
        }
    }

    public func apply(modifiers: [HeroModifier], to view: UIView) {}
    public func changeTarget(
        modifiers: [HeroModifier], isDestination: Bool = true, to view: UIView
    ) {}

    /// Views that take part, the root first; what is not enabled takes none.
    private func collect(_ view: UIView) -> [UIView] {
        guard view.hero.isEnabled else { return [] }
        guard view.hero.isEnabledForSubviews else { return [view] }
        return [view] + view.subviews.flatMap { collect($0) }
    }

    /// The default animation gives both screens a state; a fade only the one that comes.
    private func letRootsMove(
        _ animation: HeroDefaultAnimationType, _ from: UIViewController, _ to: UIViewController
    ) {
        var roots = [from.view, to.view].compactMap(\.self)
        switch animation {
        case .none: return
        case .fade: roots.removeFirst()
        default: break
        }
        for root in roots where root.hero.isEnabled {
            var state = HeroTargetState()
            state.duration = 0.35
            state.timingFunction = .standard
            context[root] = state
        }
    }

    private func gather(
        _ view: UIView, isAppearing: Bool, _ from: UIViewController, _ to: UIViewController
    ) {
        guard let modifiers = view.hero.modifiers else { return }
        var state = context[view] ?? HeroTargetState()
        state.append(contentsOf: modifiers)
        let matched = context.pairedView(for: view)
        let condition = HeroConditionalContext(
            view: view, isAppearing: isAppearing, isPresenting: isPresenting,
            isInTabbarController: isInTabs, isInNavbarController: isInNavigation,
            isMatched: matched != nil, isAncestorViewMatched: false, matchedView: matched,
            fromViewController: from, toViewController: to
        )
        let conditional = state.conditionalModifiers ?? []
        for (holds, more) in conditional where holds(condition) { state.append(contentsOf: more) }
        context[view] = state
    }

    /// 0.35 s for the default animation, longer where a view says so.
    private func duration() -> TimeInterval {
        context.states.values.map { state in
            let own = state.duration.map { $0.isFinite ? $0 : 0 } ?? 0.35
            return state.delay + own
        }
        .reduce(0.35) { max($0, $1) }
    }
}
