/// The words of the grammar. All are contextual: where the grammar expects a name, each is one.
@usableFromInline
package enum Keyword: String, CaseIterable, Sendable {
    case module, engine, access, `import`, screen, cell, group, hero, modifiers, animation
    case animator, interaction, segue, unwind, defaults, registry, lint

    case `as`, any, from, `is`, storyboard, given, per, with, on, of, `in`, `class`, match
    case before, after, go, `return`, reappear
    case push, pop, present, dismiss, tab, replace, reduceMotion
    case fromView, toView

    /// The words that begin a declaration, in the order of the grammar.
    package static let declarations: [Keyword] = [
        .module, .engine, .access, .import, .screen, .cell, .group, .hero, .modifiers, .animation,
        .animator, .interaction, .segue, .unwind, .defaults, .registry, .lint,
    ]

    /// The words that begin a clause of a screen's head.
    package static let screenClauses: [Keyword] = [.from, .is, .storyboard, .given]

    /// The words that name an operation of an edge.
    package static let operations: [Keyword] = [
        .push, .pop, .present, .dismiss, .tab, .replace, .segue, .unwind,
    ]

    /// The words that begin a line of a `defaults` block.
    package static let defaultOperations: [Keyword] = [
        .push, .pop, .present, .dismiss, .tab, .replace, .reduceMotion,
    ]
}
