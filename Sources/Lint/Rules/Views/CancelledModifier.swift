import TransitionDSL

/// A modifier that Hero does not hear because of another: with a spring, Core Animation's spring
/// brings its own time and curve, whatever Hero's documentation says; along an arc, the position
/// moves without it. Seen in Hero's `HeroCoreAnimationViewContext`.
enum CancelledModifier: LintRule {
    static let id = DiagnosticID.cancelledModifier

    static func problems(in context: LintContext) -> [Diagnostic] {
        let springs = ModifierNames([Catalog.Modifier.spring])
        return context.inModifierLists(where: { $0.items.count > 1 && $0.names.meets(springs) }) {
            list in
            let all = context.modifiers(of: list)
            guard let spring = all.last(where: { $0.name == Catalog.Modifier.spring }) else {
                return []
            }
            if let arc = all.last(where: { $0.name == Catalog.Modifier.arc }) {
                return arc.item == spring.item ? [] : [alongArc(spring, arc, context)]
            }
            let names = [Catalog.Modifier.timingFunction, Catalog.Modifier.duration]
            return names.compactMap { name in
                guard let lost = all.last(where: { $0.name == name }), lost.item != spring.item
                else { return nil }
                return beside(spring, lost, list, context)
            }
        }
    }

    private static func beside(
        _ spring: SetModifier, _ lost: SetModifier, _ list: PlacedModifiers, _ context: LintContext
    ) -> Diagnostic {
        let change = lost.isDirect ? context.removal(of: lost.item, from: list) : nil
        return Diagnostic(
            id, "\(context.title(lost)) does not count beside \(context.title(spring))",
            at: context.model.calls[lost.item].place,
            notes: [Diagnostic.Note("the spring", at: context.model.calls[spring.item].place)]
                + context.noteOfNamedList(lost) + context.noteOfNamedList(spring),
            help: "a spring brings its own time and curve: keep one of the two",
            fix: context.removalFix(of: lost.item, change, isSafe: false))
    }

    private static func alongArc(
        _ spring: SetModifier, _ arc: SetModifier, _ context: LintContext
    ) -> Diagnostic {
        Diagnostic(
            id,
            "\(context.title(spring)) does not act on the position of a view that moves along an arc",
            at: context.model.calls[spring.item].place,
            notes: [Diagnostic.Note("the arc", at: context.model.calls[arc.item].place)]
                + context.noteOfNamedList(spring) + context.noteOfNamedList(arc),
            help: "keep one of the two: size and corners would swing while the place does not")
    }
}
