import TransitionDSL

extension AppContext {
    /// A source with one text in a view that is made for each element.
    func repeatedZoomSource() -> [Diagnostic] {
        zooms.compactMap { zoom in
            guard zoom.kind == .source, let id = zoom.id, let repetition = zoom.repetition else {
                return nil
            }
            return Diagnostic(
                .repeatedZoomSource, "each view of `\(repetition)` is the source `\(id)`",
                at: zoom.place, help: "make the id from the element")
        }
    }
}
