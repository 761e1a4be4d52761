// Double of Hero 1.6: what `.auto` means, and what a default animation makes of both screens.
import UIKit

extension HeroTransition {
    /// Hero.shared's, else the controller's own, one level of `selectBy`, else Hero's.
    private func resolvedAnimation(_ from: UIView, _ to: UIView) -> HeroDefaultAnimationType {
        var result = defaultAnimation
        if case .auto = result { result = ownAnimation ?? .auto }
        if case .selectBy(let presenting, let dismissing) = result {
            result = isPresenting ? presenting : dismissing
        }
        guard case .auto = result else { return result }
        if context[from]?.moves == true || context[to]?.moves == true { return .none }
        let direction = defaultAnimationDirectionStrategy.direction(isPresenting: isPresenting)
        if inNavigationController { return .push(direction: direction) }
        return inTabBarController ? .slide(direction: direction) : .fade
    }

    private var ownAnimation: HeroDefaultAnimationType? {
        if inNavigationController, let container = toViewController?.navigationController {
            return container.hero.navigationAnimationType
        }
        if inTabBarController, let container = toViewController?.tabBarController {
            return container.hero.tabBarAnimationType
        }
        return (isPresenting ? toViewController : fromViewController)?.hero.modalAnimationType
    }

    /// Whatever the screens' own views have been given is replaced.
    func addDefaultAnimation() {
        guard let from = fromViewController?.view, let to = toViewController?.view else { return }
        let animation = resolvedAnimation(from, to)
        if case .none = animation { return }
        var here: HeroTargetState = [.timingFunction(.standard), .duration(0.35)]
        var there = here
        switch animation {
        case .push(let direction): come(&there, over: &here, direction, [away(direction, part: 3)])
        case .cover(let direction): come(&there, over: &here, direction, [])
        case .pageIn(let direction): come(&there, over: &here, direction, [.scale(0.7)])
        case .pull(let direction): go(&here, off: &there, direction, [toward(direction, part: 3)])
        case .uncover(let direction): go(&here, off: &there, direction, [])
        case .pageOut(let direction): go(&here, off: &there, direction, [.scale(0.7)])
        case .slide(let direction):
            here.append(away(direction))
            there.append(toward(direction))
        case .zoomSlide(let direction):
            here.append(contentsOf: [away(direction), .scale(0.8)])
            there.append(contentsOf: [toward(direction), .scale(0.8)])
        case .zoom: grow(&here, other: &there, isComing: false)
        case .zoomOut: grow(&there, other: &here, isComing: true)
        case .fade: fade(&here, &there, from)
        case .auto, .none, .selectBy: preconditionFailure("`selectBy` in `selectBy`")
        }
        (context[from], context[to]) = (here, there)
    }

    private func toward(
        _ direction: HeroDefaultAnimationType.Direction, part: CGFloat = 1
    ) -> HeroModifier {
        let way = direction.vector
        let size = container.bounds.size
        return .translate(x: -way.x * size.width / part, y: -way.y * size.height / part)
    }

    private func away(
        _ direction: HeroDefaultAnimationType.Direction, part: CGFloat = 1
    ) -> HeroModifier { toward(direction.opposite, part: part) }

    private func come(
        _ there: inout HeroTargetState, over here: inout HeroTargetState,
        _ direction: HeroDefaultAnimationType.Direction, _ modifiers: [HeroModifier]
    ) {
        context.insertToViewFirst = false
        there.append(contentsOf: [toward(direction), .timingFunction(.deceleration)] + Self.shadow)
        here.append(contentsOf: modifiers + [Self.dark, .timingFunction(.deceleration)])
    }

    private func go(
        _ here: inout HeroTargetState, off there: inout HeroTargetState,
        _ direction: HeroDefaultAnimationType.Direction, _ modifiers: [HeroModifier]
    ) {
        context.insertToViewFirst = true
        here.append(contentsOf: [away(direction)] + Self.shadow)
        there.append(contentsOf: modifiers + [Self.dark])
    }

    private func grow(
        _ one: inout HeroTargetState, other: inout HeroTargetState, isComing: Bool
    ) {
        context.insertToViewFirst = !isComing
        one.append(contentsOf: [.scale(1.3), .fade])
        other.append(.scale(0.7))
    }

    /// Who comes fades in; what one can look through, or what lies over it, fades out.
    private func fade(_ here: inout HeroTargetState, _ there: inout HeroTargetState, _ from: UIView)
    {
        if isPresenting || !fromOverFullScreen { there = [.fade] }
        let isClear = !from.isOpaque || (from.backgroundColor?.cgColor.alpha ?? 1) < 1
        if isClear || !isPresenting && toOverFullScreen { here = [.fade] }
        (here.duration, there.duration) = (.infinity, .infinity)
    }

    private static var dark: HeroModifier { .overlay(color: .black, opacity: 0.1) }
    private static var shadow: [HeroModifier] {
        [
            .shadowOpacity(0),
            .beginWith(
                .shadowOpacity(0.5), .shadowColor(.black), .shadowRadius(5),
                .shadowOffset(.zero), .masksToBounds(false)),
        ]
    }
}

extension HeroDefaultAnimationType.Strategy {
    func direction(isPresenting: Bool) -> HeroDefaultAnimationType.Direction {
        switch self {
        case .forceLeftToRight: isPresenting ? .left : .right
        case .forceRightToLeft: isPresenting ? .right : .left
        case .userInterface: isPresenting ? .leading : .trailing
        }
    }
}

extension HeroDefaultAnimationType.Direction {
    fileprivate var vector: (x: CGFloat, y: CGFloat) {
        switch self {
        case .left: (-1, 0)
        case .right: (1, 0)
        case .up: (0, -1)
        case .down: (0, 1)
        }
    }
}
