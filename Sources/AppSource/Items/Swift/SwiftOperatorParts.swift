import TransitionDSL

/// Operators whose bytes are read one by one: `>>?` ends two lists of types and is an optional.
extension SwiftReader {
    func isOperator(_ kind: AppToken.Kind) -> Bool {
        kind == .infixOperator || kind == .prefixOperator || kind == .postfixOperator
    }

    /// Whether the operator at this place goes on with this byte.
    func atOperator(_ byte: UInt8) -> Bool {
        guard isOperator(kind) else { return false }
        let range = names.range(tokens[index].name)
        return split < range.count && names.bytes[range.lowerBound + split] == byte
    }

    mutating func consumeOperator(_ byte: UInt8) -> Bool {
        guard atOperator(byte) else { return false }
        advanceInOperator()
        return true
    }

    mutating func advanceInOperator() {
        guard index < end else { return }
        let token = tokens[index]
        if split + 1 >= names.range(token.name).count {
            advance()
        } else {
            split += 1
            lastEnd = token.range.start + UInt32(split)
        }
    }

    /// Reads `=`, also as the rest of `>=` after a type.
    mutating func consumeEqual() -> Bool {
        if consume(if: .equal) { return true }
        return split > 0 && consumeOperator(UInt8(ascii: "="))
    }

    /// Reads `...`, also as the rest of an operator.
    mutating func consumeEllipsis() -> Bool {
        guard isOperator(kind) else { return false }
        let spelling = names.bytes[names.range(tokens[index].name)].dropFirst(split)
        guard spelling.elementsEqual("...".utf8) else { return false }
        advance()
        return true
    }
}
