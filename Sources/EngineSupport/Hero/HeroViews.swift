@preconcurrency import Hero
import TransitionRuntime
import UIKit

extension TranscSupport {
    /// Puts hero ids and modifiers on views. Arguments that are omitted change nothing.
    ///
    /// A generated file with its own state or Reduce Motion animation has a subclass.
    @MainActor class HeroViews {
        /// Whether Reduce Motion is on and the file has an animation for it: then no view flies.
        class var areLeftOut: Bool { false }

        /// Written out for subclasses in modules whose default isolation is the main actor.
        init() {}

        static func set(_ view: UIView?, id: String?? = nil, modifiers: [HeroModifier]? = nil) {
            guard let view else { return }
            if let id { view.hero.id = areLeftOut ? nil : id }
            if let modifiers { view.hero.modifiers = areLeftOut ? nil : modifiers }
        }

        /// The same with modifiers that depend on the view.
        static func set(
            _ view: UIView?, id: String?? = nil, modifiersOf modifiers: (UIView) -> [HeroModifier]
        ) {
            guard let view else { return }
            set(view, id: id, modifiers: modifiers(view))
        }

        /// The views of an outlet array and their indices.
        static func each<Element>(_ elements: [Element]?) -> EnumeratedSequence<[Element]> {
            (elements ?? []).enumerated()
        }

        /// A view of a second outlet array.
        static func element<Element>(_ index: Int, of elements: [Element]?) -> Element? {
            guard let elements, elements.indices.contains(index) else { return nil }
            return elements[index]
        }

        /// A list of modifiers as one.
        static func all(_ modifiers: [HeroModifier]) -> HeroModifier {
            HeroModifier { $0.append(contentsOf: modifiers) }
        }

        /// The visible cell for the content of the other screen.
        static func cell(of screen: UIViewController, for other: UIViewController) -> UIView? {
            (screen as? any TransitionCellSource)?.cell(for: other)
        }
    }
}
