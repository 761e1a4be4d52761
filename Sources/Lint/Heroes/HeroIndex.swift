import TransitionDSL

/// The facts about hero ids that several rules share, computed once, on first use.
final class HeroIndex {
    let model: Model

    private(set) lazy var placements = HeroPlacements(model)
    private(set) lazy var uses = HeroUses(model)
    private(set) lazy var reachability = Reachability(model)
    private(set) lazy var driven = DrivenViews(model, self)
    private(set) lazy var oneSided = oneSidedIDs()
    private(set) lazy var similar = similarIDs()

    init(_ model: Model) { self.model = model }

    /// The screens that put an id on views, with subclasses; nil if unknown. `isOfOpener` restricts
    /// the search to placements that are `of opener` (true) or are not (false).
    func screens(with name: HeroIDName, isOfOpener: Bool? = nil) -> [Handle<Screen>]? {
        var screens: [Handle<Screen>] = []
        for placement in placements.placements(of: name) {
            if let isOfOpener, placement.use.isOfOpener != isOfOpener { continue }
            switch placement.holder {
            case .screen(let screen): screens.append(screen)
            case .cell(let cell):
                // Any screen may show a cell that no screen lists.
                let showing = placements.screens(showing: cell)
                if showing.isEmpty { return nil }
                screens += showing
            case .edge: break
            }
        }
        return reachability.withSubclasses(screens)
    }

    /// The name of an id: `news`, or `news.title`.
    func name(_ id: HeroIDName) -> String {
        let hero = model.texts.string(model.heroes[id.hero].declared.name)
        guard let part = id.part else { return hero }
        return hero + "." + model.texts.string(model.parts[part].declared.name)
    }

    /// The same, for comparison letter by letter.
    func letters(of id: HeroIDName) -> [Unicode.Scalar] { Array(name(id).unicodeScalars) }

    /// Where an id is declared.
    func place(_ id: HeroIDName) -> SourcePlace {
        id.part.map { model.parts[$0].declared.place } ?? model.heroes[id.hero].declared.place
    }
}

/// The ids that views and values of the program use.
struct HeroUses {
    /// The heroes that are used, whole or in part, and the used parts.
    private(set) var heroes: Set<Handle<Hero>> = []
    private(set) var parts: Set<Handle<HeroPart>> = []
    /// Whether the file puts ids on views. A file that puts none is a list of constants for the
    /// app's code or other files.
    private(set) var isAsked = false
    /// The ids that values name: `source(heroID:)` flies a view from an id without having it.
    private(set) var asValues: Set<HeroIDName> = []

    init(_ model: Model) {
        for line in model.views {
            guard let use = model.heroUse(of: line) else { continue }
            if use.place.file == .main { isAsked = true }
            mark(HeroIDName(use))
        }
        for value in model.values {
            guard case .hero(let use) = value else { continue }
            let name = HeroIDName(model.heroUses[use])
            mark(name)
            asValues.insert(name)
        }
    }

    private mutating func mark(_ name: HeroIDName) {
        heroes.insert(name.hero)
        if let part = name.part { parts.insert(part) }
    }
}
