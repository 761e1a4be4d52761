import TransitionDSL

extension LintContext {
    /// A time or a curve on an animation that has none of its own: `system` is UIKit's, `none` is
    /// over at once, and a line that says `default` takes no part in what plays.
    func ignoredOption() -> [Diagnostic] {
        animationUses.flatMap { placed -> [Diagnostic] in
            let use = placed.use
            guard !use.options.isEmpty, let name = ignoring(use.going),
                use.returning.map({ ignoring($0) != nil }) ?? true
            else { return [] }
            return model.items[use.options].compactMap { option in
                guard let optionName = self.name(option),
                    CatalogNames.timingOptions.contains(optionName)
                else { return nil }
                return Diagnostic(
                    .ignoredOption,
                    "`\(Catalog[optionName].name)` does nothing on `\(Catalog[name].name)`",
                    at: place(option), help: "remove it, or choose an animation of the engine",
                    fix: removalFix(ofOption: option, isSafe: true))
            }
        }
    }

    /// The name of an animation that hears no options. With Hero, views with ids still fly where
    /// the screens do not, so `none` does not count there.
    private func ignoring(_ call: Handle<Call>) -> CatalogIndex? {
        let name = rootName(call)
        if name == Catalog.Animation.system || name == Catalog.Animation.default { return name }
        let hasHero = EngineSet.withHero.contains(.of(model.header.engine))
        return !hasHero && name == Catalog.Animation.none ? name : nil
    }

    /// A spring beside a curve or a duration for one animation: the spring has its own of both.
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
