import TransitionDSL

/// Types of Swift with arguments in angle brackets, which a file cannot name.
extension Parser {
    /// Takes `<…>` after the name that begins at `first`, and reports the type. The lexer's reports
    /// about the brackets are dropped.
    mutating func passGenericArguments(of first: Int) {
        guard position > first, let end = endOfGenericArguments else { return }
        let type = ranges[first].union(ranges[end - 1])
        reportedRanges.append(type)
        let name = text(position - 1)
        // One token may open and close them.
        let inner = position + 1..<max(position + 1, end - 1)
        let isName = !inner.isEmpty && inner.allSatisfy { kinds[$0].isName || kinds[$0] == .dot }
        let argument =
            isName && inner.count < 8
            ? file.source.text(ranges[inner.lowerBound].union(ranges[inner.upperBound - 1])) : nil
        // A fix that deletes a comment is not safe.
        let isTight = (first + 1..<end).allSatisfy { touchesPrevious($0) }
        let isHosting = name == "UIHostingController"
        let place = file.source.place(type)
        var help = "name it with `typealias` in the app"
        var fix: Fix?
        if declaration == .screen, !isInBraces, isHosting {
            let screen = itemName ?? "A"
            let isAny = argument == "AnyView"
            let view = isAny ? "any View" : argument ?? "ContentView"
            help = "name the view: `screen \(screen) = \(view) hosted`"
            let isHosted = hasClause(.hosted, from: end)
            if argument != nil {
                fix = .replacing(
                    place, with: isHosted ? view : view + " hosted", "name the view",
                    isSafe: !isAny && isTight
                )
            }
        }
        problems.append(
            Diagnostic(
                .unexpectedToken, "a generic class cannot be named", at: place, help: help, fix: fix
            ))
        lastProblemToken = end - 1
        skip(to: end)
    }

    /// The token after the `>` that closes the `<` here; nil if no `>` closes it on the same line.
    private var endOfGenericArguments: Int? {
        guard at(.unknown), touchesPrevious(position),
            bytes[Int(ranges[position].start)] == Self.less
        else { return nil }
        var depth = 0
        for token in position..<min(kinds.count, position + Self.longestRecovery) {
            if token > position, isFirstOnLine(token) { return nil }
            guard kinds[token] == .unknown else { continue }
            for byte in bytes[ranges[token].offsets] {
                if byte == Self.less { depth += 1 }
                if byte == Self.greater { depth -= 1 }
            }
            if depth <= 0 { return depth == 0 ? token + 1 : nil }
        }
        return nil
    }

    private static let less = UInt8(ascii: "<")
    private static let greater = UInt8(ascii: ">")

    /// The name of the declaration being parsed.
    var itemName: String? {
        let token = itemStart + 1
        return token < kinds.count && kinds[token].isName && isShort(token) ? text(token) : nil
    }

    /// Whether a word follows on the line of a token.
    private func hasClause(_ word: Keyword, from token: Int) -> Bool {
        for next in token..<min(kinds.count, token + Self.longestRecovery) {
            if isFirstOnLine(next) || kinds[next] == .leftBrace { return false }
            if self.word(at: next) == word { return true }
        }
        return false
    }
}
