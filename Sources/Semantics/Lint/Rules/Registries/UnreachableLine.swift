import Resolution
import TransitionDSL

/// A line whose every transition a narrower line has: what it says never plays, and whoever edits
/// it wonders why nothing changes.
enum UnreachableLine: LintRule {
    static let id = DiagnosticID.unreachableLine

    static func problems(in context: LintContext) -> [Diagnostic] {
        let lines = zip(context.tables, context.isContested).gathered { table, isContested in
            table.unreachableLines(isContested: isContested)
        }
        return lines.map { line in
            Diagnostic(
                id,
                "the animation of this line never plays",
                at: context.model.edges[line.edge].place,
                notes: line.winners.map {
                    .init("this line plays instead", at: context.model.edges[$0].place)
                },
                help: "remove it, or name screens that no narrower line has"
            )
        }
    }
}
