import TransitionDSL

/// Reading names, strings and documentation off the syntax.
extension Checker {
    /// The name that a token spells, its backticks removed; nil where there is no name.
    @inline(__always)
    mutating func name(_ token: SyntaxToken?) -> Text? {
        guard let token, let bytes = token.nameBytes else { return nil }
        return token.intern(bytes, in: &model.texts)
    }

    /// Tokens as one text, without the white space between them.
    mutating func joinedText(_ tokens: SyntaxTokens) -> Text {
        guard let first = tokens.first, let range = tokens.range else { return .empty }
        let length = tokens.reduce(0) { $0 + $1.range.offsets.count }
        if range.offsets.count == length { return first.intern(range.offsets, in: &model.texts) }
        scratch.removeAll(keepingCapacity: true)
        first.withBytes { source in
            for token in tokens { scratch.append(source, token.range.offsets) }
        }
        return model.texts.intern(scratch)
    }

    /// The name, alias and documentation of a declaration.
    mutating func declared(_ declaration: some DeclarationSyntax) -> Declared? {
        declared(declaration.name, declaration.alias, declaration.node)
    }

    mutating func declared(
        _ token: SyntaxToken?, _ alias: AliasSyntax?, _ node: SyntaxNode
    ) -> Declared? {
        guard let token, let name = name(token) else {
            doubts.names = true
            return nil
        }
        return Declared(
            name: name,
            swiftName: self.name(alias?.name) ?? name,
            documentation: documentation(node),
            place: token.place
        )
    }

    /// The `///` lines before a node, joined, their slashes and first space removed.
    mutating func documentation(_ node: SyntaxNode) -> Text? {
        let gap = node.head.gapBefore.offsets
        guard gap.count > 3, let comment = node.head.withSpan({ firstSlash($0, gap) }) else {
            return nil
        }
        let bytes = node.tree.source.bytes
        scratch.removeAll(keepingCapacity: true)
        var isEmpty = true
        var index = comment
        while index + 1 < gap.upperBound {
            guard bytes[index] == UInt8(ascii: "/") else {
                index += 1
                continue
            }
            if bytes[index + 1] == UInt8(ascii: "*") {
                index = endOfBlockComment(bytes, index, gap.upperBound)
                continue
            }
            let end =
                bytes[index..<gap.upperBound]
                .firstIndex { $0.isLineEnd }
                ?? gap.upperBound
            if let text = documentationLine(bytes, index..<end) {
                if !isEmpty { scratch.append(UInt8(ascii: "\n")) }
                scratch.append(bytes, text)
                isEmpty = false
            }
            index = end
        }
        return isEmpty ? nil : model.texts.intern(scratch)
    }

    /// Most declarations have no comment before them.
    private func firstSlash(_ bytes: Span<UInt8>, _ gap: Range<Int>) -> Int? {
        for index in gap where bytes[index] == UInt8(ascii: "/") { return index }
        return nil
    }

    /// What stands after the three slashes; nil for a comment that documents nothing.
    private func documentationLine(_ bytes: [UInt8], _ line: Range<Int>) -> Range<Int>? {
        let slash = UInt8(ascii: "/")
        guard bytes[line].prefix(3).elementsEqual([slash, slash, slash]) else { return nil }
        var start = line.lowerBound + 3
        if start < line.upperBound, bytes[start] == slash { return nil }
        if start < line.upperBound, bytes[start] == UInt8(ascii: " ") { start += 1 }
        var end = line.upperBound
        while end > start, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == 9 { end -= 1 }
        return start..<end
    }
}

/// Where a block comment ends, which may hold others; the end of the range if it does not.
func endOfBlockComment(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    var depth = 0
    var index = start
    while index + 1 < end {
        if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
            depth += 1
            index += 2
        } else if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
            depth -= 1
            index += 2
            if depth == 0 { return index }
        } else {
            index += 1
        }
    }
    return end
}
