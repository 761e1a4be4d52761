import Resolution
import TransitionDSL

/// Checks the lines of each registry against each other. Nothing is asked where something else is
/// wrong: a line that is not understood may be the one that decides.
package func checkTables(of result: CheckResult) -> CheckResult {
    guard let model = result.model else { return result }
    let problems = tableProblems(model, result.tables)
    if problems.isEmpty { return result }
    return CheckResult(
        model: hasError(problems) ? nil : model, problems: byPlace(result.problems + problems),
        lintSettings: result.lintSettings, tables: result.tables)
}

/// Ties and lines that say the same.
func tableProblems(_ model: Model, _ tables: [Table]) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for table in tables {
        let text = TableText(model, table)
        problems += table.duplicates().map(text.diagnostic)
        let found = table.ties(in: model)
        problems += found.ties.map(text.diagnostic)
        if found.isIncomplete { problems.append(text.tooManyCrossingLines) }
    }
    return problems
}
