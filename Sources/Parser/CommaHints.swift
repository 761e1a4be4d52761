import TransitionDSL

/// Hints for commas where the language has none.
extension Parser {
    /// The hint for a comma outside parentheses, where no list is.
    mutating func helpForComma() -> (help: String, fix: Fix?)? {
        let next = position + 1
        guard next < kinds.count, isShort(next) else { return nil }
        if let word = word(at: next), Keyword.screenClauses.contains(word) || word == .with {
            let fix = removal(of: position, "remove the comma", isSafe: false)
            return ("remove the comma: these are separated by space", fix)
        }
        guard kinds[next].isName else { return nil }
        if isInMatch { return ("a match has two views: write a line for each pair", nil) }
        let isView = (declaration == .screen || declaration == .cell) && isInBraces
        if isView, kind(ahead: 2) == .colon { return ("write a line for each view", nil) }
        if isDeclared(next, as: [.hero]), isView {
            return ("a view has one hero id, and its modifiers are after `with`", nil)
        }
        let isItem = names(.modifier, next) || names(.option, next)
        return isItem || isDeclared(next, as: [.modifiers])
            ? ("write options and modifiers after `with`", nil) : nil
    }

    mutating func reportCommaBetweenItems() {
        trailingCommaCount += 1
        let count = problems.count
        let isCell = isListedCell(position - 1) && kind(ahead: 1).isName && isShort(position + 1)
        let next = position + 1
        // `cell A, B` lists two, and `cell A, title: logo` only one.
        let isOther = isCell && !isFirstOnLine(next) && !atPath(behind: 2)
        report(
            "items in braces have no commas between them", as: .trailingComma,
            help: isOther ? "write `cell \(text(next))`" : "remove the comma",
            fix: isOther
                ? .replacing(place(position), with: " cell", "write `cell`", isSafe: false)
                : removal(of: position, "remove the comma", isSafe: true))
        if problems.count == count { trailingCommaCount -= 1 }
    }

    /// Extends the fix of a list's first comma to the one here.
    mutating func addFix(ofCommaTo problem: Int) {
        let edit = removal(of: position)
        problems[problem].help = "remove the commas"
        problems[problem].fix?.title = "remove the commas"
        problems[problem].fix?.edits.append(edit)
    }
}
