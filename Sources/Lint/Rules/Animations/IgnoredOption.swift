import TransitionDSL

extension LintContext {
    /// A duration or a curve on an animation that has none: `system` is UIKit's, `none` ends at
    /// once, and a line with `default` does not choose an animation. UIKit's transitions of views
    /// have only a duration.
    func ignoredOption() -> [Diagnostic] {
        animationUses.flatMap { placed -> [Diagnostic] in
            let use = placed.use
            guard !use.options.isEmpty, let name = ignoring(use.going),
                use.returning.map({ ignoring($0) != nil }) ?? true
            else { return [] }
            return model.items[use.options].compactMap { option in
                guard let optionName = self.name(option),
                    CatalogNames.timingOptions.contains(optionName)
                        && (optionName != Catalog.Option.duration
                            || !Catalog.Animation.ofViews.contains(name))
                        || optionName == Catalog.Option.reduceMotion
                            && name == Catalog.Animation.default
                else { return nil }
                return Diagnostic(
                    .ignoredOption,
                    "`\(Catalog[optionName].name)` has no effect on `\(Catalog[name].name)`",
                    at: place(option), help: "remove it, or choose an animation of the engine",
                    fix: removalFix(ofOption: option, isSafe: true))
            }
        }
    }

    /// The name of an animation that ignores options. With Hero, views with ids still fly when the
    /// screens do not move, so `none` is not one of these there.
    private func ignoring(_ call: Handle<Call>) -> CatalogIndex? {
        let name = rootName(call)
        if name == Catalog.Animation.system || name == Catalog.Animation.default { return name }
        if let name, Catalog.Animation.ofViews.contains(name) { return name }
        let hasHero = EngineSet.withHero.contains(.of(model.header.engine))
        return !hasHero && name == Catalog.Animation.none ? name : nil
    }

    /// A spring with a curve or a duration on one animation: the spring sets both itself.
    func springWithCurve() -> [Diagnostic] {
        optionLists.flatMap { list -> [Diagnostic] in
            let options = model.items[list.options]
            guard let spring = item(Catalog.Option.spring, in: options) else { return [] }
            let ignored = [Catalog.Option.timingFunction, Catalog.Option.duration]
            return ignored.compactMap { name in
                guard let option = item(name, in: options) else { return nil }
                return Diagnostic(
                    .springWithCurve, "`\(Catalog[name].name)` is ignored because of `spring`",
                    at: place(option), notes: [.init("the spring", at: place(spring))],
                    help: "a spring has its own curve and duration: keep one of the two",
                    fix: removalFix(ofOption: option, isSafe: false))
            }
        }
    }
}
