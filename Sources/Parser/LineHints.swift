import TransitionDSL

/// Hints for the ends of a line, for what is between them and the animation, and for its braces.
extension Parser {
    typealias EndsHint = (help: String, fix: Fix?)

    /// The hint for a line without an arrow.
    mutating func hintForEnds(of start: Int) -> EndsHint? {
        if let hint = commasBetweenEnds { return hint }
        if at(.comma) { return ("write `|` between screens that share a line", nil) }
        if word(at: start) == .match {
            return ("matches go in the braces of a line: `A -> B { match … }`", nil)
        }
        if isOperation(position), isArrow(ahead: 1), let hint = operationFirst(position) {
            return hint
        }
        if at(.slash) || at(.dot), let help = helpForPath { return (help, nil) }
        let help = helpForDefault(at: start) ?? helpForCalls(from: start) ?? helpForArguments
        if let help { return (help, nil) }
        let operation = word(at: start).flatMap { Operation(rawValue: $0.rawValue) }
        if let operation, at(.leftParenthesis), position == start + 1 {
            return (
                "write the screens without parentheses: `\(operation.rawValue) A -> B: fade`", nil
            )
        }
        if let operation, at(.colon), position == start + 2, isShort(start + 1) {
            let screen = text(start + 1)
            let ends = operation.comesBack ? "\(screen) -> *" : "* -> \(screen)"
            return ("write both screens: `\(operation.rawValue) \(ends)`", nil)
        }
        return at(.minus) ? ("write `->` between the screens", nil) : hintForWords(operation, start)
    }

    /// The hint for ends that are written as arguments, members or patterns: `push from: A to: B`,
    /// `A.push(B)`, `performSegue(show)`, `List*`, `* - A`; and for options after the braces.
    private func helpForCalls(from start: Int) -> String? {
        if word(at: start) == .with, start > 0, kinds[start - 1] == .rightBrace {
            return "the options of a line are before its braces: `: fade with … { … }`"
        }
        if at(.leftParenthesis), isShort(start), position == start + 1,
            ["performSegue", "perform", "prepare"].contains(text(start))
        {
            return "a line for a segue begins with `segue(name)`"
        }
        if at(.dot), isOperation(position + 1), isShort(position + 1), isShort(start) {
            return "write the operation first: `\(text(position + 1)) \(text(start)) -> B: fade`"
        }
        if at(.star), isName(position - 1) {
            return "names have no wildcards: `*` is any screen, and a `group` lists several"
        }
        if at(.minus), kinds[position - 1] == .star, kind(ahead: 1).isName {
            return "no line excludes a screen: write another line for it, which is narrower"
        }
        guard at(.colon), isShort(position - 1), ["from", "to"].contains(text(position - 1)) else {
            return nil
        }
        return "write the screens with `->` between them, without labels: `push A -> B: fade`"
    }

    /// The hint for `Photo(id: 3)` in place of a name.
    private var helpForArguments: String? {
        let screen = position - 1
        guard at(.leftParenthesis), touchesPrevious(position), isName(screen), isShort(screen),
            word(at: screen) == nil, !isAnimation(screen)
        else { return nil }
        return "a screen in a line has no arguments: write only `\(text(screen))`"
    }

    /// The hint for `Tabs/Home` and `Tabs.Home` in place of one name.
    private var helpForPath: String? {
        guard position > 0, isName(position + 1), isShort(position - 1), isShort(position + 1)
        else { return nil }
        return "name the screen or the container around it, not both: `\(text(position + 1))` or "
            + "`\(text(position - 1))`"
    }

    /// The hint for words in place of an arrow: `push A to B`, `present B from A`.
    private func hintForWords(_ operation: Operation?, _ start: Int) -> EndsHint? {
        guard atName, !isFirstOnLine(position), isShort(position) else { return nil }
        let prefix = operation.map { "\($0.rawValue) " } ?? ""
        var first = operation == nil ? start : start + 1
        let isFrom = word(at: first) == .from && position == first + 1
        if isFrom { first += 1 }
        // `push from A to B`: the name that is here is the first end.
        let separator = isFrom ? position + 1 : position
        guard separator + 1 < kinds.count, kinds[separator].isName, isShort(separator),
            kinds[separator + 1].isName, isShort(separator + 1), isShort(first),
            !isFirstOnLine(separator + 1), separator == first + 1
        else { return isFrom ? ("write `->` between the screens", nil) : nil }
        let (one, other) = (text(first), text(separator + 1))
        var place = place(first)
        place.range = SourceRange(
            start: ranges[isFrom ? first - 1 : first].start, end: ranges[separator + 1].end)
        let endsItem = [.colon, .leftBrace].contains(kinds[min(separator + 2, kinds.count - 1)])
        func hint(_ left: String, _ right: String) -> EndsHint {
            let ends = "\(left) -> \(right)"
            return (
                "write `->` between the screens, the one that leaves first: `\(prefix)\(ends)`",
                endsItem
                    ? .replacing(place, with: ends, "write `\(ends)`", isSafe: false) : nil
            )
        }
        switch text(separator) {
        case "to", "into", "towards": return hint(one, other)
        case "from", "over", "onto", "on", "above":
            // What leaves is certain only if a screen is opened.
            if !isFrom, operation == .push || operation == .present { return hint(other, one) }
        default: break
        }
        return ("write `->` between the screens, the one that leaves first: `A -> B`", nil)
    }

    /// The hint and the fix for what is between the ends of a line and its animation, if it is not
    /// a colon.
    mutating func missingAnimation() -> (help: String, fix: Fix?)? {
        if isAfterUnfinishedLine || isFirstOnLine(position) { return nil }
        let next = position + 1
        let isNextAnimation = namesAnimation(next) && !isFirstOnLine(next)
        if at(.with), kind(ahead: 1).isName {
            guard isNextAnimation else {
                return ("write an animation before `with`, as in `: fade with …`", nil)
            }
            return ("write the animation after a colon: `: \(text(next))`", colonInsteadOfToken)
        }
        if let hint = operationBesideEnds ?? commasBetweenEnds { return hint }
        if at(.comma) || at(.arrow) || at(.minus), isNextAnimation {
            return ("write `:` before `\(text(next))`", colonInsteadOfToken)
        }
        if at(.slash), kind(ahead: 2) == .colon, let help = helpForPath { return (help, nil) }
        if at(.slash) {
            return ("write the forward animation before `/`, as in `: fade / zoom`", nil)
        }
        if let help = helpForArguments { return (help, nil) }
        if at(.leftParenthesis) {
            return ("write the animation after a colon, without parentheses", nil)
        }
        if namesAnimation(position) { return missingColon(isCertain: true) }
        if isNextAnimation {
            return ("write the animation after a colon: `: \(call(at: next))`", nil)
        }
        let endsAnimation =
            isFirstOnLine(next)
            || [.leftParenthesis, .slash, .leftBrace, .rightBrace, .endOfFile].contains(kinds[next])
            || word(at: next) == .with
        return endsAnimation ? missingColon(isCertain: false) : nil
    }

    /// The hint for `A -> B push: fade` and `A -> push B: fade`.
    private var operationBesideEnds: (help: String, fix: Fix?)? {
        guard atName else { return nil }
        if isOperation(position) {
            let last = kind(ahead: 1) == .leftParenthesis ? endOfCall(at: position) : position
            let isBeforeColon = kinds[min(last + 1, kinds.count - 1)] == .colon
            return isBeforeColon ? operationFirst(position) : nil
        }
        guard position > itemStart + 1, kind(ahead: 1) == .colon, isOperation(position - 1),
            kinds[position - 2] == .arrow || kinds[position - 2] == .doubleArrow
        else { return nil }
        return operationFirst(position - 1)
    }

    /// The hint and the fix for ends of a line with commas or words between them.
    var commasBetweenEnds: (help: String, fix: Fix?)? {
        var edits: [Fix.Edit] = []
        var isCertain = true
        var token = position
        while token + 1 < min(kinds.count, position + Self.longestRecovery), !isFirstOnLine(token),
            kinds[token + 1].isName || kinds[token + 1] == .star
        {
            let isWord = isShort(token) && ["and", "or"].contains(text(token))
            guard isWord || kinds[token] == .comma || kinds[token] == .pipe else { break }
            if kinds[token] != .pipe {
                var place = place(token)
                place.range.start = ranges[token - 1].end
                edits.append(.init(place, " |"))
            }
            isCertain = isCertain && !isWord
            token += 2
        }
        let next = kinds[min(token, kinds.count - 1)]
        guard !edits.isEmpty, [.colon, .leftBrace, .arrow, .doubleArrow].contains(next) else {
            return nil
        }
        return (
            "write `|` between screens that share a line",
            Fix("write `|`", edits, isSafe: isCertain)
        )
    }

    /// The hint for braces after the animation of a line that have neither matches nor views.
    var helpForBraces: String {
        let name = position + 1
        if isShort(name), isTiming(name) {
            return "write options after `with`: `with \(call(at: name))`"
        }
        return helpForMatch(at: name)
            ?? "the braces of a line have matches, `match a -> b`, and views, `from.a: with fade`"
    }

    /// The hint for words of other libraries for two views that become one another.
    func helpForMatch(at name: Int) -> String? {
        guard kinds[name].isName, isShort(name),
            Catalog.wordsOfMatches.contains(text(name).lowercased())
        else { return nil }
        return "name the two views that fly into one another: `match a -> b`; or give both the "
            + "same hero id"
    }

    /// Takes the arrow between the views of a match, or reports what is in its place.
    mutating func expectArrowOfMatch() -> Bool {
        if consume(if: .arrow) { return true }
        let isSign = at(.equals) || at(.colon) || at(.comma) || at(.doubleArrow)
        let isWord = isShort(position) && ["to", "into", "and"].contains(text(position))
        let isReplaced = (isSign || isWord) && kind(ahead: 1).isName && !isFirstOnLine(position)
        let isLeftOut = isName(position) && !isFirstOnLine(position)
        let arrow = touchesPrevious(position) ? " ->" : "->"
        reportUnexpected(
            expected: "`->` and the view that it flies to",
            help: "a match has two views: `match a -> b`",
            fix: isReplaced
                ? .replacing(place(position), with: arrow, "write `->`", isSafe: false)
                : isLeftOut ? insertion(" ->", "write `->`", isSafe: false) : nil)
        return false
    }

    /// Whether the token here is on the line of a match.
    var isInMatch: Bool {
        guard declaration == .registry else { return false }
        var token = position
        while token > 0, !isFirstOnLine(token), kinds[token] != .leftBrace {
            token -= 1
            if word(at: token) == .match { return true }
        }
        return false
    }

    // MARK: Defaults

    /// Reports a line between screens in defaults: `A -> B: fade`, `push * -> *: fade`.
    mutating func reportLineInDefaults() -> Bool {
        let first = isArrow(ahead: 1) ? 0 : 1
        guard isEnd(ahead: first), isArrow(ahead: first + 1), first == 0 || atName else {
            return false
        }
        let isAll = kind(ahead: first) == .star && kind(ahead: first + 2) == .star
        let operation = first == 1 && isOperation(position) ? text(position) : "push"
        if first == 1 { advance() }
        reportUnexpected(
            expected: first == 1
                ? "an animation" : "an operation and an animation, such as `push pageIn(up)`",
            help: isAll
                ? "a default has no screens, as in `\(operation) fade`"
                : "lines between screens belong in a registry: `registry App { … }`")
        return true
    }

    /// The hint for a default in a registry, or alone: `push fade`, `reduceMotion fade`, `defaults { … }`.
    mutating func helpForDefault(at start: Int) -> String? {
        let isInRegistry = declaration == .registry && isInBraces
        guard let word = word(at: start) else { return nil }
        if word == .defaults, isInRegistry {
            return "defaults are outside the registry: `defaults { push fade }`"
        }
        let isOfOperation = Keyword.defaultOperations.contains(word) && word != .reduceMotion
        guard isOfOperation || word == .reduceMotion, namesAnimation(start + 1) else { return nil }
        let animation = call(at: start + 1)
        let written = "defaults { \(word.rawValue) \(animation) }"
        return isOfOperation && isInRegistry
            ? "write both screens, `\(word.rawValue) A -> B: \(animation)`; for every one, "
                + "`\(written)`"
            : "write it in defaults: `\(written)`"
    }
}
