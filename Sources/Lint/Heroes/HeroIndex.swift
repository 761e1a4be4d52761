import TransitionDSL

/// What several rules about hero ids ask: made when the first does, and once.
final class HeroIndex {
    let model: Model

    private(set) lazy var placements = HeroPlacements(model)
    private(set) lazy var uses = HeroUses(model)
    private(set) lazy var meetings = Meetings(model)
    private(set) lazy var driven = DrivenViews(model, self)
    private(set) lazy var oneSided = oneSidedIDs()
    private(set) lazy var similar = similarIDs()

    init(_ model: Model) { self.model = model }

    /// Where an id is put on views, as screens with their subclasses; nil where that is not known.
    /// With `isOfOpener`, of its placements those alone that are of the opener, or are not.
    func screens(with name: HeroIDName, isOfOpener: Bool? = nil) -> [Handle<Screen>]? {
        var screens: [Handle<Screen>] = []
        var isKnown = true
        placements.forEachPlacement(of: name) { placement in
            if let isOfOpener, placement.use.isOfOpener != isOfOpener { return }
            switch placement.holder {
            case .screen(let screen): screens.append(screen)
            case .cell(let cell):
                // A cell that no screen lists may be shown by any.
                if !placements.add(showing: cell, to: &screens) { isKnown = false }
            case .edge: break
            }
        }
        return isKnown ? meetings.withSubclasses(screens) : nil
    }

    /// The name of an id: `news`, or `news.title`.
    func name(_ id: HeroIDName) -> String {
        let hero = model.texts.string(model.heroes[id.hero].declared.name)
        guard let part = id.part else { return hero }
        return hero + "." + model.texts.string(model.parts[part].declared.name)
    }

    /// Where an id is declared.
    func place(_ id: HeroIDName) -> SourcePlace {
        id.part.map { model.parts[$0].declared.place } ?? model.heroes[id.hero].declared.place
    }
}

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

/// What each of many nodes leads to, in two arrays.
struct AdjacencyList {
    private var starts: [Int32] = [0]
    private var targets: [Int32] = []

    init() {}

    init(_ pairs: [(from: Int, to: Int)], nodeCount: Int) {
        starts = [Int32](repeating: 0, count: nodeCount + 1)
        for pair in pairs { starts[pair.from + 1] += 1 }
        for node in 0..<nodeCount { starts[node + 1] += starts[node] }
        var next = starts
        targets = [Int32](repeating: 0, count: pairs.count)
        for pair in pairs {
            targets[Int(next[pair.from])] = Int32(truncatingIfNeeded: pair.to)
            next[pair.from] += 1
        }
    }

    func isEmpty(_ node: Int) -> Bool { starts[node] == starts[node + 1] }

    /// Where the targets of a node stand among those of all.
    func range(_ node: Int) -> Range<Int> { Int(starts[node])..<Int(starts[node + 1]) }

    func target(_ index: Int) -> Int { Int(targets[index]) }

    subscript(node: Int) -> LazyMapSequence<ArraySlice<Int32>, Int> {
        targets[Int(starts[node])..<Int(starts[node + 1])].lazy.map { Int($0) }
    }
}
