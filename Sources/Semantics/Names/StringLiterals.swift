import TransitionDSL

/// A string literal taken apart. The lexer has judged its escapes and holes.
enum LiteralPiece {
    case text([UInt8])
    /// The name in `\(name)` and where it stands.
    case hole(SourceRange)
}

extension Checker {
    /// The pieces of a string token; neighbouring texts are one piece, and none is empty.
    func pieces(_ node: SyntaxNode, _ token: Int) -> [LiteralPiece] {
        let bytes = node.tree.source.bytes
        let range = node.tokenRange(token).offsets
        if node.tokenKind(token) == .rawString {
            let hashes = bytes[range].prefix { $0 == UInt8(ascii: "#") }.count
            let inner = range.dropFirst(hashes + 1).dropLast(hashes + 1)
            return inner.isEmpty ? [] : [.text(Array(bytes[inner.startIndex..<inner.endIndex]))]
        }
        var end = range.upperBound
        if range.count > 1, bytes[end - 1] == UInt8(ascii: "\"") { end -= 1 }
        return stringPieces(bytes, range.lowerBound + 1..<max(end, range.lowerBound + 1))
    }

    private func stringPieces(_ bytes: [UInt8], _ range: Range<Int>) -> [LiteralPiece] {
        var pieces: [LiteralPiece] = []
        var text: [UInt8] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            guard byte == UInt8(ascii: "\\"), index + 1 < range.upperBound else {
                text.append(byte)
                index += 1
                continue
            }
            if bytes[index + 1] == UInt8(ascii: "(") {
                let close =
                    bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: ")"))
                    ?? range.upperBound
                if !text.isEmpty { pieces.append(.text(text)) }
                text = []
                pieces.append(.hole(trimmed(bytes, index + 2..<max(close, index + 2))))
                index = min(close + 1, range.upperBound)
            } else {
                index = decodeEscape(bytes, index + 1, range.upperBound, into: &text)
            }
        }
        if !text.isEmpty { pieces.append(.text(text)) }
        return pieces
    }

    private func decodeEscape(
        _ bytes: [UInt8],
        _ index: Int,
        _ end: Int,
        into text: inout [UInt8]
    ) -> Int {
        switch bytes[index] {
        case UInt8(ascii: "n"): text.append(10)
        case UInt8(ascii: "r"): text.append(13)
        case UInt8(ascii: "t"): text.append(9)
        case UInt8(ascii: "0"): text.append(0)
        case UInt8(ascii: "u"):
            let close = bytes[index..<end].firstIndex(of: UInt8(ascii: "}")) ?? end
            let digits = bytes[min(index + 2, close)..<close]
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD
            let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
            text.append(contentsOf: Array(String(Character(scalar)).utf8))
            return min(close + 1, end)
        default: text.append(bytes[index])
        }
        return index + 1
    }

    private func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> SourceRange {
        var start = range.lowerBound
        var end = range.upperBound
        func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == UInt8(ascii: "`") }
        while start < end, isSpace(bytes[start]) { start += 1 }
        while end > start, isSpace(bytes[end - 1]) { end -= 1 }
        return SourceRange(
            start: UInt32(truncatingIfNeeded: start),
            end: UInt32(truncatingIfNeeded: end)
        )
    }

    /// Whether a hole holds a name; where it does not, the lexer has said so.
    func isName(_ range: SourceRange, _ node: SyntaxNode) -> Bool {
        isIdentifier(node.tree.source.text(range))
    }

    /// Whether a text could be a name, in the language as in Swift.
    func isIdentifier(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first,
            first == "_" || first.properties.isXIDStart
        else { return false }
        return text.unicodeScalars.dropFirst().allSatisfy { $0.properties.isXIDContinue }
    }

    /// A text that can have no holes: an identifier in a storyboard, a file's name, Swift code.
    mutating func plainText(_ node: SyntaxNode, _ token: Int, _ what: String) -> Text? {
        guard token < node.endToken else { return nil }
        let kind = node.tokenKind(token)
        guard kind == .string || kind == .rawString else { return nil }
        var bytes: [UInt8] = []
        for piece in pieces(node, token) {
            switch piece {
            case .text(let text): bytes.append(contentsOf: text)
            case .hole(let range):
                reportHoleNotAllowed(what, at: node.place(range))
                return nil
            }
        }
        return model.texts.intern(bytes)
    }
}
