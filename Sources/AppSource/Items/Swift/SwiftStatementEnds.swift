import TransitionDSL

extension SwiftReader {
    /// Whether the token at `index`, which begins a line, belongs to the statement of the token
    /// before it: it begins with `.`, a binary operator, the rest of a ternary or a closure, or the
    /// line before ends in the middle of an expression.
    func continues(at index: Int, after previous: Int) -> Bool {
        switch kind(at: index) {
        case .dot, .infixOperator, .colon, .equal, .comma, .leftBrace, .arrow: return true
        case .identifier:
            switch word(at: index) {
            case .as, .is, .else: return true
            default: break
            }
        case .endOfFile, .rightParen, .rightBracket, .rightBrace, .semicolon: return false
        default: break
        }
        return needsMore(previous)
    }

    /// Whether an expression cannot end with this token.
    private func needsMore(_ index: Int) -> Bool {
        switch kind(at: index) {
        case .infixOperator, .prefixOperator, .equal, .dot, .comma, .colon, .arrow, .backslash: true
        case .at, .hash: true
        case .postfixOperator: at(.try, index - 1) || at(.as, index - 1)
        case .identifier:
            switch word(at: index) {
            case .try, .await, .as, .is, .in, .if, .switch: true
            default: false
            }
        default: false
        }
    }

    /// Skips an expression or statement to its end: a line end where it does not go on, a comma, a
    /// semicolon, or a bracket that it did not open.
    mutating func skipValue(stopsAtAccessors: Bool = true) {
        var previous = index
        var isFirst = true
        while index < end {
            if !isFirst, startsLine, !continues(at: index, after: previous) { return }
            previous = index
            switch kind {
            case .comma, .semicolon, .endOfFile, .rightParen, .rightBracket, .rightBrace: return
            case .directive:
                guard skipDirectiveOfChain() else { return }
            case .leftBrace:
                if stopsAtAccessors, isAccessorBlock(at: index) { return }
                previous = partner(index) ?? index
                skipBrackets()
            case .leftParen, .leftBracket:
                previous = partner(index) ?? index
                skipBrackets()
            default: advance()
            }
            isFirst = false
        }
    }

    /// Skips the line of an `#if` inside a chain of members, all of whose branches are read.
    mutating func skipDirectiveOfChain() -> Bool {
        guard isDirectiveOfChain(at: index) else { return false }
        while index < end, kind == .directive { skipLine() }
        return true
    }

    /// Whether `.` follows the line of a directive.
    private func isDirectiveOfChain(at start: Int) -> Bool {
        kind(at: afterDirectives(start)) == .dot
    }

    /// The token behind the lines of directives that begin at one. More than a few in a row are no
    /// code, and would be looked at again from each.
    func afterDirectives(_ start: Int) -> Int {
        var index = start
        var count = 0
        while kind(at: index) == .directive, count < 8 {
            index = lineEnd(from: index)
            count += 1
        }
        return index
    }

    /// The first token of the next line.
    func lineEnd(from start: Int) -> Int {
        var index = next(start)
        while index < end, !startsLine(index) { index = next(index) }
        return index
    }

    mutating func skipLine() {
        repeat { advance() } while index < end && !startsLine
    }

    /// The condition of the directive at this place, as it is written; reads its line.
    mutating func readCondition() -> String {
        advance()
        var text = ""
        while index < end, !startsLine {
            // A text that is so long is no condition.
            if text.utf8.count < 200 {
                if !text.isEmpty, hasSpaceBefore(index) { text += " " }
                text += spelling(tokens[index])
            }
            advance()
        }
        return text
    }

    private func spelling(_ token: AppToken) -> String {
        switch token.kind {
        case .identifier, .number, .prefixOperator, .infixOperator, .postfixOperator, .directive:
            names.string(token.name)
        case .leftParen: "("
        case .rightParen: ")"
        case .comma: ","
        case .dot: "."
        case .colon: ":"
        case .equal: "="
        case .arrow: "->"
        case .leftBracket, .rightBracket, .leftBrace, .rightBrace, .semicolon, .at, .hash: ""
        case .backslash, .string, .regex, .unknown, .endOfFile: ""
        }
    }
}
