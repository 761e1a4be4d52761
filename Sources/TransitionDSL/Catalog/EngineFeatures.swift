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
