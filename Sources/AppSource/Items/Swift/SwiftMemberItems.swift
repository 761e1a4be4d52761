import TransitionDSL

extension SwiftItemParser {
    /// Reads `var a: A = 1, b = 2 {…}`, each name as a declaration.
    mutating func parseVariables(_ context: SwiftItemContext) -> Bool {
        reader.advance()
        var isFirst = true
        repeat {
            let start = isFirst ? context.start : reader.index
            guard parseVariable(from: start, context) else { return !isFirst }
            isFirst = false
        } while reader.consume(if: .comma)
        return true
    }

    private mutating func parseVariable(from start: Int, _ context: SwiftItemContext) -> Bool {
        let name = reader.index
        if reader.at(.leftParen) {
            reader.skipBrackets()
        } else {
            guard reader.consume(if: .identifier) else { return false }
        }
        let isTuple = reader.tokens[name].kind == .leftParen
        var variable = declaration(
            .variable, isTuple ? .empty : reader.tokens[name].name, at: name, context)
        if reader.consume(if: .colon) { variable.type = reader.parseType() }
        if reader.consumeEqual() { variable.initialValue = value() }
        if reader.at(.leftBrace) { variable.accessors = reader.parseAccessors() }
        if !isTuple { add(variable, from: start) }
        return true
    }

    /// Reads `func name<T>(…) async throws -> R where … {…}`.
    mutating func parseFunction(_ context: SwiftItemContext) -> Bool {
        reader.advance()
        let name = reader.index
        guard !reader.isAtEnd else { return false }
        var function = declaration(.function, .empty, at: name, context)
        switch reader.kind {
        case .identifier, .infixOperator, .prefixOperator, .postfixOperator, .equal, .arrow:
            function.name = reader.tokens[name].name
            reader.advance()
        default: return false
        }
        guard parseSignature(of: &function) else { return false }
        add(function, from: context.start)
        return true
    }

    private mutating func parseSignature(
        of function: inout AppDeclaration, _ list: SwiftReader.ParameterList = .function
    ) -> Bool {
        function.genericParameters = reader.parseGenericParameters()
        guard reader.at(.leftParen) else { return false }
        function.parameters = reader.parseParameters(list)
        reader.skipEffects()
        function.type = reader.parseResult()
        reader.skipWhereClause()
        if list != .subscript { function.body = reader.parseBlock() }
        return true
    }

    mutating func parseInitializer(_ context: SwiftItemContext) -> Bool {
        var initializer = declaration(.initializer, Word.`init`.text, at: reader.index, context)
        reader.advance()
        if reader.consumeOperator(UInt8(ascii: "?")) || reader.consumeOperator(UInt8(ascii: "!")) {
            initializer.modifiers.insert(.failable)
        }
        guard parseSignature(of: &initializer) else { return false }
        add(initializer, from: context.start)
        return true
    }

    mutating func parseDeinitializer(_ context: SwiftItemContext) -> Bool {
        var item = declaration(.deinitializer, Word.deinit.text, at: reader.index, context)
        reader.advance()
        item.body = reader.parseBlock()
        add(item, from: context.start)
        return true
    }

    mutating func parseSubscript(_ context: SwiftItemContext) -> Bool {
        var item = declaration(.subscript, Word.subscript.text, at: reader.index, context)
        reader.advance()
        guard parseSignature(of: &item, .subscript) else { return false }
        item.accessors = reader.parseAccessors()
        add(item, from: context.start)
        return true
    }
}
