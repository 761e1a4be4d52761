import TransitionDSL

/// A modifier on a view that is matched, which the match replaces: Hero moves the view to where its
/// partner is, with its size and turn, and decides on its opacity. On a view with an id that holds
/// where every transition of its screen has a partner for it.
enum OverriddenModifier: LintRule {
    static let id = DiagnosticID.overriddenModifier

    static func problems(in context: LintContext) -> [Diagnostic] {
        let overridden = ModifierNames(
            Catalog.firstOverload.filter { Catalog[$0].effect == .animatesUnlessMatched })
        var matches: CertainMatches?
        return context.inModifierLists(where: { $0.names.meets(overridden) }) { list in
            guard let reason = reason(list.owner, &matches, context) else { return [] }
            return context.modifiers(of: list).filter { overridden.contains($0.name) }.map {
                problem($0, in: list, reason, context)
            }
        }
    }

    private static func problem(
        _ modifier: SetModifier, in list: PlacedModifiers, _ reason: String, _ context: LintContext
    ) -> Diagnostic {
        Diagnostic(
            id, "\(context.title(modifier)) has no effect: \(reason)",
            at: context.model.calls[modifier.item].place, notes: context.noteOfNamedList(modifier),
            help: "remove it: a matched view takes the place, size, turn and opacity of "
                + "its partner",
            fix: modifier.isDirect
                ? context.removalFix(
                    of: modifier.item, context.removal(of: modifier.item, from: list), isSafe: false
                ) : nil)
    }

    /// Why what is in the list acts on matched views alone; nil where it may act on others.
    private static func reason(
        _ owner: PlacedModifiers.Owner, _ matches: inout CertainMatches?, _ context: LintContext
    ) -> String? {
        switch owner {
        case .match: return "the match decides it"
        case .holder(let call):
            return context.name(call) == Catalog.Modifier.whenMatched ? "the match decides it" : nil
        case .declaration: return nil
        case .view(let view):
            if matches == nil { matches = CertainMatches(context.heroes) }
            return matches?.screenMatchingAlways(view).map {
                "every transition of `\(context.texts.name($0))` matches this view"
            }
        case .edgeView(let view, let edge):
            if matches == nil { matches = CertainMatches(context.heroes) }
            let isMatched = matches?.isMatched(view, in: context.model.edges[edge]) == true
            return isMatched ? "this line matches the view" : nil
        }
    }
}
