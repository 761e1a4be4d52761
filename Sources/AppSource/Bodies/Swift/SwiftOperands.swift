import TransitionDSL

extension SwiftReader {
    /// Reads an operand with `try`, `await`, prefix operators and its chain of members and calls.
    mutating func parseOperand() -> AppExpression {
        let start = index
        while skipEffectWord() {}
        guard isOperator(kind) || kind == .equal || kind == .arrow else {
            var operand = parsePostfix()
            if index > start { operand.range = range(from: start) }
            return operand
        }
        if isFunctionReference {
            let name = tokens[index].name
            advance()
            height = 1
            return AppExpression(.name(name, arguments: []), range(from: start))
        }
        guard isOperator(kind) else { return unknown(from: start) }
        return parsePrefixOperators()
    }

    /// Whether an operator is a value, as in `reduce(0, +)`.
    private var isFunctionReference: Bool {
        switch kind(at: index + 1) {
        case .comma, .rightParen, .rightBracket, .endOfFile: true
        default: false
        }
    }

    private mutating func parsePrefixOperators() -> AppExpression {
        var operators: [Int] = []
        while isOperator(kind) {
            operators.append(index)
            advance()
            while skipEffectWord() {}
        }
        var operand = parsePostfix()
        if operand.isUnknown { return unknown(from: operators.first ?? index) }
        var height = height
        for index in operators.reversed() {
            let range = range(from: index)
            let name = tokens[index].name
            if isSpelled(UInt8(ascii: "&"), name) {
                operand.range = range
            } else {
                operand = node(.unary(name, operand), range, height: height + 1)
                height = self.height
            }
        }
        return operand
    }

    /// Skips a word that changes nothing about a value, such as `try` and `await`.
    private mutating func skipEffectWord() -> Bool {
        guard kind == .identifier else { return false }
        switch word {
        case .try:
            advance()
            if kind == .postfixOperator, !hasSpaceBefore(index) { advance() }
            return true
        case .await, .each, .repeat, .unsafe:
            guard beginsOperand(index + 1), kind(at: index + 1) != .leftBracket,
                at(.await) || kind(at: index + 1) == .identifier
            else { return false }
            advance()
            return true
        case nil:
            guard kind(at: index + 1) == .identifier, beginsOperand(index + 1), isOwnershipWord
            else { return false }
            advance()
            return true
        default: return false
        }
    }

    /// `consume x`, `copy x` and `borrow x`.
    private var isOwnershipWord: Bool {
        let spelling = names.bytes[names.range(tokens[index].name)]
        return spelling.elementsEqual("consume".utf8) || spelling.elementsEqual("copy".utf8)
            || spelling.elementsEqual("borrow".utf8)
    }

    /// Reads what an operand begins with, without what follows it.
    mutating func parsePrimary() -> AppExpression {
        let start = index
        height = 1
        switch kind {
        case .identifier: return parseWord()
        case .number:
            advance()
            return AppExpression(.number(tokens[start].name), range(from: start))
        case .string: return parseString()
        case .regex:
            advance()
            return AppExpression(.name(tokens[start].name, arguments: []), range(from: start))
        case .dot: return parseImplicitMember()
        case .leftParen: return parseParentheses()
        case .leftBracket: return parseCollection()
        case .leftBrace: return parseClosure()
        case .hash: return parseHash()
        case .backslash: return parseKeyPath()
        default: return unknown(from: start)
        }
    }

    private mutating func parseWord() -> AppExpression {
        let start = index
        switch word {
        case .true, .false:
            let value = at(.true)
            advance()
            return AppExpression(.boolean(value), range(from: start))
        case .nil:
            advance()
            return AppExpression(.nil, range(from: start))
        case .if, .switch, .do:
            let statement = resettingContext { $0.parseControlFlow() }
            return AppExpression(.statement(statement), statement.range)
        case .any?, Word.some?:
            guard kind(at: index + 1) == .identifier, beginsOperand(index + 1) else { break }
            return AppExpression(.type(parseType()), range(from: start))
        default:
            if isReserved(index) { return unknown(from: start) }
        }
        let name = tokens[index].name
        advance()
        let arguments = parseSpecialization()
        return AppExpression(.name(name, arguments: arguments), range(from: start))
    }

    /// Reads `.name`.
    private mutating func parseImplicitMember() -> AppExpression {
        let start = index
        guard kind(at: index + 1) == .identifier || kind(at: index + 1) == .number else {
            advance()
            return unknown(from: start)
        }
        advance()
        let name = tokens[index].name
        advance()
        _ = parseSpecialization()
        height = 1
        return AppExpression(.implicitMember(name), range(from: start))
    }

    /// Reads `<A, B>` of a type or function that is used as a value. What follows decides, as in
    /// the language: `a<b, c>(d)` is a call, `a<b` a comparison.
    mutating func parseSpecialization() -> [TypeReference] {
        guard atOperator(UInt8(ascii: "<")), !hasSpaceBefore(index), index > lastComparison else {
            return []
        }
        let mark = mark
        let outerEnd = end
        // What is no list of types is read again, so the end is bounded. No list is that long.
        end = min(end, index + 200)
        let arguments = parseGenericArguments()
        end = outerEnd
        if let arguments, isAfterSpecialization { return arguments }
        rewind(to: mark)
        return []
    }

    private var isAfterSpecialization: Bool {
        if split > 0 { return atOperator(UInt8(ascii: "?")) || atOperator(UInt8(ascii: "!")) }
        switch kind {
        case .leftParen, .leftBracket: return !startsLine
        case .rightParen, .rightBracket, .rightBrace, .leftBrace, .dot, .comma, .semicolon:
            return true
        case .colon, .equal, .endOfFile, .postfixOperator, .infixOperator: return true
        case .identifier: return startsLine || at(.in) || at(.else)
        default: return startsLine
        }
    }

    /// Whether a token is a keyword that begins no expression.
    func isReserved(_ index: Int) -> Bool {
        guard let word = word(at: index) else { return false }
        switch word {
        case .as, .associatedtype, .break, .case, .catch, .class, .continue, .default, .defer:
            return true
        case .deinit, .else, .enum, .extension, .fallthrough, .fileprivate, .for, .func: return true
        case .guard, .import, .in, .inout, .internal, .is, .let, .operator, .precedencegroup:
            return true
        case .private, .protocol, .public, .rethrows, .return, .static, .struct: return true
        case .subscript, .throw, .throws, .try, .typealias, .var, .where, .while: return true
        default: return false
        }
    }

    /// Reads something in which braces are closures and `=` assigns again.
    mutating func resettingContext<Result>(_ read: (inout SwiftReader) -> Result) -> Result {
        let outer = (braceBeginsBody, equalEnds)
        braceBeginsBody = false
        equalEnds = false
        let result = read(&self)
        (braceBeginsBody, equalEnds) = outer
        return result
    }
}

extension AppExpression {
    var isUnknown: Bool {
        if case .unknown = kind { return true }
        return false
    }
}
