package import TransitionDSL

/// The tokens of a file of Objective-C or C. Total: whatever the bytes are, tokens, comments and
/// white space cover them.
package func tokenizeObjectiveC(_ bytes: [UInt8], names: inout TextTable) -> AppTokens {
    var scanner = ObjectiveCScanner(bytes)
    scanner.scan(&names)
    return AppTokens(
        tokens: scanner.tokens, strings: scanner.strings, comments: scanner.comments)
}

/// Scans a file once. The functions in the other files advance ``index``.
struct ObjectiveCScanner {
    let bytes: [UInt8]
    var index = 0
    var tokens: [AppToken] = []
    var strings: [AppString] = []
    var comments: [SourceRange] = []
    /// What was between the token before and the next one.
    var flags: AppToken.Flags = []
    /// The token of the directive whose line is being scanned.
    var directive: Int?
    private var brackets = ObjectiveCBrackets()

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    mutating func scan(_ names: inout TextTable) {
        while index < bytes.count { scanOne(&names) }
        endDirective()
        append(.endOfFile, from: index)
    }

    private mutating func scanOne(_ names: inout TextTable) {
        let start = index
        switch bytes[start] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
            index += 1
            flags.insert(.spaceBefore)
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            index += 1
            endDirective()
            flags.insert([.newlineBefore, .spaceBefore])
        case UInt8(ascii: "\""): scanString(from: start, &names)
        case UInt8(ascii: "'"): scanCharacter(from: start, &names)
        case UInt8(ascii: "@") where holds(UInt8(ascii: "\""), at: start + 1):
            index += 1
            scanString(from: start, &names)
        case UInt8(ascii: "#"): scanHash(&names)
        case UInt8(ascii: "\\"):
            if let end = continuationEnd(at: start) {
                index = end
                flags.insert(.spaceBefore)
            } else {
                index += 1
                append(.backslash, from: start)
            }
        case UInt8(ascii: "/") where holds(UInt8(ascii: "/"), at: start + 1): scanLineComment()
        case UInt8(ascii: "/") where holds(UInt8(ascii: "*"), at: start + 1): scanBlockComment()
        case _ where bytes[start].beginsWordOfC: scanWord(&names)
        case _ where bytes[start].isDigit, UInt8(ascii: ".") where byte(at: start + 1).isDigit:
            scanNumber(&names)
        default:
            if let end = bytes.conflictMarkerEnd(at: start) {
                index = end
                comments.append(SourceRange(start..<end))
                flags.insert(.spaceBefore)
            } else {
                scanPunctuation(from: start)
            }
        }
    }

    mutating func append(_ kind: AppToken.Kind, from start: Int, payload: UInt32 = 0) {
        tokens.append(
            AppToken(
                kind: kind, flags: flags, range: SourceRange(start..<index), payload: payload))
        flags = []
    }

    /// The byte there; 0 past the end.
    func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    func holds(_ byte: UInt8, at offset: Int) -> Bool {
        offset < bytes.count && bytes[offset] == byte
    }

    /// The end of a backslash, blanks and a line end.
    func continuationEnd(at start: Int) -> Int? {
        guard holds(UInt8(ascii: "\\"), at: start) else { return nil }
        var end = start + 1
        while byte(at: end).isBlankOfC { end += 1 }
        if holds(UInt8(ascii: "\n"), at: end) { return end + 1 }
        guard holds(UInt8(ascii: "\r"), at: end) else { return nil }
        return holds(UInt8(ascii: "\n"), at: end + 1) ? end + 2 : end + 1
    }

    /// The text of a token. What is not UTF-8 is repaired.
    func intern(_ range: Range<Int>, _ names: inout TextTable) -> Text {
        names.intern(String(decoding: bytes[range], as: UTF8.self))
    }
}

// MARK: - Words, numbers and punctuation

extension ObjectiveCScanner {
    private mutating func scanWord(_ names: inout TextTable) {
        let start = index
        while index < bytes.count, bytes[index].continuesWordOfC { index += 1 }
        if scanPrefixedLiteral(from: start, &names) { return }
        let name = intern(start..<index, &names)
        append(.identifier, from: start, payload: name.index)
        let last = tokens.count - 1
        if last > 0, tokens[last - 1].kind == .at, directive == nil,
            name == Word.end.text || name == Word.interface.text
                || name == Word.implementation.text
        {
            brackets.reset()
        }
    }

    /// `1.5e-3f`, `0xFF`, `1'000`: digits, letters, dots, and a sign after an exponent.
    private mutating func scanNumber(_ names: inout TextTable) {
        let start = index
        var last = bytes[start]
        while index < bytes.count {
            let next = bytes[index]
            let isSign = next == UInt8(ascii: "+") || next == UInt8(ascii: "-")
            let isExponent =
                last | 0x20 == UInt8(ascii: "e") || last | 0x20 == UInt8(ascii: "p")
            let isSeparator = next == UInt8(ascii: "'") && byte(at: index + 1).continuesNumberOfC
            guard
                next.continuesNumberOfC || next == UInt8(ascii: ".") || isSign && isExponent
                    || isSeparator
            else { break }
            last = next
            index += 1
        }
        append(.number, from: start, payload: intern(start..<index, &names).index)
    }

    private mutating func scanPunctuation(from start: Int) {
        index += 1
        switch bytes[start] {
        case UInt8(ascii: "("): open(.leftParen, .paren, from: start)
        case UInt8(ascii: "["): open(.leftBracket, .bracket, from: start)
        case UInt8(ascii: "{"): open(.leftBrace, .brace, from: start)
        case UInt8(ascii: ")"): close(.rightParen, .paren, from: start)
        case UInt8(ascii: "]"): close(.rightBracket, .bracket, from: start)
        case UInt8(ascii: "}"): close(.rightBrace, .brace, from: start)
        case UInt8(ascii: ","): append(.comma, from: start)
        case UInt8(ascii: ":"): append(.colon, from: start)
        case UInt8(ascii: ";"): append(.semicolon, from: start)
        case UInt8(ascii: "@"): append(.at, from: start)
        case UInt8(ascii: "-") where holds(UInt8(ascii: ">"), at: index):
            index += 1
            append(.arrow, from: start)
        case UInt8(ascii: "=") where !holds(UInt8(ascii: "="), at: index):
            append(.equal, from: start)
        case UInt8(ascii: ".")
        where !(holds(UInt8(ascii: "."), at: index) && holds(UInt8(ascii: "."), at: index + 1)):
            append(.dot, from: start)
        default: scanOperator(from: start)
        }
    }

    private mutating func open(
        _ kind: AppToken.Kind, _ shape: ObjectiveCBrackets.Shape, from start: Int
    ) {
        if shape == .paren, directive == nil, brackets.isInBrace, isAfterMethodSign {
            brackets.reset()
        }
        append(kind, from: start, payload: .max)
        brackets.open(shape, token: tokens.count - 1)
    }

    /// Whether `-` or `+` begins a statement, which only the sign of a method does: a brace before
    /// it was not closed.
    private var isAfterMethodSign: Bool {
        guard tokens.count >= 2, let sign = tokens.last, sign.isMethodSign else { return false }
        let before = tokens[tokens.count - 2]
        return before.kind == .semicolon
            || before.kind == .rightBrace && sign.flags.contains(.newlineBefore)
    }

    private mutating func close(
        _ kind: AppToken.Kind, _ shape: ObjectiveCBrackets.Shape, from start: Int
    ) {
        append(kind, from: start, payload: .max)
        // The other branch of an `#if` may have closed it.
        guard let partner = brackets.close(shape), tokens[partner].payload == .max else { return }
        let own = tokens.count - 1
        tokens[partner].payload = UInt32(truncatingIfNeeded: own)
        tokens[own].payload = UInt32(truncatingIfNeeded: partner)
    }
}

// MARK: - Directives and comments

extension ObjectiveCScanner {
    /// `#` and a word at the beginning of a line is a directive.
    private mutating func scanHash(_ names: inout TextTable) {
        let start = index
        index += 1
        guard directive == nil, tokens.isEmpty || flags.contains(.newlineBefore) else {
            return append(.hash, from: start)
        }
        var word = index
        while byte(at: word).isBlankOfC { word += 1 }
        var end = word
        while byte(at: end).continuesWordOfC { end += 1 }
        guard end > word else { return append(.hash, from: start) }
        index = end
        let name = intern(word..<end, &names)
        directive = tokens.count
        append(.directive, from: start, payload: name.index)
        brackets.beginDirective(name)
    }

    private mutating func endDirective() {
        guard let start = directive else { return }
        directive = nil
        brackets.endDirective()
        if tokens.count == start + 2, tokens[start].name == Word.if.text,
            tokens[start + 1].kind == .number, bytes[tokens[start + 1].range.offsets] == [0x30]
        {
            skipDeadBranch()
        }
    }

    /// What `#if 0` leaves out is a comment.
    private mutating func skipDeadBranch() {
        let start = index
        var depth = 0
        while index < bytes.count {
            let line = index
            while byte(at: index).isBlankOfC { index += 1 }
            if holds(UInt8(ascii: "#"), at: index) {
                index += 1
                while byte(at: index).isBlankOfC { index += 1 }
                switch (holds("if", at: index), holds("el", at: index), holds("endif", at: index)) {
                case (true, _, _): depth += 1
                case (_, true, _) where depth == 0, (_, _, true) where depth == 0:
                    index = line
                    if line > start { comments.append(SourceRange(start..<line)) }
                    return
                case (_, _, true): depth -= 1
                default: break
                }
            }
            while index < bytes.count, !bytes[index].isLineEndOfC { index += 1 }
            while byte(at: index).isLineEndOfC { index += 1 }
        }
        if index > start { comments.append(SourceRange(start..<index)) }
    }

    private func holds(_ text: String, at start: Int) -> Bool {
        bytes.dropFirst(start).starts(with: text.utf8)
    }

    private mutating func scanLineComment() {
        let start = index
        while index < bytes.count, !bytes[index].isLineEndOfC {
            index = continuationEnd(at: index) ?? index + 1
        }
        endComment(from: start)
    }

    private mutating func scanBlockComment() {
        let start = index
        index += 2
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "*"), holds(UInt8(ascii: "/"), at: index + 1) {
                index += 2
                break
            }
            // A comment does not end a directive.
            if bytes[index].isLineEndOfC, directive == nil { flags.insert(.newlineBefore) }
            index += 1
        }
        endComment(from: start)
    }

    private mutating func endComment(from start: Int) {
        comments.append(SourceRange(start..<index))
        flags.insert(.spaceBefore)
    }
}

extension AppToken {
    /// Whether it may be the `-` or `+` before a method.
    var isMethodSign: Bool {
        guard kind == .prefixOperator || kind == .infixOperator else { return false }
        return name == ObjectiveCOperator.minus.text || name == ObjectiveCOperator.plus.text
    }
}

extension UInt8 {
    var isBlankOfC: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == 0x0B || self == 0x0C
    }
    var isLineEndOfC: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
    /// Letters, `_`, `$`, and the bytes of scalars above U+007F.
    var beginsWordOfC: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
    var continuesWordOfC: Bool { beginsWordOfC || isDigit }
    var continuesNumberOfC: Bool { self < 0x80 && continuesWordOfC }
}
