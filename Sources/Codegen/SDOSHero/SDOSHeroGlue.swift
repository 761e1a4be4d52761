/// What the generated engine does beside letting Hero play, where the app uses SDOSHero.
enum SDOSHeroGlue {
    /// Members of `HeroEngine`.
    ///
    /// SDOSHero writes the animation of each push, pop, presentation and dismissal into Hero's
    /// properties just before it; what is not there by default was given in the call. What is given
    /// and equals the default cannot be told from it.
    static let ownAnimations: StaticString = """
        func hasOwnAnimation(for request: TransitionRequest) -> Bool {
            switch request {
            case .navigation(let controller, let operation, let from, let to):
                guard let controller = controller as? SDOSHeroNavigationController else { return false }
                takeOffSwipeSoon(of: controller)
                let usual = Halves(of: controller)
                guard operation == .pop else {
                    let current = Halves(controller.hero.navigationAnimationType)
                    record(current, for: to)
                    return current.presenting != usual.presenting
                }
                return ![.auto, usual.dismissing].contains(recorded(in: controller, leaving: from).dismissing)
            case .tab, .replacement:
                return false
            case .presentation(let presented, _, _):
                return Halves(presented.hero.modalAnimationType).presenting
                    != Halves(presented.animationTypeForPresenting, presented.animationTypeForDismissing).presenting
            case .dismissal(_, let leaving):
                return Halves(leaving.hero.modalAnimationType).dismissing
                    != Halves(leaving.animationTypeForPresenting, leaving.animationTypeForDismissing).dismissing
            }
        }

        // MARK: Ways back

        /// What SDOSHero keeps of a push.
        private struct Pushed {
            weak var controller: UIViewController?
            var halves: Halves
        }

        private var pushed: [ObjectIdentifier: Pushed] = [:]
        /// Those in which a pop was cancelled: SDOSHero has lost an entry of its history.
        private var incomplete: Set<ObjectIdentifier> = []

        private func record(_ halves: Halves, for controller: UIViewController) {
            pushed = pushed.filter { $0.value.controller != nil }
            pushed[ObjectIdentifier(controller)] = Pushed(controller: controller, halves: halves)
        }

        /// What SDOSHero has for a pop: where its history lacks an entry, what belongs to this screen.
        private func recorded(
            in controller: SDOSHeroNavigationController, leaving screen: UIViewController
        ) -> Halves {
            let current = Halves(controller.hero.navigationAnimationType)
            guard incomplete.contains(ObjectIdentifier(controller)),
                let own = pushed[ObjectIdentifier(screen)]?.halves, own != current,
                current == Halves(of: controller) || pushed.values.contains(where: { $0.halves == current })
            else { return current }
            controller.hero.navigationAnimationType = .selectBy(
                presenting: HeroDefaultAnimationType(own.presenting) ?? .auto,
                dismissing: HeroDefaultAnimationType(own.dismissing) ?? .auto)
            return own
        }

        func transitionDidEnd(_ request: TransitionRequest, completed: Bool) {
            if case .navigation(let controller, .pop, _, _) = request, !completed {
                incomplete.insert(ObjectIdentifier(controller))
            }
            restore()
        }

        // MARK: The swipe back

        /// SDOSHero's own swipe would make another object of Hero's the delegate.
        func swipedBack(in navigationController: UINavigationController) -> ScreenAnimation? {
            guard let controller = navigationController as? SDOSHeroNavigationController else { return nil }
            takeOffSwipe(of: controller)
            let own = controller.topViewController.flatMap { pushed[ObjectIdentifier($0)]?.halves }
            return (own ?? Halves(of: controller)).dismissing
        }

        /// It is there as soon as the push or pop has begun.
        private func takeOffSwipeSoon(of controller: SDOSHeroNavigationController) {
            _Concurrency.Task { @MainActor in self.takeOffSwipe(of: controller) }
        }

        private func takeOffSwipe(of controller: SDOSHeroNavigationController) {
            guard let swipe = controller.interactivePopGestureRecognizer else { return }
            swipe.view?.removeGestureRecognizer(swipe)
        }

        // MARK: Defaults

        /// Gives SDOSHero's controllers the defaults, for whoever asks them.
        func setDefaults(of controller: UIViewController) {
            let containers = [Setup.screens().screen(of: controller)].compactMap { $0 }
            func type(_ operation: TransitionOperations) -> HeroDefaultAnimationType {
                let event = TransitionEvent<Screen>(operation, from: nil, to: nil)
                guard case .plain(let animation)? = Setup.defaults().first(for: event, containers: containers)?.kind
                else { return .auto }
                return HeroDefaultAnimationType(animation) ?? .auto
            }
            if let controller = controller as? SDOSHeroNavigationController {
                controller.setHeroAnimationTypeForPushNavigations(type(.push), forPopNavigations: type(.pop))
            } else if let controller = controller as? SDOSHeroTabBarController {
                controller.setTabBarAnimationType(type(.tabHigher))
            }
        }

        func setModalDefaults(of controller: UIViewController) {
            let screen: Screen? = Setup.screens().screen(of: controller)
            func type(_ event: TransitionEvent<Screen>) -> HeroDefaultAnimationType {
                guard case .plain(let animation)? = Setup.defaults().first(for: event, containers: [])?.kind
                else { return .auto }
                return HeroDefaultAnimationType(animation) ?? .auto
            }
            controller.setHeroAnimationTypeForModalPresenting(
                type(TransitionEvent(.present, from: nil, to: screen)),
                forModalDismissing: type(TransitionEvent(.dismiss, from: screen, to: nil)))
        }
        """

    /// At the top of the file: Hero's types compared, each way as SDOSHero completes it.
    static let types: StaticString = """
        /// What a type of animation plays there and back.
        nonisolated fileprivate struct Halves: Equatable {
            var presenting: ScreenAnimation
            var dismissing: ScreenAnimation

            init(_ type: HeroDefaultAnimationType) {
                switch type {
                case .selectBy(let presenting, let dismissing): self.init(presenting, dismissing)
                default: self.init(type, type)
                }
            }

            /// What a controller plays by default.
            @MainActor init(of controller: SDOSHeroNavigationController) {
                self.init(controller.animationTypeForPush, controller.animationTypeForPop)
            }

            /// Where one is left to Hero, the opposite of the other plays.
            init(_ presenting: HeroDefaultAnimationType, _ dismissing: HeroDefaultAnimationType) {
                let (there, back) = (ScreenAnimation(presenting), ScreenAnimation(dismissing))
                self.presenting = there == .auto ? back.opposite : there
                self.dismissing = back == .auto ? there.opposite : back
            }
        }

        nonisolated extension ScreenAnimation {
            fileprivate init(_ type: HeroDefaultAnimationType) {
                switch type {
                case .auto, .selectBy: self = .auto
                case .none: self = .none
                case .fade: self = .fade
                case .zoom: self = .zoom
                case .zoomOut: self = .zoomOut
                case .push(let direction): self = .push(TransitionRuntime.Direction(direction))
                case .pull(let direction): self = .pull(TransitionRuntime.Direction(direction))
                case .cover(let direction): self = .cover(TransitionRuntime.Direction(direction))
                case .uncover(let direction): self = .uncover(TransitionRuntime.Direction(direction))
                case .slide(let direction): self = .slide(TransitionRuntime.Direction(direction))
                case .zoomSlide(let direction): self = .zoomSlide(TransitionRuntime.Direction(direction))
                case .pageIn(let direction): self = .pageIn(TransitionRuntime.Direction(direction))
                case .pageOut(let direction): self = .pageOut(TransitionRuntime.Direction(direction))
                @unknown default: self = .auto
                }
            }
        }

        nonisolated extension TransitionRuntime.Direction {
            fileprivate init(_ direction: HeroDefaultAnimationType.Direction) {
                switch direction {
                case .left: self = .left
                case .right: self = .right
                case .up: self = .up
                case .down: self = .down
                @unknown default: self = .left
                }
            }
        }
        """
}
