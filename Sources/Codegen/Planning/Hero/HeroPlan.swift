import TransitionDSL

/// What a file with an engine that has Hero declares beside what all engines run.
struct HeroPlan {
    var modifiers: [Handle<ModifierList>] = []
    var apply = ApplyPlan()
    /// Whether lines of registries say something of views.
    var hasEdgeViews = false
    /// Whether some screen or cell has a line for some operations only.
    var hasLimitedLines = false
    /// Whether a list of modifiers is written inside another one.
    var hasNestedLists = false
    var hasAutolayout = false
    /// Whether declarations that others see speak of Hero's types, and of UIKit's.
    var isHeroVisible = false
    var isUIKitVisible = false

    var isEmpty: Bool { modifiers.isEmpty && apply.isEmpty && !hasEdgeViews }
    /// Whether there is anything in the generated `HeroViews`.
    var hasHelpers: Bool {
        !apply.isEmpty || hasEdgeViews || hasLimitedLines || hasNestedLists || hasAutolayout
    }
}

extension Planner {
    /// Empty for an engine without Hero.
    func planHero(_ context: HeroContext) -> HeroPlan {
        var hero = HeroPlan()
        let hasGivenViews = model.screens.contains { isGenerated($0.declared) && !$0.given.isEmpty }
        hero.isUIKitVisible = hasGivenViews
        guard backend.hasHero else {
            if hasGivenViews { hero.apply = planApply(context) }
            return hero
        }
        hero.apply = planApply(context)
        hero.hasLimitedLines = context.hasLimitedLines
        for index in model.modifiers.indices where isGenerated(model.modifiers[index].declared) {
            look(at: model.modifiers[index].body, context, &hero)
            if !context.listNeedsContext(Handle(index)) { hero.modifiers.append(Handle(index)) }
        }
        for line in model.views where line.place.file == .main {
            look(at: line.modifiers, context, &hero)
        }
        for edge in model.edges where edge.place.file == .main {
            if edge.matches.isEmpty && edge.views.isEmpty { continue }
            hero.hasEdgeViews = true
            for match in model.matches[edge.matches] { look(at: match.modifiers, context, &hero) }
        }
        hero.isHeroVisible =
            !hero.modifiers.isEmpty
            || model.animations.indices.contains {
                isGenerated(model.animations[$0].declared) && context.canPlay(Handle($0))
            }
        hero.isUIKitVisible =
            hasGivenViews
            || hero.modifiers.contains { list in
                model.parameters[model.modifiers[list].parameters].contains { $0.type.isOfHero }
            }
            || hero.apply.functions.contains { function in
                !function.isPart
                    && function.parameters.contains { parameter in
                        guard case .declared(let handle) = parameter else { return false }
                        return model.parameters[handle].type.isOfUIKit
                    }
            }
        return hero
    }

    private func look(
        at modifiers: HandleRange<Handle<Call>>, _ context: HeroContext, _ hero: inout HeroPlan
    ) {
        let mentions = context.mentions(in: modifiers, of: model.items)
        if mentions.contains(.nestedList) { hero.hasNestedLists = true }
        if mentions.contains(.autolayout) { hero.hasAutolayout = true }
        if !mentions.contains(.listThatNeedsContext) { return }
        var names = MentionedNames()
        names.add(modifiers, model)
        // Imported lists that need the context are written out here.
        for list in names.lists
        where context.listNeedsContext(list) && !isGenerated(model.modifiers[list].declared) {
            hero.hasNestedLists = true
            hero.hasAutolayout = true
        }
    }
}

extension ValueType {
    /// Whether its Swift type comes with UIKit where lengths are Hero's.
    fileprivate var isOfHero: Bool {
        switch self {
        case .length, .angle, .fraction: true
        default: isOfUIKit
        }
    }
}
