import TransitionDSL

/// A piece of a string literal.
enum LiteralPiece {
    case text(Text)
    /// The name in `\(name)` and where it stands.
    case hole(SourceRange)
}

/// Takes a string token apart, piece by piece. The lexer has judged its escapes and holes.
struct LiteralReader {
    private let token: SyntaxToken
    private let isRaw: Bool
    /// What stands between the quotes and has not been read.
    private var rest: Range<Int>

    init(_ token: SyntaxToken) {
        self.token = token
        isRaw = token.kind == .rawString
        let range = token.range.offsets
        rest = isRaw ? Self.insideRaw(token, range) : Self.inside(token, range)
    }

    private static func inside(_ token: SyntaxToken, _ range: Range<Int>) -> Range<Int> {
        let start = range.lowerBound + 1
        let isClosed =
            range.count > 1 && token.withSpan { $0[range.upperBound - 1] == UInt8(ascii: "\"") }
        return start..<max(start, isClosed ? range.upperBound - 1 : range.upperBound)
    }

    private static func insideRaw(_ token: SyntaxToken, _ range: Range<Int>) -> Range<Int> {
        let hashes = token.withBytes { $0[range].prefix { $0 == UInt8(ascii: "#") }.count }
        let inner = range.dropFirst(hashes + 1).dropLast(hashes + 1)
        return inner.startIndex..<inner.endIndex
    }

    /// The next piece; neighbouring texts are one, and none is empty.
    mutating func next(_ texts: inout TextTable) -> LiteralPiece? {
        if rest.isEmpty { return nil }
        let special = isRaw ? rest.upperBound : token.withSpan { plainEnd($0) }
        if special == rest.upperBound || special > rest.lowerBound && beginsHole(at: special) {
            let text = token.intern(rest.lowerBound..<special, in: &texts)
            rest = special..<rest.upperBound
            return .text(text)
        }
        if beginsHole(at: rest.lowerBound) { return .hole(readHole()) }
        return .text(texts.intern(readEscaped()))
    }

    /// Where the bytes end that stand for themselves.
    private func plainEnd(_ bytes: Span<UInt8>) -> Int {
        var index = rest.lowerBound
        while index < rest.upperBound {
            if bytes[index] == UInt8(ascii: "\\"), index + 1 < rest.upperBound { return index }
            index += 1
        }
        return index
    }

    private func beginsHole(at index: Int) -> Bool {
        token.withSpan {
            index + 1 < rest.upperBound && $0[index] == UInt8(ascii: "\\")
                && $0[index + 1] == UInt8(ascii: "(")
        }
    }

    private mutating func readHole() -> SourceRange {
        let (name, end) = token.withBytes { bytes in
            let close = bytes[rest].firstIndex(of: UInt8(ascii: ")")) ?? rest.upperBound
            let start = rest.lowerBound + 2
            return (trimmed(bytes, start..<max(close, start)), min(close + 1, rest.upperBound))
        }
        rest = end..<rest.upperBound
        return name
    }

    /// A text with escapes, up to a hole or the end.
    private mutating func readEscaped() -> [UInt8] {
        var text: [UInt8] = []
        let end = token.withBytes { bytes in
            var index = rest.lowerBound
            while index < rest.upperBound, !beginsHole(at: index) {
                if bytes[index] == UInt8(ascii: "\\"), index + 1 < rest.upperBound {
                    index = decodeEscape(bytes, index + 1, rest.upperBound, into: &text)
                } else {
                    text.append(bytes[index])
                    index += 1
                }
            }
            return index
        }
        rest = end..<rest.upperBound
        return text
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
            start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
    }
}

extension Checker {
    /// Whether a hole holds a name; where it does not, the lexer has said so.
    func isName(_ range: SourceRange, _ token: SyntaxToken) -> Bool {
        token.withBytes { String(decoding: $0[range.offsets], as: UTF8.self).isIdentifier }
    }

    /// A text that can have no holes: an identifier in a storyboard, a file's name, Swift code.
    mutating func plainText(_ literal: SyntaxToken?, _ what: String) -> Text? {
        guard let literal, literal.kind == .string || literal.kind == .rawString else { return nil }
        var reader = LiteralReader(literal)
        var text = Text.empty
        while let piece = reader.next(&model.texts) {
            switch piece {
            case .text(let piece): text = piece
            case .hole(let range):
                reportHoleNotAllowed(what, at: literal.place(range))
                return nil
            }
        }
        return text
    }
}
