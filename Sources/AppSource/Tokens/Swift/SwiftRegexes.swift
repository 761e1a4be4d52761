import TransitionDSL

extension SwiftScanner {
    /// Whether a `/` here may begin a regex literal: it divides after an operand.
    var mayBeginRegex: Bool {
        guard let last = tokens.last, openStrings.last?.holeStart != tokens.count else {
            return true
        }
        switch last.kind {
        case .identifier: return !last.flags.contains(.quoted) && comesBeforeOperand(last.name)
        case .postfixOperator:
            // `try? /…/`.
            return tokens.count > 1 && tokens[tokens.count - 2].is(.try)
        case .number, .string, .regex: return false
        case .rightParen, .rightBracket, .rightBrace: return false
        case .prefixOperator, .infixOperator, .leftParen, .leftBracket, .leftBrace: return true
        case .comma, .colon, .semicolon, .dot, .at, .hash, .backslash, .arrow, .equal: return true
        case .directive, .unknown, .endOfFile: return true
        }
    }

    /// Whether an expression follows this keyword.
    private func comesBeforeOperand(_ word: Text) -> Bool {
        switch word {
        case Word.return.text, Word.case.text, Word.in.text, Word.if.text, Word.while.text: true
        case Word.guard.text, Word.where.text, Word.throw.text, Word.else.text, Word.is.text: true
        case Word.as.text, Word.try.text, Word.await.text, Word.switch.text, Word.yield.text: true
        default: false
        }
    }

    /// The end of `/…/`, which does not begin or end with a blank, and whose groups are closed.
    /// A failure is remembered: a line of many slashes is searched once.
    mutating func regexEnd(from start: Int) -> Int? {
        guard start >= regexFailureEnd, start + 1 < bytes.count, !bytes[start + 1].isBlank else {
            return nil
        }
        var depth = 0
        var isInClass = false
        var index = start + 1
        while index < bytes.count, !bytes[index].isLineEnd {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "("): if !isInClass { depth += 1 }
            case UInt8(ascii: ")"):
                if !isInClass { depth -= 1 }
                if depth < 0 {
                    regexFailureEnd = index
                    return nil
                }
            case UInt8(ascii: "/"):
                if !bytes[index - 1].isBlank { return index + 1 }
                regexFailureEnd = index
                return nil
            default: break
            }
            index += 1
        }
        regexFailureEnd = index
        return nil
    }

    /// The end of `#/…/#`, which has several lines if the first is empty.
    mutating func extendedRegexEnd(from start: Int, _ slash: Int) -> Int? {
        guard start >= extendedRegexFailureEnd else { return nil }
        let poundCount = slash - start
        let isMultiline = slash + 1 < bytes.count && bytes[slash + 1].isLineEnd
        var index = slash + 1
        while index < bytes.count, isMultiline || !bytes[index].isLineEnd {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 1
            } else if bytes[index] == UInt8(ascii: "/"), hasPounds(poundCount, at: index + 1) {
                return index + 1 + poundCount
            }
            index += 1
        }
        extendedRegexFailureEnd = min(index, bytes.count)
        return nil
    }

    func hasPounds(_ count: Int, at start: Int) -> Bool {
        guard bytes.count - start >= count else { return false }
        for index in start..<start + count where bytes[index] != UInt8(ascii: "#") { return false }
        return true
    }
}
