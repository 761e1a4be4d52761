import TransitionDSL

extension SwiftReader {
    /// Reads an operand with its members, calls, subscripts, `?` and `!`.
    mutating func parsePostfix() -> AppExpression {
        let start = index
        var chain = Chain(start: start, expression: parsePrimary(), height: 1)
        chain.height = height
        if index == start { return chain.expression }
        while index < end, extend(&chain) {}
        height = chain.height
        return chain.expression
    }

    /// An operand to which a member or call is added.
    private struct Chain {
        var start: Int
        var expression: AppExpression
        var height: Int
        /// Whether it ends in `(…)`, to which a trailing closure belongs.
        var endsInCall = false
        /// Whether it ends in a trailing closure, which another with a label may follow.
        var endsInClosure = false
        /// The number of open `#if` in the chain.
        var directiveDepth = 0
    }

    /// Reads the next part of the chain; false at the end of the chain.
    private mutating func extend(_ chain: inout Chain) -> Bool {
        switch kind {
        case .dot: return extendByMember(&chain)
        case .postfixOperator: return extendByPostfixOperator(&chain)
        case .leftParen:
            guard !startsLine else { return false }
            if skipArgumentLabels() {
                chain.expression.range = range(from: chain.start)
                return true
            }
            let arguments = parseArguments()
            set(&chain, .call(chain.expression, arguments))
            chain.endsInCall = true
        case .leftBracket:
            guard !startsLine else { return false }
            let arguments = parseArguments()
            set(&chain, .subscripting(chain.expression, arguments))
        case .leftBrace:
            guard isTrailingClosure(at: index) else { return false }
            addClosure(label: nil, to: &chain)
        case .identifier:
            guard chain.endsInClosure, kind(at: index + 1) == .colon,
                kind(at: index + 2) == .leftBrace, !at(.default)
            else { return false }
            let label = tokens[index].name
            advance()
            advance()
            addClosure(label: label, to: &chain)
        case .directive: return skipDirective(&chain)
        default: return false
        }
        return true
    }

    /// Replaces the expression by one that contains it; ``height`` is that of its other part.
    private mutating func set(_ chain: inout Chain, _ kind: AppExpression.Kind) {
        let height = max(chain.height, height) + 1
        chain.expression = node(kind, range(from: chain.start), height: height)
        chain.height = self.height
        chain.endsInCall = false
        chain.endsInClosure = false
    }

    private mutating func extendByMember(_ chain: inout Chain) -> Bool {
        advance()
        guard kind == .identifier || kind == .number, !(startsLine && isReserved(index)) else {
            // The name is missing, as while it is being typed.
            height = 1
            chain.expression = unknown(from: chain.start)
            chain.height = 1
            return kind == .leftParen
        }
        let name = tokens[index].name
        advance()
        let types = parseSpecialization()
        height = 1
        // `A.B<C>` is a type; `a.make<C>` is a function.
        if !types.isEmpty, kind == .leftBrace || kind == .leftParen,
            let outer = chain.expression.typeNames, names.string(name).first?.isUppercase == true
        {
            set(&chain, .type(.named(outer + [name], arguments: types)))
        } else {
            set(&chain, .member(chain.expression, name))
        }
        return true
    }

    private mutating func extendByPostfixOperator(_ chain: inout Chain) -> Bool {
        guard !startsLine else { return false }
        let name = tokens[index].name
        let isForced = isSpelled(UInt8(ascii: "!"), name)
        if isForced || isSpelled(UInt8(ascii: "?"), name) {
            advance()
            height = 1
            set(&chain, .unwrap(chain.expression, isForced: isForced))
            return true
        }
        if split > 0 {
            // The rest of `>?` after generic arguments.
            let isForced = atOperator(UInt8(ascii: "!"))
            advanceInOperator()
            set(&chain, .unwrap(chain.expression, isForced: isForced))
            return true
        }
        guard !beginsOperand(index + 1) else { return false }
        advance()
        height = 1
        set(&chain, .unary(name, chain.expression))
        return true
    }

    /// Adds a trailing closure to the call at the end of the chain, or makes a call.
    private mutating func addClosure(label: Text?, to chain: inout Chain) {
        let argument = AppArgument(label: label, value: parseClosure())
        if chain.endsInCall || chain.endsInClosure,
            case .call(let callee, let arguments) = chain.expression.kind
        {
            set(&chain, .call(callee, arguments + [argument]))
            // The call is no level of its own.
        } else {
            set(&chain, .call(chain.expression, [argument]))
        }
        chain.endsInClosure = true
    }

    /// Whether a `{` after an operand is its trailing closure. In a condition it is one only if
    /// what follows its `}` cannot follow a body.
    private func isTrailingClosure(at brace: Int) -> Bool {
        if isAccessorBlock(at: brace) { return false }
        guard braceBeginsBody else { return true }
        guard let partner = partner(brace), partner > brace + 1 else { return false }
        if at(.case, brace + 1) || kind(at: brace + 1) == .directive { return false }
        if at(.default, brace + 1), kind(at: brace + 2) == .colon { return false }
        let after = partner + 1
        switch kind(at: after) {
        case .comma, .dot, .infixOperator, .equal: return true
        case .leftBrace, .leftParen, .leftBracket, .postfixOperator: return !startsLine(after)
        case .identifier: return at(.as, after) || at(.is, after) || at(.where, after)
        default: return false
        }
    }

    /// Reads `(_:with:)` of a function that is named, not called.
    private mutating func skipArgumentLabels() -> Bool {
        guard let partner = partner(index), partner > index + 1 else { return false }
        var label = index + 1
        while label < partner {
            guard kind(at: label) == .identifier, kind(at: label + 1) == .colon else {
                return false
            }
            label += 2
        }
        jump(to: partner + 1)
        return true
    }

    /// Skips the lines of `#if` in a chain: the members of all branches are read.
    private mutating func skipDirective(_ chain: inout Chain) -> Bool {
        if chain.directiveDepth == 0 {
            guard tokens[index].name == Word.if.text, skipDirectiveOfChain() else { return false }
            chain.directiveDepth = 1
            return true
        }
        if tokens[index].name == Word.if.text { chain.directiveDepth += 1 }
        if tokens[index].name == Word.endif.text { chain.directiveDepth -= 1 }
        skipLine()
        return true
    }
}

extension AppExpression {
    /// The names of `A` and `A.B`.
    fileprivate var typeNames: [Text]? {
        switch kind {
        case .name(let name, let arguments) where arguments.isEmpty: [name]
        case .member(let base, let name): base.typeNames.map { $0 + [name] }
        default: nil
        }
    }
}
