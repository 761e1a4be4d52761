import TransitionDSL

/// A modifier on a view that is matched, which the match replaces: Hero moves the view to where its
/// partner is, with its size and turn, and decides on its opacity.
enum OverriddenModifier: LintRule {
    static let id = DiagnosticID.overriddenModifier

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.inModifierLists(where: { isMatched($0.owner, context) }) { list in
            context.modifiers(of: list).filter {
                Catalog[$0.name].effect == .animatesUnlessMatched
            }
            .map { modifier in
                Diagnostic(
                    id,
                    "\(context.title(modifier)) has no effect: the match decides it",
                    at: context.model.calls[modifier.item].place,
                    notes: context.noteOfNamedList(modifier),
                    help: "remove it: a matched view takes the place, size, turn and opacity of "
                        + "its partner",
                    fix: modifier.isDirect
                        ? context.removalFix(
                            of: modifier.item, context.removal(of: modifier.item, from: list),
                            isSafe: false) : nil
                )
            }
        }
    }

    /// Whether what is in the list acts on matched views alone.
    private static func isMatched(
        _ owner: PlacedModifiers.Owner, _ context: LintContext
    ) -> Bool {
        switch owner {
        case .match: true
        case .holder(let call): context.name(call) == CatalogNames.Modifier.whenMatched
        case .view, .edgeView, .declaration: false
        }
    }
}
