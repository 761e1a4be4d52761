import TransitionDSL

extension SwiftReader {
    /// Reads `{ [captures] (parameters) -> Result in … }`. A capture with a value is a `let` at the
    /// beginning of the body.
    mutating func parseClosure() -> AppExpression {
        let start = index
        let close = partner(index) ?? end
        let closure = within(index + 1..<min(close + 1, end)) { reader in
            reader.end = close
            return reader.resettingContext { reader in
                var captures: [AppStatement] = []
                let parameters = reader.parseClosureSignature(&captures)
                let body = reader.parseStatements()
                return AppClosure(parameters: parameters, body: captures + body)
            }
        }
        return node(.closure(closure), range(from: start), height: height + 1)
    }

    /// Reads what is before `in`; nil, and nothing is read, if the closure has no signature.
    private mutating func parseClosureSignature(
        _ captures: inout [AppStatement]
    ) -> [AppClosure.Parameter]? {
        let mark = mark
        while kind == .at, kind(at: index + 1) == .identifier {
            advance()
            advance()
            if kind == .leftParen, !hasSpaceBefore(index), closureListEnds(after: index) {
                skipBrackets()
            }
        }
        let captureList = kind == .leftBracket ? index : nil
        if captureList != nil { skipBrackets() }
        var parameters: [AppClosure.Parameter]? = []
        if kind == .leftParen {
            guard closureListEnds(after: index) else { return fail(mark) }
            parameters = parseClosureParameters()
        } else if kind == .identifier, !at(.in), !isEffect {
            parameters = parseClosureNames()
        }
        skipEffects()
        if consume(if: .arrow) { _ = parseType() }
        guard at(.in), let parameters else { return fail(mark) }
        let signatureEnd = self.mark
        if let captureList {
            rewind(to: mark)
            index = captureList
            captures = parseCaptures()
        }
        rewind(to: signatureEnd)
        advance()
        return parameters
    }

    private mutating func fail(_ mark: Mark) -> [AppClosure.Parameter]? {
        rewind(to: mark)
        return nil
    }

    private var isEffect: Bool { at(.async) || at(.throws) || at(.rethrows) }

    /// Whether what follows the parentheses makes them a list of parameters.
    private func closureListEnds(after paren: Int) -> Bool {
        guard let partner = partner(paren) else { return false }
        switch kind(at: partner + 1) {
        case .arrow, .leftParen: return true
        case .identifier:
            switch word(at: partner + 1) {
            case .in, .async, .throws, .rethrows: return true
            default: return kind(at: paren - 1) == .identifier
            }
        default: return false
        }
    }

    /// Reads `a, _, c`.
    private mutating func parseClosureNames() -> [AppClosure.Parameter]? {
        var parameters: [AppClosure.Parameter] = []
        while kind == .identifier, !at(.in) {
            parameters.append(AppClosure.Parameter(name: tokens[index].name, type: nil))
            advance()
            guard consume(if: .comma) else { return parameters }
        }
        return nil
    }

    /// Reads `(a, _ b: Type, inout c: Type)`; the elements of a tuple too, as older Swift had them.
    private mutating func parseClosureParameters() -> [AppClosure.Parameter] {
        guard let partner = partner(index) else { return [] }
        return within(index + 1..<partner + 1) { reader in
            reader.end = partner
            var parameters: [AppClosure.Parameter] = []
            while !reader.isAtEnd {
                var name: Text?
                while reader.kind == .identifier || reader.kind == .at {
                    if reader.kind == .identifier { name = reader.tokens[reader.index].name }
                    reader.advance()
                }
                var type: TypeReference?
                if reader.consume(if: .colon) {
                    type = reader.parseType()
                    _ = reader.consumeEllipsis()
                }
                if let name { parameters.append(AppClosure.Parameter(name: name, type: type)) }
                if reader.at(.leftParen) { parameters += reader.parseNestedParameters() }
                if !reader.consume(if: .comma), !reader.isAtEnd { reader.advance() }
            }
            return parameters
        }
    }

    private mutating func parseNestedParameters() -> [AppClosure.Parameter] {
        depth += 1
        defer { depth -= 1 }
        if depth <= Self.maximumDepth, partner(index) != nil { return parseClosureParameters() }
        skipBrackets()
        return []
    }

    /// Reads `[weak self, name = value]`.
    private mutating func parseCaptures() -> [AppStatement] {
        guard let partner = partner(index) else { return [] }
        return within(index + 1..<partner + 1) { reader in
            reader.end = partner
            var captures: [AppStatement] = []
            while !reader.isAtEnd {
                let start = reader.index
                if reader.kind == .identifier, reader.kind(at: start + 1) == .equal {
                    captures.append(reader.parseCapture())
                } else {
                    reader.advance()
                }
            }
            return captures
        }
    }

    private mutating func parseCapture() -> AppStatement {
        let start = index
        advance()
        advance()
        let value = parseExpression()
        let variable = AppVariable(
            name: tokens[start].name, isConstant: true, type: nil, value: value,
            nameRange: tokens[start].range)
        return AppStatement(.variable(variable), range(from: start))
    }
}
