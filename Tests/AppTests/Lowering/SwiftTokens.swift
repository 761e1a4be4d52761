/// A piece of Swift text; all pieces in a row are the text.
struct SwiftToken {
    enum Kind {
        case word, number, string, comment, space, symbol
    }

    var kind: Kind
    var text: String

    var hasNewline: Bool { kind == .space && text.contains("\n") }
}

/// Takes Swift text apart as far as the lowering needs it: words, with a leading `@` or `#`,
/// strings whole with what is interpolated, comments, white space and single other characters.
func swiftTokens(_ text: String) -> [SwiftToken] {
    var scanner = SwiftScanner(bytes: Array(text.utf8))
    return scanner.tokens()
}

private struct SwiftScanner {
    let bytes: [UInt8]
    private var at = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func tokens() -> [SwiftToken] {
        var tokens: [SwiftToken] = []
        while at < bytes.count {
            let start = at
            let kind = next()
            tokens.append(
                SwiftToken(kind: kind, text: String(decoding: bytes[start..<at], as: UTF8.self))
            )
        }
        return tokens
    }

    private func byte(_ offset: Int = 0) -> UInt8 {
        at + offset < bytes.count ? bytes[at + offset] : 0
    }

    private func starts(with text: StaticString) -> Bool {
        (0..<text.utf8CodeUnitCount).allSatisfy { byte($0) == text.utf8Start[$0] }
    }

    private mutating func next() -> SwiftToken.Kind {
        let first = byte()
        if Self.isSpace(first) {
            skip(while: Self.isSpace)
            return .space
        }
        if starts(with: "//") {
            skip { $0 != UInt8(ascii: "\n") }
            return .comment
        }
        if starts(with: "/*") {
            blockComment()
            return .comment
        }
        if first == UInt8(ascii: "\"") || isRawString {
            string()
            return .string
        }
        if Self.isDigit(first) {
            skip { Self.isWord($0) }
            return .number
        }
        let isMarked = first == UInt8(ascii: "@") || first == UInt8(ascii: "#")
        if Self.isWord(first) || isMarked && Self.isWord(byte(1)) {
            at += 1
            skip(while: Self.isWord)
            return .word
        }
        at += 1
        return .symbol
    }

    private mutating func skip(while holds: (UInt8) -> Bool) {
        while at < bytes.count, holds(bytes[at]) { at += 1 }
    }

    private mutating func blockComment() {
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                at += 2
            } else if starts(with: "*/") {
                depth -= 1
                at += 2
            } else {
                at += 1
            }
        } while depth > 0 && at < bytes.count
    }

    private var isRawString: Bool {
        var offset = 0
        while byte(offset) == UInt8(ascii: "#") { offset += 1 }
        return offset > 0 && byte(offset) == UInt8(ascii: "\"")
    }

    private mutating func string() {
        let start = at
        skip { $0 == UInt8(ascii: "#") }
        let hashes = at - start
        let quote = starts(with: "\"\"\"") ? 3 : 1
        at += quote
        while at < bytes.count {
            if isMarked(UInt8(ascii: "\\"), hashes) {
                at += 1 + hashes
                if byte() == UInt8(ascii: "(") { interpolation() } else { at += 1 }
            } else if isEnd(quote, hashes) {
                at += quote + hashes
                return
            } else {
                at += 1
            }
        }
    }

    private func isMarked(_ character: UInt8, _ hashes: Int) -> Bool {
        byte() == character && (0..<hashes).allSatisfy { byte(1 + $0) == UInt8(ascii: "#") }
    }

    private func isEnd(_ quotes: Int, _ hashes: Int) -> Bool {
        (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
            && (0..<hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
    }

    private mutating func interpolation() {
        var depth = 0
        repeat {
            if byte() == UInt8(ascii: "\"") || isRawString {
                string()
                continue
            }
            if byte() == UInt8(ascii: "(") { depth += 1 }
            if byte() == UInt8(ascii: ")") { depth -= 1 }
            at += 1
        } while depth > 0 && at < bytes.count
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (9...13).contains(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80 || byte == UInt8(ascii: "`")
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
}
