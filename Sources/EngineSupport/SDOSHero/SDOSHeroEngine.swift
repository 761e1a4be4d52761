@preconcurrency import Hero
import SDOSHero
import TransitionRuntime
import UIKit

extension TranscSupport {
    /// Passes animations to Hero in an app that uses SDOSHero.
    ///
    /// SDOSHero writes the animation of each push, pop, presentation and dismissal into Hero's
    /// properties just before it: the animation of the call, or the controller's default. The
    /// defaults of a registry are marked, to distinguish them from an equal animation in a call.
    @MainActor final class SDOSHeroEngine: HeroEngine {
        /// The default of a file for an event with a screen, in a container.
        private let defaultAnimation:
            @MainActor (_ operation: TransitionOperations, Screens) -> ScreenAnimation?

        /// The controllers of an event, and the one that contains them.
        private struct Screens {
            var from: UIViewController?
            var to: UIViewController?
            var container: UIViewController?
        }

        init<Screen: Hashable & Sendable>(
            screens: @escaping @MainActor () -> ScreenClasses<Screen>,
            defaults: @escaping @MainActor () -> TransitionDefaults<Screen, ScreenTransition>,
            isMotionReduced: @escaping @MainActor () -> Bool = { false }
        ) {
            defaultAnimation = { operation, controllers in
                let screens = screens()
                @MainActor func screen(_ controller: UIViewController?) -> Screen? {
                    controller.flatMap { screens.screen(of: $0) }
                }
                let event = TransitionEvent(
                    operation, from: screen(controllers.from), to: screen(controllers.to))
                let containers = [screen(controllers.container)].compactMap { $0 }
                guard
                    case .plain(let animation)? = defaults().first(
                        for: event, containers: containers)?.kind
                else { return nil }
                return animation
            }
            super.init(isMotionReduced: isMotionReduced)
        }

        override func hasOwnAnimation(for request: TransitionRequest) -> Bool {
            switch request {
            case .navigation(let controller, let operation, let from, let to):
                guard let controller = controller as? SDOSHeroNavigationController else {
                    return false
                }
                takeOffSwipeSoon(of: controller)
                let usual = Halves(of: controller)
                let current = Halves(controller.hero.navigationAnimationType)
                removeMarks(of: controller)
                guard operation == .pop else {
                    record(current, for: to)
                    return current.presenting.isGiven(over: usual.presenting)
                }
                let back = recorded(current, in: controller, leaving: from).dismissing
                return back.animation != .auto && back.isGiven(over: usual.dismissing)
            case .tab, .replacement: return false
            case .presentation(let presented, _, _): return isGiven(to: presented, \.presenting)
            case .dismissal(_, let leaving): return isGiven(to: leaving, \.dismissing)
            }
        }

        /// The controller that has its default in Hero's property during a transition.
        private weak var readable: UIViewController?

        /// SDOSHero's calls write no pair, except the dismissal of all controllers: its type is
        /// compared with the default. `setModalDefaults` leaves `auto` there.
        private func isGiven(to controller: UIViewController, _ half: KeyPath<Halves, Half>) -> Bool
        {
            let usual = Halves(
                controller.animationTypeForPresenting, controller.animationTypeForDismissing)
            switch controller.hero.modalAnimationType {
            case .auto:
                // Hero reads it if the registry leaves the choice to Hero.
                controller.hero.modalAnimationType = usual.type
                readable = controller
                return false
            case .selectBy(let presenting, let dismissing):
                let type = Halves(presenting, dismissing)
                return type[keyPath: half] != usual[keyPath: half]
                    || half == \.dismissing && modalDefaults(of: controller) == usual
            default: return true
            }
        }

        /// If Hero animates without the registry, it reads what SDOSHero has written.
        override func heroBegins() {
            super.heroBegins()
            for one in marked { one.controller.map { removeMarks(of: $0) } }
        }

        /// Replaces marked types, which Hero cannot play, with plain ones.
        private func removeMarks(of controller: UINavigationController) {
            guard
                case .selectBy(let presenting, let dismissing) = controller.hero
                    .navigationAnimationType, Half(presenting).isMarked || Half(dismissing).isMarked
            else { return }
            unmarked = Marked(controller: controller, type: controller.hero.navigationAnimationType)
            controller.hero.navigationAnimationType = .selectBy(
                presenting: Half.unmarked(presenting), dismissing: Half.unmarked(dismissing))
        }

        /// SDOSHero does not write the type again if the same controller is pushed again.
        private func putBackMarks() {
            guard let unmarked, let controller = unmarked.controller else { return }
            let (marked, current) = (
                Halves(unmarked.type), Halves(controller.hero.navigationAnimationType)
            )
            if current == Halves(marked.type) {
                controller.hero.navigationAnimationType = unmarked.type
            }
            self.unmarked = nil
        }

        /// A navigation controller with the defaults of a registry, and a type of it.
        private struct Marked {
            weak var controller: UINavigationController?
            var type: HeroDefaultAnimationType
        }

        private var marked: [Marked] = []
        /// The controller with plain types during a transition.
        private var unmarked: Marked?

        // MARK: Returns

        /// SDOSHero's record of a push.
        private struct Pushed {
            weak var controller: UIViewController?
            var halves: Halves
        }

        private var pushed: [ObjectIdentifier: Pushed] = [:]
        /// The controllers with a cancelled pop: SDOSHero has lost an entry of its history.
        private var incomplete: Set<ObjectIdentifier> = []

        private func record(_ halves: Halves, for controller: UIViewController) {
            pushed = pushed.filter { $0.value.controller != nil }
            pushed[ObjectIdentifier(controller)] = Pushed(controller: controller, halves: halves)
        }

        /// SDOSHero's type for a pop; if its history lacks an entry, the one for this screen.
        private func recorded(
            _ current: Halves, in controller: SDOSHeroNavigationController,
            leaving screen: UIViewController
        ) -> Halves {
            guard incomplete.contains(ObjectIdentifier(controller)),
                let own = pushed[ObjectIdentifier(screen)]?.halves, own != current,
                current == Halves(of: controller)
                    || pushed.values.contains(where: { $0.halves == current })
            else { return current }
            controller.hero.navigationAnimationType = own.type
            return own
        }

        override func transitionDidEnd(_ request: TransitionRequest, completed: Bool) {
            if case .navigation(let controller, .pop, _, _) = request, !completed {
                incomplete.insert(ObjectIdentifier(controller))
            }
            super.transitionDidEnd(request, completed: completed)
            if Hero.shared.isTransitioning { return }
            readable?.hero.modalAnimationType = .auto
            readable = nil
            putBackMarks()
        }

        // MARK: The swipe back

        /// SDOSHero's own swipe would make another Hero object the delegate.
        override func swipedBack(in navigationController: UINavigationController)
            -> ScreenAnimation?
        {
            guard let controller = navigationController as? SDOSHeroNavigationController else {
                return nil
            }
            takeOffSwipe(of: controller)
            let own = controller.topViewController.flatMap { pushed[ObjectIdentifier($0)]?.halves }
            return (own ?? Halves(of: controller)).dismissing.animation
        }

        /// It exists as soon as the push or pop has begun.
        private func takeOffSwipeSoon(of controller: SDOSHeroNavigationController) {
            _Concurrency.Task { @MainActor in self.takeOffSwipe(of: controller) }
        }

        private func takeOffSwipe(of controller: SDOSHeroNavigationController) {
            guard let swipe = controller.interactivePopGestureRecognizer else { return }
            swipe.view?.removeGestureRecognizer(swipe)
        }

        // MARK: Defaults

        /// Sets the defaults of SDOSHero's controllers, for calls that set only one direction.
        func setDefaults(of controller: UIViewController) {
            func type(_ operation: TransitionOperations) -> HeroDefaultAnimationType {
                defaultType(for: operation, Screens(container: controller))
            }
            if let controller = controller as? SDOSHeroNavigationController {
                let usual = Halves(type(.push), type(.pop))
                let types = HeroDefaultAnimationType.selectBy(
                    presenting: usual.presenting.marked, dismissing: usual.dismissing.marked)
                controller.setHeroAnimationTypeForPushNavigations(types, forPopNavigations: types)
                marked.removeAll { $0.controller == nil || $0.controller === controller }
                marked.append(Marked(controller: controller, type: types))
            } else if let controller = controller as? SDOSHeroTabBarController {
                controller.setTabBarAnimationType(type(.tabHigher))
            }
        }

        func setModalDefaults(of controller: UIViewController) {
            let usual = modalDefaults(of: controller)
            controller.setHeroAnimationTypeForModalPresenting(
                usual.type, forModalDismissing: usual.type)
            // Any other value is set by a call.
            controller.hero.modalAnimationType = .auto
        }

        private func modalDefaults(of controller: UIViewController) -> Halves {
            Halves(
                defaultType(for: .present, Screens(to: controller)),
                defaultType(for: .dismiss, Screens(from: controller)))
        }

        private func defaultType(for operation: TransitionOperations, _ screens: Screens)
            -> HeroDefaultAnimationType
        { defaultAnimation(operation, screens).flatMap { HeroTypes.type(of: $0) } ?? .auto }
    }
}
