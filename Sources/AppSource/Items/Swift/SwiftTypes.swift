import TransitionDSL

extension SwiftReader {
    /// Reads a type; ``TypeReference/other`` without reading anything if there is none.
    mutating func parseType() -> TypeReference {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else {
            skipValue()
            return .other
        }
        skipTypePrefixes()
        let parenthesis = kind == .leftParen ? index : nil
        var type = parseTypeOperand()
        if atComposition {
            var parts = [type]
            while atComposition {
                advanceInOperator()
                skipTypePrefixes()
                parts.append(parseTypeOperand())
            }
            type = .composition(parts)
        }
        guard skipEffectsBeforeArrow() else { return type }
        let result = parseType()
        if let parenthesis, case .tuple(let parameters) = type, at(.leftParen, parenthesis) {
            return .function(parameters: parameters, result: result)
        }
        return .function(parameters: [type], result: result)
    }

    /// Whether the rest of the operator at this place is `&`, and not `&&`.
    private var atComposition: Bool {
        guard atOperator(UInt8(ascii: "&")) else { return false }
        return split + 1 == names.range(tokens[index].name).count
    }

    private func at(_ kind: AppToken.Kind, _ index: Int) -> Bool { tokens[index].kind == kind }

    /// Reads `async`, `throws`, `throws(E)` and `->`, if there is an arrow.
    private mutating func skipEffectsBeforeArrow() -> Bool {
        if kind == .arrow {
            advance()
            return true
        }
        let mark = mark
        while let word, word == .async || word == .throws || word == .rethrows || word == .reasync {
            advance()
            if word == .throws, kind == .leftParen { skipBrackets() }
        }
        if consume(if: .arrow) { return true }
        rewind(to: mark)
        return false
    }

    /// Skips attributes, ownership, `inout`, `any`, `some` and `~`.
    mutating func skipTypePrefixes() {
        while index < end {
            if kind == .at {
                skipTypeAttribute()
                continue
            }
            if consumeOperator(UInt8(ascii: "~")) { continue }
            guard kind == .identifier, isTypePrefix(index) else { return }
            advance()
            if kind == .leftParen, !hasSpaceBefore(index) { skipBrackets() }
        }
    }

    private func isTypePrefix(_ index: Int) -> Bool {
        guard !startsLine(index + 1) else { return false }
        switch kind(at: index + 1) {
        case .identifier, .leftBracket, .at: break
        case .leftParen:
            guard hasSpaceBefore(index + 1) || at(.nonisolated, index) else { return false }
        case .prefixOperator: break
        default: return false
        }
        if word(at: index + 1) == .in || word(at: index + 1) == .where { return false }
        switch word(at: index) {
        case .inout, .borrowing, .consuming, .isolated, .sending, .any, .each: return true
        case .repeat, .nonisolated, Word.some?: return true
        case nil: return isOwnership(tokens[index].name)
        default: return false
        }
    }

    /// `__owned` and `__shared`.
    private func isOwnership(_ name: Text) -> Bool {
        let bytes = names.bytes[names.range(name)]
        return bytes.starts(with: "__owned".utf8) || bytes.starts(with: "__shared".utf8)
    }

    private mutating func skipTypeAttribute() {
        advance()
        while kind == .identifier {
            advance()
            guard kind == .dot, kind(at: index + 1) == .identifier else { break }
            advance()
        }
        guard kind == .leftParen, !hasSpaceBefore(index), let partner = partner(index) else {
            return
        }
        // `@escaping() -> Void` has no arguments.
        if kind(at: partner + 1) == .arrow || word(at: partner + 1) == .throws { return }
        skipBrackets()
    }

    private mutating func parseTypeOperand() -> TypeReference {
        var type: TypeReference
        switch kind {
        case .identifier: type = parseTypeName()
        case .leftBracket: type = parseCollectionType()
        case .leftParen: type = parseTupleType()
        case .number, .string:
            advance()
            return .other
        default: return .other
        }
        var count = 0
        while index < end {
            if atPostfix(UInt8(ascii: "?")) || atPostfix(UInt8(ascii: "!")) {
                advanceInOperator()
                count += 1
                type = count < 20 ? .optional(type) : .other
            } else if kind == .dot, at(.Type, index + 1) || at(.Protocol, index + 1) {
                advance()
                advance()
            } else {
                break
            }
        }
        return type
    }

    /// Whether this place is a `?` or `!` of the type before it, not of a ternary.
    private func atPostfix(_ byte: UInt8) -> Bool {
        guard split > 0 || kind == .postfixOperator, split > 0 || !startsLine else { return false }
        return atOperator(byte)
    }

    private mutating func parseTypeName() -> TypeReference {
        var parts: [Text] = []
        var arguments: [TypeReference] = []
        while kind == .identifier {
            parts.append(tokens[index].name)
            advance()
            arguments = []
            if atOperator(UInt8(ascii: "<")), !hasSpaceBefore(index),
                let list = parseGenericArguments()
            {
                arguments = list
            }
            guard split == 0, kind == .dot, kind(at: index + 1) == .identifier else { break }
            advance()
        }
        if parts.count == 1, arguments.isEmpty, let types = plainTypes {
            return types.type(parts[0])
        }
        return .named(parts, arguments: arguments)
    }

    /// The types between `<` and `>`; nil, and nothing is read, if they are none.
    mutating func parseGenericArguments() -> [TypeReference]? {
        let mark = mark
        let start = index
        var arguments: [TypeReference] = []
        advanceInOperator()
        while index < end, !atOperator(UInt8(ascii: ">")) {
            let before = (index, split)
            arguments.append(parseType())
            if before == (index, split) { break }
            guard kind == .comma else { break }
            advance()
        }
        if consumeOperator(UInt8(ascii: ">")) { return arguments }
        rewind(to: mark)
        lastComparison = max(lastComparison, start)
        return nil
    }

    /// `[T]`, `[K: V]` or `[3 of T]`.
    private mutating func parseCollectionType() -> TypeReference {
        guard let partner = partner(index) else {
            skipBrackets()
            return .other
        }
        return within(index + 1..<partner + 1) { reader in
            reader.end = partner
            let first = reader.parseType()
            if reader.isAtEnd { return .array(first) }
            guard reader.consume(if: .colon) else { return .other }
            let value = reader.parseType()
            return reader.isAtEnd ? .dictionary(key: first, value: value) : .other
        }
    }

    /// The elements of a tuple, or the parameters of a function type.
    private mutating func parseTupleType() -> TypeReference {
        guard let partner = partner(index) else {
            skipBrackets()
            return .other
        }
        let isFunction = isArrow(after: partner)
        let elements = within(index + 1..<partner + 1) { reader in
            reader.end = partner
            var elements: [TypeReference] = []
            while !reader.isAtEnd {
                let start = reader.index
                let label = reader.parseElementLabel()
                let type = reader.parseType()
                elements.append(label.map { isFunction ? type : .labeled($0, type) } ?? type)
                _ = reader.consumeEllipsis()
                if !reader.at(.comma) { reader.skipValue() }
                _ = reader.consume(if: .comma)
                if reader.index == start { reader.advance() }
            }
            return elements
        }
        if elements.count == 1, let only = elements.first, !isFunction { return only }
        return .tuple(elements)
    }

    private func isArrow(after partner: Int) -> Bool {
        switch kind(at: partner + 1) {
        case .arrow: return true
        case .identifier:
            let word = word(at: partner + 1)
            return word == .throws || word == .async || word == .rethrows || word == .reasync
        default: return false
        }
    }

    /// Reads `label:`, with a second name between them in the type of a function.
    private mutating func parseElementLabel() -> Text? {
        guard kind == .identifier else { return nil }
        let label = tokens[index].name
        if kind(at: index + 1) == .colon {
            advance()
            advance()
            return label
        }
        guard kind(at: index + 1) == .identifier, kind(at: index + 2) == .colon else { return nil }
        advance()
        advance()
        advance()
        return label
    }
}
