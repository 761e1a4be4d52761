import TransitionDSL

extension AppContext {
    /// Ids in a class that nothing creates, or in a function that nothing calls.
    func unreachedViewClass() -> [Diagnostic] {
        index.unreached.map { code in
            Diagnostic(
                .unreachedViewClass,
                code.isFunction
                    ? "nothing calls `\(code.name)`, so no view gets its ids"
                    : "nothing creates a `\(code.name)`, so its ids never fly",
                at: code.place,
                notes: code.ids.prefix(3).map { .init("an id is set here", at: $0) },
                help: "remove it, or use it")
        }
    }
}
