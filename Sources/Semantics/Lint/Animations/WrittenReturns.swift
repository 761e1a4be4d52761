import TransitionDSL

/// How many lines say in writing what plays when a screen goes away again: such a line wins over
/// all that is only implied.
struct WrittenReturns {
    /// By registry and screen.
    private var counts: [[Handle<Screen>: Int]] = []
    /// By registry: lines whose screens may be those of others, by `*`, a group or `is`.
    private var openCounts: [Int] = []
    /// Screens that `is` relates to others.
    private var related: Set<Handle<Screen>>
    /// Lines of the whole app's defaults beside which no other says the way back. Those of screens
    /// and containers stand among others' defaults, so there a way back in writing may count.
    private var defaultsAlone: Set<SourcePlace> = []

    private var namesWithReturn: [Bool]

    init(_ model: Model) {
        namesWithReturn = Self.namesWithReturn(model)
        related = Set(model.screenReferences)
        for index in model.screens.indices {
            let screen = model.screens[index]
            if !screen.parents.isEmpty || screen.isProtocol { related.insert(Handle(index)) }
        }
        for block in model.defaults where block.container == nil {
            add(model.defaultLines[block.lines])
        }
        for registry in model.registries { add(registry, model) }
    }

    /// For each named animation whether it or one that it stands for has a `/`. Chains of names are
    /// walked once.
    private static func namesWithReturn(_ model: Model) -> [Bool] {
        var known = [Bool?](repeating: nil, count: model.animations.count)
        for index in model.animations.indices {
            var chain: [Int] = []
            var next = index
            var result = known[index]
            while result == nil {
                chain.append(next)
                let use = model.animations[next].use
                if use.returning != nil {
                    result = true
                } else if case .animation(let inner) = model.calls[use.going].callee {
                    next = Int(inner.index)
                    result = known[next]
                } else {
                    result = false
                }
            }
            for link in chain { known[link] = result }
        }
        return known.map { $0 ?? false }
    }

    private mutating func add(_ lines: ArraySlice<DefaultLine>) {
        for line in lines {
            let back: DefaultLine.Event
            switch line.event {
            case .push: back = .pop
            case .present: back = .dismiss
            case .pop, .dismiss, .tab, .replace, .reduceMotion: continue
            }
            if !lines.contains(where: { $0.event == back }) { defaultsAlone.insert(line.place) }
        }
    }

    private mutating func add(_ registry: Registry, _ model: Model) {
        counts.append([:])
        openCounts.append(0)
        for edge in model.edges[registry.edges] {
            switch edge.operation {
            case .pop, .dismiss, .unwind: add(edge.from, model)
            case nil, .push, .present, .segue:
                if edge.isBothWays { add(edge.from, model) }
                if edge.isBothWays || saysReturn(edge, model) { add(edge.to, model) }
            case .tab, .replace: break
            }
        }
    }

    /// A line says its way back itself, or by the name of an animation that does.
    private func saysReturn(_ edge: Edge, _ model: Model) -> Bool {
        guard let use = edge.animation else { return false }
        if use.returning != nil { return true }
        guard case .animation(let named) = model.calls[use.going].callee else { return false }
        return namesWithReturn[Int(named.index)]
    }

    private mutating func add(_ ends: HandleRange<EdgeEnd>, _ model: Model) {
        for end in model.ends[ends] {
            if case .screen(let screen) = end, !related.contains(screen) {
                counts[counts.count - 1][screen, default: 0] += 1
            } else {
                openCounts[openCounts.count - 1] += 1
            }
        }
    }

    /// Whether a line that says its way back is the only one to speak of it.
    func isAlone(_ edge: Edge, in registry: Handle<Registry>, _ model: Model) -> Bool {
        let index = Int(registry.index)
        return !edge.isBothWays && edge.operation != .tab && openCounts[index] == 0
            && model.ends[edge.to].allSatisfy { end in
                if case .screen(let screen) = end { return counts[index][screen] == 1 }
                return false
            }
    }

    func isAlone(_ line: DefaultLine) -> Bool { defaultsAlone.contains(line.place) }
}
