import TransitionDSL

/// Screens between which lines change tabs, and the container that has them.
struct TabBar: Hashable, Sendable {
    /// The screen with `defaults in` it that sets the change of tabs; nil if that is not known.
    var container: Handle<Screen>?
    /// In the order of their declarations.
    var roots: [Handle<Screen>]
}

/// The tab bars of a file: screens that `tab` lines connect are in one. The only container with a
/// default for tabs has the only tab bar.
func tabBars(of model: Model) -> [TabBar] {
    var neighbors: [Handle<Screen>: [Handle<Screen>]] = [:]
    for edge in model.edges where edge.operation == .tab {
        let (from, to) = (screens(edge.from, model), screens(edge.to, model))
        let all = from + to
        guard let first = all.first, !from.isEmpty, !to.isEmpty else { continue }
        for screen in all {
            neighbors[first, default: []].append(screen)
            neighbors[screen, default: []].append(first)
        }
    }
    var bars: [TabBar] = []
    var seen: Set<Handle<Screen>> = []
    for screen in neighbors.keys.sorted(by: { $0.index < $1.index })
    where !seen.contains(screen) {
        let roots = reachable(from: [screen]) { neighbors[$0] ?? [] }
        seen.formUnion(roots)
        if roots.count < 2 || roots.count > TabBar.mostRoots { continue }
        bars.append(TabBar(container: nil, roots: roots.sorted { $0.index < $1.index }))
    }
    let containers = model.defaults.filter { block in
        model.defaultLines[block.lines].contains { $0.event == .tab }
    }.compactMap { $0.container }.uniqued()
    if bars.count == 1, containers.count == 1, !bars[0].roots.contains(containers[0]) {
        bars[0].container = containers[0]
    }
    return bars
}

extension TabBar {
    /// No bar has more screens.
    fileprivate static let mostRoots = 12
}

/// The screens at an end; none if it is `*`.
private func screens(_ ends: HandleRange<Endpoint>, _ model: Model) -> [Handle<Screen>] {
    if model.ends[ends].contains(.any) { return [] }
    return model.withMembers(model.ends[ends]).compactMap { end in
        if case .screen(let screen) = end { screen } else { nil }
    }
}
