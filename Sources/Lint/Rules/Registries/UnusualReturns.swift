import Resolution
import TransitionDSL

/// `x / default` where no line and no default decides what comes back: the screen arrives as the file
/// says and leaves as the engine likes. Often meant, since it is written; a team that wants its file
/// to decide all returns turns the rule on.
enum ForgottenReturn: LintRule {
    static let id = DiagnosticID.forgottenReturn

    static func problems(in context: LintContext) -> [Diagnostic] {
        let containers = context.model.defaults.compactMap { $0.container }
        return zip(context.tables, context.model.registries).flatMap { table, registry in
            registry.edges.handles.compactMap { handle in
                let edge = context.model.edges[handle]
                guard let use = edge.animation, let returning = use.returning,
                    context.model.isDefault(returning), !context.model.isDefault(use.going),
                    context.rootName(use.going) != Catalog.Animation.system,
                    isOpen(handle, table, containers, context)
                else { return nil }
                return Diagnostic(
                    id, "no line and no default decides the return of this line",
                    at: context.model.calls[returning].place,
                    help: "name an animation, or leave out `/ default` to have the opposite play")
            }
        }
    }

    /// Whether some return of a line is left to the engine, in whichever container its screens are.
    private static func isOpen(
        _ edge: Handle<Edge>, _ table: Table, _ containers: [Handle<Screen>], _ context: LintContext
    ) -> Bool {
        table.statements(of: edge).contains { statement in
            guard statement.returning == nil,
                let operation = statement.occasion.operations.members.first,
                let from = table.sets.roots(statement.from).first,
                let to = table.sets.roots(statement.to).first,
                let back = Event(operation, from: from, to: to).undoing
            else { return false }
            return table.statements(covering: back).isEmpty
                && context.model.defaultAnswer(
                    to: back, screens: table.sets.tree, containers: containers) == nil
        }
    }
}

/// A way back that is not the opposite of the way there. Often meant; a team that wants its screens
/// to leave the way they came asks for this rule.
enum AsymmetricReturn: LintRule {
    static let id = DiagnosticID.asymmetricReturn

    static func problems(in context: LintContext) -> [Diagnostic] {
        let plays = PlayText(context.model)
        return context.model.registries.flatMap { registry in
            context.model.edges[registry.edges].compactMap { edge in
                guard let use = edge.animation, let returning = use.returning,
                    edge.operation != .tab, !edge.isBothWays,
                    !context.model.isDefault(returning), !context.model.isDefault(use.going)
                else { return nil }
                let opposite = plays.name(Play(use.going, isOpposite: true))
                guard plays.expanded(Play(returning)) != opposite else { return nil }
                return Diagnostic(
                    id, "the way back is not the opposite of the way there",
                    at: context.model.calls[returning].place,
                    help: "the opposite is `\(opposite)`, which plays without a `/`")
            }
        }
    }
}
