// Double of Hero 1.6: what drives a transition, and its end.
import UIKit

extension HeroTransition {
    public func update(_ percentageComplete: CGFloat) {
        if state == .animating {
            runner.stop()
            progress = max(0, min(1, Double(percentageComplete)))
        } else {
            earlyProgress = percentageComplete
        }
    }

    public func finish(animate: Bool = true) { end(true, animate) }
    public func cancel(animate: Bool = true) { end(false, animate) }

    private func end(_ isFinished: Bool, _ isAnimated: Bool) {
        guard [.animating, .notified, .starting].contains(state) else { return }
        if !isAnimated { return complete(finished: isFinished) }
        let passed = abs(progress) * totalDuration
        let own = flights.resume(at: passed, reverse: !isFinished)
        let times = plugins.map { $0.resume(timePassed: passed, reverse: !isFinished) }
        complete(after: times.reduce(own) { max($0, $1) }, finishing: isFinished)
    }

    public func apply(modifiers: [HeroModifier], to view: UIView) {
        guard state == .animating else { return }
        let state = HeroTargetState(modifiers: modifiers)
        for one in [context.pairedView(for: view), view].compactMap(\.self) {
            plugins.forEach { $0.apply(state: state, to: one) }
        }
    }

    public func changeTarget(
        modifiers: [HeroModifier], isDestination: Bool = true, to view: UIView
    ) {
        guard state == .animating else { return }
        let state = HeroTargetState(modifiers: modifiers)
        let paired = context.pairedView(for: view)
        for plugin in plugins {
            if let paired {
                plugin.changeTarget(state: state, isDestination: !isDestination, to: paired)
            }
            plugin.changeTarget(state: state, isDestination: isDestination, to: view)
        }
    }

    /// Presents `to` over `from` without UIKit's help.
    public func transition(
        from: UIViewController, to: UIViewController, in view: UIView,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard !isTransitioning else { return }
        state = .notified
        isPresenting = true
        transitionContainer = view
        (fromViewController, toViewController) = (from, to)
        completionCallback = {
            completion?($0)
            self.state = .possible
        }
        start()
    }

    func complete(after seconds: TimeInterval, finishing: Bool) {
        guard [.animating, .starting, .notified].contains(state) else { return }
        if seconds <= 1.0 / 120 { return complete(finished: finishing) }
        let total = seconds / max(finishing ? 1 - progress : progress, 0.01)
        runner.start(at: progress * total, of: total, reverse: !finishing)
    }

    public func complete(finished: Bool) {
        if state == .notified { earlyEnd = finished }
        guard state == .animating || state == .starting else { return }
        defer { forget() }
        state = .completing
        runner.stop()
        context.putBackFlyers()
        if let from = fromViewController?.view, let to = toViewController?.view {
            uncover(finished, from, to)
            giveBack(finished, from, to)
        }
        if finished, !isPresenting { (home, homeInContainer) = (nil, nil) }
        if container.superview === transitionContainer { container.removeFromSuperview() }
        plugins.forEach { $0.clean() }
        transitionContainer?.isUserInteractionEnabled = true
        completionCallback?(finished)
        if finished {
            announce {
                $0.heroDidEndTransition?()
            } to: {
                $0.heroDidEndAnimatingTo?(viewController: $1)
            } from: {
                $0.heroDidEndAnimatingFrom?(viewController: $1)
            }
            transitionContext?.finishInteractiveTransition()
        } else {
            announce {
                $0.heroDidCancelTransition?()
            } to: {
                $0.heroDidCancelAnimatingTo?(viewController: $1)
            } from: {
                $0.heroDidCancelAnimatingFrom?(viewController: $1)
            }
            transitionContext?.cancelInteractiveTransition()
        }
        transitionContext?.completeTransition(finished)
    }

    /// The snapshots of a screen that is seen below another stay, in its own view.
    private func uncover(_ finished: Bool, _ from: UIView, _ to: UIView) {
        let staysBelow: (screen: UIViewController?, above: UIView)?
        if finished, isPresenting, toOverFullScreen {
            staysBelow = (fromViewController, to)
        } else if !finished, !isPresenting, fromOverFullScreen {
            staysBelow = (toViewController, from)
        } else {
            staysBelow = nil
        }
        guard let (screen, above) = staysBelow, let screen, let view = screen.view else {
            context.unhideAll()
            return context.removeAllSnapshots()
        }
        context.unhideTree(above)
        context.removeSnapshots(of: above)
        context.storeAlphas(below: view)
        settings(of: screen).storedSnapshot = container
        container.superview?.addSubview(view)
        view.addSubview(container)
    }

    /// The views go to UIKit's container; a presenter that stays seen goes where it was.
    private func giveBack(_ finished: Bool, _ from: UIView, _ to: UIView) {
        let (shown, hidden) = finished ? (to, from) : (from, to)
        if finished ? toOverFullScreen : fromOverFullScreen {
            transitionContainer?.addSubview(hidden)
        }
        transitionContainer?.addSubview(shown)
        guard isPresenting != finished, !isInContainer, transitionContext != nil else { return }
        let presenter = isPresenting ? from : to
        if let home, let superview = home.superview, superview.window != nil {
            superview.addSubview(presenter)
            presenter.frame = home.frame
        } else {
            container.window?.addSubview(presenter)
        }
    }

    private func forget() {
        (transitionContext, transitionContainer, container, context) = (nil, nil, nil, nil)
        (fromViewController, toViewController) = (nil, nil)
        (inNavigationController, inTabBarController, forceNotInteractive) = (false, false, false)
        (completionCallback, earlyEnd, earlyProgress) = (nil, nil, nil)
        (plugins, flights, observers) = ([], [], [])
        progress = 0
        totalDuration = 0
        state = .possible
    }

    /// Notifies both screens and, of a container, the screens that are in it.
    func announce(
        _ both: (any HeroViewControllerDelegate) -> Void,
        to: (any HeroViewControllerDelegate, UIViewController) -> Void,
        from: (any HeroViewControllerDelegate, UIViewController) -> Void
    ) {
        guard let here = fromViewController, let there = toViewController else { return }
        here.heroDelegates.forEach {
            both($0)
            to($0, there)
        }
        there.heroDelegates.forEach {
            both($0)
            from($0, here)
        }
    }
}

extension UIViewController {
    fileprivate var heroDelegates: [any HeroViewControllerDelegate] {
        let own = [self as? any HeroViewControllerDelegate].compactMap(\.self)
        let shown =
            (self as? UINavigationController)?.topViewController
            ?? (self as? UITabBarController)?.selectedViewController
        if let delegate = shown as? any HeroViewControllerDelegate { return own + [delegate] }
        return own + children.filter(\.isViewLoaded).flatMap(\.heroDelegates)
    }
}
