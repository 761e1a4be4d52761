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
                    id, "\(context.title(inner)) inside `\(Catalog[name].name)` never holds",
                    at: context.model.calls[inner.item].place,
                    notes: context.noteOfNamedList(inner),
                    help: "write one condition: `when(swift(#\"{ … && … }\"#), …)`")
            }
        }
    }

    private static func isCondition(_ name: CatalogIndex) -> Bool {
        CatalogNames.holdsModifiers[Int(name.index)] && name != Catalog.Modifier.beginWith
    }
}

/// `on present` together with `whenDismissing(…)`, and the like: the line holds for an operation
/// that goes one way, the condition for the other, so its modifiers never act.
enum ContradictoryCondition: LintRule {
    static let id = DiagnosticID.contradictoryCondition

    static func problems(in context: LintContext) -> [Diagnostic] {
        let conditions = ModifierNames([
            Catalog.Modifier.whenDismissing, Catalog.Modifier.whenPresenting,
        ])
        return context.inModifierLists(where: { $0.names.meets(conditions) }) { list in
            guard let operation = operation(of: list, context), let isGoing = isGoing(operation)
            else { return [] }
            let never = isGoing ? Catalog.Modifier.whenDismissing : Catalog.Modifier.whenPresenting
            return context.items(of: list).filter { context.name($0) == never }.map { item in
                let name = context.name(item).map { Catalog[$0].name } ?? ""
                return Diagnostic(
                    id, "`\(name)` never holds on `\(operation.rawValue)`",
                    at: context.model.calls[item].place,
                    help: "a \(operation.rawValue) goes \(isGoing ? "there" : "back")"
                        + ": remove the condition, or speak of the other operation",
                    fix: context.removalFix(
                        of: item, context.removal(of: item, from: list), isSafe: false))
            }
        }
    }

    /// The one operation that a list is for, by its `on` or by a line that has no way back.
    private static func operation(of list: PlacedModifiers, _ context: LintContext) -> Operation? {
        let model = context.model
        switch list.owner {
        case .view(let view): return model.views[view].operation
        case .match(let match): return model.matches[match].operation
        case .edgeView(let view, let edge):
            if let operation = model.views[view].operation { return operation }
            switch model.edges[edge].operation {
            case .pop, .dismiss, .unwind, .replace: return model.edges[edge].operation
            case nil, .push, .present, .tab, .segue: return nil
            }
        case .declaration, .holder: return nil
        }
    }

    /// Hero's `isPresenting`; in a tab bar it depends on which tab is further on.
    private static func isGoing(_ operation: Operation) -> Bool? {
        operation == .tab ? nil : !operation.comesBack
    }
}
