import TransitionDSL

/// What `--error`, `--warn`, `--note` and `--allow` say of rules.
struct RuleLevelOptions: Sendable {
    /// Of several for a rule the last one counts.
    var levels: [DiagnosticID: LintLevel] = [:]
    /// What becomes of all that would be a warning, where `warnings` is set.
    var ofWarnings: LintLevel?

    /// The word that stands for all that would be a warning.
    static let allWarnings = "warnings"

    /// Sets the level of each rule in a list that commas separate.
    mutating func set(_ level: LintLevel, _ option: GivenOption) throws(Failure) {
        for word in option.value.split(separator: ",", omittingEmptySubsequences: false) {
            if word == Self.allWarnings {
                ofWarnings = level
            } else if !DiagnosticID.retired.contains(String(word)) {
                levels[try rule(String(word), option)] = level
            }
        }
    }

    /// Gives the warnings the level that is asked for all of them.
    func levelled(_ problems: [Diagnostic]) -> [Diagnostic] {
        guard let ofWarnings, ofWarnings != .warning else { return problems }
        return problems.compactMap { problem in
            guard problem.severity == .warning else { return problem }
            guard let severity = ofWarnings.severity else { return nil }
            var problem = problem
            problem.severity = severity
            return problem
        }
    }

    private func rule(_ word: String, _ option: GivenOption) throws(Failure) -> DiagnosticID {
        guard let id = DiagnosticID(rawValue: word) else {
            let known = [Self.allWarnings] + DiagnosticID.rules.map(\.rawValue)
            throw Failure(
                .usage, "`\(word)` for `\(option.spelling)` is not a rule",
                help: nearest(word, among: known).map { "did you mean `\($0)`?" }
                    ?? "`transc explain` lists the rules")
        }
        guard id.isRule else {
            throw Failure(
                .usage, "`\(word)` is an error of the language, whose level cannot be set",
                help: "`\(option.spelling)` takes rules, which `transc explain` lists")
        }
        return id
    }
}
