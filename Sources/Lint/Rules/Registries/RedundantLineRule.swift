import Resolution
import TransitionDSL

/// A line without which the same would play: a wider one says so already.
enum RedundantLineRule: LintRule {
    static let id = DiagnosticID.redundantLine

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        let lines = context.tables.indices.flatMap { number in
            context.tables[number].redundantLines(
                in: model, without: context.unreachableLines[number],
                isContested: context.isContested[number])
        }
        return lines.compactMap { line in
            let edge = model.edges[line.edge]
            guard edge.matches.isEmpty, edge.views.isEmpty else { return nil }
            return Diagnostic(
                id,
                "without this line the same would play",
                at: edge.place,
                notes: [.init("by this line", at: model.edges[line.instead].place)],
                help: "remove it",
                fix: Fix("remove the line", [context.removalOfLines(at: edge.place)])
            )
        }
    }
}
