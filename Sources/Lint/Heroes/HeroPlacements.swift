import TransitionDSL

/// A hero id on a view.
struct HeroPlacement {
    enum Holder {
        case screen(Handle<Screen>)
        case cell(Handle<Cell>)
        /// `from.` and `to.` in the braces of a line.
        case edge(Handle<Edge>, isFrom: Bool)
    }

    var line: Handle<ViewLine>
    var use: HeroUse
    var holder: Holder
}

/// An id as it is put on views: a hero, or one part of it.
struct HeroIDName: Hashable {
    var hero: Handle<Hero>
    var part: Handle<HeroPart>?

    /// Hashes like a handle.
    func _rawHashValue(seed: Int) -> Int {
        // Hot.
        Int(truncatingIfNeeded: hero.index &+ (part?.index ?? .max) &* 31)
    }
}

extension HeroIDName {
    init(_ use: HeroUse) { self.init(hero: use.hero, part: use.part) }
}

/// Every place where the program puts an id on a view, in the order of the model.
struct HeroPlacements {
    private(set) var all: [HeroPlacement] = []
    /// The ids with a placement, in the order of their first one.
    private(set) var names: [HeroIDName] = []
    /// The placements of each id. An index: rules ask for them for each id.
    private var byName: [HeroIDName: [HeroPlacement]] = [:]
    private var screensByCell: [Handle<Cell>: [Handle<Screen>]] = [:]

    init(_ model: Model) {
        for (index, screen) in model.screens.enumerated() {
            for line in screen.views.handles { add(line, .screen(Handle(index)), model) }
            for cell in screen.cells.handles {
                let shown = model.cells[cell].declaration ?? cell
                screensByCell[shown, default: []].append(Handle(index))
            }
        }
        for (index, cell) in model.cells.enumerated() {
            for line in cell.views.handles { add(line, .cell(Handle(index)), model) }
        }
        for (index, edge) in model.edges.enumerated() {
            for line in edge.views.handles {
                switch model.paths[model.views[line].path].root {
                case .fromScreen: add(line, .edge(Handle(index), isFrom: true), model)
                case .toScreen: add(line, .edge(Handle(index), isFrom: false), model)
                case .cell(let cell): add(line, .cell(model.cells[cell].declaration ?? cell), model)
                case .owner: break
                }
            }
        }
    }

    private mutating func add(
        _ line: Handle<ViewLine>, _ holder: HeroPlacement.Holder, _ model: Model
    ) {
        guard let use = model.heroUse(of: model.views[line]) else { return }
        let placement = HeroPlacement(line: line, use: use, holder: holder)
        let name = HeroIDName(use)
        all.append(placement)
        if byName[name] == nil { names.append(name) }
        byName[name, default: []].append(placement)
    }

    /// The placements of an id, in the order of the model.
    func placements(of name: HeroIDName) -> [HeroPlacement] { byName[name] ?? [] }

    /// The screens that show a cell: the one that declares it, or those that list it.
    func screens(showing cell: Handle<Cell>) -> [Handle<Screen>] { screensByCell[cell] ?? [] }
}
