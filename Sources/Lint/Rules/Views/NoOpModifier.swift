import TransitionDSL

/// A modifier whose values are those that the view has anyway, such as `scale(1)`. What conditions
/// and `beginWith` hold is left alone, since there it may undo something.
enum NoOpModifier: LintRule {
    static let id = DiagnosticID.noOpModifier

    static func problems(in context: LintContext) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        let neutral = NeutralValues.modifiers
        let lists = context.modifierLists
        for list in lists.lists where list.names.meets(NeutralValues.names) {
            switch list.owner {
            case .holder, .edgeView: continue
            case .view, .match, .declaration: break
            }
            for index in list.items {
                let item = lists.items[index]
                guard case .catalog(let row) = context.model.calls[item].callee,
                    !neutral[Int(row.index)].isNaN, isNoOp(item, in: list, context)
                else { continue }
                problems.append(problem(item, in: list, context))
            }
        }
        return problems
    }

    private static func isNoOp(
        _ item: Handle<Call>, in list: PlacedModifiers, _ context: LintContext
    ) -> Bool {
        guard let name = context.name(item), isNeutral(item, name, context) else { return false }
        return ModifierMeetings.addsUp(name) || isAlone(name, in: list, context)
    }

    private static func problem(
        _ item: Handle<Call>, in list: PlacedModifiers, _ context: LintContext
    ) -> Diagnostic {
        let isSafe =
            context.name(item) == Catalog.Modifier.delay
            || staysAnimated(list, without: item, context)
        return Diagnostic(
            id, "`\(context.texts.call(item))` changes nothing",
            at: context.model.calls[item].place, help: "remove it, or give the value that is meant",
            fix: context.removalFix(of: item, context.removal(of: item, from: list), isSafe: isSafe)
        )
    }

    private static func isNeutral(
        _ item: Handle<Call>, _ name: CatalogIndex, _ context: LintContext
    ) -> Bool {
        let value = NeutralValues.modifiers[Int(name.index)]
        return !value.isNaN && context.allArguments(of: item, are: value)
    }

    /// Whether nothing that is set besides could be what the modifier is to take back.
    private static func isAlone(
        _ name: CatalogIndex, in list: PlacedModifiers, _ context: LintContext
    ) -> Bool {
        if case .declaration = list.owner { return false }
        return context.items(of: list).allSatisfy { other in
            guard let other = context.name(other) else { return false }
            return !ModifierMeetings.isLost(other, before: name)
        }
    }

    /// Whether Hero still takes the view out of its parent to animate it, as it does with every
    /// view that has somewhere to go, be it where it is.
    private static func staysAnimated(
        _ list: PlacedModifiers, without item: Handle<Call>, _ context: LintContext
    ) -> Bool {
        context.name(item) != Catalog.Modifier.opacity
            && context.items(of: list).contains { other in
                guard other != item, let name = context.name(other) else { return false }
                return CatalogNames.animates[Int(name.index)] && !isNeutral(other, name, context)
            }
    }
}
