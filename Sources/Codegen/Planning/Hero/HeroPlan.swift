import TransitionDSL

/// The additional declarations of a file with an engine that has Hero.
struct HeroPlan {
    var modifiers: [Handle<ModifierList>] = []
    var apply = ApplyPlan()
    /// Whether lines of registries set ids or modifiers of views.
    var hasEdgeViews = false
    /// Whether a list of modifiers is written inside another one.
    var hasNestedLists = false
    var hasAutolayout = false
    /// Whether visible declarations use Hero's types, or UIKit's.
    var isHeroVisible = false
    var isUIKitVisible = false

    var isEmpty: Bool { modifiers.isEmpty && apply.isEmpty && !hasEdgeViews }

    /// For an engine without Hero: only the views that the app passes for screens.
    init(_ model: Model, _ backend: EngineBackend, _ context: HeroContext) {
        let hasGivenViews = model.screens.contains { $0.declared.isGenerated && !$0.given.isEmpty }
        isUIKitVisible = hasGivenViews
        if backend.hasHero || hasGivenViews { apply = ApplyPlan(model, context) }
        if !backend.hasHero { return }
        for index in model.modifiers.indices where model.modifiers[index].declared.isGenerated {
            look(at: model.modifiers[index].body, context, model)
            if !context.listNeedsContext(Handle(index)) { modifiers.append(Handle(index)) }
        }
        for line in model.views where line.place.file == .main {
            look(at: line.modifiers, context, model)
        }
        for edge in model.edges where edge.place.file == .main {
            if edge.matches.isEmpty && edge.views.isEmpty { continue }
            hasEdgeViews = true
            for match in model.matches[edge.matches] { look(at: match.modifiers, context, model) }
        }
        isHeroVisible =
            !modifiers.isEmpty
            || own(model.animations) { $0.declared }.contains { context.canPlay($0) }
        isUIKitVisible =
            hasGivenViews
            || modifiers.contains { list in
                model.parameters[model.modifiers[list].parameters].contains { $0.type.isOfHero }
            }
            || apply.functions.contains { function in
                function.calledScreen.map { model.screens[$0].hosting != nil } == true
                    || !function.isPart
                        && function.parameters.contains { parameter in
                            guard case .declared(let handle) = parameter else { return false }
                            return model.parameters[handle].type.isOfUIKit
                        }
            }
    }

    private mutating func look(
        at modifiers: HandleRange<Handle<Call>>, _ context: HeroContext, _ model: Model
    ) {
        let dependencies = context.dependencies(in: modifiers, model)
        if dependencies.contains(.nestedList) { hasNestedLists = true }
        if dependencies.contains(.autolayout) { hasAutolayout = true }
        if !dependencies.contains(.listThatNeedsContext) { return }
        // Imported lists that need the context are expanded here.
        let isWrittenOut = DependencyFinder { $0.add(modifiers, model) }.lists.contains { list in
            context.listNeedsContext(list) && !model.modifiers[list].declared.isGenerated
        }
        if isWrittenOut { (hasNestedLists, hasAutolayout) = (true, true) }
    }
}

extension ValueType {
    /// Whether its Swift type comes with UIKit if lengths are Hero's.
    fileprivate var isOfHero: Bool {
        switch self {
        case .length, .angle, .fraction: true
        default: isOfUIKit
        }
    }
}
