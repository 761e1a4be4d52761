import TransitionDSL

extension LintContext {
    /// An id that the file declares and does not use.
    /// A file that puts no id on any view is a list of constants for the app's code or other files,
    /// and is not checked.
    func unusedHeroID() -> [Diagnostic] {
        let uses = heroes.uses
        guard uses.isAsked else { return [] }
        return model.heroes.indices.compactMap { index in
            let declared = model.heroes[index].declared
            guard !uses.heroes.contains(Handle(index)), isOwn(declared.place) else { return nil }
            let name = texts.string(declared.name)
            let place = declaration(named: declared.place) ?? declared.place
            return Diagnostic(
                .unusedHeroID, "no view has the id `\(name)`", at: declared.place,
                help: "put it on views or remove it; suppress this if only the app's code uses it",
                fix: Fix(
                    "remove the hero id `\(name)`", [removalOfLines(at: place)], isSafe: false))
        }
    }

    /// A part of an id that the file does not use, while it uses other parts.
    func unusedHeroPart() -> [Diagnostic] {
        let uses = heroes.uses
        guard uses.isAsked else { return [] }
        return uses.heroes.sorted { $0.index < $1.index }.flatMap { hero in
            model.heroes[hero].parts.handles.compactMap { part in
                let declared = model.parts[part].declared
                guard !uses.parts.contains(part), isOwn(declared.place) else { return nil }
                let name = heroes.name(HeroIDName(hero: hero, part: part))
                return Diagnostic(
                    .unusedHeroPart, "no view has the id `\(name)`", at: declared.place,
                    help: "put it on views or remove the part; suppress this if only the app's own "
                        + "code uses it")
            }
        }
    }

    /// A family with only one id in use: an id without parameters would do.
    func constantFamily() -> [Diagnostic] {
        // By family: the ids that views have, and the families with many.
        var written: [Handle<Hero>: [String]] = [:]
        var varying = Set(heroes.uses.asValues.map { $0.hero })
        for use in heroes.placements.all.map({ $0.use })
        where !model.heroes[use.hero].parameters.isEmpty && !varying.contains(use.hero) {
            if model.dependence(of: use.arguments).isEmpty {
                written[use.hero, default: []].append(texts.heroUse(withoutPart(use)))
            } else {
                varying.insert(use.hero)
            }
        }
        return model.heroes.enumerated().compactMap { index, hero in
            let ids = varying.contains(Handle(index)) ? [] : written[Handle(index)] ?? []
            guard ids.count > 1, Set(ids).count == 1, isOwn(hero.declared.place) else { return nil }
            return Diagnostic(
                .constantFamily,
                "all views of the family `\(texts.string(hero.declared.name))` have the same id "
                    + "`\(ids[0])`", at: hero.declared.place,
                help: "declare an id without parameters")
        }
    }

    private func withoutPart(_ use: HeroUse) -> HeroUse {
        var use = use
        use.part = nil
        use.isOfOpener = false
        return use
    }
}
