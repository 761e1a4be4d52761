import Resolution
import TransitionDSL

/// A default beside a line of the only registry that decides all transitions which the default is
/// for, itself or by its return: the default never plays.
enum ShadowedDefault: LintRule {
    static let id = DiagnosticID.shadowedDefault

    static func problems(in context: LintContext) -> [Diagnostic] {
        findings(in: context).map { line, edge in
            Diagnostic(
                id, "the default for `\(line.event.rawValue)` never plays", at: line.place,
                notes: [
                    .init(
                        "this line decides every transition that it is for",
                        at: context.model.edges[edge].place)
                ], help: "remove one of the two; a default can say what the line says")
        }
    }

    /// The defaults that never play, each with the line that decides instead.
    static func findings(in context: LintContext) -> [(line: DefaultLine, edge: Handle<Edge>)] {
        let model = context.model
        guard model.registries.count == 1, let table = context.tables.first else { return [] }
        let shadows = Shadows(table: table)
        var found: [(line: DefaultLine, edge: Handle<Edge>)] = []
        func look(at lines: ArraySlice<DefaultLine>, of screen: Handle<Screen>?) {
            for line in lines where context.isOwn(line.place) {
                let edges = operations(of: line, beside: lines).map { shadows.edge($0, screen) }
                if let edge = edges.first ?? nil, edges.allSatisfy({ $0 != nil }) {
                    found.append((line, edge))
                }
            }
        }
        for block in model.defaults { look(at: model.defaultLines[block.lines], of: nil) }
        for (index, screen) in model.screens.enumerated() {
            look(at: model.defaultLines[screen.defaults], of: Handle(index))
        }
        return found
    }

    /// What a default is for: its operation, and the return from there unless its block names that.
    private static func operations(
        of line: DefaultLine, beside lines: ArraySlice<DefaultLine>
    ) -> [OperationSet] {
        func names(_ event: DefaultLine.Event) -> Bool { lines.contains { $0.event == event } }
        switch line.event {
        case .push: return names(.pop) ? [.push] : [.push, .pop]
        case .pop: return [.pop]
        case .present: return names(.dismiss) ? [.present] : [.present, .dismiss]
        case .dismiss: return [.dismiss]
        case .tab: return [.tabHigher, .tabLower]
        case .replace: return [.replace]
        case .reduceMotion: return []
        }
    }
}

/// Which lines decide an operation of all screens, or of one that is presented, on every iOS.
private struct Shadows {
    let table: Table

    /// The line that decides it; nil where some of it is left to the defaults.
    func edge(_ operation: OperationSet, _ screen: Handle<Screen>?) -> Handle<Edge>? {
        if leaves(operation, { $0.play }) { return nil }
        if let named = covering(operation, screen) { return named }
        var event = Event(operation, from: 0, to: 0)
        event = event.forward ?? event
        if event.operation == operation || leaves(event.operation, { $0.returning }) { return nil }
        return covering(event.operation, screen)
    }

    /// Whether a line leaves some of it to the defaults.
    private func leaves(_ operation: OperationSet, _ play: (Statement) -> Play?) -> Bool {
        table.statements.contains { $0.occasion.operations.contains(operation) && play($0) == nil }
    }

    private func covering(_ operation: OperationSet, _ screen: Handle<Screen>?) -> Handle<Edge>? {
        let isBack = OperationSet.back.contains(operation)
        return table.statements.first { statement in
            guard statement.occasion.means == .any, statement.occasion.versions == .all,
                statement.occasion.operations.contains(operation)
            else { return false }
            return covers(isBack ? statement.from : statement.to, screen)
                && covers(isBack ? statement.to : statement.from, nil)
        }?.edge
    }

    private func covers(_ set: EndSets.ID, _ screen: Handle<Screen>?) -> Bool {
        let subtrees = screen.map(table.sets.tree.subtrees) ?? [ScreenTree.undeclared]
        return subtrees.allSatisfy { table.sets.has($0, set) }
    }
}
