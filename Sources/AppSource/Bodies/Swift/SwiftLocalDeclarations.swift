import TransitionDSL

extension SwiftReader {
    /// The declaration at this place; nil if an expression begins with the word.
    func localDeclarationStart() -> SwiftDeclarationStart? {
        guard kind == .identifier || kind == .at, let start = declarationStart() else { return nil }
        switch start.word {
        case .`init`, .deinit, .subscript, .case: return nil
        default: return start
        }
    }

    /// Reads a local declaration; each name of a `let` or `var` is a statement.
    mutating func parseDeclaration(
        _ declaration: SwiftDeclarationStart, into statements: inout [AppStatement]
    ) {
        let start = index
        jump(to: declaration.keyword)
        switch declaration.word {
        case .let, .var:
            parseVariables(from: start, isConstant: declaration.word == .let, into: &statements)
        case .func: statements.append(parseLocalFunction(from: start))
        default:
            skipType()
            statements.append(AppStatement(.type, range(from: start)))
        }
    }

    /// Skips a local type, typealias or import.
    private mutating func skipType() {
        var previous = index
        advance()
        while !isAtEnd {
            if kind == .leftBrace { return skipBrackets() }
            if startsLine, !continues(at: index, after: previous), !at(.where) { return }
            if kind == .semicolon || kind == .rightBrace { return }
            previous = index
            if kind == .leftParen || kind == .leftBracket { skipBrackets() } else { advance() }
        }
    }

    private mutating func parseVariables(
        from first: Int, isConstant: Bool, into statements: inout [AppStatement]
    ) {
        advance()
        var start = first
        var highest = 0
        repeat {
            let count = statements.count
            if kind == .leftParen {
                statements.append(parseTuple(from: start, isConstant: isConstant))
            } else if kind == .identifier {
                statements.append(parseVariable(from: start, isConstant: isConstant))
            }
            highest = max(highest, height)
            if statements.count == count {
                statements.append(AppStatement(.unknown, range(from: start)))
                break
            }
            start = index + 1
        } while consume(if: .comma)
        height = highest
    }

    private mutating func parseVariable(from start: Int, isConstant: Bool) -> AppStatement {
        var variable = AppVariable(
            name: tokens[index].name, isConstant: isConstant, type: nil, value: nil,
            nameRange: tokens[index].range)
        height = 1
        advance()
        if consume(if: .colon) { variable.type = parseType() }
        if consumeEqual() { variable.value = parseExpression() }
        var highest = height
        if kind == .leftBrace {
            variable.getter = parseGetter()
            highest = max(highest, height)
        }
        height = highest + 1
        return AppStatement(.variable(variable), range(from: start))
    }

    /// Reads `(a, b) = value`.
    private mutating func parseTuple(from start: Int, isConstant: Bool) -> AppStatement {
        height = 1
        guard case .tuple(let elements) = parsePattern(binds: true) else {
            return AppStatement(.unknown, range(from: start))
        }
        if consume(if: .colon) { _ = parseType() }
        let value = consume(if: .equal) ? parseExpression() : nil
        let names = elements.map { element -> Text? in
            if case .binding(let name) = element.pattern { return name }
            return nil
        }
        height += 1
        let kind = AppStatement.Kind.tuple(names, isConstant: isConstant, value: value)
        return AppStatement(kind, range(from: start))
    }

    /// Reads the accessors of a computed variable: the statements of its getter.
    private mutating func parseGetter() -> [AppStatement]? {
        let before = mark
        let getter = parseAccessors().first { $0.kind == .get }
        guard let getter else { return nil }
        let after = mark
        rewind(to: before)
        let body = within(getter.body) { reader in
            reader.resettingContext { $0.parseStatements() }
        }
        rewind(to: after)
        return body
    }

    private mutating func parseLocalFunction(from start: Int) -> AppStatement {
        advance()
        guard kind == .identifier || isOperator(kind) || kind == .equal else {
            height = 1
            return AppStatement(.unknown, range(from: start))
        }
        let name = tokens[index].name
        advance()
        _ = parseGenericParameters()
        let parameters = parseParameters(.function)
        skipEffects()
        let result = parseResult()
        skipWhereClause()
        let body = parseBody()
        height += 1
        let function = AppLocalFunction(
            name: name, parameters: parameters, result: result, body: body)
        return AppStatement(.function(function), range(from: start))
    }
}
