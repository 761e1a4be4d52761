import TransitionDSL

/// What is said of suppressions themselves.
extension SuppressionReader {
    /// How a comment misses being a suppression.
    enum Slip {
        case unlike, notFirst, second, inBlockComment, notClosed, missingRule, missingColon

        fileprivate var message: String {
            switch self {
            case .unlike: "this comment looks like a suppression and is none"
            case .notFirst: "a suppression does not begin its comment"
            case .second: "two suppressions stand in one comment"
            case .inBlockComment: "a suppression stands in a block comment"
            case .notClosed: "the rules of a suppression lack their `)`"
            case .missingRule: "a rule is missing in a suppression"
            case .missingColon: "a suppression lacks the `:` before its reason"
            }
        }

        fileprivate var help: String {
            switch self {
            case .second: "name all rules in one, such as `// transc:allow(rule, rule): reason`"
            case .notFirst: "begin a comment of its own with it, `// transc:allow(rule): reason`"
            case .unlike, .inBlockComment, .notClosed, .missingRule, .missingColon:
                "write `// transc:allow(rule): reason`"
            }
        }
    }

    mutating func report(_ slip: Slip, at offsets: Range<Int>) {
        file.problems.append(
            Diagnostic(.malformedSuppression, slip.message, at: place(offsets), help: slip.help))
    }

    mutating func reportMissingReason(_ place: SourcePlace) {
        file.problems.append(
            Diagnostic(
                .suppressionWithoutReason, "a suppression says no reason", at: place,
                help: "say after a colon why it is right here: `transc:allow(rule): reason`"))
    }

    /// The rule of a name; nil, and a problem, where it is none that a comment can allow.
    mutating func rule(_ name: Range<Int>) -> DiagnosticID? {
        let written = string(name)
        let id = DiagnosticID(rawValue: written)
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
            ? "mend the suppression, or set `\(id.rawValue)` in the `lint` block"
            : "mend what it reports; only rules can be suppressed"
    }

    private mutating func suggestion(_ written: String) -> String {
        suggestionCount += 1
        if suggestionCount <= 100,
            let near = nearest(written, among: DiagnosticID.rules.map { $0.rawValue })
        {
            return "did you mean `\(near)`?"
        }
        return "`transc explain` lists all rules"
    }
}

extension Suppression {
    /// The rules about suppressions, which none suppresses.
    static let ownRules: [DiagnosticID] = [
        .unusedSuppression, .unknownSuppression, .suppressionWithoutReason, .malformedSuppression,
    ]

    /// Said of a whole suppression where no rule of it suppresses anything.
    func unusedProblem(removal: Fix.Edit) -> Diagnostic {
        Diagnostic(
            .unusedSuppression, "this suppression suppresses nothing", at: place,
            help: "remove it: the rule finds nothing in the line that it speaks of",
            fix: Fix("remove the suppression", [removal]))
    }

    /// Said of one rule of several.
    func unusedProblem(_ rule: Rule, removal: Fix.Edit) -> Diagnostic {
        Diagnostic(
            .unusedSuppression, "`\(rule.id.rawValue)` finds nothing here to suppress",
            at: rule.place, help: "remove it from the list",
            fix: Fix("remove `\(rule.id.rawValue)` from the list", [removal]))
    }
}
