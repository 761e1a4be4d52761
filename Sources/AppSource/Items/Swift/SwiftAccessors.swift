import TransitionDSL

extension SwiftReader {
    /// Whether a `{` begins accessors, such as `{ get }` and `{ didSet {…} }`: then it is neither a
    /// closure nor the body of a getter.
    func isAccessorBlock(at brace: Int) -> Bool {
        let index = accessorIndex(from: brace + 1)
        guard isAccessor(index) else { return false }
        switch kind(at: index + 1) {
        case .leftBrace: return true
        case .rightBrace:
            // `{ get }` of a protocol, not `{ value }`.
            return word(at: index) != nil
        case .leftParen:
            return word(at: index) != .get
                && partner(index + 1).map { kind(at: $0 + 1) == .leftBrace } ?? false
        case .at: return isAccessor(accessorIndex(from: index + 1))
        case .identifier:
            let word = word(at: index + 1)
            return isAccessor(accessorIndex(from: index + 1)) || word == .async || word == .throws
        default: return false
        }
    }

    /// The token after the attributes and modifiers of an accessor.
    private func accessorIndex(from start: Int) -> Int {
        var index = start
        while index < end {
            if kind(at: index) == .at, kind(at: index + 1) == .identifier {
                index += 2
                if kind(at: index) == .leftParen, !hasSpaceBefore(index),
                    let partner = partner(index)
                {
                    index = partner + 1
                }
                continue
            }
            switch word(at: index) {
            case .mutating, .nonmutating, .borrowing, .consuming, .private, .fileprivate: index += 1
            case .internal, .public, .package: index += 1
            default: return index
            }
        }
        return index
    }

    private func isAccessor(_ index: Int) -> Bool {
        guard kind(at: index) == .identifier else { return false }
        switch word(at: index) {
        case .get, .set, .willSet, .didSet, .`init`: return true
        case nil:
            return isReader(index) || isSpelled("_modify", index) || isSpelled("modify", index)
                || isSpelled("unsafeAddress", index) || isSpelled("unsafeMutableAddress", index)
        default: return false
        }
    }

    private func isReader(_ index: Int) -> Bool {
        isSpelled("_read", index) || isSpelled("read", index)
    }

    /// For words that are too rare for ``Word``.
    private func isSpelled(_ spelling: String, _ index: Int) -> Bool {
        names.bytes[names.range(tokens[index].name)].elementsEqual(spelling.utf8)
    }

    /// Reads the `{…}` of a variable or subscript: its accessors, or the body of its getter.
    mutating func parseAccessors() -> [AppDeclaration.Accessor] {
        guard kind == .leftBrace else { return [] }
        guard isAccessorBlock(at: index) else {
            guard let body = parseBlock() else { return [] }
            return [AppDeclaration.Accessor(kind: .get, body: body, parameter: nil)]
        }
        guard let partner = partner(index) else {
            skipBrackets()
            return []
        }
        return within(index + 1..<partner + 1) { reader in
            reader.end = partner
            var accessors: [AppDeclaration.Accessor] = []
            while !reader.isAtEnd {
                reader.jump(to: reader.accessorIndex(from: reader.index))
                if let accessor = reader.parseAccessor() { accessors.append(accessor) }
            }
            return accessors
        }
    }

    private mutating func parseAccessor() -> AppDeclaration.Accessor? {
        let kind: AppDeclaration.Accessor.Kind? =
            switch word {
            case .get: .get
            case .set: .set
            case .willSet: .willSet
            case .didSet: .didSet
            default: self.kind == .identifier && isReader(index) ? .get : nil
            }
        if self.kind == .leftBrace { skipBrackets() } else { advance() }
        var parameter: Text?
        if self.kind == .leftParen {
            if self.kind(at: index + 1) == .identifier { parameter = tokens[index + 1].name }
            skipBrackets()
        }
        skipEffects()
        guard let kind, let body = parseBlock() else { return nil }
        return AppDeclaration.Accessor(kind: kind, body: body, parameter: parameter)
    }
}
