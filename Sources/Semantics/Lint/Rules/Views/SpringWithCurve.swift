import TransitionDSL

/// A spring and a curve for one animation: the spring has a curve of its own.
enum SpringWithCurve: LintRule {
    static let id = DiagnosticID.springWithCurve

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.optionLists.compactMap { list in
            let options = context.model.items[list.options]
            guard let spring = context.item(CatalogNames.Option.spring, in: options),
                let curve = context.item(CatalogNames.Option.timingFunction, in: options)
            else { return nil }
            return Diagnostic(
                id,
                "`timingFunction` does not count beside `spring`",
                at: context.model.calls[curve].place,
                notes: [Diagnostic.Note("the spring", at: context.model.calls[spring].place)],
                help: "a spring brings its own curve: keep one of the two",
                fix: context.removalFix(ofOption: curve, isSafe: false)
            )
        }
    }
}
