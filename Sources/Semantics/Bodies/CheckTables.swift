import Resolution
import TransitionDSL

/// Lines that say the same, and ties between what is left without them. Tables are checked only
/// where all else is right: a line with an error may be the one that decides.
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
