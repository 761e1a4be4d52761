import TransitionDSL

/// Matches and ids in the braces of a line that plays UIKit's own transition: Hero is off for it.
enum MatchWithSystem: LintRule {
    static let id = DiagnosticID.matchWithSystem

    static func problems(in context: LintContext) -> [Diagnostic] {
        unplayedLines(in: context) { $0.allSatisfy { $0 == .system } }.map { line in
            Diagnostic(
                id,
                "\(line.what) never flies: the line plays `system`, which keeps Hero out",
                at: line.place,
                help: "choose an animation of Hero's, such as `none`, or take it off"
            )
        }
    }
}
