import Resolution
import TransitionDSL

extension LintContext {
    /// `x / default` without a line or a default for the return: the file decides how the screen
    /// appears, the engine how it leaves. Often intended, since it is written; off by default, for
    /// teams that want their file to decide all returns.
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
                    help: "name an animation, or leave out `/ default` to play the opposite")
            }
        }
    }

    /// Whether a return of a line is left to the engine, in any container of its screens.
    private func isOpen(
        _ edge: Handle<Edge>, _ table: Table, _ containers: [Handle<Screen>]
    ) -> Bool {
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

    /// A return that is not the opposite of the forward animation. Often intended; off by default,
    /// for teams that want screens to leave the way they came.
    func asymmetricReturn() -> [Diagnostic] {
        let plays = PlayText(model)
        return model.registries.flatMap { registry in
            model.edges[registry.edges].compactMap { edge in
                guard let use = edge.animation, let returning = use.returning,
                    edge.operation != .tab, !edge.isBothWays, !model.isDefault(returning),
                    !model.isDefault(use.going)
                else { return nil }
                let opposite = plays.name(ChosenAnimation(use.going, isOpposite: true))
                guard plays.expanded(ChosenAnimation(returning)) != opposite else { return nil }
                return Diagnostic(
                    .asymmetricReturn, "the return is not the opposite of the forward animation",
                    at: place(returning),
                    help: "the opposite, `\(opposite)`, is the default without `/`")
            }
        }
    }
}
