/// The generated Swift that stands between Hero and TransitionRuntime.
enum HeroGlue {
    /// Lets Hero play; a class that the engine `sdoshero` adds to.
    static let engine: StaticString = """
        /// Lets Hero play what it can of what the lines choose, and leaves the rest to the runtime.
        @MainActor fileprivate final class HeroEngine: TransitionEngine {
            static let shared = HeroEngine()

            /// What plays now, whose options the plugin reads.
            private(set) var transition: ScreenTransition?
            /// What Hero played by default before this transition.
            private var previous: HeroDefaultAnimationType?
            /// Whether Hero begins a transition, for which UIKit may have asked it without the registry.
            private var isBeginning = false
            /// Whether Hero plays for the registry.
            private var hasAnswered = false
            /// The controller that Hero's own `replaceViewController` shows.
            private var replacing: UIViewController?
            /// The rest of a transition that a finger has left, at a speed that is not Hero's own.
            private var run: ProgressRun?
            /// What ends a transition that a finger has left before it moved.
            private var ending: (@MainActor () -> Void)?
            /// The screens' views whose subviews take no part in this transition.
            private var still: [UIView] = []

            private init() { OptionsPlugin.enable() }

            func animationController(
                for transition: ScreenTransition?, _ request: TransitionRequest
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                restore()
                if let transition {
                    guard case .plain(let animation) = transition.kind,
                        let type = HeroDefaultAnimationType(animation)
                    else { return nil }
                    previous = Hero.shared.defaultAnimation
                    Hero.shared.defaultAnimation = type
                    self.transition = transition
                }
        """

    static let restOfEngine: StaticString = """
                let controller = answer(to: request)
                if controller == nil { restore() }
                hasAnswered = controller != nil
                return controller
            }

            private func answer(to request: TransitionRequest) -> (any UIViewControllerAnimatedTransitioning)? {
                let hero = Hero.shared
                // Hero is at it: UIKit asked it before.
                if isBeginning { return hero }
                switch request {
                case .navigation(let controller, let operation, let from, let to):
                    return hero.navigationController(controller, animationControllerFor: operation, from: from, to: to)
                case .tab(let controller, let from, let to):
                    return hero.tabBarController(controller, animationControllerForTransitionFrom: from, to: to)
                case .presentation(let presented, let presenting, let source):
                    return hero.animationController(forPresented: presented, presenting: presenting, source: source)
                case .dismissal(_, let leaving):
                    return hero.animationController(forDismissed: leaving)
                case .replacement(let old, let new):
                    return hero.animationController(forPresented: new, presenting: old, source: old)
                }
            }

            func interactionController(
                for animationController: any UIViewControllerAnimatedTransitioning, _ request: TransitionRequest
            ) -> (any UIViewControllerInteractiveTransitioning)? {
                guard drives(animationController) else { return nil }
                let hero = Hero.shared
                switch request {
                case .navigation(let controller, _, _, _):
                    return hero.navigationController(controller, interactionControllerFor: animationController)
                case .tab(let controller, _, _):
                    return hero.tabBarController(controller, interactionControllerFor: animationController)
                case .presentation:
                    return hero.interactionControllerForPresentation(using: animationController)
                case .dismissal:
                    return hero.interactionControllerForDismissal(using: animationController)
                case .replacement:
                    return nil
                }
            }

            func drives(_ animationController: any UIViewControllerAnimatedTransitioning) -> Bool {
                animationController === Hero.shared
            }

            /// Views with ids fly even where the screens stay still.
            var animatesViews: Bool { true }

            /// Hero ends a transition of its own, so that another tab can be shown.
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool {
                Hero.shared.tabBarController(tabBarController, shouldSelect: viewController)
            }

            /// The runtime stands in front of Hero, which is then asked through this engine.
            func owns(_ delegate: AnyObject) -> Bool { delegate is HeroTransition }

            func update(_ progress: Double) { Hero.shared.update(CGFloat(progress)) }
            func finish(speed: Double) { onceStarted { [self] in end(at: 1, speed: speed) } }
            func cancel(speed: Double) { onceStarted { [self] in end(at: 0, speed: speed) } }

            private func end(at end: Double, speed: Double) {
                let hero = Hero.shared
                let isOwnSpeed = speed == 1 || hero.state != .animating
                func finish() { end == 1 ? hero.finish(animate: isOwnSpeed) : hero.cancel(animate: isOwnSpeed) }
                if isOwnSpeed { return finish() }
                run = ProgressRun(
                    from: hero.progress, to: end, duration: hero.totalDuration / speed,
                    update: { hero.update(CGFloat($0)) }, completion: { finish() })
            }

            /// Hero cannot end what does not move yet, as when a finger is gone at once.
            private func onceStarted(_ end: @escaping @MainActor () -> Void) {
                let hero = Hero.shared
                if hero.isTransitioning, hero.state != .animating { ending = end } else { end() }
            }

            /// Hero makes its plugins when it has the screens, and has not looked at their views.
            fileprivate func heroBegins() {
                let hero = Hero.shared
                guard hero.state == .starting, let from = hero.fromViewController, let to = hero.toViewController
                else { return }
                isBeginning = true
                defer { isBeginning = false }
                if let navigation = to.parent as? UINavigationController {
                    didBegin(.navigation(navigation, hero.isPresenting ? .push : .pop, from: from, to: to))
                } else if let tabs = to.parent as? UITabBarController {
                    didBegin(.tab(tabs, from: from, to: to))
                } else if hero.isPresenting, !to.isBeingPresented {
                    if hasAnswered { return }
                    replacing = to
                    didBegin(.replacement(from, with: to))
                } else if hero.isPresenting {
                    didBegin(.presentation(presented: to, presenting: from, source: from))
                } else {
                    didBegin(.dismissal(from, leaving: from))
                }
            }

            /// Hero has moved the views.
            fileprivate func heroEnds() {
                guard let new = replacing else { return }
                replacing = nil
                didEndReplacement(with: new)
            }

            /// Hero is about to move the views.
            fileprivate func didStart() {
                guard let ending else { return }
                self.ending = nil
                _Concurrency.Task { @MainActor in ending() }
            }

            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
            ) {
                Hero.shared.navigationController(navigationController, willShow: viewController, animated: animated)
            }

            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) {
                Hero.shared.navigationController(navigationController, didShow: viewController, animated: animated)
            }
        """

    /// What `staysStill` calls: ids that were set before may still be there.
    static let keepStill: StaticString = """
            private func keepStill(_ request: TransitionRequest) {
                let screens: [UIViewController?] =
                    switch request {
                    case .navigation(_, _, let from, let to), .tab(_, let from, let to): [from, to]
                    case .presentation(let presented, let presenting, _): [presented, presenting]
                    case .dismissal(let dismissed, let leaving): [leaving, dismissed.presentingViewController]
                    case .replacement(let old, let new): [old, new]
                    }
                for view in screens.compactMap({ $0?.view }) where view.hero.isEnabledForSubviews {
                    view.hero.isEnabledForSubviews = false
                    still.append(view)
                }
            }
        """

    /// Its end.
    static let endOfTransition: StaticString = """
            func transitionDidEnd(_ request: TransitionRequest, completed: Bool) { restore() }
        """

    static let endOfEngine: StaticString = """
            private func restore() {
                transition = nil
                hasAnswered = false
                ending = nil
                run?.stop()
                run = nil
                for view in still { view.hero.isEnabledForSubviews = true }
                still = []
                guard let previous else { return }
                Hero.shared.defaultAnimation = previous
                self.previous = nil
            }
        }
        """

    /// What makes `autolayout` work: in SDOSHero 3.1.2 nothing enables its own plugin.
    static let autolayout: StaticString = """
        /// Lets views with `autolayout` move freely while Hero animates, and puts them back.
        nonisolated fileprivate final class AutolayoutPlugin: HeroPlugin {
            static let key = "TransitionRuntime.autolayout"

            private var freed: [UIView] = []

            override func process(fromViews: [UIView], toViews: [UIView]) {
                nonisolated(unsafe) let plugin = self
                MainActor.assumeIsolated { plugin.free(fromViews + toViews) }
            }

            override func clean() {
                nonisolated(unsafe) let plugin = self
                MainActor.assumeIsolated { plugin.putBack() }
            }

            @MainActor private func free(_ views: [UIView]) {
                for view in views where !view.translatesAutoresizingMaskIntoConstraints {
                    guard context?[view]?[Self.key] != nil else { continue }
                    view.translatesAutoresizingMaskIntoConstraints = true
                    freed.append(view)
                }
            }

            @MainActor private func putBack() {
                for view in freed { view.translatesAutoresizingMaskIntoConstraints = false }
                freed = []
            }
        }
        """

    /// Hero's names for the runtime's animations; at the top of the file.
    static let types: StaticString = """
        nonisolated extension HeroDefaultAnimationType {
            /// nil for what Hero does not play.
            fileprivate init?(_ animation: ScreenAnimation) {
                switch animation {
                case .auto: self = .auto
                case .none: self = HeroDefaultAnimationType.none
                case .fade: self = .fade
                case .zoom: self = .zoom
                case .zoomOut: self = .zoomOut
                case .push(let direction): self = .push(direction: Direction(direction))
                case .pull(let direction): self = .pull(direction: Direction(direction))
                case .cover(let direction): self = .cover(direction: Direction(direction))
                case .uncover(let direction): self = .uncover(direction: Direction(direction))
                case .slide(let direction): self = .slide(direction: Direction(direction))
                case .zoomSlide(let direction): self = .zoomSlide(direction: Direction(direction))
                case .pageIn(let direction): self = .pageIn(direction: Direction(direction))
                case .pageOut(let direction): self = .pageOut(direction: Direction(direction))
                case .system: return nil
                }
            }
        }

        nonisolated extension HeroDefaultAnimationType.Direction {
            fileprivate init(_ direction: TransitionRuntime.Direction) {
                switch direction {
                case .left: self = .left
                case .right: self = .right
                case .up: self = .up
                case .down: self = .down
                case .leading: self = .leading
                case .trailing: self = .trailing
                }
            }
        }
        """
}
