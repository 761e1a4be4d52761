package import TransitionDSL

extension EndSets {
    /// The screens of a set without those that are below another of them; nil for any.
    package func screens(_ id: ID, _ model: Model) -> [Handle<Screen>]? {
        let roots = roots(id)
        if roots.contains(ScreenTree.undeclared) { return nil }
        return roots.compactMap { tree.screen(at: $0) }.filter { !isBelow($0, id, model) }
    }

    /// Whether a screen is below another of a set: then all screens between them are too, so only
    /// its direct parents matter.
    private func isBelow(_ screen: Handle<Screen>, _ id: ID, _ model: Model) -> Bool {
        model.screenReferences[model.screens[screen].parents].contains {
            has(tree.position(of: $0), id)
        }
    }
}
