import TransitionDSL

/// A spring beside a curve or a duration for one animation: the spring has its own of both.
enum SpringWithCurve: LintRule {
    static let id = DiagnosticID.springWithCurve

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.optionLists.gathered { list -> [Diagnostic] in
            let options = context.model.items[list.options]
            guard let spring = context.item(CatalogNames.Option.spring, in: options) else {
                return []
            }
            let ignored = [CatalogNames.Option.timingFunction, CatalogNames.Option.duration]
            return ignored.compactMap { name in
                guard let name, let option = context.item(name, in: options) else { return nil }
                return Diagnostic(
                    id,
                    "`\(Catalog[name].name)` is ignored because of `spring`",
                    at: context.model.calls[option].place,
                    notes: [Diagnostic.Note("the spring", at: context.model.calls[spring].place)],
                    help: "a spring has its own curve and duration: keep one of the two",
                    fix: context.removalFix(ofOption: option, isSafe: false)
                )
            }
        }
    }
}
