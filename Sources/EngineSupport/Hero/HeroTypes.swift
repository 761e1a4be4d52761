@preconcurrency import Hero
import TransitionRuntime
import UIKit

extension TranscSupport {
    /// Hero's names for the runtime's animations.
    nonisolated enum HeroTypes {
        /// nil for an animation that Hero does not have.
        static func type(of animation: ScreenAnimation) -> HeroDefaultAnimationType? {
            switch animation {
            case .auto: .auto
            case .none: HeroDefaultAnimationType.none
            case .fade: .fade
            case .zoom: .zoom
            case .zoomOut: .zoomOut
            case .push(let direction): .push(direction: self.direction(direction))
            case .pull(let direction): .pull(direction: self.direction(direction))
            case .cover(let direction): .cover(direction: self.direction(direction))
            case .uncover(let direction): .uncover(direction: self.direction(direction))
            case .slide(let direction): .slide(direction: self.direction(direction))
            case .zoomSlide(let direction): .zoomSlide(direction: self.direction(direction))
            case .pageIn(let direction): .pageIn(direction: self.direction(direction))
            case .pageOut(let direction): .pageOut(direction: self.direction(direction))
            case .system: nil
            }
        }

        private static func direction(
            _ direction: TransitionRuntime.Direction
        ) -> HeroDefaultAnimationType.Direction {
            switch direction {
            case .left: .left
            case .right: .right
            case .up: .up
            case .down: .down
            case .leading: .leading
            case .trailing: .trailing
            }
        }
    }
}
