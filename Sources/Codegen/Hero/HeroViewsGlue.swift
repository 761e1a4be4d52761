/// The generated Swift that puts ids and modifiers on views: members of `HeroViews`, each of which
/// a file has where it needs it.
enum HeroViewsGlue {
    /// What `applyTransitions` calls.
    static let set: StaticString = """
        static func set(_ view: UIView?, id: String?? = nil, modifiers: [HeroModifier]? = nil) {
            guard let view else { return }
            if let id { view.hero.id = areLeftOut ? nil : id }
            if let modifiers { view.hero.modifiers = areLeftOut ? nil : modifiers }
        }
        """

    /// The same where modifiers speak of the view.
    static let setOfView: StaticString = """
        static func set(_ view: UIView?, id: String?? = nil, modifiersOf modifiers: (UIView) -> [HeroModifier]) {
            guard let view else { return }
            set(view, id: id, modifiers: modifiers(view))
        }
        """

    /// The views of an outlet array.
    static let each: StaticString = """
        static func each<Element>(_ elements: [Element]?) -> EnumeratedSequence<[Element]> {
            (elements ?? []).enumerated()
        }
        """

    /// Two outlet arrays.
    static let element: StaticString = """
        static func element<Element>(_ index: Int, of elements: [Element]?) -> Element? {
            guard let elements, elements.indices.contains(index) else { return nil }
            return elements[index]
        }
        """

    /// A list of modifiers inside another modifier.
    static let all: StaticString = """
        /// A list of modifiers as one.
        static func all(_ modifiers: [HeroModifier]) -> HeroModifier {
            HeroModifier { $0.append(contentsOf: modifiers) }
        }
        """

    /// SDOSHero's modifier, which does nothing there.
    static let autolayout: StaticString = """
        /// Lets a view laid out by constraints move freely; the plugin sees to it.
        static var autolayout: HeroModifier {
            AutolayoutPlugin.enable()
            return HeroModifier { $0[AutolayoutPlugin.key] = true }
        }
        """

    /// The cell of an end.
    static let cell: StaticString = """
        /// The visible cell that stands for what the other screen shows.
        static func cell(of screen: UIViewController, for other: UIViewController) -> UIView? {
            (screen as? any TransitionCellSource)?.cell(for: other)
        }
        """

    /// Lines that are limited to an operation.
    static let limitedViews: StaticString = """
        /// What a view has on some operations only.
        private struct Limited {
            weak var view: UIView?
            var limit: TransitionLimit
            var id: String??
            var modifiers: [HeroModifier]?
        }

        private static var limitedViews: [Limited] = []

        static func set(
            _ view: UIView?, id: String?? = nil, modifiers: [HeroModifier]? = nil, on limit: TransitionLimit
        ) {
            limitedViews.removeAll { $0.view == nil }
            guard let view else { return }
            // A cell comes again, and a subclass adds to what its parent has said.
            guard let index = limitedViews.firstIndex(where: { $0.view === view && $0.limit == limit }) else {
                limitedViews.append(Limited(view: view, limit: limit, id: id, modifiers: modifiers))
                return
            }
            if let id { limitedViews[index].id = id }
            if let modifiers { limitedViews[index].modifiers = modifiers }
        }

        static var limited: TransitionViews {
            TransitionViews { sides in
                var views = Put()
                // The limit of a segue is the narrower one and comes last.
                for isOfSegue in [false, true] {
                    for limited in limitedViews
                    where !areLeftOut && limited.limit.isOfSegue == isOfSegue && sides.meet(limited.limit) {
                        views.put(limited.view, id: limited.id, modifiers: limited.modifiers)
                    }
                }
                return { [views] in views.takeOff() }
            }
        }
        """

    /// The same where modifiers speak of the view.
    static let limitedOfView: StaticString = """
        static func set(
            _ view: UIView?, id: String?? = nil, modifiersOf modifiers: (UIView) -> [HeroModifier],
            on limit: TransitionLimit
        ) {
            guard let view else { return }
            set(view, id: id, modifiers: modifiers(view), on: limit)
        }
        """

    /// What the table of views holds.
    static let lines: StaticString = """
        typealias Line = @MainActor (
            _ left: UIViewController, _ right: UIViewController, _ sides: TransitionSides, _ views: inout Put
        ) -> Void

        static func line(_ line: @escaping Line) -> TransitionViews {
            TransitionViews { sides in
                var views = Put()
                if !areLeftOut { line(sides.from, sides.to, sides, &views) }
                return { [views] in views.takeOff() }
            }
        }

        /// The same where the event goes from the line's right end to its left one.
        static func turned(_ line: @escaping Line) -> TransitionViews {
            TransitionViews { sides in
                var views = Put()
                if !areLeftOut { line(sides.to, sides.from, sides, &views) }
                return { [views] in views.takeOff() }
            }
        }
        """

    /// What one transition puts on views.
    static let put: StaticString = """
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
        """

    /// Two views that fly into each other.
    static let match: StaticString = """
            mutating func match(_ left: UIView?, _ right: UIView?, id: String, modifiers: [HeroModifier]? = nil) {
                guard let left, let right else { return }
                put(left, id: id, modifiers: modifiers)
                put(right, id: id, modifiers: modifiers)
            }
        """

    /// The same where modifiers speak of the view.
    static let putOfView: StaticString = """
            mutating func put(
                _ view: UIView?, id: String?? = nil, modifiersOf modifiers: (UIView) -> [HeroModifier]
            ) {
                guard let view else { return }
                put(view, id: id, modifiers: modifiers(view))
            }
        """

    /// The same where modifiers speak of the views.
    static let matchOfView: StaticString = """
            mutating func match(
                _ left: UIView?, _ right: UIView?, id: String, modifiersOf modifiers: (UIView) -> [HeroModifier]
            ) {
                guard let left, let right else { return }
                put(left, id: id, modifiers: modifiers(left))
                put(right, id: id, modifiers: modifiers(right))
            }
        """

    /// The end of it.
    static let takeOff: StaticString = """
            func takeOff() {
                for step in undo.reversed() { step() }
            }
        }
        """
}
