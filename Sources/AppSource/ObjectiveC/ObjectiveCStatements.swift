package import TransitionDSL

/// The statements of a body in these tokens, such as ``AppDeclaration/body``.
package func parseObjectiveCBody(
    _ range: Range<Int>, of tokens: AppTokens, names: inout TextTable
) -> [AppStatement] {
    var reader = ObjectiveCReader(tokens, range, &names)
    let statements = reader.parseStatements()
    reader.finish(&names)
    return statements
}

/// The expression in these tokens, such as ``AppDeclaration/initialValue``; unknown if something
/// follows it.
package func parseObjectiveCExpression(
    _ range: Range<Int>, of tokens: AppTokens, names: inout TextTable
) -> AppExpression {
    var reader = ObjectiveCReader(tokens, range, &names)
    let expression = reader.parseInitializer(of: nil)
    let isComplete = reader.index == reader.end
    reader.index = reader.end
    let whole = reader.range(from: min(max(range.lowerBound, 0), reader.end))
    reader.finish(&names)
    return isComplete ? expression : AppExpression(.unknown, whole)
}

extension ObjectiveCReader {
    /// The statements up to ``end``; in a branch of `#if`, up to its end.
    mutating func parseStatements(inBranch: Bool = false) -> [AppStatement] {
        var statements: [AppStatement] = []
        while index < end {
            let start = index
            if at(.directive), isBranchEnd {
                if inBranch { break }
                let isEnd = tokens[index].name == Word.endif.text
                if isEnd, branches.ended < branches.open { branches.ended += 1 }
                skipLine()
            } else {
                parseStatement(into: &statements)
                if inBranch, branches.ended > 0 { break }
            }
            if index == start { index += 1 }
        }
        return statements
    }

    /// Whether the directive ends a branch of `#if`.
    var isBranchEnd: Bool {
        let name = tokens[index].name
        return name == Word.else.text || name == Word.endif.text
            || name == ObjectiveCWord.elif.text
    }

    /// The statements in the braces at ``index``.
    mutating func parseBlock() -> [AppStatement] {
        enclosed(inExpression: false) { $0.parseStatements() }
    }

    /// Adds the statements that one of Objective-C means.
    mutating func parseStatement(into statements: inout [AppStatement]) {
        let start = index
        let outer = height
        height = 0
        let isRead: Void? = nested { $0.parseShallowStatement(into: &statements) }
        if isRead == nil {
            skipStatement()
            statements.append(AppStatement(.unknown, range(from: start)))
        }
        height = max(outer, height)
    }

    private mutating func parseShallowStatement(into statements: inout [AppStatement]) {
        switch kind {
        case .semicolon: advance()
        case .leftBrace: addBlock(to: &statements)
        case .directive: parseDirectiveStatement(into: &statements)
        case .at where isAtStatement: parseAtStatement(into: &statements)
        case .identifier:
            if !parseControlFlow(into: &statements), !parseLocals(into: &statements) {
                parseExpressionStatement(into: &statements)
            }
        default: parseExpressionStatement(into: &statements)
        }
    }

    /// A statement, unless the tree is too high.
    mutating func add(
        _ kind: AppStatement.Kind, from start: Int, to statements: inout [AppStatement]
    ) {
        height += 1
        let isTooHigh = height > ObjectiveCReader.highest
        if isTooHigh { height = 1 }
        statements.append(AppStatement(isTooHigh ? .unknown : kind, range(from: start)))
    }

    private mutating func addBlock(to statements: inout [AppStatement]) {
        let start = index
        let body = parseBlock()
        add(.do(body, catches: []), from: start, to: &statements)
    }

    private mutating func parseExpressionStatement(into statements: inout [AppStatement]) {
        let start = index
        repeat {
            let first = index
            if first > start { advance() }
            let from = index
            let expression = parseExpression()
            guard isStatementEnd || at(.comma), index > from else {
                index = first
                skipStatement()
                if index > from { add(.unknown, from: from, to: &statements) }
                return
            }
            add(.expression(expression), from: from, to: &statements)
        } while at(.comma)
        _ = consume(if: .semicolon)
    }

    /// Whether a statement may end here, if need be without its semicolon.
    var isStatementEnd: Bool { at(.semicolon) || startsLine(index) }
}

// MARK: - Directives

extension ObjectiveCReader {
    private mutating func parseDirectiveStatement(into statements: inout [AppStatement]) {
        switch tokens[index].name {
        case Word.if.text, ObjectiveCWord.ifdef.text, ObjectiveCWord.ifndef.text:
            parseBranches(into: &statements)
        case Word.define.text: parseLocalDefine(into: &statements)
        // It ends the branch around the statement that should be here.
        case _ where isBranchEnd: break
        default: skipLine()
        }
    }

    /// `#if` up to its `#endif`. A branch that always holds is read as if the `#if` was not there.
    private mutating func parseBranches(into statements: inout [AppStatement]) {
        let start = index
        var conditions = ObjectiveCConditions()
        var branches: [(condition: String, body: [AppStatement])] = []
        self.branches.open += 1
        defer { self.branches.open -= 1 }
        while at(.directive), conditions.isEmpty || isBranchEnd {
            _ = parseBranch(&conditions)
            if conditions.isEmpty { break }
            let body = parseStatements(inBranch: true)
            switch conditions.text {
            case nil: statements += body
            // Its text is a comment.
            case "0": break
            case let text?: branches.append((text, body))
            }
            if self.branches.ended > 0 {
                self.branches.ended -= 1
                break
            }
        }
        if !branches.isEmpty { add(.conditional(branches), from: start, to: &statements) }
    }

    /// `#define A @"a"` in a body is a constant there.
    private mutating func parseLocalDefine(into statements: inout [AppStatement]) {
        let start = index
        let place = index + 1
        let last = lineEnd(of: start)
        defer { index = last }
        guard place + 1 < last, let name = name(at: place), kind(at: place + 1) != .leftParen
        else { return }
        let outer = end
        end = last
        index = place + 1
        let value = parseInitializer(of: nil)
        let isComplete = index == end || at(.semicolon)
        end = outer
        guard isComplete else { return }
        let variable = AppVariable(
            name: name, isConstant: true, type: nil, value: value, nameRange: tokens[place].range)
        add(.variable(variable), from: start, to: &statements)
    }
}
