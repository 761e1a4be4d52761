import TransitionDSL

extension AppContext {
    /// A namespace that stays in its view and has only one side: each view has a namespace of its own,
    /// so the other side is in another one.
    func loneNamespace() -> [Diagnostic] {
        loneNamespaces.compactMap { number in
            let namespace = index.namespaces[number]
            guard let zoom = zooms.first(where: { $0.namespace == number }) else { return nil }
            let (has, misses) =
                zoom.kind == .source ? ("sources", "zoom") : ("zooms", "source")
            return Diagnostic(
                .loneNamespace,
                "the namespace `\(namespace.name)` of `\(namespace.owner)` has \(has) but no "
                    + "\(misses), and leaves the view nowhere",
                at: namespace.place, notes: [.init("an id is in it here", at: zoom.place)],
                help: "declare it in the view that has both, and pass it on as `Namespace.ID`")
        }
    }
}
