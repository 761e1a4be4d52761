/// What the generated engine does beside letting Hero play, where the app uses SDOSHero.
enum SDOSHeroGlue {
    /// Members of `HeroEngine`.
    ///
    /// SDOSHero writes the animation of each push, pop, presentation and dismissal into Hero's
    /// properties just before it: what the call gives, or the controller's default. The defaults of a
    /// registry are marked, so that an equal animation in a call is not taken for them.
    static let ownAnimations: StaticString = """
        func hasOwnAnimation(for request: TransitionRequest) -> Bool {
            switch request {
            case .navigation(let controller, let operation, let from, let to):
                guard let controller = controller as? SDOSHeroNavigationController else { return false }
                takeOffSwipeSoon(of: controller)
                let usual = Halves(of: controller)
                let current = Halves(controller.hero.navigationAnimationType)
                removeMarks(of: controller)
                guard operation == .pop else {
                    record(current, for: to)
                    return current.presenting.isGiven(beside: usual.presenting)
                }
                let back = recorded(current, in: controller, leaving: from).dismissing
                return back.animation != .auto && back.isGiven(beside: usual.dismissing)
            case .tab, .replacement:
                return false
            case .presentation(let presented, _, _):
                return isGiven(to: presented, \\.presenting)
            case .dismissal(_, let leaving):
                return isGiven(to: leaving, \\.dismissing)
            }
        }

        /// What has its default in Hero's property for as long as a transition takes.
        private weak var readable: UIViewController?

        /// SDOSHero's calls write a type that is no pair, but for the dismissal of all controllers: that
        /// is compared with the default. `auto` is what `setModalDefaults` leaves there.
        private func isGiven(to controller: UIViewController, _ half: KeyPath<Halves, Half>) -> Bool {
            let usual = Halves(controller.animationTypeForPresenting, controller.animationTypeForDismissing)
            switch controller.hero.modalAnimationType {
            case .auto:
                // Hero reads it where the registry leaves the choice to Hero.
                controller.hero.modalAnimationType = usual.type
                readable = controller
                return false
            case .selectBy(let presenting, let dismissing):
                let type = Halves(presenting, dismissing)
                return type[keyPath: half] != usual[keyPath: half]
                    || half == \\.dismissing && modalDefaults(of: controller) == usual
            default: return true
            }
        }

        /// Where Hero plays without the registry it reads what SDOSHero has written.
        fileprivate func removeMarks() {
            for one in marked { one.controller.map { removeMarks(of: $0) } }
        }

        /// Puts plain types in the place of marked ones, which Hero cannot play.
        private func removeMarks(of controller: UINavigationController) {
            guard case .selectBy(let presenting, let dismissing) = controller.hero.navigationAnimationType,
                Half(presenting).isMarked || Half(dismissing).isMarked
            else { return }
            unmarked = Marked(controller: controller, type: controller.hero.navigationAnimationType)
            controller.hero.navigationAnimationType = .selectBy(
                presenting: presenting.unmarked, dismissing: dismissing.unmarked)
        }

        /// SDOSHero does not write the type again where the same controller is pushed again.
        private func putBackMarks() {
            guard let unmarked, let controller = unmarked.controller else { return }
            let (marked, current) = (Halves(unmarked.type), Halves(controller.hero.navigationAnimationType))
            if current == Halves(marked.type) { controller.hero.navigationAnimationType = unmarked.type }
            self.unmarked = nil
        }

        /// A navigation controller with the defaults of a registry, and a type of it.
        private struct Marked {
            weak var controller: UINavigationController?
            var type: HeroDefaultAnimationType
        }

        private var marked: [Marked] = []
        /// Whose type is plain for as long as a transition takes.
        private var unmarked: Marked?

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
            _ current: Halves, in controller: SDOSHeroNavigationController, leaving screen: UIViewController
        ) -> Halves {
            guard incomplete.contains(ObjectIdentifier(controller)),
                let own = pushed[ObjectIdentifier(screen)]?.halves, own != current,
                current == Halves(of: controller) || pushed.values.contains(where: { $0.halves == current })
            else { return current }
            controller.hero.navigationAnimationType = own.type
            return own
        }

        func transitionDidEnd(_ request: TransitionRequest, completed: Bool) {
            if case .navigation(let controller, .pop, _, _) = request, !completed {
                incomplete.insert(ObjectIdentifier(controller))
            }
            readable?.hero.modalAnimationType = .auto
            readable = nil
            putBackMarks()
            restore()
        }

        // MARK: The swipe back

        /// SDOSHero's own swipe would make another object of Hero's the delegate.
        func swipedBack(in navigationController: UINavigationController) -> ScreenAnimation? {
            guard let controller = navigationController as? SDOSHeroNavigationController else { return nil }
            takeOffSwipe(of: controller)
            let own = controller.topViewController.flatMap { pushed[ObjectIdentifier($0)]?.halves }
            return (own ?? Halves(of: controller)).dismissing.animation
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

        /// Gives SDOSHero's controllers the defaults, for calls that give one direction alone.
        func setDefaults(of controller: UIViewController) {
            let containers = [Setup.screens().screen(of: controller)].compactMap { $0 }
            func type(_ operation: TransitionOperations) -> HeroDefaultAnimationType {
                defaultType(for: TransitionEvent(operation, from: nil, to: nil), in: containers)
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
            controller.setHeroAnimationTypeForModalPresenting(usual.type, forModalDismissing: usual.type)
            // Anything else there is given in a call.
            controller.hero.modalAnimationType = .auto
        }

        private func modalDefaults(of controller: UIViewController) -> Halves {
            let screen: Screen? = Setup.screens().screen(of: controller)
            return Halves(
                defaultType(for: TransitionEvent(.present, from: nil, to: screen), in: []),
                defaultType(for: TransitionEvent(.dismiss, from: screen, to: nil), in: []))
        }

        private func defaultType(
            for event: TransitionEvent<Screen>, in containers: [Screen]
        ) -> HeroDefaultAnimationType {
            guard case .plain(let animation)? = Setup.defaults().first(for: event, containers: containers)?.kind
            else { return .auto }
            return HeroDefaultAnimationType(animation) ?? .auto
        }
        """

    /// In `OptionsPlugin`, when Hero begins.
    static let removeMarks: StaticString = """
        HeroEngine.shared.removeMarks()
        """

    /// At the top of the file: Hero's types compared, each way as SDOSHero completes it.
    static let types: StaticString = """
        /// What a type of animation plays in one direction, and whether it is a default of a registry.
        nonisolated fileprivate struct Half: Equatable {
            var animation: ScreenAnimation
            /// The default of a registry is a pair in a pair, as no call gives it and SDOSHero keeps it.
            let isMarked: Bool

            init(_ type: HeroDefaultAnimationType) {
                animation = ScreenAnimation(type.unmarked)
                if case .selectBy = type { isMarked = true } else { isMarked = false }
            }

            var type: HeroDefaultAnimationType { HeroDefaultAnimationType(animation) ?? .auto }

            /// SDOSHero takes the half of a pair twice on its way to Hero.
            var marked: HeroDefaultAnimationType {
                if animation == .auto { return .auto }
                let once = HeroDefaultAnimationType.selectBy(presenting: type, dismissing: type)
                return .selectBy(presenting: once, dismissing: once)
            }

            /// Whether a call gave it, and not the controller's default.
            func isGiven(beside usual: Half) -> Bool {
                !isMarked && (usual.isMarked || animation != usual.animation)
            }
        }

        /// What a type of animation plays there and back.
        nonisolated fileprivate struct Halves: Equatable {
            var presenting: Half
            var dismissing: Half

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
                self.presenting = Half(presenting)
                self.dismissing = Half(dismissing)
                let (there, back) = (self.presenting.animation, self.dismissing.animation)
                if there == .auto { self.presenting.animation = back.opposite }
                if back == .auto { self.dismissing.animation = there.opposite }
            }

            var type: HeroDefaultAnimationType {
                .selectBy(presenting: presenting.type, dismissing: dismissing.type)
            }
        }

        nonisolated extension HeroDefaultAnimationType {
            /// What Hero can play of it.
            fileprivate var unmarked: HeroDefaultAnimationType {
                var type = self
                while case .selectBy(let half, _) = type { type = half }
                return type
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
