import Apps
import Resolution
import TransitionDSL

/// What a .trans file is going to contain. Everything with facts is an item, so that each fact can
/// be counted, and dropped if the language does not allow it.
struct AdoptedFile {
    var module: String
    var engine: Engine
    var heroes: [AdoptedHero] = []
    var owners: [AdoptedOwner] = []
    var segues: [AdoptedSegue] = []
    var animators: [AdoptedAnimator] = []
    var defaults: [AdoptedDefault] = []
    var lines: [AdoptedLine] = []
    var items: [AdoptedItem] = []

    func isLive(_ item: Int) -> Bool { items[item].dropped == nil }

    /// In the file as a declaration or line, not as a comment.
    func isWritten(_ item: Int) -> Bool { isLive(item) && !items[item].isLikely }
}

/// Facts that lead to one fact of the file.
struct AdoptedItem {
    var facts: [Int]
    /// Written as a comment.
    var isLikely = false
    /// It follows from what the app plays at an event, and from no fact of its own.
    var isDerived = false
    var dropped: (reason: AdoptionReason, detail: String?)?
}

struct AdoptedParameter: Hashable {
    var name: String
    var type: String
}

/// A hero id, or a family of them.
struct AdoptedHero {
    var name: String
    var parameters: [AdoptedParameter]
    /// A hole has the index of its parameter; that of the part has the texts of all parts.
    var pattern: IDPattern
    /// The names of the parts.
    var parts: [String] = []

    /// The text of each part.
    var partTexts: [String] {
        for case .hole(.finite(_, let texts), _) in pattern.pieces { return texts }
        return []
    }
}

/// A use of a hero id by a view.
struct AdoptedUse {
    enum Argument: Hashable {
        /// A value that the owner takes as a parameter: how the app writes it. Without an optional
        /// value, the view has no id.
        case value(String, isOptional: Bool)
        /// As the language writes it.
        case literal(String)
    }

    var hero: Int
    var part: Int?
    /// One for each parameter of the hero.
    var arguments: [Argument]
}

/// A screen or a cell.
struct AdoptedOwner {
    struct ID {
        var path: String
        var use: AdoptedUse
        var item: Int
    }

    struct Modifiers {
        var path: String
        var modifiers: [FactValue]
        var item: Int
    }

    /// A private view of the class, which passes it to the generated function.
    struct Given: Hashable {
        var name: String
        var type: String
    }

    struct Storyboard {
        var name: String
        var identifier: String?
        var item: Int
    }

    struct Presentation {
        var animation: FactAnimation
        var item: Int
    }

    var name: String
    var className: String
    /// How Swift names it: `Feed.Cell`.
    var path: String
    var isScreen: Bool
    /// It is a view of SwiftUI that hosting controllers show.
    var isHosted = false
    /// The order in the file: the place of the declaration.
    var order: (file: Int, offset: Int)
    var ids: [ID] = []
    var modifiers: [Modifiers] = []
    var given: [Given] = []
    var storyboard: Storyboard?
    var presentation: Presentation?
    /// The screens that list a cell, by class.
    var screens: [String] = []
    var dropped = false
}

struct AdoptedSegue {
    var name: String
    var identifier: String
    var isUnwind: Bool
    var item: Int
}

struct AdoptedAnimator {
    var name: String
    /// `FoldAnimator(forward: true)`.
    var text: String
}

/// A line of `defaults`.
struct AdoptedDefault {
    /// The class of the container; nil for the app.
    var container: String?
    var operation: String
    var animation: AdoptedLine.Animation
    var item: Int

    var animator: Int? { animation.animator }
}

/// A line of the registry.
struct AdoptedLine {
    enum Animation: Hashable {
        case catalog(FactAnimation)
        /// On return it plays too, unless UIKit's own animation does.
        case animator(Int, isOneWay: Bool)

        /// The animator that it names.
        var animator: Int? { if case .animator(let index, _) = self { index } else { nil } }
    }

    var operation: String
    /// The segue, by its index.
    var segue: Int?
    /// Classes; nil for any.
    var from: String?
    var to: String?
    var animation: Animation
    var item: Int

    var animator: Int? { animation.animator }
}
