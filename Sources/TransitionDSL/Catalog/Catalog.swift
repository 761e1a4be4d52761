/// Every name that the language knows without a declaration: one literal table for each kind.
///
/// The checker, the code generator, suggestions and the documentation read it. No other code
/// switches on a name.
package enum Catalog {
    /// All rows; a ``CatalogIndex`` points into it.
    package static let entries: [CatalogEntry] =
        animations + modifiers + interactions + options + changes + constructors + constants

    package static subscript(index: CatalogIndex) -> CatalogEntry { entries[index.index] }

    /// The first row of a kind and a name, or nil.
    package static func row(_ kind: CatalogKind, _ name: String) -> CatalogIndex? {
        entries.firstIndex { $0.kind == kind && $0.name == name }.map { CatalogIndex($0) }
    }

    /// Whether a list of calls may have several of a row: `whenPresenting(…)` and similar modifiers
    /// add up, and so do gestures. All others would override themselves.
    package static func isRepeatable(_ row: CatalogIndex) -> Bool {
        row == Option.interactive || entries[row.index].parameters.contains { $0.isVariadic }
    }

    /// The opposite of a row: the return animation of an animation, the other direction of a
    /// direction. The row itself if it has no other opposite.
    package static func opposite(of row: CatalogIndex) -> CatalogIndex { opposites[row.index] }

    /// The opposite of each row.
    private static let opposites: [CatalogIndex] = entries.indices.map { index in
        // Hot.
        guard case .named(let name, _) = entries[index].opposite else { return CatalogIndex(index) }
        let opposite = entries.firstIndex {
            $0.kind == entries[index].kind && $0.name == name && $0.type == entries[index].type
        }
        return CatalogIndex(opposite ?? index)
    }
}

/// Language features that not every engine has, in addition to the rows of ``Catalog``. This is the
/// table of the manual's section «Engines» as data.
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

    /// What an engine without the feature cannot do, as messages name it.
    package var capability: String {
        switch self {
        case .viewLines: "set ids and modifiers on views"
        case .matches: "match views"
        case .modifierLists: "apply modifiers"
        case .defaults: "play defaults"
        case .screenDefaults: "play a screen's own animations"
        }
    }
}

extension Operation {
    /// The engines that can animate it. TRTransitions only supports navigation controllers and
    /// segues.
    package var engines: EngineSet {
        switch self {
        case .push, .pop, .segue, .unwind: .all
        case .present, .dismiss, .tab, .replace: .withRuntime
        }
    }
}
