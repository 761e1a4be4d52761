import Resolution
import TransitionDSL

extension CheckResult {
    /// What is wrong with the lines of each registry against each other, unless that is told already.
    /// Nothing is asked where something else is wrong: a line that is not understood may be the one
    /// that decides.
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

/// Ties and lines that say the same.
func tableProblems(_ model: Model, _ tables: [Table]) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for table in tables {
        let text = TableText(model, table)
        problems += table.duplicates().map { text.diagnostic(of: $0) }
        let found = table.ties(in: model)
        problems += found.ties.map { text.diagnostic(of: $0) }
        if found.isIncomplete { problems.append(text.tooManyCrossingLines) }
    }
    return problems
}
