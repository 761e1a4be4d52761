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
