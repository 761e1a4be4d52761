import TransitionDSL

extension SwiftItemParser {
    /// Reads `class Name<T>: A, B where … {…}` with its members.
    mutating func parseType(_ kind: AppDeclaration.Kind, _ context: SwiftItemContext) -> Bool {
        reader.advance()
        guard reader.at(.identifier) else { return false }
        var type = declaration(
            kind, reader.tokens[reader.index].name, at: reader.index, context)
        reader.advance()
        type.genericParameters = reader.parseGenericParameters()
        parseSupertypes(of: &type)
        parseMembers(of: type, context)
        return true
    }

    /// Reads `extension A.B: C where … {…}` with its members.
    mutating func parseExtension(_ context: SwiftItemContext) -> Bool {
        reader.advance()
        let first = reader.index
        let extended = reader.parseType()
        guard reader.index > first else { return false }
        let path = path(of: extended)
        guard let name = path.last else { return false }
        var type = declaration(.extension, name, at: first, context)
        type.nameRange = reader.range(from: first)
        type.qualifier = path.dropLast()
        parseSupertypes(of: &type)
        parseMembers(of: type, context)
        return true
    }

    private func path(of type: TypeReference) -> [Text] {
        switch type {
        case .named(let names, _): names
        case .array: [Word.Array.text]
        case .dictionary: [Word.Dictionary.text]
        case .optional: [Word.Optional.text]
        case .composition(let types): types.first.map { path(of: $0) } ?? []
        case .tuple, .labeled, .function, .other: []
        }
    }

    private mutating func parseSupertypes(of type: inout AppDeclaration) {
        if reader.consume(if: .colon) {
            var supertypes: [TypeReference] = []
            while !reader.isAtEnd, !reader.at(.leftBrace), !reader.at(.where) {
                let start = reader.index
                let supertype = reader.parseType()
                if reader.index > start { supertypes.append(supertype) }
                guard reader.consume(if: .comma) else { break }
            }
            type.supertypes = supertypes
        }
        reader.skipWhereClause()
    }

    private mutating func parseMembers(of type: AppDeclaration, _ context: SwiftItemContext) {
        var type = type
        let index = items.declarations.count
        guard reader.at(.leftBrace) else {
            add(type, from: context.start)
            return
        }
        let brace = reader.index
        let close = reader.partner(brace) ?? reader.end
        type.body = brace + 1..<max(brace + 1, close)
        add(type, from: context.start)
        let outerEnd = reader.end
        reader.advance()
        reader.end = close
        reader.depth += 1
        if reader.depth <= SwiftReader.maximumDepth { parseItems(in: index) }
        reader.depth -= 1
        reader.end = outerEnd
        reader.jump(to: close)
        if reader.at(.rightBrace) { reader.advance() }
        items.declarations[index].range = reader.range(from: context.start)
    }

    /// Reads `case a, b(label: Type), c = "raw value"`.
    mutating func parseCases(_ context: SwiftItemContext) -> Bool {
        reader.advance()
        var isFirst = true
        while reader.at(.identifier) {
            let start = isFirst ? context.start : reader.index
            var item = declaration(
                .case, reader.tokens[reader.index].name, at: reader.index, context)
            reader.advance()
            item.parameters = reader.parseParameters(.case)
            if reader.consume(if: .equal) { item.initialValue = value() }
            add(item, from: start)
            isFirst = false
            guard reader.consume(if: .comma) else { break }
        }
        return !isFirst
    }

    /// Reads the tokens of a value.
    mutating func value() -> Range<Int> {
        let start = reader.index
        reader.skipValue()
        return start..<reader.index
    }

    mutating func parseTypealias(_ context: SwiftItemContext) -> Bool {
        reader.advance()
        guard reader.at(.identifier) else { return false }
        var item = declaration(
            .typealias, reader.tokens[reader.index].name, at: reader.index, context)
        reader.advance()
        item.genericParameters = reader.parseGenericParameters()
        guard reader.consumeEqual() else { return false }
        item.type = reader.parseType()
        reader.skipWhereClause()
        add(item, from: context.start)
        return true
    }

    /// Reads `import Module` and `import class Module.Type`.
    mutating func parseImport(_ context: SwiftItemContext) -> Bool {
        reader.advance()
        switch reader.word {
        case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func: reader.advance()
        default: break
        }
        guard reader.at(.identifier), !reader.startsLine else { return false }
        let item = declaration(
            .import, reader.tokens[reader.index].name, at: reader.index, context)
        reader.advance()
        while reader.at(.dot), !reader.startsLine {
            reader.advance()
            if !reader.startsLine { reader.advance() }
        }
        add(item, from: context.start)
        return true
    }
}
