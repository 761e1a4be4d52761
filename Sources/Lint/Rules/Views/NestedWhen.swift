import TransitionDSL

/// A condition inside another, or inside `beginWith`: Hero looks at conditions once, before it
/// knows what they hold, so what the inner one holds never happens.
enum NestedWhen: LintRule {
    static let id = DiagnosticID.nestedWhen

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.inModifierLists(where: { if case .holder = $0.owner { true } else { false } }) {
            list in
            guard case .holder(let outer) = list.owner, let name = context.name(outer) else {
                return []
            }
            return context.modifiers(of: list).compactMap { inner in
                guard isCondition(inner.name) else { return nil }
                return Diagnostic(
                    id,
                    "\(context.title(inner)) inside `\(Catalog[name].name)` never holds",
                    at: context.model.calls[inner.item].place,
                    notes: context.noteOfNamedList(inner),
                    help: "write one condition: `when(swift(#\"{ … && … }\"#), …)`"
                )
            }
        }
    }

    private static func isCondition(_ name: CatalogIndex) -> Bool {
        CatalogNames.holdsModifiers[Int(name.index)] && name != CatalogNames.Modifier.beginWith
    }
}
