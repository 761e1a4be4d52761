import Resolution
import TransitionDSL

extension CheckResult {
    /// What is wrong with the lines of each registry against each other, unless that is told
    /// already. Nothing is asked where something else is wrong: a line that is not understood may
    /// be the one that decides.
    func tableProblems() -> [Diagnostic] {
        guard let model, !areTablesChecked else { return [] }
        return Semantics.tableProblems(model, tables)
    }

    func withTablesChecked(finding problems: [Diagnostic]) -> CheckResult {
        CheckResult(
            model: hasError(problems) ? nil : model, problems: byPlace(self.problems + problems),
            lintSettings: lintSettings, tables: tables)
    }
}

/// Lines that say the same, and ties between what is left without them.
func tableProblems(_ model: Model, _ tables: [Table]) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for table in tables {
        let duplicates = table.duplicates()
        if !duplicates.lines.isEmpty {
            let text = TableText(model, table)
            problems += duplicates.lines.map { text.diagnostic(of: $0) }
        }
        let rest = table.without(duplicates)
        let text = TableText(model, rest)
        let found = rest.ties(in: model)
        problems += found.ties.map { text.diagnostic(of: $0) }
        if found.isIncomplete { problems.append(text.tooManyCrossingLines) }
    }
    return problems
}
