import TransitionDSL

/// A time or a curve on an animation that has none of its own: `system` is UIKit's, `none` is
/// over at once, and a line that says `default` takes no part in what plays.
enum IgnoredOption: LintRule {
    static let id = DiagnosticID.ignoredOption

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.animationUses.gathered { placed -> [Diagnostic] in
            let use = placed.use
            guard !use.options.isEmpty, let name = ignoring(use.going, context),
                use.returning.map({ ignoring($0, context) != nil }) ?? true
            else { return [] }
            return context.model.items[use.options].compactMap { option in
                guard let optionName = context.name(option),
                    CatalogNames.timingOptions.contains(optionName)
                else { return nil }
                return Diagnostic(
                    id, "`\(Catalog[optionName].name)` does nothing on `\(Catalog[name].name)`",
                    at: context.model.calls[option].place,
                    help: "remove it, or choose an animation of the engine",
                    fix: context.removalFix(ofOption: option, isSafe: true))
            }
        }
    }

    /// The name of an animation that hears no options. With Hero, views with ids still fly where
    /// the screens do not, so `none` does not count there.
    private static func ignoring(_ call: Handle<Call>, _ context: LintContext) -> CatalogIndex? {
        let name = context.rootName(call)
        if name == Catalog.Animation.system || name == Catalog.Animation.default { return name }
        let hasHero = EngineSet.withHero.contains(.of(context.model.header.engine))
        return !hasHero && name == Catalog.Animation.none ? name : nil
    }
}

/// A spring beside a curve or a duration for one animation: the spring has its own of both.
enum SpringWithCurve: LintRule {
    static let id = DiagnosticID.springWithCurve

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.optionLists.gathered { list -> [Diagnostic] in
            let options = context.model.items[list.options]
            guard let spring = context.item(Catalog.Option.spring, in: options) else { return [] }
            let ignored = [Catalog.Option.timingFunction, Catalog.Option.duration]
            return ignored.compactMap { name in
                guard let option = context.item(name, in: options) else { return nil }
                return Diagnostic(
                    id, "`\(Catalog[name].name)` is ignored because of `spring`",
                    at: context.model.calls[option].place,
                    notes: [Diagnostic.Note("the spring", at: context.model.calls[spring].place)],
                    help: "a spring has its own curve and duration: keep one of the two",
                    fix: context.removalFix(ofOption: option, isSafe: false))
            }
        }
    }
}
