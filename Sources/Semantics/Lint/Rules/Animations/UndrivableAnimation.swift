import TransitionDSL

/// A gesture for an animation that no finger can drive, or for a way back that there is not.
enum UndrivableAnimation: LintRule {
    static let id = DiagnosticID.undrivableAnimation

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.animationUses.compactMap { placed in
            let options = context.model.items[placed.use.options]
            guard let option = context.item(CatalogNames.Option.interactive, in: options) else {
                return nil
            }
            let hasReturn = placed.hasReturn(context.model)
            if !hasReturn, way(option, context) == "return" {
                return noReturn(option, placed, context)
            }
            let ways = drivenWays(option, hasReturn: hasReturn, placed, context)
            return undrivable(option, ways, placed.use, context)
        }
    }

    /// What stands after `on`; nil where it is left out.
    private static func way(_ option: Handle<Call>, _ context: LintContext) -> String? {
        guard let value = context.argument(1, of: option),
            case .constant(let row) = context.model.values[value]
        else { return nil }
        return Catalog[row].name
    }

    /// Left out, the way back of lines that have one, else the operation itself. A segue's line
    /// and a definition leave that open, so there only what stands in writing counts.
    private static func drivenWays(
        _ option: Handle<Call>, hasReturn: Bool, _ placed: PlacedAnimation, _ context: LintContext
    ) -> (going: Bool, returning: Bool) {
        switch way(option, context) {
        case "go": return (true, false)
        case "return": return (false, true)
        case "both": return (true, hasReturn)
        case nil, .some:
            if case .declaration = placed.owner { return (false, false) }
            if placed.operation(context.model) == .segue { return (false, false) }
            return (!hasReturn, hasReturn)
        }
    }

    private static func undrivable(
        _ option: Handle<Call>, _ ways: (going: Bool, returning: Bool), _ use: AnimationUse,
        _ context: LintContext
    ) -> Diagnostic? {
        let returning = use.returning ?? use.going
        let driven = (ways.going ? [use.going] : []) + (ways.returning ? [returning] : [])
        for call in driven {
            guard let name = context.rootName(call), let reason = reason(name) else { continue }
            if name == CatalogNames.Animation.default, use.returning == nil { continue }
            return Diagnostic(
                id,
                "no gesture can drive `\(Catalog[name].name)`: \(reason)",
                at: context.model.calls[option].place,
                notes: [Diagnostic.Note("what it drives", at: context.model.calls[call].place)],
                help: "name an animation that moves, or remove the `interactive`"
            )
        }
        return nil
    }

    private static func reason(_ name: CatalogIndex) -> String? {
        if name == CatalogNames.Animation.system { return "it is UIKit's own" }
        if name == CatalogNames.Animation.none { return "it is over at once" }
        return name == CatalogNames.Animation.default ? "the line leaves that way open" : nil
    }

    private static func noReturn(
        _ option: Handle<Call>, _ placed: PlacedAnimation, _ context: LintContext
    ) -> Diagnostic {
        let name = placed.operation(context.model)?.rawValue ?? "such"
        return Diagnostic(
            id,
            "a `\(name)` line has no way back to drive",
            at: context.model.calls[option].place,
            help: "leave out `on: return`: the gesture then drives the operation itself"
        )
    }
}
