import TransitionDSL

extension SwiftReader {
    /// What the parentheses of a declaration contain.
    enum ParameterList { case function, `subscript`, `case` }

    /// Reads `(…)`; nothing without an opening parenthesis.
    mutating func parseParameters(_ list: ParameterList) -> [AppDeclaration.Parameter] {
        guard kind == .leftParen else { return [] }
        guard let partner = partner(index) else {
            skipBrackets()
            return []
        }
        return within(index + 1..<partner + 1) { reader in
            reader.end = partner
            var parameters: [AppDeclaration.Parameter] = []
            while !reader.isAtEnd {
                let start = reader.index
                if let parameter = reader.parseParameter(list) { parameters.append(parameter) }
                if !reader.at(.comma) { reader.skipValue() }
                _ = reader.consume(if: .comma)
                if reader.index == start { reader.advance() }
            }
            return parameters
        }
    }

    private mutating func parseParameter(_ list: ParameterList) -> AppDeclaration.Parameter? {
        skipParameterPrefixes()
        var label: Text?
        var name = Text.empty
        let start = index
        var nameRange = range(from: index)
        if kind == .identifier, kind(at: index + 1) == .colon {
            name = tokens[index].name
            label = isUnderscore(index) || list == .subscript ? nil : name
            nameRange = tokens[index].range
            advance()
        } else if kind == .identifier, kind(at: index + 1) == .identifier,
            kind(at: index + 2) == .colon
        {
            label = isUnderscore(index) ? nil : tokens[index].name
            name = tokens[index + 1].name
            nameRange = tokens[index + 1].range
            advance()
            advance()
        } else if list != .case {
            return nil
        }
        _ = consume(if: .colon)
        let type = parseType()
        let isVariadic = consumeEllipsis()
        if list == .case, name == .empty { nameRange = range(from: start) }
        var parameter = AppDeclaration.Parameter(
            label: label, name: name, type: type, isVariadic: isVariadic, range: nameRange)
        if consumeEqual() {
            let first = index
            skipValue()
            parameter.defaultValue = first..<index
        }
        return parameter
    }

    /// Attributes, and what older versions of Swift wrote before the name.
    private mutating func skipParameterPrefixes() {
        while index < end, kind(at: index + 1) != .colon {
            if kind == .at, kind(at: index + 1) == .identifier {
                advance()
                advance()
                while kind == .dot, kind(at: index + 1) == .identifier {
                    advance()
                    advance()
                }
                if kind == .leftParen, !hasSpaceBefore(index) { skipBrackets() }
                continue
            }
            guard kind(at: index + 1) == .identifier, let word,
                word == .inout || word == .let || word == .var || word == .isolated
            else { return }
            // A label may be such a word: `in name: Type`.
            if kind(at: index + 2) == .colon, word == .isolated { return }
            advance()
        }
    }

    /// Reads `<T: P, U>` of a declaration and returns its names.
    mutating func parseGenericParameters() -> [AppDeclaration.GenericParameter] {
        guard atOperator(UInt8(ascii: "<")) else { return [] }
        var parameters: [AppDeclaration.GenericParameter] = []
        advanceInOperator()
        while index < end, !atOperator(UInt8(ascii: ">")) {
            let before = (index, split)
            if kind == .at { skipTypePrefixes() }
            if at(.each) || at(.let), kind(at: index + 1) == .identifier { advance() }
            if kind == .identifier {
                parameters.append(.init(name: tokens[index].name, constraint: nil))
                advance()
            }
            if consume(if: .colon) {
                let type = parseType()
                if !parameters.isEmpty { parameters[parameters.count - 1].constraint = type }
            }
            _ = consume(if: .comma)
            if before == (index, split) { break }
        }
        _ = consumeOperator(UInt8(ascii: ">"))
        return parameters
    }

    /// Reads `async`, `throws(E)` and `rethrows`.
    mutating func skipEffects() {
        while let word, word == .async || word == .throws || word == .rethrows || word == .reasync {
            advance()
            if kind == .leftParen, word == .throws { skipBrackets() }
        }
    }

    /// Reads `-> Type`, if it is there.
    mutating func parseResult() -> TypeReference? {
        guard consume(if: .arrow) else { return nil }
        return parseType()
    }

    /// Reads a `where` clause, to the block or the end of the declaration.
    mutating func skipWhereClause() {
        guard consume(if: .where) else { return }
        var previous = index - 1
        while index < end {
            switch kind {
            case .leftBrace, .rightBrace, .semicolon, .directive, .endOfFile: return
            default: break
            }
            let isContinued = isWhereContinued(after: previous)
            if startsLine, !isContinued, kind != .infixOperator, kind != .comma { return }
            previous = index
            if kind == .leftParen || kind == .leftBracket { skipBrackets() } else { advance() }
        }
    }

    private func isWhereContinued(after index: Int) -> Bool {
        switch kind(at: index) {
        case .comma, .colon, .infixOperator, .arrow, .dot: true
        case .identifier: at(.where, index)
        default: false
        }
    }

    /// Reads `{…}` and returns the tokens between the braces.
    mutating func parseBlock() -> Range<Int>? {
        guard kind == .leftBrace else { return nil }
        let start = index + 1
        let close = partner(index) ?? end
        skipBrackets()
        return start..<max(start, close)
    }
}
