import TransitionDSL

/// Hints for the declaration of an id.
extension Parser {
    /// Reports `hero logo("x")` and `hero logo(id: "x")`, and skips the parentheses.
    mutating func reportTextInParentheses() -> Bool {
        guard declaration == .hero, at(.leftParenthesis), position > 0, isShort(position - 1) else {
            return false
        }
        let hasLabel = kind(ahead: 1).isName && kind(ahead: 2) == .colon
        let string = position + (hasLabel ? 3 : 1)
        guard string + 1 < kinds.count, kinds[string] == .string, isShort(string),
            kinds[string + 1] == .rightParenthesis
        else { return false }
        var opening = place(position)
        opening.range.end = ranges[string].start
        let equals = touchesPrevious(position) ? " = " : "= "
        report(
            "the text of an id is after `=`",
            help: "write `hero \(text(position - 1)) = \(text(string))`",
            fix: Fix(
                "write `=`", [.init(opening, equals), .init(place(string + 1), "")], isSafe: false))
        skip(to: string + 2)
        return true
    }

    /// Reports a second name: `hero id logo`, `hero logo id: "x"`.
    mutating func reportSecondName() -> Bool {
        guard isName(position), !isFirstOnLine(position), isShort(position),
            isShort(position - 1)
        else { return false }
        let second = text(position)
        let labels = ["id", "name", "named", "called", "text"]
        var value = position + 1
        if value < kinds.count, [.colon, .equals].contains(kinds[value]) { value += 1 }
        if labels.contains(second), value < kinds.count, kinds[value] == .string, isShort(value) {
            var label = place(position)
            label.range.end = ranges[value - 1].end
            reportUnexpected(
                expected: "`=` and the string", help: "write `= \(text(value))`",
                fix: .replacing(label, with: "=", "write `=`", isSafe: false))
            skip(to: value + 1)
            return true
        }
        let isLabel = labels.contains(text(position - 1))
        reportUnexpected(
            expected: "`=` and the string",
            help: isLabel
                ? "write only the name: `hero \(second)`"
                : "an id has one name; its text is after `=`",
            fix: isLabel
                ? removal(of: position - 1, "remove `\(text(position - 1))`", isSafe: false) : nil)
        advance()
        return true
    }

    /// Reports a parameter without a type: `hero photo(id)`, `hero photo(Int)`.
    mutating func reportMissingType() -> Bool {
        guard at(.rightParenthesis) || at(.comma), position > 0, isShort(position - 1) else {
            return false
        }
        let written = text(position - 1)
        if openParenthesis > 0, word(at: openParenthesis - 1) == .given {
            reportUnexpected(
                expected: "`:` and the view's class",
                help: "a given view has its class, as in `\(written): UILabel`")
            return true
        }
        let isType = written.unicodeScalars.first?.properties.isUppercase == true
        reportUnexpected(
            expected: "`:` and the parameter's type",
            help: "a parameter has a name and a type, as in "
                + (isType ? "`id: \(written)`" : "`\(written): Int`"))
        return true
    }
}
