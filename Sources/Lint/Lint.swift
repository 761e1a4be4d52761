package import Semantics
package import TransitionDSL

/// The result of linting a program, with the levels of its `lint` block and the command line.
package struct LintResult: Sendable {
    /// The program; nil if check found an error in it.
    package var model: Model?
    /// All problems of check and rules by file and place, with the requested severity.
    package var problems: [Diagnostic]
    /// What comments suppress, with the severity that it would have had.
    package var suppressed: [SuppressedDiagnostic] = []
    /// What the run's other files need; nil if the program has an error, or for a single file.
    package var heroIDs: HeroIDSightings?
}

/// What rules about an app found in a file.
package struct AppProblems: Sendable {
    package var problems: [Diagnostic]
    /// The rules that ran.
    package var rules: [DiagnosticID]

    package init(_ problems: [Diagnostic], of rules: [DiagnosticID] = DiagnosticID.rulesOfApps) {
        self.problems = problems
        self.rules = rules
    }
}

/// Runs the rules over a checked program, and gives each problem the requested level.
/// A rule that is off does not run. Rules are skipped for a program with errors. Suppressed
/// problems are returned separately. A level from the command line overrides one in the file, and
/// no comment suppresses what is `forbidden`. For
/// one file of several, the problems include ``HeroIDSightings/pending``, which the caller confirms
/// or removes. `app` has what rules about an app found in this file; nil without an app.
package func lint(
    _ checked: Analysis, _ files: [ParseResult], imports: [ResolvedImport] = [],
    levels commandLineLevels: [DiagnosticID: LintLevel] = [:],
    forbidden: Set<DiagnosticID> = [], isOneOfSeveral: Bool = false,
    app: AppProblems? = nil
) -> LintResult {
    var levels: [DiagnosticID: LintLevel] = [:]
    for setting in checked.lintSettings { levels[setting.rule] = setting.level }
    for (rule, level) in commandLineLevels { levels[rule] = level }

    func isOn(_ rule: DiagnosticID) -> Bool { (levels[rule] ?? rule.level) != .off }

    var problems = checked.problems
    var heroIDs: HeroIDSightings?
    if let model = checked.model {
        let context = LintContext(
            model: model, files: files, imports: imports, tables: checked.tables)
        problems += lintRules.filter { isOn($0.id) }.flatMap { $0.problems(context) }
        if isOneOfSeveral { heroIDs = HeroIDSightings(context) }
        if isOn(.oneSidedHeroID) { problems += heroIDs?.pending ?? [] }
        problems += app?.problems ?? []
    }
    let applied = applySuppressions(
        files.map { readSuppressions(in: $0.tree.tokens) }, in: files,
        to: keepingComments(levelled(problems, levels), in: files), forbidden
    ) { rule in
        // A suppression of a rule about an app may have its use in a run with the app.
        checked.model != nil && isOn(rule)
            && (!DiagnosticID.rulesOfApps.contains(rule) || app?.rules.contains(rule) == true)
    }
    return LintResult(
        model: checked.model,
        problems: byPlace(applied.problems + levelled(applied.judgement, levels)),
        suppressed: applied.suppressed, heroIDs: heroIDs)
}

private func levelled(_ problems: [Diagnostic], _ levels: [DiagnosticID: LintLevel]) -> [Diagnostic]
{
    problems.compactMap { problem in
        guard let level = levels[problem.id], problem.id.isRule else { return problem }
        guard let severity = level.severity else { return nil }
        var problem = problem
        problem.severity = severity
        return problem
    }
}
