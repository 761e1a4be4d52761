package import TransitionDSL

/// A diagnostic that a comment of the file allows.
package struct SuppressedDiagnostic: Sendable {
    package var diagnostic: Diagnostic
    /// The text of the comment after the colon; may be empty.
    package var reason: String
    /// The comment.
    package var place: SourcePlace
}

/// `// transc:allow(rule, rule): reason`, taken apart.
struct Suppression {
    struct Rule {
        var id: DiagnosticID
        var place: SourcePlace
    }

    /// The rules in the parentheses, without unknown names.
    var rules: [Rule]
    var reason: String
    /// The comment, without the white space that ends it.
    var place: SourcePlace
    /// The line that it applies to, from 1; nil if no token follows.
    var line: Int?
    /// How many names are in the parentheses, known or not.
    var nameCount: Int
}

extension Diagnostic {
    /// The problem, with a comment that cannot allow it.
    func keeping(_ suppression: Suppression) -> Diagnostic {
        var problem = self
        problem.notes.append(
            Note("the rule is forbidden, so this comment does not count", at: suppression.place))
        return problem
    }
}

/// What the comments of one file allow, and what is wrong with them.
struct SuppressionFile {
    var suppressions: [Suppression] = []
    var problems: [Diagnostic] = []
    /// nil if no comment mentions transc, as in most files.
    var lines: LineTable?  // Hot.
}

/// Problems with suppressions themselves.
extension SuppressionReader {
    /// Why a comment is not a suppression.
    struct Mistake {
        let message: String
        var help = "write `// transc:allow(rule): reason`"

        static let unlike = Mistake(message: "this comment looks like a suppression but is not one")
        static let unlikeMark = Mistake(
            message: "this comment looks like a format mark but is not one",
            help: "write `// transc:format(off)` or `// transc:format(on)`")
        static let notFirst = Mistake(
            message: "a suppression is not at the start of its comment",
            help: "write a separate comment, `// transc:allow(rule): reason`")
        static let second = Mistake(
            message: "two suppressions are in one comment",
            help: "name all rules in one, such as `// transc:allow(rule, rule): reason`")
        static let inBlockComment = Mistake(message: "a suppression is in a block comment")
        static let notClosed = Mistake(message: "a suppression has no `)` after its rules")
        static let missingRule = Mistake(message: "a rule is missing in a suppression")
        static let missingColon = Mistake(message: "a suppression has no `:` before its reason")
    }

    mutating func report(_ cause: Mistake, at offsets: Range<Int>) {
        file.problems.append(
            Diagnostic(.malformedSuppression, cause.message, at: place(offsets), help: cause.help))
    }

    mutating func reportMissingReason(_ place: SourcePlace) {
        file.problems.append(
            Diagnostic(
                .suppressionWithoutReason, "a suppression has no reason", at: place,
                help: "add the reason after a colon: `transc:allow(rule): reason`"))
    }

    /// The rule of a name; nil, with a problem, if no comment can suppress that name.
    mutating func rule(_ name: Range<Int>) -> DiagnosticID? {
        let written = string(name)
        let id = DiagnosticID(named: written)
        if let id, id.isRule, !Suppression.ownRules.contains(id) { return id }
        file.problems.append(
            Diagnostic(
                .unknownSuppression,
                DiagnosticID.retired.contains(written)
                    ? "the rule `\(written)` no longer exists"
                    : id == nil
                        ? "`\(written)` is not a rule" : "`\(written)` cannot be suppressed",
                at: place(name),
                help: DiagnosticID.retired.contains(written)
                    ? "remove the suppression" : id.map(remedy) ?? suggestion(written)))
        return nil
    }

    private func remedy(_ id: DiagnosticID) -> String {
        id.isRule
            ? "fix the suppression, or set `\(id.name)` in the `lint` block"
            : "fix what it reports; only rules can be suppressed"
    }

    private mutating func suggestion(_ written: String) -> String {
        suggestionCount += 1
        if suggestionCount <= 100,
            let near = nearest(written, among: DiagnosticID.rules.map { $0.name })
        {
            return "did you mean `\(near)`?"
        }
        return "`transc explain` lists all rules"
    }
}

extension Suppression {
    /// The rules about suppressions, which cannot be suppressed.
    static let ownRules: [DiagnosticID] = [
        .unusedSuppression, .unknownSuppression, .suppressionWithoutReason, .malformedSuppression,
    ]

    /// The problem of a suppression of which no rule suppresses anything.
    func unusedProblem(removal: Fix.Edit) -> Diagnostic {
        Diagnostic(
            .unusedSuppression, "this suppression suppresses nothing", at: place,
            help: "remove it: the rule finds nothing in its line",
            fix: Fix("remove the suppression", [removal]))
    }

    /// The problem of one rule of several that suppresses nothing.
    func unusedProblem(_ rule: Rule, removal: Fix.Edit) -> Diagnostic {
        Diagnostic(
            .unusedSuppression, "`\(rule.id.name)` suppresses nothing here",
            at: rule.place, help: "remove it from the list",
            fix: Fix("remove `\(rule.id.name)` from the list", [removal]))
    }
}
