import TransitionDSL

/// Reading names, strings and documentation off the syntax.
extension Checker {
    /// The name that a token spells, backticks removed; nil where the token is no name.
    mutating func name(_ node: SyntaxNode, _ token: Int) -> Text? {
        guard token < node.endToken else { return nil }
        let range = node.tokenRange(token).offsets
        switch node.tokenKind(token) {
        case .identifier:
            return node.intern(range, in: &model.texts)
        case .quotedIdentifier where range.count > 2:
            return node.intern(range.lowerBound + 1..<range.upperBound - 1, in: &model.texts)
        default:
            return nil
        }
    }

    func place(_ node: SyntaxNode, _ token: Int) -> SourcePlace {
        node.place(node.tokenRange(token))
    }

    /// All tokens of a node as one text, without the white space between them.
    mutating func joinedText(_ node: SyntaxNode, _ tokens: Range<Int>) -> Text {
        guard !tokens.isEmpty else { return .empty }
        if tokens.count == 1 {
            return node.intern(node.tokenRange(tokens.lowerBound).offsets, in: &model.texts)
        }
        let first = node.tokenRange(tokens.lowerBound)
        let last = node.tokenRange(tokens.upperBound - 1)
        let length = tokens.reduce(0) { $0 + node.tokenRange($1).offsets.count }
        if Int(last.end - first.start) == length {
            return node.intern(Int(first.start)..<Int(last.end), in: &model.texts)
        }
        let source = node.tree.source.bytes
        scratch.removeAll(keepingCapacity: true)
        for token in tokens { scratch.append(source, node.tokenRange(token).offsets) }
        return model.texts.intern(scratch)
    }

    /// The name, alias and documentation of a declaration whose name is its second token.
    mutating func declared(_ node: SyntaxNode, nameToken: Int? = nil) -> Declared? {
        let token = nameToken ?? node.firstToken + 1
        guard let name = name(node, token) else {
            doubts.names = true
            return nil
        }
        var swiftName = name
        if let alias = node.child(.alias), let given = self.name(alias, alias.firstToken + 1) {
            swiftName = given
        }
        return Declared(
            name: name,
            swiftName: swiftName,
            documentation: documentation(node),
            place: place(node, token)
        )
    }

    /// The `///` lines before a node, joined, their slashes and first space removed.
    mutating func documentation(_ node: SyntaxNode) -> Text? {
        let gap = gap(before: node.firstToken, node)
        guard gap.count > 3, let comment = node.withSpan({ firstSlash($0, gap) }) else {
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

    private func gap(before token: Int, _ node: SyntaxNode) -> Range<Int> {
        let start = token > 0 ? node.tokenRange(token - 1).end : 0
        return SourceRange(start: start, end: node.tokenRange(token).start).offsets
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
