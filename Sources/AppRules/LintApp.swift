package import AppFacts
package import TransitionDSL

/// Runs the rules over an app, which was scanned with its index, and gives each finding its level.
/// By file and place. A rule that is off does not run.
package func lintApp(
    _ scan: AppScan, levels: [DiagnosticID: LintLevel] = [:]
) -> [Diagnostic] {
    let context = AppContext(scan)
    let problems = appRules.filter { (levels[$0.id] ?? $0.id.level) != .off }.flatMap { rule in
        rule.problems(context)
    }
    let levelled = problems.compactMap { problem -> Diagnostic? in
        guard let severity = (levels[problem.id] ?? problem.id.level).severity else { return nil }
        var problem = problem
        // A rule may be less certain than its level, never more.
        problem.severity = levels[problem.id] == nil ? min(problem.severity, severity) : severity
        return problem
    }
    return byPlace(levelled)
}
