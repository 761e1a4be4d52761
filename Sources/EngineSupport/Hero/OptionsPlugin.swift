@preconcurrency import Hero
import TransitionRuntime
import UIKit

extension TranscSupport {
    /// Reports to the engines when Hero begins, starts and ends a transition, and applies the
    /// options of the chosen animation.
    ///
    /// Hero calls plugins on the main thread but does not declare it, so this uses
    /// `assumeIsolated`. All state is in `TransitionOptions`, which belongs to the main actor.
    nonisolated final class OptionsPlugin: HeroPlugin {
        private let options: TransitionOptions
        /// Whether Hero's shared object runs the transition, not one that the app has created.
        private var isOfShared: Bool { hero === Hero.shared }

        /// Hero creates its plugins before it looks at views.
        required init() {
            options = MainActor.assumeIsolated {
                for engine in HeroEngine.all { engine.heroBegins() }
                return TransitionOptions()
            }
            super.init()
        }

        override func process(fromViews: [UIView], toViews: [UIView]) {
            let (options, isOfShared) = (options, isOfShared)
            MainActor.assumeIsolated { options.apply(isOfShared: isOfShared) }
        }

        override func animate(fromViews: [UIView], toViews: [UIView]) -> TimeInterval {
            let isOfShared = isOfShared
            MainActor.assumeIsolated { if isOfShared { HeroEngine.didStart() } }
            return 0
        }

        override func clean() {
            let isOfShared = isOfShared
            MainActor.assumeIsolated {
                if isOfShared { for engine in HeroEngine.all { engine.heroEnds() } }
            }
        }
    }

    /// Sets the options of an animation on the screens and the flying views, and restores the
    /// modifiers of the screens' own views, which Hero's default animation replaces.
    @MainActor final class TransitionOptions {
        /// A screen's own view.
        private struct Root {
            let view: UIView
            let modifiers: [HeroModifier]
            /// The context that Hero passes to conditions.
            var conditions: HeroConditionalContext?
        }

        /// Part of a root's state until Hero's default animation replaces it.
        private static let mark = "TransitionRuntime.root"
        private var roots: [Root] = []

        init() {
            let hero = Hero.shared
            guard hero.state == .starting, HeroEngine.transition != nil else { return }
            for screen in [hero.fromViewController, hero.toViewController] {
                guard let view = screen?.view, let modifiers = view.hero.modifiers else { continue }
                let index = roots.count
                roots.append(Root(view: view, modifiers: modifiers))
                let remember = HeroModifier.when(
                    { [weak self] conditions in
                        self?.roots[index].conditions = conditions
                        return false
                    }, [HeroModifier]())
                view.hero.modifiers = modifiers + [remember, HeroModifier { $0[Self.mark] = true }]
            }
        }

        func apply(isOfShared: Bool) {
            for root in roots { root.view.hero.modifiers = root.modifiers }
            let hero = Hero.shared
            guard isOfShared, let context = hero.context, let transition = HeroEngine.transition
            else { return }
            let screens = [hero.fromViewController?.view, hero.toViewController?.view]
            for view in context.fromViews + context.toViews {
                guard var state = context[view] else { continue }
                if screens.contains(view), state[Self.mark] == nil {
                    give(transition, to: &state, isReplacing: true)
                } else if context.pairedView(for: view) != nil {
                    give(transition, to: &state, isReplacing: false)
                }
                context[view] = state
            }
            for root in roots { restore(root, in: context) }
            for view in context.toViews { share(view, in: context) }
        }

        /// A view's own options override those of the animation.
        private func give(
            _ transition: ScreenTransition, to state: inout HeroTargetState, isReplacing: Bool
        ) {
            if let duration = transition.duration, isReplacing || state.duration == nil {
                state.duration = duration
            }
            if let delay = transition.delay, isReplacing || state.delay == 0 { state.delay = delay }
            guard let timing = transition.timing,
                isReplacing || state.timingFunction == nil && state.spring == nil
            else { return }
            if case .spring(let stiffness, let damping) = timing {
                state.timingFunction = nil
                state.spring = (CGFloat(stiffness), CGFloat(damping))
            } else if let (x1, y1, x2, y2) = timing.controlPoints {
                state.timingFunction = CAMediaTimingFunction(
                    controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
            }
        }

        /// Adds a root's modifiers to those of Hero's default animation. If the root flies, Hero
        /// has set its target.
        private func restore(_ root: Root, in context: HeroContext) {
            guard var state = context[root.view], state[Self.mark] == nil else { return }
            let flight = context.pairedView(for: root.view) == nil ? nil : state
            state.append(contentsOf: root.modifiers)
            for (holds, modifiers) in state.conditionalModifiers ?? [] {
                if let conditions = root.conditions, holds(conditions) {
                    state.append(contentsOf: modifiers)
                }
            }
            if let flight {
                state.position = flight.position
                state.size = flight.size
                state.transform = flight.transform
                state.opacity = flight.opacity
            }
            context[root.view] = state
            if let (delta, direction, delaysMatched) = state.cascade {
                let order = root.view.subviews.sorted { goes($0, before: $1, direction) }
                let end = state.delay + Double(order.count) * delta
                for (index, view) in order.enumerated() {
                    let delay = state.delay + Double(index) * delta
                    wait(view, delay, matched: delaysMatched ? end : nil, in: context)
                }
            }
        }

        /// Whether a view starts before its sibling.
        private func goes(
            _ one: UIView, before other: UIView, _ direction: CascadeDirection
        ) -> Bool {
            func distance(_ view: UIView, _ point: CGPoint) -> CGFloat {
                let (x, y) = (view.center.x - point.x, view.center.y - point.y)
                return (x * x + y * y).squareRoot()
            }
            let (first, second) = (one.frame, other.frame)
            switch direction {
            case .topToBottom: return first.minY < second.minY
            case .bottomToTop: return (first.maxY, first.maxX) > (second.maxY, second.maxX)
            case .leftToRight: return first.minX < second.minX
            case .rightToLeft: return first.maxX > second.maxX
            case .radial(let center): return distance(one, center) < distance(other, center)
            case .inverseRadial(let center): return distance(one, center) > distance(other, center)
            @unknown default: return false
            }
        }

        /// Delays a view and its subviews, as Hero's cascade does.
        private func wait(
            _ view: UIView, _ delay: TimeInterval, matched: TimeInterval?, in context: HeroContext
        ) {
            if let partner = context.pairedView(for: view) {
                if let matched { for one in [view, partner] { context[one]?.delay = matched } }
            } else {
                context[view]?.delay = delay
            }
            for subview in view.subviews { wait(subview, delay, matched: matched, in: context) }
        }

        /// Two views that fly into each other take the options of the one that appears.
        private func share(_ view: UIView, in context: HeroContext) {
            guard let state = context[view], let partner = context.pairedView(for: view),
                var other = context[partner]
            else { return }
            other.arc = state.arc
            other.duration = state.duration
            other.timingFunction = state.timingFunction
            other.delay = state.delay
            other.spring = state.spring
            context[partner] = other
        }
    }
}
