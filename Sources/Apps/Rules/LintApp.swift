package import TransitionDSL

/// Runs the rules over an app, which was scanned with its index, and gives each finding its level.
/// By file and place. A rule that is off does not run. What .trans files set counts as set by the
/// app. `files` are the .trans files of the command line, `declared` those of the app.
package func lintApp(
    _ scan: AppScan, files: [AppModel] = [], declared: [Model] = [],
    levels: [DiagnosticID: LintLevel] = [:]
) -> [Diagnostic] {
    let context = AppContext(scan, files, declared: declared)
    let rules = appRules + (files.isEmpty ? [] : handRules)
    let problems = rules.filter { (levels[$0.id] ?? $0.id.level) != .off }.flatMap { rule in
        rule.problems(context)
    }
    // An id that no file declares has one finding, and files check their own ids.
    let undeclared = problems.filter { $0.id == .undeclaredHeroID }.map { $0.place }
    let ofFiles = context.idsCheckedByFiles.union(undeclared)
    let levelled = problems.compactMap { problem -> Diagnostic? in
        guard let severity = (levels[problem.id] ?? problem.id.level).severity,
            // The rules of the language report what is in a file.
            !context.isInFile(problem.place),
            problem.id != .oneSidedHeroID || !ofFiles.contains(problem.place)
        else { return nil }
        var problem = problem
        // A rule may be less certain than its level, never more.
        problem.severity = levels[problem.id] == nil ? min(problem.severity, severity) : severity
        return problem
    }
    return byPlace(levelled)
}
