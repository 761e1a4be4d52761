import TransitionDSL

/// Two classes after `is`: a Swift class has one superclass, the rest are protocols.
enum TwoSuperclasses: LintRule {
    static let id = DiagnosticID.twoSuperclasses

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        let screens = model.screens.filter {
            $0.parents.count > 1 && context.isOwn($0.declared.place)
        }
        if screens.isEmpty { return [] }
        let graph = ScreenGraph(model)
        return screens.compactMap { screen in
            let parents = Array(model.screenReferences[screen.parents])
            let classes = parents.indices.filter { !model.screens[parents[$0]].isProtocol }
            guard let first = classes.first,
                let second = classes.first(where: {
                    areUnrelated(parents[$0], parents[first], graph)
                })
            else { return nil }
            let places = context.placesOfParents(screen)
            let other = context.texts.name(parents[first])
            let name = context.texts.string(screen.declared.name)
            return Diagnostic(
                id,
                "`\(name)` has a superclass already, `\(other)`",
                at: places.indices.contains(second) ? places[second] : screen.declared.place,
                notes: places.indices.contains(first)
                    ? [.init("`\(other)` is here", at: places[first])] : [],
                help: "name one of the two; what is a protocol is declared with `any`")
        }
    }

    /// A class beside a class that it inherits from is the matter of ``CoveredNameInList``.
    private static func areUnrelated(
        _ one: Handle<Screen>,
        _ other: Handle<Screen>,
        _ graph: ScreenGraph
    ) -> Bool {
        let (one, other) = (graph.number(one), graph.number(other))
        return one != other
            && graph.firstAbove(one, through: .parents, where: { $0 == other }) == nil
            && graph.firstAbove(other, through: .parents, where: { $0 == one }) == nil
    }
}
