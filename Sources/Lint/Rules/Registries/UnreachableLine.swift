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
                    : "the animation of this line never plays, nor does its return",
                at: edge.place,
                notes: line.winners.map {
                    .init("this line plays instead", at: context.model.edges[$0].place)
                },
                help: "remove it, or name screens that no narrower line has"
            )
        }
    }
}
