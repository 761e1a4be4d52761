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

    init(hero: Handle<Hero>, part: Handle<HeroPart>? = nil) {
        self.hero = hero
        self.part = part
    }

    init(_ use: HeroUse) { self.init(hero: use.hero, part: use.part) }
}

/// Every place where the program puts an id on a view, in the order of the model. A class, so that
/// handing it on copies nothing.
final class HeroPlacements {
    private(set) var all: [HeroPlacement] = []
    /// The ids that are put somewhere, in the order in which they first are.
    private(set) var names: [HeroIDName] = []
    private var byName = AdjacencyList()
    private var heroCount: Int
    /// The numbers of ids in ``names``, by hero and, behind those, by part; -1 where there is none.
    private var numbers: [Int32]
    private var screensByCell = AdjacencyList()

    init(_ model: Model) {
        heroCount = model.heroes.count
        numbers = [Int32](repeating: -1, count: heroCount + model.parts.count)
        all.reserveCapacity(model.heroUses.count)
        for index in model.screens.indices {
            add(model.screens[index].views, .screen(Handle(index)), model)
        }
        for index in model.cells.indices {
            add(model.cells[index].views, .cell(Handle(index)), model)
        }
        for index in model.edges.indices { addViews(of: Handle(index), model) }
        group()
        listCells(model)
    }

    /// The placements of an id, in the order of the model.
    func placements(of name: HeroIDName) -> [HeroPlacement] {
        let number = numbers[slot(name)]
        return number < 0 ? [] : byName[Int(number)].map { all[$0] }
    }

    func forEachPlacement(of name: HeroIDName, _ body: (HeroPlacement) -> Void) {
        let number = numbers[slot(name)]
        if number < 0 { return }
        for index in byName.range(Int(number)) { body(all[byName.target(index)]) }
    }

    /// The screens that show a cell: the one that declares it, or those that list it.
    func screens(showing cell: Handle<Cell>) -> [Handle<Screen>] {
        screensByCell[Int(cell.index)].map { Handle($0) }
    }

    /// Adds them to others; false where there are none.
    func add(showing cell: Handle<Cell>, to screens: inout [Handle<Screen>]) -> Bool {
        for index in screensByCell.range(Int(cell.index)) {
            screens.append(Handle(screensByCell.target(index)))
        }
        return !screensByCell.isEmpty(Int(cell.index))
    }

    private func slot(_ name: HeroIDName) -> Int {
        name.part.map { heroCount + Int($0.index) } ?? Int(name.hero.index)
    }

    private func add(
        _ views: HandleRange<ViewLine>, _ holder: HeroPlacement.Holder, _ model: Model
    ) {
        for index in views.indices {
            guard let use = model.heroUse(of: model.views[index]) else { continue }
            all.append(HeroPlacement(line: Handle(index), use: use, holder: holder))
        }
    }

    private func addViews(of edge: Handle<Edge>, _ model: Model) {
        for line in model.edges[edge].views.handles {
            guard let use = model.heroUse(of: model.views[line]) else { continue }
            switch model.paths[model.views[line].path].root {
            case .fromScreen:
                let holder = HeroPlacement.Holder.edge(edge, isFrom: true)
                all.append(HeroPlacement(line: line, use: use, holder: holder))
            case .toScreen:
                let holder = HeroPlacement.Holder.edge(edge, isFrom: false)
                all.append(HeroPlacement(line: line, use: use, holder: holder))
            case .cell(let cell):
                let declaration = model.cells[cell].declaration ?? cell
                all.append(HeroPlacement(line: line, use: use, holder: .cell(declaration)))
            case .owner: break
            }
        }
    }

    private func group() {
        var pairs: [(from: Int, to: Int)] = []
        pairs.reserveCapacity(all.count)
        for index in all.indices {
            let name = HeroIDName(all[index].use)
            let slot = slot(name)
            if numbers[slot] < 0 {
                numbers[slot] = Int32(truncatingIfNeeded: names.count)
                names.append(name)
            }
            pairs.append((Int(numbers[slot]), index))
        }
        byName = AdjacencyList(pairs, nodeCount: names.count)
    }

    private func listCells(_ model: Model) {
        var pairs: [(from: Int, to: Int)] = []
        for index in model.screens.indices {
            for cell in model.screens[index].cells.handles {
                let declaration = model.cells[cell].declaration ?? cell
                pairs.append((Int(declaration.index), index))
            }
        }
        screensByCell = AdjacencyList(pairs, nodeCount: model.cells.count)
    }
}
