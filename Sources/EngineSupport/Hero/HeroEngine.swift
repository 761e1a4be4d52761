@preconcurrency import Hero
import TransitionRuntime
import UIKit

extension TranscSupport {
    /// Passes the chosen animations to Hero, if Hero has them, and leaves the others to the
    /// runtime.
    ///
    /// Each generated file has one engine. All engines of a module share Hero and one plugin.
    @MainActor class HeroEngine: TransitionEngine {
        /// The engines of the module's files. They live as long as the app.
        private(set) static var all: [HeroEngine] = []
        /// The transition in progress, of any engine.
        static var transition: ScreenTransition? { all.lazy.compactMap { $0.transition }.first }

        /// Whether Reduce Motion is on and the file has an animation for it, which replaces flying
        /// views.
        private let isMotionReduced: @MainActor () -> Bool

        /// The transition in progress, whose options the plugin reads.
        private(set) var transition: ScreenTransition?
        /// Hero's default animation before this transition.
        private var previous: HeroDefaultAnimationType?
        /// Whether Hero animates for the registry.
        private var hasAnswered = false
        /// Whether Hero is starting a transition, for which UIKit may have asked it without the
        /// registry.
        private static var isBeginning = false
        /// The controller that Hero's own `replaceViewController` shows.
        private var replacing: UIViewController?
        /// Runs Hero's transition to its end after a gesture, at a speed other than Hero's. It ends
        /// with Hero's transition, whatever else begins or ends meanwhile.
        private static var run: ProgressRun?
        /// Ends a transition whose gesture ended before Hero had started to move views.
        private static var ending: (@MainActor () -> Void)?
        /// The views of screens whose subviews do not fly in this transition.
        private var still: [UIView] = []

        init(isMotionReduced: @escaping @MainActor () -> Bool = { false }) {
            self.isMotionReduced = isMotionReduced
            Self.all.append(self)
            OptionsPlugin.enable()
        }

        func animationController(
            for transition: ScreenTransition?, _ request: TransitionRequest
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            if isPlaying { return nil }
            restore()
            if let transition {
                guard case .plain(let animation) = transition.kind,
                    let type = HeroTypes.type(of: animation)
                else { return nil }
                previous = Hero.shared.defaultAnimation
                Hero.shared.defaultAnimation = type
                self.transition = transition
            }
            if isMotionReduced(transition) { keepStill(request) }
            let controller = answer(to: request)
            if controller == nil { restore() }
            hasAnswered = controller != nil
            return controller
        }

        /// Hero plays one transition at a time. It forgets its container last, after UIKit has
        /// called the app, which may already begin another one.
        var isPlaying: Bool {
            let hero = Hero.shared
            return !Self.isBeginning && (hero.isTransitioning || hero.container != nil)
        }

        private func answer(
            to request: TransitionRequest
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            let hero = Hero.shared
            // UIKit has already asked Hero, which is beginning this transition.
            if Self.isBeginning { return hero }
            switch request {
            case .navigation(let controller, let operation, let from, let to):
                return hero.navigationController(
                    controller, animationControllerFor: operation, from: from, to: to)
            case .tab(let controller, let from, let to):
                return hero.tabBarController(
                    controller, animationControllerForTransitionFrom: from, to: to)
            case .presentation(let presented, let presenting, let source):
                return hero.animationController(
                    forPresented: presented, presenting: presenting, source: source)
            case .dismissal(_, let leaving): return hero.animationController(forDismissed: leaving)
            case .replacement(let old, let new):
                return hero.animationController(forPresented: new, presenting: old, source: old)
            }
        }

        func interactionController(
            for animationController: any UIViewControllerAnimatedTransitioning,
            _ request: TransitionRequest
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            guard drives(animationController) else { return nil }
            let hero = Hero.shared
            switch request {
            case .navigation(let controller, _, _, _):
                return hero.navigationController(
                    controller, interactionControllerFor: animationController)
            case .tab(let controller, _, _):
                return hero.tabBarController(
                    controller, interactionControllerFor: animationController)
            case .presentation:
                return hero.interactionControllerForPresentation(using: animationController)
            case .dismissal:
                return hero.interactionControllerForDismissal(using: animationController)
            case .replacement: return nil
            }
        }

        func drives(_ animationController: any UIViewControllerAnimatedTransitioning) -> Bool {
            animationController === Hero.shared
        }

        /// Views with ids fly even if the screens do not move.
        var animatesViews: Bool { true }

        /// Hero ends a transition of its own, so that another tab can be shown.
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool { Hero.shared.tabBarController(tabBarController, shouldSelect: viewController) }

        /// The runtime replaces Hero as the delegate, and asks Hero through this engine.
        func owns(_ delegate: AnyObject) -> Bool { delegate is HeroTransition }

        func update(_ progress: Double) { Hero.shared.update(CGFloat(progress)) }
        func finish(speed: Double) { onceStarted { [self] in end(at: 1, speed: speed) } }
        func cancel(speed: Double) { onceStarted { [self] in end(at: 0, speed: speed) } }

        private func end(at end: Double, speed: Double) {
            let hero = Hero.shared
            let isOwnSpeed = speed == 1 || hero.state != .animating
            func finish() {
                end == 1 ? hero.finish(animate: isOwnSpeed) : hero.cancel(animate: isOwnSpeed)
            }
            if isOwnSpeed { return finish() }
            Self.run = ProgressRun(
                from: hero.progress, to: end, duration: hero.totalDuration / speed,
                update: { hero.update(CGFloat($0)) }, completion: { finish() })
        }

        /// Hero cannot end a transition before it has started, as after a very short gesture.
        private func onceStarted(_ end: @escaping @MainActor () -> Void) {
            let hero = Hero.shared
            if hero.isTransitioning, hero.state != .animating { Self.ending = end } else { end() }
        }

        /// Hero has created its plugins: it knows both screens and has not looked at their views
        /// yet.
        func heroBegins() {
            let hero = Hero.shared
            guard hero.state == .starting, let from = hero.fromViewController,
                let to = hero.toViewController
            else { return }
            Self.isBeginning = true
            defer { Self.isBeginning = false }
            if let navigation = to.parent as? UINavigationController {
                didBegin(
                    .navigation(navigation, hero.isPresenting ? .push : .pop, from: from, to: to))
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
        func heroEnds() {
            Self.run?.stop()
            Self.run = nil
            Self.ending = nil
            restore()
            guard let new = replacing else { return }
            replacing = nil
            didEndReplacement(with: new)
        }

        /// Hero is about to move the views. Pending actions run after Hero has set its state.
        static func didStart() {
            guard let ending else { return }
            self.ending = nil
            _Concurrency.Task { @MainActor in ending() }
        }

        /// What the transition says comes before the file.
        private func isMotionReduced(_ transition: ScreenTransition?) -> Bool {
            switch transition?.reducedMotion {
            case .same?: false
            case .other?: UIAccessibility.isReduceMotionEnabled
            case nil: isMotionReduced()
            }
        }

        /// Keeps the screens' views from flying: ids that were set before may still be there.
        private func keepStill(_ request: TransitionRequest) {
            let screens: [UIViewController?] =
                switch request {
                case .navigation(_, _, let from, let to), .tab(_, let from, let to): [from, to]
                case .presentation(let presented, let presenting, _): [presented, presenting]
                case .dismissal(let dismissed, let leaving):
                    [leaving, dismissed.presentingViewController]
                case .replacement(let old, let new): [old, new]
                }
            for view in screens.compactMap({ $0?.view }) where view.hero.isEnabledForSubviews {
                view.hero.isEnabledForSubviews = false
                still.append(view)
            }
        }

        /// Overridden if an app can pass an animation to the engine in a call.
        func hasOwnAnimation(for request: TransitionRequest) -> Bool { false }

        /// Overridden if navigation controllers have their own swipe back.
        func swipedBack(in navigationController: UINavigationController) -> ScreenAnimation? { nil }

        /// What Hero still plays is another transition, or ends later.
        func transitionDidEnd(_ request: TransitionRequest, completed: Bool) {
            if !Hero.shared.isTransitioning { restore() }
        }

        private func restore() {
            transition = nil
            hasAnswered = false
            for view in still { view.hero.isEnabledForSubviews = true }
            still = []
            guard let previous else { return }
            Hero.shared.defaultAnimation = previous
            self.previous = nil
        }
    }
}
