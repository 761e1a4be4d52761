@preconcurrency import Hero
import TransitionRuntime
import UIKit

extension TranscSupport.HeroViews {
    /// Undoes what one transition has put on views.
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

        mutating func match(
            _ left: UIView?, _ right: UIView?, id: String, modifiers: [HeroModifier]? = nil
        ) {
            guard let left, let right else { return }
            put(left, id: id, modifiers: modifiers)
            put(right, id: id, modifiers: modifiers)
        }

        mutating func put(
            _ view: UIView?, id: String?? = nil, modifiersOf modifiers: (UIView) -> [HeroModifier]
        ) {
            guard let view else { return }
            put(view, id: id, modifiers: modifiers(view))
        }

        mutating func match(
            _ left: UIView?, _ right: UIView?, id: String,
            modifiersOf modifiers: (UIView) -> [HeroModifier]
        ) {
            guard let left, let right else { return }
            put(left, id: id, modifiers: modifiers(left))
            put(right, id: id, modifiers: modifiers(right))
        }

        func takeOff() { for step in undo.reversed() { step() } }
    }
}
