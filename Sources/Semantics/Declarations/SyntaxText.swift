package import TransitionDSL

/// Reads names, strings and documentation from the syntax.
extension TextTable {
    /// The name of a token without its backticks; nil if it is not a name.
    mutating func name(_ token: SyntaxToken?) -> Text? {
        guard let token, let bytes = token.nameBytes else { return nil }
        return token.intern(bytes, in: &self)
    }

    /// Tokens as one string, without the white space between them.
    mutating func joinedText(_ tokens: SyntaxTokens) -> Text {
        guard let first = tokens.first, let range = tokens.range else { return .empty }
        // Tokens that touch are one piece of the file.
        // Hot.
        let length = tokens.reduce(0) { $0 + $1.range.offsets.count }
        if range.offsets.count == length { return first.intern(range.offsets, in: &self) }
        var bytes: [UInt8] = []
        for token in tokens { bytes.append(token.fileBytes, token.range.offsets) }
        return intern(bytes)
    }

    /// The `///` lines before a node, joined, without their slashes and first space.
    mutating func documentation(_ node: SyntaxNode) -> Text? {
        let lines = node.head.comments.filter { $0.form == .documentation }
        guard let first = lines.first else { return nil }
        var text: [UInt8] = []
        let bytes = node.head.fileBytes
        text.append(bytes, first.documentation(in: bytes))
        for line in lines.dropFirst() {
            text.append(UInt8(ascii: "\n"))
            text.append(bytes, line.documentation(in: bytes))
        }
        return intern(text)
    }

    /// The case in Swift: the name after `as`, else the name with its leading capitals lowered.
    mutating func caseName(of declared: Declared) -> Text {
        if declared.swiftName != declared.name { return declared.swiftName }
        return intern(GeneratedNames.loweringLeadingCapitals(string(declared.name)))
    }
}

extension SyntaxToken {
    /// The name of the token without its backticks.
    var name: String? {
        nameBytes.map { String(decoding: fileBytes[$0], as: UTF8.self) }
    }
}

extension Checker {
    func name(_ token: SyntaxToken?) -> Text? { model.texts.name(token) }

    func joinedText(_ tokens: SyntaxTokens) -> Text { model.texts.joinedText(tokens) }

    /// The name, alias and documentation of a declaration.
    func declared(_ declaration: some DeclarationSyntax) -> Declared? {
        declared(declaration.name, declaration.alias, declaration.node)
    }

    func declared(
        _ token: SyntaxToken?, _ alias: NameClause?, _ node: SyntaxNode
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

/// A piece of a string literal.
package enum LiteralPiece {
    /// Bytes with their escapes decoded.
    case text([UInt8])
    /// The name in `\(name)` and its place.
    case hole(SourceRange)
}

extension SyntaxToken {
    /// The pieces of a string; adjacent texts are one, and none is empty. The lexer has checked its
    /// escapes and interpolations.
    package func pieces() -> [LiteralPiece] {
        var pieces: [LiteralPiece] = []
        var text: [UInt8] = []
        let bytes = fileBytes
        let content = contentOfString(bytes)
        var index = content.lowerBound
        while index < content.upperBound {
            let isEscape =
                kind != .rawString && bytes[index] == UInt8(ascii: "\\")
                && index + 1 < content.upperBound
            if !isEscape {
                text.append(bytes[index])
                index += 1
            } else if bytes[index + 1] == UInt8(ascii: "(") {
                if !text.isEmpty { pieces.append(.text(text)) }
                text = []
                let rest = bytes[(index + 2)..<content.upperBound]
                let close = rest.firstIndex(of: UInt8(ascii: ")")) ?? rest.endIndex
                pieces.append(.hole(trimmed(rest[..<close])))
                index = min(close + 1, content.upperBound)
            } else {
                index = decodeEscape(bytes[..<content.upperBound], index + 1, into: &text)
            }
        }
        if !text.isEmpty { pieces.append(.text(text)) }
        return pieces
    }

    /// The text between the quotes.
    private func contentOfString(_ bytes: [UInt8]) -> Range<Int> {
        let range = range.offsets
        if kind == .rawString {
            let hashes = bytes[range].prefix { $0 == UInt8(ascii: "#") }.count
            let inner = range.dropFirst(hashes + 1).dropLast(hashes + 1)
            return inner.startIndex..<inner.endIndex
        }
        let isClosed = range.count > 1 && bytes[range.upperBound - 1] == UInt8(ascii: "\"")
        return (range.lowerBound + 1)..<(isClosed ? range.upperBound - 1 : range.upperBound)
    }

    /// Decodes the escape after a `\\` and returns where it ends.
    private func decodeEscape(
        _ bytes: ArraySlice<UInt8>, _ index: Int, into text: inout [UInt8]
    ) -> Int {
        switch bytes[index] {
        case UInt8(ascii: "n"): text.append(10)
        case UInt8(ascii: "r"): text.append(13)
        case UInt8(ascii: "t"): text.append(9)
        case UInt8(ascii: "0"): text.append(0)
        case UInt8(ascii: "u"):
            let close = bytes[index...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.endIndex
            let digits = bytes[min(index + 2, close)..<close]
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD
            text.append(String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")))
            return min(close + 1, bytes.endIndex)
        default: text.append(bytes[index])
        }
        return index + 1
    }

    /// A name without the white space and backticks around it.
    private func trimmed(_ name: ArraySlice<UInt8>) -> SourceRange {
        func isAround(_ byte: UInt8) -> Bool {
            byte == 32 || byte == 9 || byte == UInt8(ascii: "`")
        }
        let start = name.firstIndex { !isAround($0) } ?? name.endIndex
        let end = (name.lastIndex { !isAround($0) } ?? start - 1) + 1
        return SourceRange(
            start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
    }
}

extension Checker {
    /// Whether an interpolation is a name; if not, the lexer has reported it.
    func isName(_ range: SourceRange, _ token: SyntaxToken) -> Bool {
        String(decoding: token.fileBytes[range.offsets], as: UTF8.self).isIdentifier
    }

    /// A string without interpolations: an identifier in a storyboard, a file's name, Swift code.
    func plainText(_ literal: SyntaxToken?, _ what: String) -> Text? {
        guard let literal, literal.kind == .string || literal.kind == .rawString else { return nil }
        var text = Text.empty
        for piece in literal.pieces() {
            switch piece {
            case .text(let bytes): text = model.texts.intern(bytes)
            case .hole(let range):
                reportHoleNotAllowed(what, at: literal.place(range))
                return nil
            }
        }
        return text
    }
}
