import Resolution
import TransitionDSL

/// How many lines say in writing what plays when a screen goes away again: such a line wins over
/// all that is only implied.
struct WrittenReturns {
    /// By registry and, in the lower half, screen.
    private var counts: [UInt64: Int] = [:]
    /// By registry: lines whose screens may be those of others, by `*`, a group or `is`.
    private var openCounts: [Int] = []
    /// By screen, whether `is` relates it to others.
    private var isRelated: [Bool]
    /// Lines of the whole app's defaults beside which no other says the way back. Those of screens
    /// and containers stand among others' defaults, so there a way back in writing may count.
    private var defaultsAlone: Set<UInt64> = []

    /// For each named animation whether it or one that it stands for has a `/`.
    private var namesWithReturn: [Bool]

    init(_ model: Model) {
        namesWithReturn = model.writtenReturns.map { $0 != nil }
        isRelated = model.screens.map { !$0.parents.isEmpty || $0.isProtocol }
        for screen in model.screenReferences { isRelated[Int(screen.index)] = true }
        for block in model.defaults where block.container == nil {
            add(model.defaultLines[block.lines])
        }
        for index in model.registries.indices { add(Handle(index), model) }
    }

    private mutating func add(_ lines: ArraySlice<DefaultLine>) {
        for line in lines {
            let back: DefaultLine.Event
            switch line.event {
            case .push: back = .pop
            case .present: back = .dismiss
            case .pop, .dismiss, .tab, .replace, .reduceMotion: continue
            }
            if !lines.contains(where: { $0.event == back }) { defaultsAlone.insert(key(line)) }
        }
    }

    private mutating func add(_ registry: Handle<Registry>, _ model: Model) {
        openCounts.append(0)
        for edge in model.edges[model.registries[registry].edges] {
            switch edge.operation {
            case .pop, .dismiss, .unwind: add(edge.from, of: registry, model)
            case nil, .push, .present, .segue:
                if edge.isBothWays { add(edge.from, of: registry, model) }
                if edge.isBothWays || saysReturn(edge, model) {
                    add(edge.to, of: registry, model)
                }
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

    private mutating func add(
        _ ends: HandleRange<EdgeEnd>, of registry: Handle<Registry>, _ model: Model
    ) {
        for end in model.ends[ends] {
            if case .screen(let screen) = end, !isRelated[Int(screen.index)] {
                counts[key(registry, screen), default: 0] += 1
            } else {
                openCounts[openCounts.count - 1] += 1
            }
        }
    }

    /// Whether a line that says its way back is the only one to speak of it.
    func isAlone(_ edge: Edge, in registry: Handle<Registry>, _ model: Model) -> Bool {
        !edge.isBothWays && edge.operation != .tab && openCounts[Int(registry.index)] == 0
            && model.ends[edge.to].allSatisfy { end in
                if case .screen(let screen) = end { return counts[key(registry, screen)] == 1 }
                return false
            }
    }

    private func key(_ registry: Handle<Registry>, _ screen: Handle<Screen>) -> UInt64 {
        UInt64(registry.index) << 32 | UInt64(screen.index)
    }

    func isAlone(_ line: DefaultLine) -> Bool { defaultsAlone.contains(key(line)) }

    private func key(_ line: DefaultLine) -> UInt64 {
        UInt64(line.place.file.index) << 32 | UInt64(line.place.range.start)
    }
}
