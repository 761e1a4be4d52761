/// Code as its compiler sees it: tokens, with a mark where a literal stands; what the literals
/// hold; comments count for nothing. Stricter than a compiler: what is not closed on its line, or
/// needs more than the plainest literal, is a fault.
struct CodeSkeleton: Equatable {
    enum Language { case swift, objectiveC }

    var tokens: [String] = []
    var literals: [[UInt8]] = []
    var faults: [String] = []

    init(_ bytes: [UInt8], _ language: Language) {
        var reader = CodeReader(bytes: bytes, language: language)
        reader.readAll()
        self = reader.skeleton
    }

    fileprivate init() {}
}

private struct CodeReader {
    let bytes: [UInt8]
    let language: CodeSkeleton.Language
    var skeleton = CodeSkeleton()
    private var at = 0

    init(bytes: [UInt8], language: CodeSkeleton.Language) {
        self.bytes = bytes
        self.language = language
    }

    mutating func readAll() {
        while at < bytes.count { readToken() }
    }

    private func byte(_ offset: Int = 0) -> UInt8 {
        at + offset < bytes.count ? bytes[at + offset] : 0
    }

    private func starts(with text: String) -> Bool { bytes[at...].starts(with: text.utf8) }

    /// Both languages end a line at these two bytes and at no others.
    private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    private mutating func fault(_ what: String) {
        let line = bytes[..<min(at, bytes.count)].count { $0 == 0x0A } + 1
        skeleton.faults.append("line \(line): \(what)")
    }

    private mutating func readToken() {
        let first = byte()
        switch first {
        case 0x20, 0x09, 0x0A, 0x0D: at += 1
        case 0..<0x20, 0x7F:
            fault("the control character \(first)")
            at += 1
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): readLineComment()
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
            fault("a block comment")
            at += 2
        case UInt8(ascii: "\""): readString()
        case UInt8(ascii: "'") where language == .objectiveC: readCharacter()
        default:
            if Self.isWord(first) { return readWord() }
            skeleton.tokens.append(String(decoding: [first], as: UTF8.self))
            at += 1
        }
    }

    private mutating func readWord() {
        let start = at
        while at < bytes.count, Self.isWord(bytes[at]) { at += 1 }
        skeleton.tokens.append(String(decoding: bytes[start..<at], as: UTF8.self))
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// In C, a backslash, or the trigraph for one, at the end of a line continues the comment on
    /// the next line, even with white space after it.
    private mutating func readLineComment() {
        let start = at
        while at < bytes.count, !Self.endsLine(bytes[at]) { at += 1 }
        let text = bytes[start..<at]
        if text.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }) {
            fault("a control character in a comment")
        }
        guard language == .objectiveC else { return }
        let blanks: Set<UInt8> = [0x20, 0x09, 0x0B, 0x0C]
        let end = String(decoding: text.reversed().drop { blanks.contains($0) }, as: UTF8.self)
        if end.hasPrefix("\\") || end.hasPrefix("/??") { fault("a comment that goes on") }
    }

    private mutating func readCharacter() {
        let start = at
        at += byte(1) == UInt8(ascii: "\\") ? 3 : 2
        if byte() != UInt8(ascii: "'") { fault("a character that is not closed") }
        at += 1
        skeleton.tokens.append(String(decoding: bytes[start..<min(at, bytes.count)], as: UTF8.self))
    }

    private mutating func readString() {
        if starts(with: "\"\"\"") { fault("a literal of several lines") }
        at += 1
        var content: [UInt8] = []
        while true {
            guard at < bytes.count, !Self.endsLine(bytes[at]) else {
                return fault("a literal that is not closed")
            }
            let next = bytes[at]
            if next == UInt8(ascii: "\"") { break }
            if next < 0x20 || next == 0x7F { fault("the control character \(next) in a literal") }
            if language == .objectiveC, starts(with: "??") { fault("a trigraph") }
            if next != UInt8(ascii: "\\") {
                content.append(next)
                at += 1
            } else if language == .swift, byte(1) == UInt8(ascii: "(") {
                readHole(&content)
            } else {
                readEscape(&content)
            }
        }
        at += 1
        if String(validating: content, as: UTF8.self) == nil { fault("a literal that is no UTF-8") }
        if skeleton.tokens.suffix(3) == ["stringWithFormat", ":", "@"] {
            // By bytes: a mark behind `%` makes it another character.
            content = content.replacing("%%".utf8, with: "%".utf8)
        }
        skeleton.tokens.append("“”")
        skeleton.literals.append(content)
    }

    /// `\(…)`: its tokens, and a mark in the literal.
    private mutating func readHole(_ content: inout [UInt8]) {
        skeleton.tokens.append("\\(")
        content += "\\()".utf8
        at += 2
        var depth = 1
        while at < bytes.count {
            if byte() == UInt8(ascii: "(") { depth += 1 }
            if byte() == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { break }
            readToken()
        }
        skeleton.tokens.append(")")
        at += 1
    }

    private mutating func readEscape(_ content: inout [UInt8]) {
        let plain: [Character: UInt8] = [
            "\\": 0x5C, "\"": 0x22, "n": 0x0A, "t": 0x09, "r": 0x0D, "0": 0,
        ]
        let escaped = Character(Unicode.Scalar(byte(1)))
        if language == .objectiveC, escaped == "?" {
            content.append(0x3F)
            at += 2
        } else if language == .objectiveC, ("0"..."3").contains(escaped) {
            let digits = bytes[(at + 1)...].prefix(3)
            guard digits.count == 3,
                let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
            else { return fault("a short octal escape") }
            content.append(value)
            at += 4
        } else if let value = plain[escaped] {
            content.append(value)
            at += 2
        } else if language == .swift, escaped == "u", byte(2) == UInt8(ascii: "{") {
            let digits = bytes[(at + 3)...].prefix { $0 != UInt8(ascii: "}") }
            let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
                .flatMap(Unicode.Scalar.init)
            if scalar == nil { fault("an escape of no character") }
            content += Array(String(Character(scalar ?? "?")).utf8)
            at += 4 + digits.count
        } else {
            fault("an unknown escape")
            at += 2
        }
    }
}
