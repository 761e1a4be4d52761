import TransitionDSL

// Values and what follows them: members, subscripts, calls.

extension ObjectiveCReader {
    mutating func parsePostfix() -> AppExpression {
        let start = index
        var value = parsePrimary()
        guard index > start else { return value }
        while index < end, let suffix = suffix(of: value) {
            switch suffix {
            case .member: value = parseMember(of: value, from: start)
            case .subscripting:
                let arguments = enclosed { $0.parseArguments() }
                value = make(.subscripting(value, arguments), from: start)
            case .call:
                let arguments = enclosed { $0.parseArguments() }
                value = make(.call(value, arguments), from: start)
            case .text: value = parseConcatenation(to: value, from: start)
            case .step: value = parseStep(of: value, from: start)
            }
        }
        return value
    }

    private enum Suffix { case member, subscripting, call, text, step }

    /// What follows a value. Brackets and steps on a line of their own belong to the next one.
    private func suffix(of value: AppExpression) -> Suffix? {
        switch kind {
        case .dot, .arrow: return kind(at: index + 1) == .identifier ? .member : nil
        case .colon:
            guard at(.colon, 1), kind(at: index + 2) == .identifier else { return nil }
            return (index...index + 2).allSatisfy(isAdjacent) ? .member : nil
        case .leftBracket where !startsLine(index): return .subscripting
        case .leftParen where !startsLine(index): return .call
        // Another value is no macro that holds a string.
        case .string: return value.isText || value.isName ? .text : nil
        case .identifier where value.isText && !isReceiver && !startsLine(index):
            return at(.colon, 1) || at(Word.in) ? nil : .text
        case .prefixOperator, .infixOperator, .postfixOperator:
            return at(.increment) || at(.decrement) ? startsLine(index) ? nil : .step : nil
        default: return nil
        }
    }

    private mutating func parseStep(of value: AppExpression, from start: Int) -> AppExpression {
        let isIncrement = at(.increment)
        advance()
        return step(value, isIncrement: isIncrement, from: start)
    }

    /// `.name`, `->name` and `::name`.
    private mutating func parseMember(of value: AppExpression, from start: Int) -> AppExpression {
        if at(.colon) { index += 1 }
        advance()
        let name = tokens[index].name
        advance()
        if name == Word.class.text { return makeClass(of: value, from: start) }
        let isCall = at(.leftParen) && !startsLine(index)
        if name == Word.new.text, !isCall { return makeNew(value, from: start) }
        return make(.member(value, name), from: start)
    }

    /// `PREFIX @"a"`, where one of the two is a macro: C joins strings. It is `PREFIX + "a"`.
    private mutating func parseConcatenation(
        to value: AppExpression, from start: Int
    ) -> AppExpression {
        let place = index
        let right =
            at(.string)
            ? string(at: place)
            : AppExpression(.name(tokens[place].name, arguments: []), tokens[place].range)
        advance()
        return make(.binary(ObjectiveCOperator.plus.text, value, right), from: start)
    }

    private func string(at place: Int) -> AppExpression {
        let text = strings[Int(tokens[place].payload)].objectiveCText ?? .empty
        return AppExpression(.string([.text(text)]), tokens[place].range)
    }

    private mutating func parsePrimary() -> AppExpression {
        let start = index
        switch kind {
        case .identifier: return parseName()
        case .string:
            let value = string(at: index)
            advance()
            height += 1
            return value
        case .number:
            advance()
            return make(.number(tokens[start].name), from: start)
        case .at: return parseAtValue()
        case .leftParen: return parseParenthesized()
        case .leftBracket: return parseMessage()
        case _ where at(.xor): return parseClosure()
        case .leftBrace:
            skipGroup()
            return make(.unknown, from: start)
        default: return unknownExpression()
        }
    }

    private mutating func parseName() -> AppExpression {
        let start = index
        let name = tokens[index].name
        advance()
        switch name {
        case Word.YES.text, Word.true.text, ObjectiveCWord.TRUE.text:
            return make(.boolean(true), from: start)
        case Word.NO.text, Word.false.text, ObjectiveCWord.FALSE.text:
            return make(.boolean(false), from: start)
        case Word.nil.text, Word.NULL.text, ObjectiveCWord.Nil.text, ObjectiveCWord.nullptr.text:
            return make(.nil, from: start)
        case ObjectiveCWord.sizeof.text where at(.leftParen):
            skipGroup()
            return make(.unknown, from: start)
        case Word.new.text where at(.identifier): return parseNewOfC(from: start)
        default: break
        }
        if at(.less) { return parseGenericName(name, from: start) }
        return make(.name(name, arguments: []), from: start)
    }

    /// `new A(b)` of C++ is `A.init(b)`.
    private mutating func parseNewOfC(from start: Int) -> AppExpression {
        guard let type = parseTypeName(), let name = type.name else {
            return make(.unknown, from: start)
        }
        let callee = AppExpression(
            .member(.init(.name(name, arguments: []), range(from: start + 1)), Word.`init`.text),
            range(from: start + 1))
        let arguments = at(.leftParen) ? enclosed { $0.parseArguments() } : []
        return make(.call(callee, arguments), from: start)
    }

    /// `NSArray<A *>` before a selector, and `static_cast<A *>(b)`; `a < b` is neither.
    private mutating func parseGenericName(_ name: Text, from start: Int) -> AppExpression {
        let plain = AppExpression(.name(name, arguments: []), tokens[start].range)
        let isCast = names.bytes[names.range(name)].suffix(5).elementsEqual("_cast".utf8)
        guard isCast || isTypeName(start) else { return plain }
        let place = index
        if let arguments = nested({ $0.parseTypeArguments() }) ?? nil {
            if isCast, at(.leftParen), let type = arguments.first {
                let value = enclosed { $0.parseExpression() }
                return make(.cast(value, .forced, type), from: start)
            }
            if at(.identifier) && isReceiver || at(.dot) || at(.leftParen) {
                return make(.name(name, arguments: arguments), from: start)
            }
        }
        index = place
        return plain
    }

    /// `(a)` is `a`, `(a, b)` a tuple, and `({ …; a; })` a closure that is called.
    private mutating func parseParenthesized() -> AppExpression {
        let start = index
        if at(.leftBrace, 1) { return parseStatementExpression() }
        var values = enclosed { $0.parseArguments() }
        if values.count == 1, let only = values.popLast() { return only.value }
        return make(.tuple(values), from: start)
    }

    private mutating func parseStatementExpression() -> AppExpression {
        let start = index
        var body = enclosed { reader in
            reader.at(.leftBrace) ? reader.beside { $0.parseBlock() } : []
        }
        if let last = body.last, case .expression(let value) = last.kind {
            body[body.count - 1] = AppStatement(.return(value), last.range)
        }
        let closure = AppClosure(parameters: [], body: body)
        let callee = make(.closure(closure), from: start)
        return make(.call(callee, []), from: start)
    }

    /// Values with commas between them, up to ``end``. One with something behind it is unknown.
    mutating func parseArguments() -> [AppArgument] {
        var arguments: [AppArgument] = []
        while index < end {
            let start = index
            arguments.append(AppArgument(label: nil, value: parseElement()))
            if index < end { advance() }
            if index == start { break }
        }
        return arguments
    }

    /// A value up to the next comma.
    mutating func parseElement() -> AppExpression {
        // `.x = 1` in the braces of a structure.
        if at(.dot), at(.equal, 2) { index += 3 }
        let start = index
        let value = beside { $0.parseInitializer(of: nil) }
        guard index < end, !at(.comma) else { return value }
        while index < end, !at(.comma) { skipGroup() }
        return AppExpression(.unknown, range(from: start))
    }
}

extension AppExpression {
    /// Whether it is a string, or strings and macros that C joins.
    fileprivate var isText: Bool {
        switch kind {
        case .string: true
        case .binary(ObjectiveCOperator.plus.text, let left, let right):
            // Only what was joined ends in a string or begins with one and has no operator between.
            left.isString || right.isString
        default: false
        }
    }

    fileprivate var isString: Bool { if case .string = kind { true } else { false } }

    fileprivate var isName: Bool { if case .name = kind { true } else { false } }
}
