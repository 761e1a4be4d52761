import Resolution
import TransitionDSL

extension LintContext {
    /// `x / default` where no line and no default decides what comes back: the screen arrives as
    /// the file says and leaves as the engine likes. Often meant, since it is written; a team that
    /// wants its file to decide all returns turns the rule on.
    func forgottenReturn() -> [Diagnostic] {
        let containers = model.defaults.compactMap { $0.container }
        return zip(tables, model.registries).flatMap { table, registry in
            registry.edges.handles.compactMap { handle in
                let edge = model.edges[handle]
                guard let use = edge.animation, let returning = use.returning,
                    model.isDefault(returning), !model.isDefault(use.going),
                    rootName(use.going) != Catalog.Animation.system,
                    isOpen(handle, table, containers)
                else { return nil }
                return Diagnostic(
                    .forgottenReturn, "no line and no default decides the return of this line",
                    at: place(returning),
                    help: "name an animation, or leave out `/ default` to have the opposite play")
            }
        }
    }

    /// Whether some return of a line is left to the engine, in whichever container its screens are.
    private func isOpen(_ edge: Handle<Edge>, _ table: Table, _ containers: [Handle<Screen>])
        -> Bool
    {
        table.statements(of: edge).contains { statement in
            guard statement.returning == nil,
                let operation = statement.pattern.operations.members.first,
                let from = table.sets.roots(statement.from).first,
                let to = table.sets.roots(statement.to).first,
                let back = Event(operation, from: from, to: to).undoing
            else { return false }
            return table.statements(covering: back).isEmpty
                && model.defaultAnswer(to: back, screens: table.sets.tree, containers: containers)
                    == nil
        }
    }

    /// A way back that is not the opposite of the way there. Often meant; a team that wants its
    /// screens to leave the way they came asks for this rule.
    func asymmetricReturn() -> [Diagnostic] {
        let plays = PlayText(model)
        return model.registries.flatMap { registry in
            model.edges[registry.edges].compactMap { edge in
                guard let use = edge.animation, let returning = use.returning,
                    edge.operation != .tab, !edge.isBothWays, !model.isDefault(returning),
                    !model.isDefault(use.going)
                else { return nil }
                let opposite = plays.name(Play(use.going, isOpposite: true))
                guard plays.expanded(Play(returning)) != opposite else { return nil }
                return Diagnostic(
                    .asymmetricReturn, "the way back is not the opposite of the way there",
                    at: place(returning),
                    help: "the opposite is `\(opposite)`, which plays without a `/`")
            }
        }
    }
}
