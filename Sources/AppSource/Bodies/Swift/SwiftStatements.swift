import TransitionDSL

extension SwiftReader {
    /// What ends a list of statements before the end of the reader.
    struct StatementEnds {
        /// `case` and `default`.
        var cases = false
        /// `#elseif`, `#else` and `#endif`.
        var directives = false
    }

    /// Reads statements to the end, or to what ends them.
    mutating func parseStatements(_ ends: StatementEnds = StatementEnds()) -> [AppStatement] {
        var statements: [AppStatement] = []
        var highest = 0
        while !isAtEnd {
            if consume(if: .semicolon) { continue }
            if ends.cases, beginsCase(at: index) { break }
            if kind == .directive, tokens[index].name != Word.if.text {
                if ends.directives || ends.cases { break }
                // One without `#if`.
                skipLine()
                continue
            }
            if ends.cases, beginsCase(at: afterDirectives(index)) { break }
            let start = index
            height = 1
            parseStatement(into: &statements, ends)
            highest = max(highest, height)
            if index == start { skipUnknown(into: &statements) }
        }
        height = highest + 1
        return statements
    }

    /// Whether `case`, `default` or `@unknown` begins here.
    func beginsCase(at index: Int) -> Bool {
        if kind(at: index) == .at { return at(.unknown, index + 1) }
        if at(.default, index) { return kind(at: index + 1) == .colon }
        return at(.case, index)
    }

    /// Skips a token that begins no statement. Several in a row are one unknown statement.
    private mutating func skipUnknown(into statements: inout [AppStatement]) {
        let start = index
        if kind == .leftParen || kind == .leftBracket { skipBrackets() } else { advance() }
        let range = range(from: start)
        if let last = statements.last, case .unknown = last.kind {
            statements[statements.count - 1].range = last.range.union(range)
        } else {
            statements.append(AppStatement(.unknown, range))
        }
    }

    private mutating func parseStatement(
        into statements: inout [AppStatement], _ ends: StatementEnds
    ) {
        depth += 1
        defer { depth -= 1 }
        let start = index
        guard depth <= Self.maximumDepth else {
            skipValue(stopsAtAccessors: false)
            if index > start { statements.append(AppStatement(.unknown, range(from: start))) }
            return
        }
        if kind == .directive {
            statements.append(parseConditional(ends))
            return
        }
        if kind == .identifier, kind(at: index + 1) == .colon, isControlFlow(index + 2) {
            // The label of a loop.
            advance()
            advance()
        }
        if isControlFlow(index) {
            statements.append(continued(parseControlFlow(), from: start))
        } else if let statement = parseJump(ends) {
            statements.append(statement)
        } else if let declaration = localDeclarationStart() {
            parseDeclaration(declaration, into: &statements)
        } else {
            if at(.yield), beginsOperand(index + 1), kind(at: index + 1) != .leftParen { advance() }
            let expression = parseExpression()
            if index == start { return }
            statements.append(AppStatement(.expression(expression), range(from: start)))
        }
    }

    /// An `if` or `switch` whose value is used, such as `if a {…} else {…} as B`, is not distinguished
    /// from a statement: what follows is read as the next one.
    private func continued(_ statement: AppStatement, from start: Int) -> AppStatement {
        AppStatement(statement.kind, range(from: start))
    }

    private func isControlFlow(_ index: Int) -> Bool {
        switch word(at: index) {
        case .if, .guard, .for, .while, .switch, .defer: true
        case .do, .repeat: kind(at: index + 1) == .leftBrace || at(.throws, index + 1)
        default: false
        }
    }

    /// Reads `return`, `throw`, `break`, `continue` or `fallthrough`.
    private mutating func parseJump(_ ends: StatementEnds) -> AppStatement? {
        let start = index
        switch word {
        case .return:
            advance()
            guard hasReturnValue(ends) else {
                return AppStatement(.return(nil), range(from: start))
            }
            let first = index
            let value = parseExpression()
            if index == first { return AppStatement(.return(nil), range(from: start)) }
            return AppStatement(.return(value), range(from: start))
        case .throw:
            advance()
            let value = parseExpression()
            return AppStatement(.throw(value), range(from: start))
        case .break, .continue, .fallthrough:
            let name = tokens[start].name
            advance()
            if kind == .identifier, !startsLine { advance() }
            height = 1
            return AppStatement(.jump(name), range(from: start))
        default: return nil
        }
    }

    /// Whether a value follows `return`. As in the language it may be in the next line, unless a
    /// statement begins there.
    private func hasReturnValue(_ ends: StatementEnds) -> Bool {
        switch kind {
        case .endOfFile, .semicolon, .directive, .rightBrace: return false
        default: break
        }
        if ends.cases, beginsCase(at: index) { return false }
        guard startsLine else { return true }
        if isControlFlow(index) || kind == .at { return false }
        return !isReserved(index) || at(.try)
    }

    /// Reads `#if … #elseif … #else … #endif`.
    private mutating func parseConditional(_ ends: StatementEnds) -> AppStatement {
        let start = index
        var ends = ends
        ends.directives = true
        var branches: [(condition: String, body: [AppStatement])] = []
        var conditions = SwiftBranches()
        var highest = 0
        while kind == .directive {
            let word = tokens[index].name
            if word == Word.endif.text {
                skipLine()
                break
            }
            if word == Word.if.text, !branches.isEmpty { break }
            let isElse = word == Word.else.text
            let condition = readCondition()
            let text = conditions.next(isElse ? nil : condition)
            branches.append((text, parseStatements(ends)))
            highest = max(highest, height)
            // A `case` inside of one branch of a body: broken code.
            if kind != .directive { break }
        }
        height = highest + 1
        return AppStatement(.conditional(branches), range(from: start))
    }
}
