import TransitionDSL

extension AppContext {
    /// An id that code sets while a cell or view is made, with a property that is set afterwards: the
    /// property is still `nil`.
    func idBeforeValue() -> [Diagnostic] {
        index.earlyIDs.map { early in
            Diagnostic(
                .idBeforeValue,
                "`\(early.property)` is still `nil` when `\(early.member)` runs, so the view gets no id",
                at: early.place, help: "set the id where `\(early.property)` is set")
        }
    }
}
