import TransitionDSL

extension ObjectiveCReader {
    /// `UIView *a = b, *c;`; false, and nothing is read, if it is no declaration.
    mutating func parseLocals(into statements: inout [AppStatement]) -> Bool {
        let start = index
        guard mayBeginType, let specifiers = parseSpecifiers() else { return false }
        if specifiers.tagged != nil, at(.semicolon) {
            add(.type, from: start, to: &statements)
            advance()
            return true
        }
        guard var declarator = parseDeclarator(specifiers), isAfterDeclarator else {
            index = start
            return false
        }
        while true {
            skipAttributes()
            beside { $0.addLocal(declarator, from: start, to: &statements) }
            guard consume(if: .comma), let next = parseDeclarator(specifiers) else { break }
            declarator = next
        }
        if !isStatementEnd { skipStatement() } else { _ = consume(if: .semicolon) }
        return true
    }

    /// Whether the name at ``index`` may be a type's, as what follows it says. A name in the next
    /// line begins another statement.
    private var mayBeginType: Bool {
        if startsLine(index + 1) || at(ObjectiveCWord.delete) { return false }
        return switch kind(at: index + 1) {
        case .identifier: true
        case .infixOperator, .prefixOperator:
            at(.star, 1) || at(.less, 1) || at(.and, 1) || at(.xor, 1)
        case .leftParen: word(at: index) != nil || isMacroName(index) || isBlockVariable
        case .colon: at(.colon, 2)
        case .leftBrace: at(.struct) || at(.enum) || at(ObjectiveCWord.union)
        default: false
        }
    }

    /// `A (^b)(…)`.
    private var isBlockVariable: Bool { at(.xor, 2) || at(.star, 2) }

    /// Whether a declaration may go on like that: `a * b` followed by `=` is one.
    private var isAfterDeclarator: Bool {
        switch kind {
        case .equal, .semicolon, .comma, .endOfFile, .leftParen, .leftBrace: true
        case .identifier: at(ObjectiveCWord.__attribute__) || isMacroName(index)
        default: false
        }
    }

    private mutating func addLocal(
        _ declarator: ObjectiveCDeclarator, from start: Int, to statements: inout [AppStatement]
    ) {
        var value: AppExpression?
        if at(.equal) {
            advance()
            value = parseInitializer(of: declarator.type)
        } else if at(.leftParen) || at(.leftBrace) {
            value = parseConstruction(of: declarator)
        }
        let variable = AppVariable(
            name: declarator.name, isConstant: declarator.modifiers.contains(.constant),
            type: declarator.type, value: value, nameRange: tokens[declarator.place].range)
        add(.variable(variable), from: start, to: &statements)
    }

    /// The `(b, c)` of `A a(b, c)` in C++.
    private mutating func parseConstruction(of declarator: ObjectiveCDeclarator) -> AppExpression {
        let start = index
        let arguments = enclosed { $0.parseArguments() }
        guard let name = declarator.type?.name else { return make(.unknown, from: start) }
        let callee = AppExpression(.name(name, arguments: []), tokens[start].range)
        return make(.call(callee, arguments), from: start)
    }

    /// An expression, or the values in braces of an array or structure.
    mutating func parseInitializer(of type: TypeReference?) -> AppExpression {
        guard at(.leftBrace) else { return parseExpression() }
        return nested { $0.parseBraceInitializer(of: type) } ?? skipDeepExpression()
    }

    private mutating func parseBraceInitializer(of type: TypeReference?) -> AppExpression {
        let start = index
        let values = enclosed { $0.parseArguments() }
        if case .named(let names, _)? = type, let name = names.last {
            let callee = AppExpression(.name(name, arguments: []), tokens[start].range)
            return make(.call(callee, values), from: start)
        }
        return make(.array(values.map { $0.value }), from: start)
    }
}
