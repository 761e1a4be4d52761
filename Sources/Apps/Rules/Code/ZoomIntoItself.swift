import TransitionDSL

extension AppContext {
    /// A view that is the source and the destination of one zoom.
    func zoomIntoItself() -> [Diagnostic] {
        zooms.compactMap { zoom in
            guard let other = zoom.otherSide else { return nil }
            return Diagnostic(
                .zoomIntoItself, "this view is both sides of the zoom `\(zoom.expression)`",
                at: zoom.place, notes: [.init("it is the other side here", at: other)],
                help: "apply one of them to another view")
        }
    }
}
