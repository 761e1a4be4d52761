@preconcurrency import Hero
import SDOSHero
import TransitionRuntime
import UIKit

extension TranscSupport {
    /// One direction of an animation type, and whether it is a default of a registry.
    nonisolated struct Half: Equatable {
        var animation: ScreenAnimation
        /// The default of a registry is marked as a pair in a pair: no call passes that, and
        /// SDOSHero preserves it.
        let isMarked: Bool

        init(_ type: HeroDefaultAnimationType) {
            animation = Self.animation(of: Self.unmarked(type))
            if case .selectBy = type { isMarked = true } else { isMarked = false }
        }

        var type: HeroDefaultAnimationType { HeroTypes.type(of: animation) ?? .auto }

        /// SDOSHero takes the half of a pair twice on its way to Hero.
        var marked: HeroDefaultAnimationType {
            if animation == .auto { return .auto }
            let once = HeroDefaultAnimationType.selectBy(presenting: type, dismissing: type)
            return .selectBy(presenting: once, dismissing: once)
        }

        /// Whether it comes from a call, not from the controller's default.
        func isGiven(over usual: Half) -> Bool {
            !isMarked && (usual.isMarked || animation != usual.animation)
        }

        /// The type that Hero can play.
        static func unmarked(_ type: HeroDefaultAnimationType) -> HeroDefaultAnimationType {
            var type = type
            while case .selectBy(let half, _) = type { type = half }
            return type
        }

        private static func animation(of type: HeroDefaultAnimationType) -> ScreenAnimation {
            switch type {
            case .auto, .selectBy: .auto
            case .none: .none
            case .fade: .fade
            case .zoom: .zoom
            case .zoomOut: .zoomOut
            case .push(let direction): .push(self.direction(direction))
            case .pull(let direction): .pull(self.direction(direction))
            case .cover(let direction): .cover(self.direction(direction))
            case .uncover(let direction): .uncover(self.direction(direction))
            case .slide(let direction): .slide(self.direction(direction))
            case .zoomSlide(let direction): .zoomSlide(self.direction(direction))
            case .pageIn(let direction): .pageIn(self.direction(direction))
            case .pageOut(let direction): .pageOut(self.direction(direction))
            @unknown default: .auto
            }
        }

        private static func direction(
            _ direction: HeroDefaultAnimationType.Direction
        ) -> TransitionRuntime.Direction {
            switch direction {
            case .left: .left
            case .right: .right
            case .up: .up
            case .down: .down
            @unknown default: .left
            }
        }
    }

    /// The two directions of an animation type.
    nonisolated struct Halves: Equatable {
        var presenting: Half
        var dismissing: Half

        init(_ type: HeroDefaultAnimationType) {
            switch type {
            case .selectBy(let presenting, let dismissing): self.init(presenting, dismissing)
            default: self.init(type, type)
            }
        }

        /// The defaults of a controller.
        @MainActor init(of controller: SDOSHeroNavigationController) {
            self.init(controller.animationTypeForPush, controller.animationTypeForPop)
        }

        /// If one is left to Hero, it is the opposite of the other.
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
}
