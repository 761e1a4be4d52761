import TransitionDSL

/// Matches and ids in the braces of a line whose animation is not Hero's.
enum HiddenMatch: LintRule {
    static let id = DiagnosticID.hiddenMatch

    static func problems(in context: LintContext) -> [Diagnostic] {
        unplayedLines(in: context) { $0.contains(.runtime) }.map { line in
            Diagnostic(
                id,
                "\(line.what) never flies: an animator or a zoom of a rectangle plays the line",
                at: line.place,
                help: "choose an animation of Hero's, such as `fade`, or take it off"
            )
        }
    }
}
