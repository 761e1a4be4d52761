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
                    id,
                    "`\(Catalog[optionName].name)` does nothing on `\(Catalog[name].name)`",
                    at: context.model.calls[option].place,
                    help: "remove it, or choose an animation of the engine",
                    fix: context.removalFix(ofOption: option, isSafe: true)
                )
            }
        }
    }

    /// The name of an animation that hears no options. With Hero, views with ids still fly where
    /// the screens do not, so `none` does not count there.
    private static func ignoring(
        _ call: Handle<Call>, _ context: LintContext
    ) -> CatalogIndex? {
        let name = context.rootName(call)
        if name == CatalogNames.Animation.system || name == CatalogNames.Animation.default {
            return name
        }
        let hasHero = EngineSet.withHero.contains(.of(context.model.header.engine))
        return !hasHero && name == CatalogNames.Animation.none ? name : nil
    }
}
