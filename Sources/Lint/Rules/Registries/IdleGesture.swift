import Resolution
import TransitionDSL

extension LintContext {
    /// `interactive` for a return that its line does not decide: the line leaves it to the
    /// defaults, or other lines name the operation. The gesture of the winning animation applies,
    /// so this one is never attached.
    func idleGesture() -> [Diagnostic] {
        zip(tables, model.registries).flatMap { table, registry in
            registry.edges.handles.flatMap { problems($0, table) }
        }
    }

    private func problems(_ handle: Handle<Edge>, _ table: Table) -> [Diagnostic] {
        let edge = model.edges[handle]
        guard edge.hasReturn, let use = edge.animation else { return [] }
        var bindings = Bindings()
        let options = bindings.unfold(
            ChosenAnimation(use.going), with: use.options,
            on: DrivenEvent(isReturn: false, hasReturn: true),
            model
        ).options
        // The gesture of a named animation serves other lines, too.
        let gestures = options.idleInteractions.filter {
            model.items[use.options].contains($0.call)
        }
        let statements = table.statements(of: handle)
        if gestures.isEmpty || statements.isEmpty { return [] }
        var note: Diagnostic.Note?
        if !statements.allSatisfy({ $0.returning == nil }) {
            var named: Handle<Edge>?
            for statement in statements {
                for operation in edge.returnOperations.members {
                    guard let line = table.line(naming: operation, ofAllReturnsFrom: statement)
                    else { return [] }
                    named = line
                }
            }
            note = named.map { .init("this line decides the return", at: model.edges[$0].place) }
        }
        return gestures.map { gesture in
            Diagnostic(
                .idleGesture, "this gesture drives nothing: the line does not decide its return",
                at: place(gesture.call), notes: note.map { [$0] } ?? [],
                help: note == nil
                    ? "write an animation after `/`, or `interactive(…, on: go)`"
                    : "put it on the line that decides the return")
        }
    }
}

extension Table {
    /// A line that names a return operation and covers all returns of a rule's events.
    fileprivate func line(
        naming operation: OperationSet, ofAllReturnsFrom forward: TransitionRule
    ) -> Handle<Edge>? {
        statements.first { statement in
            statement.isOfReturn && statement.pattern.trigger == .any
                && statement.pattern.operations.contains(operation)
                && forward.pattern.versions.isInside(statement.pattern.versions)
                && sets.isInside(forward.to, statement.from)
                && sets.isInside(forward.from, statement.to)
        }?.edge
    }
}
