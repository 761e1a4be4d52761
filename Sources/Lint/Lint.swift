package import Semantics
package import TransitionDSL

/// What rules about an app found in a file.
package struct AppProblems: Sendable {
    package var problems: [Diagnostic]
    /// The rules that ran.
    package var rules: [DiagnosticID]

    package init(
        _ problems: [Diagnostic],
        of rules: [DiagnosticID] = DiagnosticID.rules.filter { $0.group == .app }
    ) {
        self.problems = problems
        self.rules = rules
    }
}

/// Runs the rules over a checked program. A rule that is off does not run. Rules are skipped for a
/// program with errors. No comment suppresses what is forbidden. For one file of several, the problems
/// include ``HeroIDSightings/pending``, which the caller confirms or removes. `app` has what rules
/// about an app found in this file; nil without an app.
package func lint(
    _ checked: Analysis, _ files: [ParseResult], imports: [ResolvedImport] = [],
    levels: RuleLevels = RuleLevels(), isOneOfSeveral: Bool = false, app: AppProblems? = nil
) -> Findings {
    let levels = levels.with(checked.lintSettings)
    func runs(_ rule: DiagnosticID) -> Bool {
        // The other files of a run may be the imported ones, with Swift of their own.
        levels.isOn(rule) && !(isOneOfSeveral && rule == .ignoredLinesOfImport)
    }
    var problems = checked.problems
    var heroIDs: HeroIDSightings?
    if let model = checked.model {
        let context = LintContext(
            model: model, files: files, imports: imports, tables: checked.tables)
        for rule in lintRules where runs(rule.id) { problems += rule.problems(context) }
        if isOneOfSeveral { heroIDs = HeroIDSightings(context) }
        if levels.isOn(.oneSidedHeroID) { problems += heroIDs?.pending ?? [] }
        problems += app?.problems ?? []
    }
    problems.removeAll { $0.id.isRule && !levels.isOn($0.id) }
    var suppressions = Suppressions { file in
        files.indices.contains(Int(file.index)) ? files[Int(file.index)].tree.tokens : nil
    }
    let divided = suppressions.divide(
        keepingComments(problems, in: files), forbidden: levels.forbidden)
    let mistakes = suppressions.problems(of: .main) { rule in
        // A suppression of a rule about an app may have its use in a run with the app.
        checked.model != nil && runs(rule)
            && (rule.group != .app || app?.rules.contains(rule) == true)
    }
    return Findings(
        divided.kept + mistakes, suppressed: divided.suppressed, levels: levels, heroIDs: heroIDs)
}

/// The findings of an app. `files` are those with comments for transc: their tokens, of any kinds,
/// and their comments.
package func findings(
    inApp files: [TokenizedFile], _ problems: [Diagnostic], levels: RuleLevels
) -> Findings {
    var byIndex: [FileIndex: TokenizedFile] = [:]
    for file in files { byIndex[file.source.index] = file }
    var suppressions = Suppressions { [byIndex] in byIndex[$0] }
    let divided = suppressions.divide(
        problems.filter { levels.isOn($0.id) }, forbidden: levels.forbidden)
    let mistakes = files.flatMap { file in
        suppressions.problems(of: file.source.index, hasRun: levels.isOn)
    }
    return Findings(divided.kept + mistakes, suppressed: divided.suppressed, levels: levels)
}
