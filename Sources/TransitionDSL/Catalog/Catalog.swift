/// Every name that the language knows without a declaration: one literal table a kind.
///
/// The checker, the code generator, suggestions and the documentation read it; no other place
/// switches on a name.
package enum Catalog {
    /// All rows; a ``CatalogIndex`` points into it.
    package static let entries: [CatalogEntry] = {
        var entries = animations
        entries += modifiers
        entries += interactions
        entries += options
        entries += changes
        entries += constructors
        entries += constants
        return entries
    }()

    package static subscript(index: CatalogIndex) -> CatalogEntry { entries[Int(index.index)] }

    /// The first row of a kind and a name; nil where there is none.
    package static func row(_ kind: CatalogKind, _ name: String) -> CatalogIndex? {
        let entries = entries
        for index in entries.indices where entries[index].kind == kind {
            if entries[index].name == name { return CatalogIndex(index) }
        }
        return nil
    }

    /// The row that plays back what a row plays, and for a direction the other way; the row itself
    /// where nothing else does.
    package static func opposite(of row: CatalogIndex) -> CatalogIndex { opposites[Int(row.index)] }

    private static let opposites: [CatalogIndex] = entries.indices.map { index in
        guard case .named(let name, _) = entries[index].opposite else { return CatalogIndex(index) }
        let opposite = entries.firstIndex {
            $0.kind == entries[index].kind && $0.name == name && $0.type == entries[index].type
        }
        return CatalogIndex(opposite ?? index)
    }
}

/// What a file may say that not every engine can do, beside the rows of ``Catalog``: the table of
/// the manual's section «Engines» as data.
package enum EngineFeature: CaseIterable, Sendable {
    /// Ids and modifiers on views, in screens, cells and the braces of a line.
    case viewLines
    case matches
    /// `modifiers name = …`.
    case modifierLists
    /// `defaults`, for the app or a container.
    case defaults
    /// `present` and `dismiss` of a screen.
    case screenDefaults

    package var engines: EngineSet {
        switch self {
        case .viewLines, .matches, .modifierLists: .withHero
        case .defaults, .screenDefaults: .withRuntime
        }
    }

    /// What an engine that has it not cannot do.
    package var deed: String {
        switch self {
        case .viewLines: "set ids and modifiers on views"
        case .matches: "match views"
        case .modifierLists: "apply modifiers"
        case .defaults: "play defaults"
        case .screenDefaults: "play what a screen says of itself"
        }
    }
}

extension Operation {
    /// The engines that can animate it. TRTransitions is a delegate of navigation controllers and a
    /// class of segues, and nothing else.
    package var engines: EngineSet {
        switch self {
        case .push, .pop, .segue, .unwind: .all
        case .present, .dismiss, .tab, .replace: .withRuntime
        }
    }
}
