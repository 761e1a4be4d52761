import TransitionDSL

/// Two classes after `is`: a Swift class has one superclass, the rest are protocols.
enum TwoSuperclasses: LintRule {
    static let id = DiagnosticID.twoSuperclasses

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        var problems: [Diagnostic] = []
        for screen in model.screens where screen.parents.count > 1 {
            guard context.isOwn(screen.declared.place) else { continue }
            let classes = model.screenReferences[screen.parents].filter {
                !model.screens[$0].isProtocol
            }
            guard let first = classes.first, let second = classes.first(where: { $0 != first })
            else { continue }
            let name = context.texts.string(screen.declared.name)
            problems.append(
                Diagnostic(
                    id,
                    "`\(context.texts.name(first))` and `\(context.texts.name(second))` are both "
                        + "classes",
                    at: screen.declared.place,
                    help: "name the superclass of `\(name)` alone; `any` makes a screen a protocol")
            )
        }
        return problems
    }
}
