import TransitionDSL

/// A name that is declared, and its type.
struct ObjectiveCDeclarator {
    var name: Text
    var place: Int
    var type: TypeReference?
    var modifiers: AppDeclaration.Modifiers
}

extension ObjectiveCReader {
    /// `*const name[3]`, `(^name)(A *)` after the specifiers; nil if there is no name.
    mutating func parseDeclarator(
        _ specifiers: ObjectiveCSpecifiers
    ) -> ObjectiveCDeclarator? {
        var specifiers = specifiers
        parsePointers(&specifiers)
        if at(.leftParen), at(.xor, 1) || at(.star, 1) {
            guard let block = nested({ $0.parseFunctionType(specifiers) }) ?? nil,
                let place = block.place
            else { return nil }
            skipAttributes()
            return ObjectiveCDeclarator(
                name: tokens[place].name, place: place,
                type: block.isNullable ? .optional(block.type) : block.type,
                modifiers: specifiers.modifiers)
        }
        guard let name = name(at: index) else { return nil }
        let place = index
        advance()
        var type = specifiers.declared
        while at(.leftBracket) {
            skipGroup()
            type = type.map { .array($0) }
        }
        if at(.colon), kind(at: index + 1) == .number { index += 2 }
        return ObjectiveCDeclarator(
            name: name, place: place, type: type, modifiers: specifiers.modifiers)
    }

    /// `__attribute__((…))`, `NS_SWIFT_NAME(…)` and other names in capitals after a declaration.
    mutating func skipAttributes() {
        while index < end, at(ObjectiveCWord.__attribute__) || isMacroName(index) {
            advance()
            if at(.leftParen) { skipGroup() }
        }
    }

    /// The parameters of a C function or block, up to ``end``.
    mutating func parseParameters() -> [AppDeclaration.Parameter] {
        var parameters: [AppDeclaration.Parameter] = []
        while index < end {
            let start = index
            if at(.dots) {
                advance()
                if let last = parameters.indices.last { parameters[last].isVariadic = true }
            } else if let parameter = parseParameter() {
                parameters.append(parameter)
            }
            while index < end, !at(.comma) { skipGroup() }
            if index < end { advance() }
            if index == start { break }
        }
        return parameters
    }

    /// `A *name`, or a type alone; nil for `void` and for what is no type.
    private mutating func parseParameter() -> AppDeclaration.Parameter? {
        let start = index
        guard let specifiers = nested({ $0.parseSpecifiers() }) ?? nil else { return nil }
        if specifiers.isVoid, index == end { return nil }
        let place = index
        if let declarator = parseDeclarator(specifiers) {
            return AppDeclaration.Parameter(
                label: nil, name: declarator.name, type: declarator.type ?? .other,
                range: tokens[declarator.place].range)
        }
        index = place
        let type = parseAbstractDeclarator(specifiers)
        return AppDeclaration.Parameter(
            label: nil, name: .empty, type: type, range: tokens[start].range)
    }
}
