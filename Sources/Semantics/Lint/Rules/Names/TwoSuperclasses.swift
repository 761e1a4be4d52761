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
            let classes = model.screenReferences[screen.parents].filter {
                !model.screens[$0].isProtocol
            }
            guard let first = classes.first,
                let second = classes.first(where: { areUnrelated($0, first, graph) })
            else { return nil }
            let name = context.texts.string(screen.declared.name)
            let names = "`\(context.texts.name(first))` and `\(context.texts.name(second))`"
            return Diagnostic(
                id,
                "\(names) are both classes",
                at: screen.declared.place,
                help: "name the superclass of `\(name)` alone; `any` makes a screen a protocol")
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
