import TransitionDSL

/// Reading names, strings and documentation off the syntax.
extension TextTable {
    /// The name that a token spells, its backticks removed; nil where there is no name.
    @inline(__always) mutating func name(_ token: SyntaxToken?) -> Text? {
        guard let token, let bytes = token.nameBytes else { return nil }
        return token.intern(bytes, in: &self)
    }

    /// Tokens as one text, without the white space between them.
    mutating func joinedText(_ tokens: SyntaxTokens) -> Text {
        guard let first = tokens.first, let range = tokens.range else { return .empty }
        let length = tokens.reduce(0) { $0 + $1.range.offsets.count }
        if range.offsets.count == length { return first.intern(range.offsets, in: &self) }
        var bytes: [UInt8] = []
        first.withBytes { source in
            for token in tokens { bytes.append(source, token.range.offsets) }
        }
        return intern(bytes)
    }

    /// The `///` lines before a node, joined, their slashes and first space removed.
    mutating func documentation(_ node: SyntaxNode) -> Text? {
        let lines = node.head.comments.filter { $0.form == .documentation }
        guard let first = lines.first else { return nil }
        var text: [UInt8] = []
        node.head.withBytes { bytes in
            text.append(bytes, first.documentation(in: bytes))
            for line in lines.dropFirst() {
                text.append(UInt8(ascii: "\n"))
                text.append(bytes, line.documentation(in: bytes))
            }
        }
        return intern(text)
    }

    /// The case in Swift: what `as` gives, else the name with its leading capitals lowered.
    mutating func caseName(of declared: Declared) -> Text {
        if declared.swiftName != declared.name { return declared.swiftName }
        return intern(GeneratedNames.loweringLeadingCapitals(string(declared.name)))
    }
}

extension SyntaxToken {
    /// The name that the token spells, its backticks removed.
    var name: String? {
        nameBytes.map { bytes in withBytes { String(decoding: $0[bytes], as: UTF8.self) } }
    }
}

extension Checker {
    @inline(__always) mutating func name(_ token: SyntaxToken?) -> Text? { model.texts.name(token) }

    mutating func joinedText(_ tokens: SyntaxTokens) -> Text { model.texts.joinedText(tokens) }

    /// The name, alias and documentation of a declaration.
    mutating func declared(_ declaration: some DeclarationSyntax) -> Declared? {
        declared(declaration.name, declaration.alias, declaration.node)
    }

    mutating func declared(
        _ token: SyntaxToken?, _ alias: AliasSyntax?, _ node: SyntaxNode
    ) -> Declared? {
        guard let token, let name = name(token) else {
            reporter.suppressed.names = true
            return nil
        }
        return Declared(
            name: name, swiftName: self.name(alias?.name) ?? name,
            documentation: model.texts.documentation(node), place: token.place)
    }
}
