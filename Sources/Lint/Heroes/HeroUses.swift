import TransitionDSL

/// Which ids views and values of the program use.
struct HeroUses {
    private(set) var heroes: [Bool]
    private(set) var parts: [Bool]
    /// Whether the file puts ids on views: one that puts none is a list of constants, for the
    /// app's code or other files to use.
    private(set) var isAsked = false
    /// The ids that values name: `source(heroID:)` flies a view from there without having the id.
    private(set) var asValues: Set<HeroIDName> = []

    init(_ model: Model) {
        heroes = [Bool](repeating: false, count: model.heroes.count)
        parts = [Bool](repeating: false, count: model.parts.count)
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
        heroes[Int(name.hero.index)] = true
        if let part = name.part { parts[Int(part.index)] = true }
    }
}
