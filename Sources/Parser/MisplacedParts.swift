import TransitionDSL

/// Parts that people write at another place than the grammar has them: operations, returns and
/// options of a line, and defaults of a screen.
extension Parser {
    // MARK: Names

    /// Whether a token is the name of a declaration of the file that begins with one of the words.
    mutating func isDeclared(_ token: Int, as words: [Keyword]) -> Bool {
        guard token < kinds.count, kinds[token].isName, isShort(token) else { return false }
        return declaredNames[text(token), default: []].contains(where: words.contains)
    }

    /// What ``declaredNames`` is made of.
    var namesOfDeclarations: [String: [Keyword]] {
        var names: [String: [Keyword]] = [:]
        for token in 0..<max(kinds.count - 1, 0) where isShort(token + 1) {
            guard let word = word(at: token), isDeclaration(at: token) else { continue }
            names[text(token + 1), default: []].append(word)
        }
        return names
    }

    /// Whether a token is the name of an animation, of the catalog or of the file.
    mutating func namesAnimation(_ token: Int) -> Bool {
        guard token < kinds.count, kinds[token].isName else { return false }
        return isAnimation(token) || isDeclared(token, as: [.animation, .animator])
    }

    /// Whether a token, without one the token here, is a name of the catalog.
    func names(_ kind: CatalogKind, _ token: Int? = nil) -> Bool {
        let token = token ?? position
        return isShort(token) && Catalog.row(kind, text(token)) != nil
    }

    /// The last token of a call: its name, or its closing parenthesis on the same line.
    func endOfCall(at token: Int) -> Int {
        var depth = 0
        var end = token + 1
        while end < min(kinds.count, token + 32), !isFirstOnLine(end) {
            if kinds[end] == .leftParenthesis { depth += 1 }
            if kinds[end] == .rightParenthesis { depth -= 1 }
            if depth == 0 { return kinds[end] == .rightParenthesis ? end : token }
            end += 1
        }
        return token
    }

    /// A call as it is written, or only its name if it is long.
    func call(at token: Int) -> String {
        let range = ranges[token].union(ranges[endOfCall(at: token)])
        return range.end - range.start <= 64 ? file.source.text(range) : text(token)
    }

    // MARK: Operations

    /// The hint and the fix for an operation at another place of a line than its beginning.
    func operationFirst(_ token: Int, isSafe: Bool = true) -> (help: String, fix: Fix?)? {
        guard isOperation(token), token > itemStart, !isFirstOnLine(token) else { return nil }
        if isOperation(itemStart), !isArrow(ahead: itemStart + 1 - position) {
            return ("a line has one operation, which is written first", nil)
        }
        let needsName = word(at: token) == .segue || word(at: token) == .unwind
        let last = needsName ? endOfCall(at: token) : token
        let operation = file.source.text(ranges[token].union(ranges[last]))
        // A comment in the gap stays.
        let gap = SourceRange(start: ranges[token - 1].end, end: ranges[token].start)
        let isBlank = bytes[gap.offsets].allSatisfy { $0 == UInt8(ascii: " ") }
        var removed = place(token)
        removed.range = SourceRange(
            start: isBlank ? gap.start : ranges[token].start, end: ranges[last].end)
        var start = place(itemStart)
        start.range.end = start.range.start
        let fix = Fix(
            "write `\(operation)` first", [.init(start, operation + " "), .init(removed, "")],
            isSafe: isSafe && isBlank)
        let line = lineText(without: removed.range).map { "\(operation) \($0)" }
        return (
            "the operation is written first: `\(line ?? "\(operation) A -> B: fade")`", fix
        )
    }

    /// The text of the line being parsed without a part of it, if it is short.
    private func lineText(without part: SourceRange) -> String? {
        var end = itemStart
        while end + 1 < kinds.count, !isFirstOnLine(end + 1), kinds[end + 1] != .rightBrace,
            kinds[end + 1] != .endOfFile, end < itemStart + 32
        { end += 1 }
        let start = ranges[itemStart].start
        guard part.start >= start, ranges[end].end >= part.end, ranges[end].end - start <= 72
        else { return nil }
        return file.source.text(SourceRange(start: start, end: part.start))
            + file.source.text(SourceRange(start: part.end, end: ranges[end].end))
    }

    /// Reports a default that a screen cannot have, or a line in its braces; false if neither is
    /// here.
    mutating func reportOtherDefault() -> Bool {
        guard let word = word(at: position), isOperation(position) || word == .reduceMotion else {
            return false
        }
        let isEnd = kind(ahead: 1).isName || kind(ahead: 1) == .star
        if isEnd, isArrow(ahead: 2) {
            report(
                "a line between screens is not in the braces of a screen",
                help: "lines between screens belong in a registry: `registry App { … }`")
            return true
        }
        guard word != .present, word != .dismiss, !isFirstOnLine(position + 1),
            namesAnimation(position + 1)
        else { return false }
        let animation = call(at: position + 1)
        let name = nameOfScreen ?? "A"
        let ends = word == .pop || word == .unwind ? "\(name) -> *" : "* -> \(name)"
        let help: String
        switch word {
        case .reduceMotion: help = "write it in defaults: `defaults { reduceMotion \(animation) }`"
        case .segue, .unwind: help = "segues have no default; write a line of a registry for one"
        default:
            help =
                "write a line of a registry: `\(word.rawValue) \(ends): \(animation)`; defaults of "
                + "a container are `defaults in \(name) { … }`"
        }
        report("a screen has only the defaults `present` and `dismiss`", help: help)
        return true
    }

    /// The name of the screen whose braces are here.
    private var nameOfScreen: String? {
        var token = position - 1
        while token >= 0, token + Self.longestRecovery > position {
            if word(at: token) == .screen, isDeclaration(at: token) {
                return isShort(token + 1) ? text(token + 1) : nil
            }
            token -= 1
        }
        return nil
    }

    // MARK: After an animation

    /// Reports tokens after an animation on its line that neither continue it nor begin the next
    /// item, as in `fade back zoom`, `fade, zoom` and `fade duration(0.4s)`.
    mutating func reportRestOfChoice(before isItemStart: (Parser) -> Bool) {
        guard !isFirstOnLine(position) else { return }
        let next = kind(ahead: 1)
        // The ends of an operation may be on the next line, and a screen may have its name.
        let hasEnds =
            next == .leftParenthesis || next == .pipe || isArrow(ahead: 1)
            || (next.isName || next == .star)
                && (isArrow(ahead: 2) || kind(ahead: 2) == .pipe)
        let endsLine = !hasEnds && (isFirstOnLine(position + 1) || next == .rightBrace)
        if endsLine, declaration == .registry, let hint = operationFirst(position, isSafe: false) {
            return reportUnexpected(
                expected: "`/`, `with` or the next line", help: hint.help, fix: hint.fix)
        }
        if !isItemStart(self), reportMisplacedReturn() { return }
        if at(.number), let help = helpForTime(at: position) {
            return reportUnexpected(expected: "`/`, `with` or the next line", help: help)
        }
        if let help = helpForSecondOperation() {
            return reportUnexpected(expected: "`/`, `with` or the next line", help: help)
        }
        var other = position
        if at(.comma) {
            if endsItem(isItemStart) { return }
            other += 1
        } else if !atName || at(.with) || isItemStart(self) {
            return
        }
        guard kinds[other].isName, isShort(other) else { return }
        let hint = helpAfterChoice(from: other)
        reportUnexpected(
            expected: hint?.expected ?? "`/`, `with` or the next line", help: hint?.help,
            fix: hint?.fix)
    }

    private typealias Hint = (expected: String?, help: String, fix: Fix?)

    /// The hint for a name after an animation or its options; nil if its meaning is uncertain.
    private mutating func helpAfterChoice(from other: Int) -> Hint? {
        if let help = helpForVersion(from: other) ?? helpForCondition(from: other) {
            return (nil, help, nil)
        }
        if declaration == .defaults, kind(ahead: 1).isName,
            let meant = misspelling(of: Keyword.defaultOperations)
        {
            return ("the next default", "did you mean `\(meant.rawValue)`?", nil)
        }
        if at(.on), isOperation(position + 1), isShort(position + 1) {
            let hasSegue = kind(ahead: 2) == .leftParenthesis
            let word = text(position + 1) + (hasSegue ? "(…)" : "")
            return (
                "the next line",
                "a line has its operation before the screens: `\(word) A -> B`", nil
            )
        }
        if let hint = argumentWithoutParentheses { return ("`(`", hint.help, hint.fix) }
        if position > itemStart + 1, kinds[position - 2] == .colon, namesAnimation(position),
            let hint = operationFirst(position - 1)
        {
            return ("`/`, `with` or the next line", hint.help, hint.fix)
        }
        if let help = helpForTime(from: other) { return (nil, help, nil) }
        let follows =
            !at(.comma) && kind(ahead: 1).isName && isShort(position + 1) && isTiming(position + 1)
        if isTiming(other) || follows {
            return (nil, "write options and modifiers after `with`, with commas between them", nil)
        }
        return helpForReturn(from: other).map { (nil, $0, nil) }
    }

    /// The hint and the fix for `interactive drag`: an option whose argument has no parentheses.
    private var argumentWithoutParentheses: (help: String, fix: Fix?)? {
        guard atName, position > 0, kinds[position - 1].isName, isShort(position - 1),
            let row = Catalog.row(.option, text(position - 1)),
            Catalog[row].parameters.contains(where: { $0.isRequired }),
            Catalog.row(.option, text(position)) == nil
        else { return nil }
        let last = endOfCall(at: position)
        var gap = place(position)
        gap.range = SourceRange(start: ranges[position - 1].end, end: ranges[position].start)
        let isLast =
            isFirstOnLine(last + 1) || [.rightBrace, .comma, .endOfFile].contains(kinds[last + 1])
        return (
            "write `\(text(position - 1))(\(call(at: position)))`",
            Fix(
                "write parentheses", [.init(gap, "("), .init(end(of: last), ")")], isSafe: isLast)
        )
    }

    /// The hint for `fade for 0.3s` and `fade after 0.3s`.
    private func helpForTime(from word: Int) -> String? {
        switch text(word) {
        case "for", "in", "over", "during", "lasting", "takes": helpForTime(at: word + 1)
        case "after": helpForTime(at: word + 1, option: "delay")
        default: nil
        }
    }

    /// The hint for a time after an animation, as in `fade 0.3s`.
    func helpForTime(at value: Int, option: String = "duration") -> String? {
        guard value < kinds.count, kinds[value] == .number, isShort(value), !isFirstOnLine(value),
            text(value).hasSuffix("s"), declaration == .registry || declaration == .defaults,
            value > 0, kinds[value - 1] == .rightParenthesis || !names(.option, value - 1)
        else { return nil }
        return isAfterWith
            ? "separate options with commas: `, \(option)(\(text(value)))`"
            : "write options after `with`: `with \(option)(\(text(value)))`"
    }

    /// The hint for `cover(up) dismiss fade` in a line, where the next line could begin.
    private mutating func helpForSecondOperation() -> String? {
        guard declaration == .registry, at(.pop) || at(.dismiss), !isFirstOnLine(position + 1),
            namesAnimation(position + 1)
        else { return nil }
        let after = endOfCall(at: position + 1) + 1
        let isEnd = isArrow(ahead: after - position) || kinds[after] == .pipe
        return isEnd ? nil : helpForReturn(from: position)
    }

    /// The hint for an animation after another one, perhaps with words between them.
    private mutating func helpForReturn(from other: Int) -> String? {
        var name = other
        var isReturn = true
        while name < min(kinds.count - 1, other + 3), !isFirstOnLine(name + 1), isShort(name) {
            if ["dismiss", "pop", "unwind", "return", "back"].contains(text(name)) {
                isReturn = true
            } else if ["then", "and", "but", "or"].contains(text(name)) {
                isReturn = false
            } else {
                break
            }
            name += kinds[name + 1] == .colon ? 2 : 1
        }
        guard namesAnimation(name), !isFirstOnLine(name) else { return nil }
        let animation = call(at: name)
        if isAfterWith {
            return isReturn
                ? "write the return animation before `with`: `/ \(animation) with …`" : nil
        }
        return isReturn
            ? "write the return animation after `/`: `/ \(animation)`"
            : "a line has one animation, and after `/` the return animation: "
                + "`/ \(animation)`"
    }

    /// Whether a token is the name of an option or a modifier, but not of an animation.
    func isTiming(_ token: Int) -> Bool {
        let name = text(token)
        return Catalog.row(.option, name) != nil
            || Catalog.row(.modifier, name) != nil && Catalog.row(.animation, name) == nil
    }

    // MARK: Returns

    /// Whether a token is a word for the return that people write in place of `/`.
    private func isReturnWord(_ token: Int) -> Bool {
        ["return", "returning", "back", "reverse", "reversed"].contains(text(token))
    }

    /// Reports `fade return: zoom`, and a return after options; false if the token here is
    /// something else.
    mutating func reportMisplacedReturn() -> Bool {
        let isAfterWith = isAfterWith
        if at(.slash), isAfterWith {
            let name =
                kind(ahead: 1).isName && isShort(position + 1) ? call(at: position + 1) : "zoom"
            let end = endOfCall(at: position + 1)
            let hasOptions = word(at: end + 1) == .with && !isFirstOnLine(end + 1)
            reportUnexpected(
                expected: "the next line",
                help: hasOptions
                    ? "both animations have the options of the line; name each with its own, as in "
                        + "`animation close = \(name) with …`, and write the two names: "
                        + "`open / close`"
                    : "write the return animation before `with`: `/ \(name) with …`")
            return true
        }
        let word = at(.comma) ? position + 1 : position
        guard kinds[word].isName, isShort(word), isReturnWord(word) else { return false }
        let name = word + (kind(ahead: word + 1 - position) == .colon ? 2 : 1)
        guard name < kinds.count, kinds[name].isName, isShort(name), !isFirstOnLine(name) else {
            return false
        }
        var place = place(word)
        place.range = SourceRange(start: ranges[position - 1].end, end: ranges[name - 1].end)
        reportUnexpected(
            expected: "`/`, `with` or the next line",
            help: isAfterWith
                ? "write the return animation before `with`: `/ \(text(name)) with …`"
                : "write the return animation after `/`: `/ \(text(name))`",
            fix: isAfterWith
                ? nil
                : .replacing(
                    place, with: " /", "write `/`",
                    isSafe: isAnimation(name) && name == word + 2))
        return true
    }

    /// Whether `with` is on the line between the start of the item and the token here.
    private var isAfterWith: Bool {
        var token = position - 1
        while token > itemStart {
            if self.word(at: token) == .with { return true }
            token -= 1
        }
        return false
    }
}
