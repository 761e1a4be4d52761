/// The generated Swift that stands between Hero and TransitionRuntime, the same in every file but
/// for what a part of it says.
enum HeroGlue {
    /// Puts ids and modifiers on views.
    static let views: StaticString = """
        /// Puts hero ids and modifiers on views. What a line leaves unsaid stays as it is.
        @MainActor fileprivate enum HeroViews {
            typealias Line = @MainActor (
                _ left: UIViewController, _ right: UIViewController,
                _ operation: TransitionOperations, _ views: inout Put
            ) -> Void

            /// What a view has on some operations only.
            private struct Limited {
                weak var view: UIView?
                var operations: TransitionOperations
                var id: String??
                var modifiers: [HeroModifier]?
            }

            private static var limitedViews: [Limited] = []

            static func set(_ view: UIView?, id: String?? = nil, modifiers: [HeroModifier]? = nil) {
                guard let view else { return }
                if let id { view.hero.id = areLeftOut ? nil : id }
                if let modifiers { view.hero.modifiers = areLeftOut ? nil : modifiers }
            }

            static func set(_ view: UIView?, id: String?? = nil, modifiersOf modifiers: (UIView) -> [HeroModifier]) {
                guard let view else { return }
                set(view, id: id, modifiers: modifiers(view))
            }

            static func set(
                _ view: UIView?, id: String?? = nil, modifiers: [HeroModifier]? = nil, on operations: TransitionOperations
            ) {
                limitedViews.removeAll { $0.view == nil || $0.view === view && $0.operations == operations }
                guard let view, !areLeftOut else { return }
                limitedViews.append(Limited(view: view, operations: operations, id: id, modifiers: modifiers))
            }

            static func set(
                _ view: UIView?, id: String?? = nil, modifiersOf modifiers: (UIView) -> [HeroModifier],
                on operations: TransitionOperations
            ) {
                guard let view else { return }
                set(view, id: id, modifiers: modifiers(view), on: operations)
            }

            static func each<Element>(_ elements: [Element]?) -> EnumeratedSequence<[Element]> {
                (elements ?? []).enumerated()
            }

            /// A list of modifiers as one.
            static func all(_ modifiers: [HeroModifier]) -> HeroModifier {
                HeroModifier { $0.append(contentsOf: modifiers) }
            }

            /// Lets a view laid out by constraints move freely; the plugin sees to it.
            static var autolayout: HeroModifier {
                HeroModifier { $0[HeroOptions.autolayoutKey] = true }
            }

            /// The visible cell that stands for what the other screen shows.
            static func cell(of screen: UIViewController, for other: UIViewController) -> UIView? {
                (screen as? any TransitionCellSource)?.cell(for: other)
            }

            // What the runtime puts on for one transition.

            static func line(_ line: @escaping Line) -> TransitionViews {
                TransitionViews { sides in
                    var views = Put()
                    line(sides.from, sides.to, sides.operation, &views)
                    return views.takeOff
                }
            }

            /// The same where the event goes from the line's right end to its left one.
            static func turned(_ line: @escaping Line) -> TransitionViews {
                TransitionViews { sides in
                    var views = Put()
                    line(sides.to, sides.from, sides.operation, &views)
                    return views.takeOff
                }
            }

            static var limited: TransitionViews {
                TransitionViews { sides in
                    var views = Put()
                    for limited in limitedViews where !limited.operations.isDisjoint(with: sides.operation) {
                        views.put(limited.view, id: limited.id, modifiers: limited.modifiers)
                    }
                    return views.takeOff
                }
            }

            /// What one transition has put on views, and how to take it off.
            @MainActor struct Put {
                private var undo: [@MainActor () -> Void] = []

                mutating func put(_ view: UIView?, id: String?? = nil, modifiers: [HeroModifier]? = nil) {
                    guard let view else { return }
                    let (oldID, oldModifiers) = (view.hero.id, view.hero.modifiers)
                    undo.append {
                        view.hero.id = oldID
                        view.hero.modifiers = oldModifiers
                    }
                    if let id { view.hero.id = id }
                    if let modifiers { view.hero.modifiers = modifiers }
                }

                mutating func put(
                    _ view: UIView?, id: String?? = nil, modifiersOf modifiers: (UIView) -> [HeroModifier]
                ) {
                    guard let view else { return }
                    put(view, id: id, modifiers: modifiers(view))
                }

                mutating func match(_ left: UIView?, _ right: UIView?, id: String, modifiers: [HeroModifier]? = nil) {
                    guard let left, let right else { return }
                    put(left, id: id, modifiers: modifiers)
                    put(right, id: id, modifiers: modifiers)
                }

                mutating func match(
                    _ left: UIView?, _ right: UIView?, id: String, modifiersOf modifiers: (UIView) -> [HeroModifier]
                ) {
                    guard let left, let right else { return }
                    put(left, id: id, modifiers: modifiers(left))
                    put(right, id: id, modifiers: modifiers(right))
                }

                var takeOff: @MainActor () -> Void {
                    { [undo] in for step in undo.reversed() { step() } }
                }
            }

        """

    /// Where the file says what plays with Reduce Motion, that takes the place of flying views.
    static let leavesOut: StaticString = """
            /// With Reduce Motion no view flies.
            private static var areLeftOut: Bool { UIAccessibility.isReduceMotionEnabled }
        }
        """

    static let leavesNothingOut: StaticString = """
            private static var areLeftOut: Bool { false }
        }
        """

    /// Lets Hero play.
    static let engine: StaticString = """
        /// Lets Hero play what it can of what the lines choose, and leaves the rest to the runtime.
        @MainActor fileprivate final class HeroEngine: TransitionEngine {
            static let shared = HeroEngine()

            /// What plays now, whose options the plugin reads.
            private(set) var transition: ScreenTransition?
            /// What Hero played by default before this transition.
            private var previous: HeroDefaultAnimationType?

            private init() { HeroOptions.enable() }

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
                let controller = answer(to: request)
                if controller == nil { restore() }
                return controller
            }

            private func answer(to request: TransitionRequest) -> (any UIViewControllerAnimatedTransitioning)? {
                let hero = Hero.shared
                switch request {
                case .navigation(let controller, let operation, let from, let to):
                    return hero.navigationController(controller, animationControllerFor: operation, from: from, to: to)
                case .tab(let controller, let from, let to):
                    return hero.tabBarController(controller, animationControllerForTransitionFrom: from, to: to)
                case .presentation(let presented, let presenting, let source):
                    return hero.animationController(forPresented: presented, presenting: presenting, source: source)
                case .dismissal(let dismissed):
                    return hero.animationController(forDismissed: dismissed)
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
                }
            }

            func drives(_ animationController: any UIViewControllerAnimatedTransitioning) -> Bool {
                animationController === Hero.shared
            }

            func update(_ progress: Double) { Hero.shared.update(CGFloat(progress)) }
            func finish() { onceStarted { Hero.shared.finish() } }
            func cancel() { onceStarted { Hero.shared.cancel() } }

            /// Hero cannot end what has not begun, as when a finger is gone at once.
            private func onceStarted(_ end: @escaping @MainActor () -> Void) {
                let hero = Hero.shared
                guard hero.isTransitioning, hero.state != .animating else { return end() }
                Task { @MainActor in
                    try? await Task.sleep(nanoseconds: 10_000_000)
                    end()
                }
            }

            func transitionDidEnd(_ request: TransitionRequest) { restore() }

            private func restore() {
                transition = nil
                guard let previous else { return }
                Hero.shared.defaultAnimation = previous
                self.previous = nil
            }

        """

    /// Every animation wins over what the app has given itself: Hero has no call that gives one.
    static let endOfEngine: StaticString = "}"

    /// What a line's options say to Hero.
    static let options: StaticString = """
        /// Gives both screens the duration, delay and curve of the line, and sees to `autolayout`.
        nonisolated fileprivate final class HeroOptions: HeroPlugin {
            static let autolayoutKey = "TransitionRuntime.autolayout"

            private var freed: [UIView] = []

            override func process(fromViews: [UIView], toViews: [UIView]) {
                nonisolated(unsafe) let plugin = self
                MainActor.assumeIsolated { plugin.prepare(fromViews + toViews) }
            }

            override func clean() {
                nonisolated(unsafe) let plugin = self
                MainActor.assumeIsolated { plugin.putBack() }
            }

            @MainActor private func prepare(_ views: [UIView]) {
                guard let hero, let context else { return }
                if let transition = HeroEngine.shared.transition {
                    for screen in [hero.fromViewController, hero.toViewController] {
                        guard let view = screen?.view, var state = context[view] else { continue }
                        apply(transition, to: &state)
                        context[view] = state
                    }
                }
                for view in views where !view.translatesAutoresizingMaskIntoConstraints {
                    guard context[view]?[Self.autolayoutKey] != nil else { continue }
                    view.translatesAutoresizingMaskIntoConstraints = true
                    freed.append(view)
                }
            }

            @MainActor private func apply(_ transition: ScreenTransition, to state: inout HeroTargetState) {
                if let duration = transition.duration { state.duration = duration }
                if let delay = transition.delay { state.delay = delay }
                guard let timing = transition.timing else { return }
                if case .spring(let stiffness, let damping) = timing {
                    state.timingFunction = nil
                    state.spring = (CGFloat(stiffness), CGFloat(damping))
                } else if let (x1, y1, x2, y2) = timing.controlPoints {
                    state.timingFunction = CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
                }
            }

            @MainActor private func putBack() {
                for view in freed { view.translatesAutoresizingMaskIntoConstraints = false }
                freed = []
            }
        }
        """

    /// Hero's own names for the runtime's animations; at the top of the file.
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
