import Resolution
import Semantics
package import TransitionDSL

/// A line of text that an editor shows above a declaration or a line.
package struct Lens: Equatable, Sendable {
    package var range: SourceRange
    package var text: String
    /// Whether `transc.resolve` says more about it.
    package var isLine: Bool
}

extension Program {
    /// The lenses of the file, in its order; none if the file has an error.
    package func lenses(_ facts: [LineFacts]) -> [Lens] {
        guard let model = analysis.model else { return [] }
        // A line for one pair says that itself.
        var lenses = facts.filter { $0.pairCount > 1 || !$0.winners.isEmpty }.map {
            Lens(range: model.edges[$0.edge].place.range, text: summary(of: $0), isLine: true)
        }
        for registry in model.registries where registry.declared.place.file == .main {
            let own = facts.filter { registry.edges.indices.contains(Int($0.edge.index)) }
            let pairs = own.reduce(0) { $0 + $1.pairCount }
            lenses.append(
                Lens(
                    range: registry.declared.place.range,
                    text: "\(counted(own.count, "line")), \(counted(pairs, "pair"))",
                    isLine: false))
        }
        lenses += screenLenses(model) + heroLenses(model)
        return lenses.sorted { $0.range.start < $1.range.start }
    }

    /// `3 in, 5 out` above a screen.
    private func screenLenses(_ model: Model) -> [Lens] {
        let routes = routes()
        var (ins, outs) = ([Int](repeating: 0, count: model.screens.count), [Int]())
        outs = ins
        for route in routes {
            outs[Int(route.from.index)] += 1
            ins[Int(route.to.index)] += 1
        }
        return model.screens.enumerated().filter {
            $0.element.declared.place.file == .main && !$0.element.isProtocol
                && ins[$0.offset] + outs[$0.offset] > 0
        }.map { index, screen in
            Lens(
                range: screen.declared.place.range, text: "\(ins[index]) in, \(outs[index]) out",
                isLine: false)
        }
    }

    /// `flies between Latest and Story` above an id: the screens with views that have it.
    private func heroLenses(_ model: Model) -> [Lens] {
        let owners = screensByHero(model)
        return model.heroes.enumerated().compactMap { index, hero in
            guard hero.declared.place.file == .main, let screens = owners[index], screens.count > 1
            else { return nil }
            let names = screens.map { model.texts.string(model.screens[$0].declared.name) }
            let list = names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1])"
            return Lens(
                range: hero.declared.place.range, text: "flies between \(list)", isLine: false)
        }
    }

    /// For each id, the screens whose lines put it on a view, in their order.
    func screensByHero(_ model: Model) -> [Int: [Handle<Screen>]] {
        var owners: [Int: [Handle<Screen>]] = [:]
        func add(_ views: HandleRange<ViewLine>, _ screen: Handle<Screen>) {
            for view in model.views[views] {
                guard let use = view.hero else { continue }
                let hero = Int(model.heroUses[use].hero.index)
                if owners[hero]?.last != screen { owners[hero, default: []].append(screen) }
            }
        }
        for (index, screen) in model.screens.enumerated() {
            add(screen.views, Handle(index))
            for cell in screen.cells.handles {
                let declaration = model.cells[cell].declaration ?? cell
                add(model.cells[declaration].views, Handle(index))
            }
        }
        return owners
    }
}
