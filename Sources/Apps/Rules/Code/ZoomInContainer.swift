import TransitionDSL

extension AppContext {
    /// A zoom on a view in a container of its destination. Source: the documentation of
    /// `navigationTransition(_:)`.
    func zoomInContainer() -> [Diagnostic] {
        zooms.compactMap { zoom in
            guard zoom.kind == .zoom, let container = zoom.container else { return nil }
            return Diagnostic(
                .zoomInContainer,
                "this zoom is on a view in a `\(container)`, and not on the destination",
                at: zoom.place,
                help: "apply it outside of `\(container)`, as Apple's documentation asks for")
        }
    }
}
