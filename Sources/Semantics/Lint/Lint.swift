package import Parser
package import TransitionDSL

/// What is to be said of a program once its `lint` block and the command line have been heard.
package struct LintResult: Sendable {
    /// The program, unless check found an error in it, also among its tables.
    package var model: Model?
    /// All problems of check and rules, by file and place, as grave as asked for.
    package var problems: [Diagnostic]
    /// What a comment allows, as grave as it would have been.
    package var suppressed: [SuppressedDiagnostic] = []
    /// What the other files of the run need; nil where the program has an error, or for one file.
    package var heroIDs: HeroIDSightings?
}

/// Checks the tables of a program that is checked otherwise, runs the rules over it, and gives each
/// problem the level that is asked for.
///
/// A rule that is off does not run, and what rules find in a program with errors is not told: what
/// it means is not known. What a comment allows is told apart. Of two levels for a rule the command
/// line's counts. `both` may work on tables and on all else at once. Of one file of several the
/// problems include ``HeroIDSightings/pending``, which the caller confirms or removes.
package func lint(
    _ declarations: CheckResult,
    _ files: [ParseResult],
    imports: [ResolvedImport] = [],
    levels commandLineLevels: [DiagnosticID: LintLevel] = [:],
    isOneOfSeveral: Bool = false,
    both: Both<[Diagnostic], [Diagnostic]> = inTurn
) -> LintResult {
    var levels: [DiagnosticID: LintLevel] = [:]
    for setting in declarations.lintSettings { levels[setting.rule] = setting.level }
    levels.merge(commandLineLevels) { _, new in new }

    var (model, problems) = (declarations.model, declarations.problems)
    var suppressions: [SuppressionFile]?
    var heroIDs: HeroIDSightings?
    if let checked = model {
        let makeContext = { @Sendable in
            LintContext(
                model: checked, files: files, imports: imports, tables: declarations.tables)
        }
        let isOn = { @Sendable [levels] (rule: DiagnosticID) in
            (levels[rule] ?? rule.level) != .off
        }
        let run = { @Sendable (rules: [any LintRule.Type]) -> [Diagnostic] in
            let context = makeContext()
            return rules.filter { isOn($0.id) }.gathered { $0.problems(in: context) }
        }
        let (ofTables, ofAllElse) = both(
            {
                let problems = declarations.tableProblems()
                return hasError(problems) ? problems : problems + rulesWithTables.gathered(run)
            },
            {
                suppressions = readSuppressions(in: files)
                if isOneOfSeveral { heroIDs = HeroIDSightings(makeContext()) }
                return rulesBesideTables.gathered(run)
            })
        problems += ofTables
        if hasError(ofTables) {
            (model, heroIDs) = (nil, nil)
        } else {
            problems += ofAllElse
            if isOn(OneSidedHeroID.id) { problems += heroIDs?.pending ?? [] }
        }
    }
    let applied = applySuppressions(
        suppressions ?? readSuppressions(in: files), in: files,
        to: keepingComments(levelled(problems, levels), in: files), ranRules: model != nil,
        levels: levels)
    return LintResult(
        model: model,
        problems: byPlace(applied.problems + levelled(applied.judgement, levels)),
        suppressed: applied.suppressed, heroIDs: heroIDs)
}

private func levelled(
    _ problems: [Diagnostic],
    _ levels: [DiagnosticID: LintLevel]
) -> [Diagnostic] {
    if levels.isEmpty { return problems }
    return problems.compactMap { problem in
        guard let level = levels[problem.id], problem.id.isRule else { return problem }
        guard let severity = level.severity else { return nil }
        var problem = problem
        problem.severity = severity
        return problem
    }
}
