package import TransitionDSL

extension EndSets {
    /// The screens of a set without those that are below another of them; nil for any.
    package func screens(_ id: ID, _ model: Model) -> [Handle<Screen>]? {
        var screens: [Handle<Screen>] = []
        return add(id, to: &screens, model) ? screens : nil
    }

    /// Adds them to others; false for any.
    package func add(_ id: ID, to screens: inout [Handle<Screen>], _ model: Model) -> Bool {
        let roots = roots(id)
        if roots.contains(ScreenTree.undeclared) { return false }
        for root in roots {
            guard let screen = tree.screen(at: root) else { continue }
            if !isBelow(screen, id, model) { screens.append(screen) }
        }
        return true
    }

    /// Whether a screen is below another of a set: then all screens between them are too, so only
    /// its direct parents matter.
    private func isBelow(_ screen: Handle<Screen>, _ id: ID, _ model: Model) -> Bool {
        model.screenReferences[model.screens[screen].parents].contains {
            has(tree.position(of: $0), id)
        }
    }
}
