@preconcurrency import Hero
import TransitionRuntime
import UIKit

extension TranscSupport.HeroViews {
    /// Undoes what one transition has put on views.
    @MainActor struct Put {
        private var undo: [@MainActor () -> Void] = []

        mutating func put(_ view: UIView?, id: String?? = nil, modifiers: [HeroModifier]? = nil) {
            guard let view else { return }
            // What the app has set since stays, as on a cell that is reused.
            if let id {
                let old = view.hero.id
                undo.append { if view.hero.id == id { view.hero.id = old } }
                view.hero.id = id
            }
            if let modifiers {
                let old = view.hero.modifiers
                undo.append {
                    if Self.isSame(view.hero.modifiers, modifiers) { view.hero.modifiers = old }
                }
                view.hero.modifiers = modifiers
            }
        }

        private static func isSame(_ some: [HeroModifier]?, _ others: [HeroModifier]) -> Bool {
            guard let some, some.count == others.count else { return false }
            return zip(some, others).allSatisfy { $0.0 === $0.1 }
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
