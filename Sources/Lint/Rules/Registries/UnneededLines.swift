import Resolution
import TransitionDSL

/// A line whose every forward transition narrower lines have: neither its animation nor its return
/// ever plays, and editing it changes nothing.
enum UnreachableLine: LintRule {
    static let id = DiagnosticID.unreachableLine

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.unreachableLines.joined().map { line in
            let edge = context.model.edges[line.edge]
            return Diagnostic(
                id,
                edge.returnOperations.isEmpty
                    ? "the animation of this line never plays"
                    : "the animation of this line never plays, nor does its return", at: edge.place,
                notes: line.winners.map {
                    .init("this line plays instead", at: context.model.edges[$0].place)
                }, help: "remove it, or name screens that no narrower line has")
        }
    }
}

/// A line without which the same would play: a wider one says so already.
enum RedundantLineRule: LintRule {
    static let id = DiagnosticID.redundantLine

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        let lines = context.tables.indices.flatMap { number in
            context.tables[number].redundantLines(
                in: model, without: context.unreachableLines[number])
        }
        return lines.compactMap { line in
            let edge = model.edges[line.edge]
            guard edge.matches.isEmpty, edge.views.isEmpty else { return nil }
            return Diagnostic(
                id, "without this line the same would play", at: edge.place,
                notes: [.init("by this line", at: model.edges[line.instead].place)],
                help: "remove it",
                fix: Fix("remove the line", [context.removalOfLines(at: edge.place)]))
        }
    }
}
