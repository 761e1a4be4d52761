import TransitionDSL

/// A modifier that a named list beside it sets as well: `with rise, fade` where `rise` fades. The
/// later one counts, or both where they add up, and the reader of one place sees half of it.
enum RepeatedModifier: LintRule {
    static let id = DiagnosticID.repeatedModifier

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.inModifierLists(where: { $0.hasRepeated && $0.items.count > 1 }) { list in
            var settings: [CatalogIndex: (last: SetModifier, isOne: Bool)] = [:]
            return context.modifiers(of: list).compactMap { modifier in
                if CatalogNames.holdsModifiers[Int(modifier.name.index)] { return nil }
                guard let earlier = settings[modifier.name] else {
                    settings[modifier.name] = (modifier, true)
                    return nil
                }
                let isSame = earlier.isOne && context.isSame(earlier.last.call, modifier.call)
                settings[modifier.name] = (modifier, isSame)
                return problem(earlier.last, modifier, isSame: isSame, list, context)
            }
        }
    }

    /// Two named lists that say the same of one thing are no mistake unless it adds up.
    private static func problem(
        _ earlier: SetModifier, _ later: SetModifier, isSame: Bool, _ list: PlacedModifiers,
        _ context: LintContext
    ) -> Diagnostic? {
        let addsUp = ModifierMeetings.addsUp(later.name)
        if isSame, !addsUp, !earlier.isDirect, !later.isDirect { return nil }
        // What can go is the one that the list itself holds.
        let direct = later.isDirect ? later : earlier
        let other = later.isDirect ? earlier : later
        let outcome = addsUp ? "both act" : isSame ? "with the same value" : "the later one counts"
        let change = direct.isDirect ? context.removal(of: direct.item, from: list) : nil
        return Diagnostic(
            id, "\(context.title(direct)) is set by \(setter(other, context)) as well: \(outcome)",
            at: context.model.calls[direct.item].place,
            notes: context.noteOfNamedList(other) + context.noteOfNamedList(direct),
            help: isSame && !addsUp
                ? "remove it"
                : "give the named list a parameter, or leave the modifier out of one of the two",
            fix: isSame && !addsUp ? context.removalFix(of: direct.item, change, isSafe: true) : nil
        )
    }

    private static func setter(_ modifier: SetModifier, _ context: LintContext) -> String {
        guard case .modifiers(let list) = context.model.calls[modifier.item].callee else {
            return context.title(modifier)
        }
        return "`\(context.texts.string(context.model.modifiers[list].declared.name))`"
    }
}
