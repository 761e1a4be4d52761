import Resolution
import TransitionDSL

/// The lines of each registry against each other.
extension Checker {
    /// Ties and lines that say the same. Asked only where nothing else is wrong: a line that is not
    /// understood may be the one that decides.
    func checkTables(_ tables: [Table]) -> [Diagnostic] {
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
}
