import TransitionDSL

extension LintContext {
    /// A condition inside another, or inside `beginWith`: Hero evaluates conditions once, before it
    /// knows their contents, so the inner one has no effect.
    func nestedWhen() -> [Diagnostic] {
        modifierLists.flatMap { list -> [Diagnostic] in
            guard case .holder(let outer) = list.owner, let name = name(outer) else { return [] }
            return list.all.filter { isCondition($0.name) }.map { inner in
                Diagnostic(
                    .nestedWhen, "\(title(inner)) inside `\(Catalog[name].name)` is never true",
                    at: place(inner.item), notes: noteOfNamedList(inner),
                    help: "write one condition: `when(swift(#\"{ … && … }\"#), …)`")
            }
        }
    }

    private func isCondition(_ name: CatalogIndex) -> Bool {
        Catalog[name].holdsModifiers && name != Catalog.Modifier.beginWith
    }

    /// `on present` together with `whenDismissing(…)`, for example: the line applies in one
    /// direction, the condition in the other, so its modifiers never act.
    func contradictoryCondition() -> [Diagnostic] {
        modifierLists.flatMap { list -> [Diagnostic] in
            guard let operation = operation(of: list), let isGoing = isGoing(operation) else {
                return []
            }
            let never = isGoing ? Catalog.Modifier.whenDismissing : Catalog.Modifier.whenPresenting
            return list.items.filter { name($0) == never }.map { item in
                Diagnostic(
                    .contradictoryCondition,
                    "`\(Catalog[never].name)` is never true on `\(operation.rawValue)`",
                    at: place(item),
                    help: "\(operation.rawValue) is a \(isGoing ? "forward transition" : "return")"
                        + ": remove the condition, or use another operation",
                    fix: removalFix(of: item, from: list))
            }
        }
    }

    /// The one operation that a list is for, from its `on` or from a line without a return.
    private func operation(of list: PlacedModifiers) -> Operation? {
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

    /// Hero's `isPresenting`; in a tab bar it depends on the order of the tabs.
    private func isGoing(_ operation: Operation) -> Bool? {
        operation == .tab ? nil : !operation.comesBack
    }
}
