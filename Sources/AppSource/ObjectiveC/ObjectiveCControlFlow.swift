import TransitionDSL

extension ObjectiveCReader {
    /// A statement that begins with a keyword; false if there is none.
    mutating func parseControlFlow(into statements: inout [AppStatement]) -> Bool {
        switch name(at: index) {
        case Word.if.text: parseIf(into: &statements)
        case Word.for.text: parseFor(into: &statements)
        case Word.while.text: parseWhile(into: &statements)
        case Word.do.text: parseDoWhile(into: &statements)
        case Word.switch.text: parseSwitch(into: &statements)
        case Word.return.text: parseReturn(into: &statements)
        case Word.break.text, Word.continue.text, ObjectiveCWord.goto.text:
            parseJump(into: &statements)
        case Word.else.text: parseStrayElse(into: &statements)
        case Word.case.text, Word.default.text:
            while index < end, !at(.colon), !at(.semicolon) { skipGroup() }
            index = min(index + 1, end)
        case Word.try.text where kind(at: index + 1) == .leftBrace:
            parseTry(from: index, into: &statements)
        case Word.throw.text: parseThrow(from: index, into: &statements)
        case ObjectiveCWord.typedef.text, ObjectiveCWord.using.text:
            let start = index
            skipStatement()
            add(.type, from: start, to: &statements)
        default:
            // The label of a `goto`.
            guard at(.colon, 1), !at(.colon, 2) else { return false }
            index += 2
        }
        return true
    }

    /// The statement that an `if` or a loop governs.
    private mutating func parseControlled() -> [AppStatement] {
        if at(.leftBrace) { return parseBlock() }
        var statements: [AppStatement] = []
        parseStatement(into: &statements)
        return statements
    }

    /// A chain of `else if` is a loop here: it may be long.
    private mutating func parseIf(into statements: inout [AppStatement]) {
        var arms: [(start: Int, conditions: [AppCondition], then: [AppStatement])] = []
        var otherwise: [AppStatement]?
        repeat {
            let start = index
            advance()
            let conditions = parseConditions()
            arms.append((start, conditions, parseControlled()))
            guard at(.else) else { break }
            advance()
            if !at(.if) { otherwise = parseControlled() }
        } while at(.if) && otherwise == nil
        for arm in arms.reversed() {
            var list: [AppStatement] = []
            add(
                .if(arm.conditions, then: arm.then, otherwise: otherwise), from: arm.start,
                to: &list)
            otherwise = list
        }
        statements += otherwise ?? []
    }

    /// An `else` whose `if` was not understood governs under an unknown condition.
    private mutating func parseStrayElse(into statements: inout [AppStatement]) {
        let start = index
        advance()
        let unknown = AppExpression(.unknown, range(from: start))
        let body = parseControlled()
        add(.if([.expression(unknown)], then: body, otherwise: nil), from: start, to: &statements)
    }

    /// The condition in the parentheses at ``index``.
    private mutating func parseConditions() -> [AppCondition] {
        guard at(.leftParen) else { return [.expression(unknownExpression())] }
        return enclosed { reader in
            var conditions: [AppCondition] = []
            if reader.atKeyword(Word.available), reader.at(.leftParen, 2) {
                reader.index += 2
                reader.skipGroup()
                conditions.append(.availability)
                guard reader.consume(if: .andAnd) else { return conditions }
            }
            let start = reader.index
            var condition = reader.parseExpression()
            if reader.index < reader.end {
                reader.index = reader.end
                condition = AppExpression(.unknown, reader.range(from: start))
            }
            return conditions + [.expression(condition)]
        }
    }

    private mutating func parseWhile(into statements: inout [AppStatement]) {
        let start = index
        advance()
        let conditions = parseConditions()
        let body = parseControlled()
        add(.while(conditions, body: body), from: start, to: &statements)
    }

    private mutating func parseDoWhile(into statements: inout [AppStatement]) {
        let start = index
        advance()
        let body = parseControlled()
        guard at(.while) else {
            return add(.do(body, catches: []), from: start, to: &statements)
        }
        advance()
        let condition = at(.leftParen) ? enclosed { $0.parseExpression() } : unknownExpression()
        add(.repeat(body: body, condition: condition), from: start, to: &statements)
        _ = consume(if: .semicolon)
    }

    private mutating func parseReturn(into statements: inout [AppStatement]) {
        let start = index
        advance()
        guard !at(.semicolon), index < end, !at(.directive) else {
            add(.return(nil), from: start, to: &statements)
            _ = consume(if: .semicolon)
            return
        }
        let first = index
        var value = parseInitializer(of: nil)
        if !isStatementEnd {
            while index < end, !isStatementEnd { skipGroup() }
            value = AppExpression(.unknown, range(from: first))
        }
        add(.return(value), from: start, to: &statements)
        _ = consume(if: .semicolon)
    }

    private mutating func parseJump(into statements: inout [AppStatement]) {
        let start = index
        let word = tokens[index].name
        advance()
        if word == ObjectiveCWord.goto.text { advance() }
        add(.jump(word), from: start, to: &statements)
        _ = consume(if: .semicolon)
    }
}

// MARK: - Loops

extension ObjectiveCReader {
    private mutating func parseFor(into statements: inout [AppStatement]) {
        let start = index
        advance()
        guard at(.leftParen) else { return }
        if let separator = separatorOfForIn() {
            return parseForIn(separator, from: start, into: &statements)
        }
        // `for (a; b; c) d` is `do { a; while b { d; c } }`.
        var (list, step): ([AppStatement], [AppStatement]) = ([], [])
        let condition = enclosed(inExpression: false) { reader -> AppExpression? in
            let hasStart = !reader.consume(if: .semicolon)
            if hasStart { reader.parseStatement(into: &list) }
            let condition = reader.at(.semicolon) ? nil : reader.parseExpression()
            _ = reader.consume(if: .semicolon)
            if reader.index < reader.end { reader.parseStatement(into: &step) }
            return condition
        }
        let body = parseControlled() + step
        let always = AppExpression(.boolean(true), tokens[start].range)
        add(
            .while([.expression(condition ?? always)], body: body), from: start, to: &list)
        add(.do(list, catches: []), from: start, to: &statements)
    }

    /// Where `in`, or the `:` of C++, is in the parentheses at ``index``.
    private func separatorOfForIn() -> Int? {
        guard let close = partner(of: index) else { return nil }
        var place = index + 1
        while place < close {
            if kind(at: place) == .semicolon || symbol(at: place) == .question { return nil }
            if name(at: place) == Word.in.text { return place }
            if kind(at: place) == .colon {
                guard kind(at: place + 1) == .colon else { return place }
                place += 1
            }
            place = placeAfter(place)
        }
        return nil
    }

    private mutating func parseForIn(
        _ separator: Int, from start: Int, into statements: inout [AppStatement]
    ) {
        var element: ObjectiveCDeclarator?
        let sequence = enclosed { reader in
            let outer = reader.end
            reader.end = separator
            if reader.index + 1 < separator, let specifiers = reader.parseSpecifiers() {
                element = reader.parseDeclarator(specifiers)
            } else if let name = reader.name(at: reader.index) {
                element = ObjectiveCDeclarator(
                    name: name, place: reader.index, type: nil, modifiers: [])
            }
            reader.end = outer
            reader.index = separator + 1
            return reader.parseExpression()
        }
        let body = parseControlled()
        add(
            .for(
                names: element.map { [$0.name] } ?? [], type: element?.type, in: sequence,
                where: nil, body: body), from: start, to: &statements)
    }
}

// MARK: - Exceptions and blocks with `@`

extension ObjectiveCReader {
    var isAtStatement: Bool {
        atKeyword(Word.try) || atKeyword(Word.throw) || atKeyword(ObjectiveCWord.synchronized)
            || atKeyword(ObjectiveCWord.autoreleasepool)
    }

    mutating func parseAtStatement(into statements: inout [AppStatement]) {
        let start = index
        index += 1
        if at(.try) { return parseTry(from: start, into: &statements) }
        if at(.throw) { return parseThrow(from: start, into: &statements) }
        advance()
        if at(.leftParen) { skipGroup() }
        let body = at(.leftBrace) ? parseBlock() : []
        add(.do(body, catches: []), from: start, to: &statements)
    }

    /// `@try { } @catch (…) { } @finally { }`, and `try` of C++. What is in `@finally` follows.
    private mutating func parseTry(from start: Int, into statements: inout [AppStatement]) {
        advance()
        let body = at(.leftBrace) ? parseBlock() : []
        var catches: [[AppStatement]] = []
        while atKeyword(Word.catch) || at(.catch) {
            index += at(.at) ? 2 : 1
            if at(.leftParen) { skipGroup() }
            if at(.leftBrace) { catches.append(parseBlock()) }
        }
        add(.try(body, catches: catches), from: start, to: &statements)
        if atKeyword(ObjectiveCWord.finally) {
            let start = index
            index += 2
            let body = at(.leftBrace) ? parseBlock() : []
            add(.do(body, catches: []), from: start, to: &statements)
        }
    }

    private mutating func parseThrow(from start: Int, into statements: inout [AppStatement]) {
        advance()
        let value = isStatementEnd ? unknownExpression() : parseExpression()
        add(.throw(value), from: start, to: &statements)
        if !isStatementEnd { skipStatement() } else { _ = consume(if: .semicolon) }
    }
}
