import TransitionDSL

/// Hints for mistakes of people who know other languages.
extension Parser {
    /// The hint for a token that another language would have here.
    mutating func foreignHabit() -> (help: String, fix: Fix?)? {
        if let help = adviceForCallee() ?? helpForPartOfDeclaration { return (help, nil) }
        if atDottedName {
            if position > 1, isName(position - 1),
                word(at: position - 2).map(Keyword.declarations.contains) ?? false
            {
                return ("a declared name is one word, without dots", nil)
            }
            if touchesPrevious(position), isName(position - 1) {
                return ("this name is one word, without dots", nil)
            }
            if isArgumentOfApp { return ("a value of Swift is `swift(#\".\(dottedName)\"#)`", nil) }
            let fix = removal(of: position, "remove the dot", isSafe: true)
            return ("write names without a dot before them", fix)
        }
        if at(.comma), isListedCell(position - 1), kind(ahead: 1).isName, isShort(position + 1) {
            return ("write a line for each cell: `cell \(text(position + 1))`", nil)
        }
        if at(.comma), parenthesisDepth == 0 { return helpForComma() }
        if at(.leftBracket) || at(.leftParenthesis) || at(.leftBrace), position > 0,
            kinds[position - 1] == .equals || word(at: position - 1) == .with
                || (at(.leftBracket) && isBeforeValue)
        {
            return ("write a list without brackets, with commas between its items", nil)
        }
        if at(.equals), parenthesisDepth > 0, isName(position - 1) {
            let fix = Fix.replacing(place(position), with: ":", "write a colon", isSafe: false)
            return ("write a colon between a label and its value", fix)
        }
        if at(.colon) || at(.equals), position > 0, word(at: position - 1) == .reduceMotion,
            kind(ahead: 1).isName, Self.switches.contains(text(position + 1))
        {
            let value = file.source.place(ranges[position].union(ranges[position + 1]))
            return (
                "name an animation: `reduceMotion fade`",
                .replacing(value, with: " fade", "write `reduceMotion fade`", isSafe: false)
            )
        }
        if at(.colon), position > 0, isShort(position - 1), followsWith,
            Catalog.row(.option, text(position - 1)) != nil, kind(ahead: 1).isName
        {
            return ("write `\(text(position - 1))(\(call(at: position + 1)))`", nil)
        }
        if at(.colon) || at(.equals), position > 0,
            word(at: position - 1) != nil || kind(ahead: 1) == .leftBrace && parenthesisDepth == 0
        {
            let sign = at(.colon) ? "colon" : "`=`"
            return (
                "write no \(sign) here", removal(of: position, "remove the \(sign)", isSafe: false)
            )
        }
        let help =
            helpForQuotes ?? helpAfterClause ?? helpForBareOption ?? helpForSpacedUnit
            ?? helpForMissingParentheses
            ?? helpForBracedArguments ?? helpForDashedName ?? helpForSign
        return help.map { ($0, nil) }
    }

    /// The hint for the arguments of a word of another library, as in `sheet(detents: [medium])`.
    private mutating func adviceForCallee() -> String? {
        let callee = openParenthesis - 1
        guard parenthesisDepth > 0, callee >= 0, kinds[callee].isName, isShort(callee),
            let advice = Catalog.advice(for: text(callee), .animation)
        else { return nil }
        return isDeclared(callee, as: [.animation, .animator, .modifiers]) ? nil : advice
    }

    /// Whether a name with a dot before it is the argument of a declaration of the file, and no
    /// value of the language.
    private var isArgumentOfApp: Bool {
        guard parenthesisDepth > 0, openParenthesis > 0, isShort(openParenthesis - 1),
            isShort(position + 1)
        else { return false }
        let callee = text(openParenthesis - 1)
        let isKnown = Catalog.entries.contains {
            $0.name == callee || $0.kind == .constant && $0.name == dottedName
        }
        return !isKnown && kinds[openParenthesis - 1].isName
    }

    /// Whether a value of a list or of an argument is expected here.
    private var isBeforeValue: Bool {
        [.colon, .comma, .leftParenthesis].contains(kinds[position - 1]) && !isTypeOfParameter
    }

    private var dottedName: String { text(position + 1) }

    /// Values of a setting that is on or off.
    private static var switches: [String] { ["true", "false", "on", "off", "yes", "no"] }

    /// Whether a dot and a name are here, as in Swift's `.fade`.
    var atDottedName: Bool {
        at(.dot) && kind(ahead: 1).isName && !isFirstOnLine(position + 1)
    }

    /// Whether a word and a name with a dot before it are here, in a file with syntax errors, and
    /// not the path of a view.
    var atWordBeforeDot: Bool {
        usesLines && kind(ahead: 1) == .dot && kind(ahead: 2).isName && !beginsView
    }

    /// The hint for a string in the place of a name.
    private var helpForQuotes: String? {
        guard at(.string), isShort(position), position > 0, !isName(position - 1) else {
            return nil
        }
        if position > 1, kinds[position - 1] == .leftParenthesis,
            word(at: position - 2) == .segue || word(at: position - 2) == .unwind
        {
            let word = text(position - 2)
            return "declare it, as in `\(word) show = \(text(position))`; a line has the name: "
                + "`\(word)(show)`"
        }
        if word(at: position - 1) == .storyboard {
            return "write its name in parentheses: `storyboard(\(text(position)))`"
        }
        if String(text(position).dropFirst().dropLast()).isIdentifier {
            return "write names without quotation marks"
        }
        if word(at: position - 1) == .with {
            return "write the items without quotation marks, with commas between them"
        }
        guard kinds[position - 1] == .colon || word(at: position - 1) == .hero else { return nil }
        return "name the id, as in `hero title = \(text(position))`; views take the name"
    }

    /// The hint for a sign that means something else here.
    private var helpForSign: String? {
        if at(.minus), isFirstOnLine(position) {
            return kind(ahead: 1) == .minus
                ? "comments begin with `//`" : "write the line without a dash before it"
        }
        if at(.arrow) || at(.doubleArrow), position > 1, isName(position - 1),
            [.arrow, .pipe].contains(kinds[position - 2])
        {
            return "a line has two ends: write one line for each step"
        }
        let words = ["let", "var", "val", "const", "weak", "lazy"]
        if atName, position > 1, isName(position - 1), words.contains(text(position - 1)) {
            return "leave out `\(text(position - 1))`: a line begins with the view"
        }
        guard position == itemStart, position > 0 else { return nil }
        if at(.pipe) {
            return declaration == .screen || declaration == .cell
                ? "a view has one hero id"
                : "write a return animation after `/`; `|` separates screens"
        }
        if at(.plus) || atName && ["and", "or"].contains(text(position)) {
            return followsWith || declaration == .group || declaration == .modifiers
                ? "separate the items with `,`" : "a line has one animation for each direction"
        }
        if at(.colon), kind(ahead: 1).isName { return helpForColon }
        if at(.leftParenthesis), isName(position - 1), isShort(position - 1) {
            if position > 2, kinds[position - 2] == .dot, isName(position - 3),
                isShort(position - 3), endOfCall(at: position - 1) > position
            {
                let arguments = file.source.text(
                    ranges[position].union(ranges[endOfCall(at: position - 1)]))
                return "arguments are before the part: "
                    + "`\(text(position - 3))\(arguments).\(text(position - 1))`"
            }
            return "write only `\(text(position - 1))`, without parentheses"
        }
        return nil
    }

    /// The hint for a colon and a name after an item.
    private var helpForColon: String? {
        if declaration == .screen, !isInBraces {
            // A superclass of UIKit is no screen of the file.
            return isShort(position + 1) && text(position + 1).hasPrefix("UI")
                ? "leave the superclass out: it is that of the Swift class"
                : "write a screen's parents after `is`"
        }
        if declaration == .hero { return "an id has no type; write its text after `=`" }
        guard isName(position - 1), isShort(position - 1), isShort(position + 1) else { return nil }
        let name = text(position - 1)
        if isListedCell(position - 1) {
            return "write only `cell \(name)`; the declaration of the cell has its views"
        }
        let isCall = Catalog.row(.modifier, name) != nil || Catalog.row(.option, name) != nil
        if position > 1, kinds[position - 2] == .comma, !isCall || word(at: position + 1) == .with {
            return "begin a new line with `\(name)`, without the comma before it"
        }
        if followsWith {
            var end = position + 1
            if kind(ahead: 2) == .leftParenthesis {
                while end + 1 < kinds.count, !isFirstOnLine(end + 1), end < position + 16,
                    kinds[end] != .rightParenthesis
                { end += 1 }
            }
            let value = file.source.text(ranges[position + 1].union(ranges[end]))
            return "write arguments in parentheses: `\(name)(\(value))`"
        }
        return isAnimation(position + 1)
            ? "write a return animation after `/`: `/ \(text(position + 1))`" : nil
    }

    /// Whether a token is the name of a cell that a screen lists.
    func isListedCell(_ token: Int) -> Bool {
        token > 0 && declaration == .screen && isInBraces && word(at: token - 1) == .cell
            && isName(token)
    }

    /// Whether the name before the token is an item after `with`.
    private var followsWith: Bool {
        var token = position - 2
        while token > 0, !isFirstOnLine(token), self.word(at: token) != .with,
            kinds[token] != .colon
        { token -= 1 }
        return token >= 0 && self.word(at: token) == .with
    }

    /// The hint for `whenPresenting { fade }` and `fade { duration: 0.2s }`.
    private var helpForBracedArguments: String? {
        guard at(.leftBrace), position == itemStart, isName(position - 1), isShort(position - 1)
        else { return nil }
        return followsWith
            ? "write arguments in parentheses"
            : "write options and modifiers after `with`, with commas between them"
    }

    /// The hint for `corner-radius`.
    private var helpForDashedName: String? {
        guard at(.minus), position > 0, isName(position - 1), kind(ahead: 1).isName,
            ranges[position - 1].end == ranges[position].start,
            ranges[position].end == ranges[position + 1].start, isShort(position - 1),
            isShort(position + 1)
        else { return nil }
        var name = text(position - 1)
        var token = position
        while token + 1 < kinds.count, kinds[token] == .minus, kinds[token + 1].isName,
            ranges[token].end == ranges[token + 1].start, name.utf8.count < 64
        {
            let part = text(token + 1)
            name += part.prefix(1).uppercased() + part.dropFirst()
            token += 2
        }
        return "names have no dashes: `\(name)`"
    }

    /// The hint for `with 0.3s`.
    private var helpForBareOption: String? {
        guard at(.number), position > 0, word(at: position - 1) == .with, isShort(position) else {
            return nil
        }
        return "name the option, as in `with duration(\(text(position)))`"
    }

    /// The hint for `0.3 s`.
    private var helpForSpacedUnit: String? {
        guard atName, position > 0, kinds[position - 1] == .number, isShort(position - 1),
            NumberUnit(rawValue: text(position)) != nil
        else { return nil }
        return "write the unit right after its number: `\(text(position - 1))\(text(position))`"
    }

    /// The hint for a value after a name, as in `duration 0.4s`.
    var helpForMissingParentheses: String? {
        if at(.number), let help = helpForTime(at: position) { return help }
        let token = at(.equals) ? position + 1 : position
        guard token < kinds.count, [.number, .color].contains(kinds[token]),
            !isFirstOnLine(position), isName(position - 1), isShort(token), isShort(position - 1)
        else { return nil }
        let (name, value) = (text(position - 1), text(token))
        return "write arguments in parentheses: `\(name)(\(value))`"
    }

    /// The hint for an item directly after a name on its line, as in `A -> B: fade duration(0.4s)`.
    mutating func helpForMissingWith(before item: Int) -> String? {
        if item > 1, isDeclared(item, as: [.hero]), isDeclared(item - 1, as: [.hero]),
            kinds[item - 2] == .colon
        {
            return "a view has one hero id, and its modifiers are after `with`"
        }
        guard item > 0, isName(item), !isFirstOnLine(item), !at(.number), !at(.color),
            isName(item - 1) || kinds[item - 1] == .rightParenthesis
        else { return nil }
        return "write options and modifiers after `with`, with commas between them"
    }

    /// A colon in place of `=`, as in other languages.
    mutating func reportColonForEquals(_ expected: String?) {
        report(
            "expected \(expected ?? TokenKind.equals.description), found `:`", help: "write `=`",
            fix: .replacing(place(position), with: " =", "write `=`", isSafe: true))
    }

    mutating func reportRepeatedWord() {
        let word = text(position)
        report(
            "`\(word)` is written twice", help: "remove one of them",
            fix: removal(of: position, "remove one `\(word)`", isSafe: true))
    }

    mutating func reportWordBeforeHeroID() {
        var word = place(position)
        word.range.end = ranges[position + 1].start
        report(
            "`hero` is only for the declaration of an id",
            help: "write only the id's name: `\(text(position + 1))`",
            fix: .replacing(word, with: "", "remove `hero`", isSafe: true))
    }

    /// `duration: 0.4s` for `duration(0.4s)`.
    mutating func reportColonForParentheses() {
        let (name, value) = (text(position - 1), text(position + 1))
        let edits = [Fix.Edit(place(position), "("), Fix.Edit(place(position + 1), value + ")")]
        report(
            "a value goes in parentheses, not after a colon",
            help: isShort(position - 1) && isShort(position + 1)
                ? "write `\(name)(\(value))`" : "write parentheses around it",
            fix: Fix("write parentheses", edits, isSafe: false))
    }

    /// `"a" + id` for `"a\(id)"`.
    mutating func reportJoinedText() {
        let hole = kind(ahead: 1).isName && isShort(position + 1) ? text(position + 1) : "name"
        report(
            "strings cannot be joined with `+`",
            help: "write one string that contains the name: `\\(\(hole))`")
    }

    /// A second `with` on a line: its items belong to the first.
    mutating func reportRepeatedWith() {
        var gap = place(position)
        gap.range.start = ranges[position - 1].end
        report(
            "a second `with` on one line",
            help: "write all items after one `with`, with commas between them",
            fix: .replacing(gap, with: ",", "write a comma", isSafe: true))
    }
}
