/// The level of a rule: the words of a `lint` block and of the command line.
package enum LintLevel: String, CaseIterable, Sendable {
    case off, note, warning, error

    /// The severity of its findings; nil if the rule is off.
    package var severity: Severity? {
        switch self {
        case .off: nil
        case .note: .note
        case .warning: .warning
        case .error: .error
        }
    }
}

/// The levels of rules for a run or one of its files: those of the command line and the settings, then
/// those of the file. They replace the severity that a rule, or the comparison of `compile` with an app,
/// gives a finding.
package struct RuleLevels: Sendable {
    /// Those of the command line and the settings. The last level set for a rule wins.
    package var chosen: [DiagnosticID: LintLevel] = [:]
    /// Errors that no comment, file or baseline lowers or hides.
    package var forbidden: Set<DiagnosticID> = []
    /// The level for everything that would be a warning, if it is set.
    package var ofWarnings: LintLevel?
    /// The rules that ``ofWarnings`` does not apply to.
    package var exceptions: Set<DiagnosticID> = []
    /// Those of the `lint` blocks of a file.
    private var ofFile: [DiagnosticID: LintLevel] = [:]

    package init() {}

    /// The levels for a file with these settings.
    package func with(_ settings: [LintSetting]) -> RuleLevels {
        var levels = self
        for setting in settings { levels.ofFile[setting.rule] = setting.level }
        return levels
    }

    package func isOn(_ rule: DiagnosticID) -> Bool { (level(setFor: rule) ?? rule.level) != .off }

    /// Nil if the rule has its own level.
    private func level(setFor rule: DiagnosticID) -> LintLevel? {
        if forbidden.contains(rule) { return .error }
        return chosen[rule] ?? ofFile[rule]
    }

    /// The findings with their severities, without those of rules that are off. A finding of a rule
    /// without a level that is set keeps its own severity.
    package func apply(to problems: [Diagnostic]) -> [Diagnostic] { problems.compactMap(apply) }

    package func apply(to problem: Diagnostic) -> Diagnostic? {
        guard problem.id.isRule else { return problem }
        var severity: Severity? = problem.severity
        if let level = level(setFor: problem.id) { severity = level.severity }
        if severity == .warning, let ofWarnings, !exceptions.contains(problem.id) {
            severity = ofWarnings.severity
        }
        guard let severity else { return nil }
        var problem = problem
        problem.severity = severity
        return problem
    }
}
