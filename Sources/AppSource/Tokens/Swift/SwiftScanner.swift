package import TransitionDSL

/// The tokens of a Swift file. Total: each byte is in a token, in a comment, or white space.
package func tokenizeSwift(_ bytes: [UInt8], names: inout TextTable) -> AppTokens {
    var scanner = SwiftScanner(bytes)
    // Hot.
    swap(&scanner.names, &names)
    scanner.scan()
    swap(&scanner.names, &names)
    return AppTokens(
        tokens: scanner.tokens, strings: scanner.strings, comments: scanner.comments)
}

/// Scans a file once, without recursion: open strings and brackets are on stacks.
/// The functions in the other files take the offset of a token's first byte and return the offset
/// after its last. They always advance.
struct SwiftScanner {
    let bytes: [UInt8]
    /// The table of the program, while it is here.
    var names = TextTable()
    var tokens: [AppToken] = []
    var strings: [AppString] = []
    var comments: [SourceRange] = []
    var brackets = SwiftBrackets()
    /// The strings whose holes are being scanned, innermost last.
    var openStrings: [OpenString] = []
    /// The pieces of the open strings, those of the innermost string last.
    var segments: [StringSegment] = []
    /// The number of open strings that end with their line. Each line end asks for it.
    var openLineStrings = 0
    /// The flags of the next token.
    var flags: AppToken.Flags = []
    /// No regex literal, extended one or placeholder ends before these offsets. So a beginning
    /// before them is not tried again.
    var regexFailureEnd = 0
    var extendedRegexFailureEnd = 0
    var placeholderFailureEnd = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func scan() {
        var index = scanStart()
        while index < bytes.count {
            let start = index
            let first = bytes[index]
            index += 1
            switch swiftCharacters[Int(first)] {
            case .blank: flags.insert(.spaceBefore)
            case .lineEnd:
                endLineStrings(at: start)
                flags.formUnion([.spaceBefore, .newlineBefore])
            case .letter:
                index = nameEnd(from: index)
                let name = names.intern(bytes, start..<index)
                append(.identifier, start..<index, payload: name.index)
            case .punctuation:
                scanPunctuation(first, at: start)
            // The most frequent operators, which need no look at what is around them.
            // Hot.
            case .dot where index < bytes.count && swiftCharacters[Int(bytes[index])] == .letter:
                let name = names.intern(bytes, start..<index)
                append(.dot, start..<index, payload: name.index)
            case .operator
            where first == UInt8(ascii: "=") && index < bytes.count && bytes[index] == 0x20:
                let name = names.intern(bytes, start..<index)
                append(.equal, start..<index, payload: name.index)
            case .closing: index = scanClosing(first, at: start)
            case .operator, .dot: index = scanOperator(from: start)
            case .digit: index = scanNumber(from: start)
            case .slash: index = scanSlash(from: start)
            case .quote: index = beginString(from: start, quote: start)
            case .hash: index = scanHash(from: start)
            case .backtick: index = scanBackticks(from: start)
            case .notASCII: index = scanNotASCII(from: start)
            case .unknown: index = appendUnknown(start..<start + 1)
            }
        }
        while !openStrings.isEmpty { endStringInHole(at: bytes.count) }
        append(.endOfFile, bytes.count..<bytes.count, payload: 0)
    }

    mutating func append(_ kind: AppToken.Kind, _ range: Range<Int>, payload: UInt32) {
        tokens.append(
            AppToken(kind: kind, flags: flags, range: SourceRange(range), payload: payload))
        flags = openStrings.isEmpty ? [] : .inHole
    }

    mutating func appendUnknown(_ range: Range<Int>) -> Int {
        append(.unknown, range, payload: 0)
        return range.upperBound
    }

    /// The byte order mark, and `#!`, which is a comment.
    private mutating func scanStart() -> Int {
        let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard holds(UInt8(ascii: "#"), at: mark), holds(UInt8(ascii: "!"), at: mark + 1) else {
            return mark
        }
        let end = lineEnd(from: mark)
        comments.append(SourceRange(mark..<end))
        return end
    }

    /// Whether this byte is at the index; false past the end.
    func holds(_ byte: UInt8, at index: Int) -> Bool {
        index < bytes.count && bytes[index] == byte
    }

    func lineEnd(from start: Int) -> Int {
        var index = start
        while index < bytes.count, !bytes[index].isLineEnd { index += 1 }
        return index
    }
}
