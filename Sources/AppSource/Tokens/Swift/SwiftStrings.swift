import TransitionDSL

/// A string literal whose end is not scanned yet.
struct OpenString {
    var token: Int
    var poundCount: Int
    var isMultiline: Bool
    /// The index of its first piece in ``SwiftScanner/segments``.
    var firstSegment: Int
    /// The first token of the hole that is being scanned.
    var holeStart = 0
}

/// A piece of a string before its escapes are decoded: the indentation is known only at its end.
enum StringSegment {
    case text(Range<Int>)
    case hole(Range<Int>)
}

extension SwiftScanner {
    private static let quote = UInt8(ascii: "\"")

    /// Scans a string to its end or its first hole. `quote` is the offset of its first `"`.
    mutating func beginString(from start: Int, quote: Int) -> Int {
        let poundCount = quote - start
        let isMultiline = beginsMultiline(at: quote, poundCount: poundCount)
        let payload = UInt32(truncatingIfNeeded: strings.count)
        strings.append(AppString(pieces: [], endToken: 0))
        append(.string, start..<quote, payload: payload)
        openStrings.append(
            OpenString(
                token: tokens.count - 1, poundCount: poundCount, isMultiline: isMultiline,
                firstSegment: segments.count))
        if !isMultiline { openLineStrings += 1 }
        return scanContent(from: quote + (isMultiline ? 3 : 1))
    }

    /// `"""`, but not `#"""#`, which is a string of one quote.
    private func beginsMultiline(at quote: Int, poundCount: Int) -> Bool {
        guard hasQuotes(at: quote) else { return false }
        if poundCount == 0 { return true }
        var index = quote + 1
        while index < bytes.count, !bytes[index].isLineEnd {
            if bytes[index] == Self.quote, hasPounds(poundCount, at: index + 1) { return false }
            index += 1
        }
        return true
    }

    private func hasQuotes(at index: Int) -> Bool {
        holds(Self.quote, at: index) && holds(Self.quote, at: index + 1)
            && holds(Self.quote, at: index + 2)
    }

    /// Scans the innermost string from one of its texts to its end or its next hole.
    private mutating func scanContent(from start: Int) -> Int {
        guard let string = openStrings.last else { return start }
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte == Self.quote {
                if let end = closingEnd(at: index, of: string) {
                    segments.append(.text(start..<index))
                    endString(at: end)
                    return end
                }
            } else if byte == UInt8(ascii: "\\") {
                if hasPounds(string.poundCount, at: index + 1) {
                    index += string.poundCount + 1
                    if holds(UInt8(ascii: "("), at: index) {
                        segments.append(.text(start..<index - string.poundCount - 1))
                        return beginHole(after: index)
                    }
                    // The line of an escaped line end is checked below.
                    if index < bytes.count, bytes[index].isLineEnd { continue }
                }
            } else if byte.isLineEnd, !string.isMultiline {
                break
            }
            index += 1
        }
        index = min(index, bytes.count)
        segments.append(.text(start..<index))
        endString(at: index)
        return index
    }

    private func closingEnd(at index: Int, of string: OpenString) -> Int? {
        if string.isMultiline, !hasQuotes(at: index) { return nil }
        let end = index + (string.isMultiline ? 3 : 1)
        return hasPounds(string.poundCount, at: end) ? end + string.poundCount : nil
    }

    private mutating func beginHole(after paren: Int) -> Int {
        openStrings[openStrings.count - 1].holeStart = tokens.count
        brackets.open(.hole, at: tokens.count)
        flags = .inHole
        return paren + 1
    }

    /// The `)` of a hole: the string goes on.
    mutating func endHole(at paren: Int) -> Int {
        addHole()
        return scanContent(from: paren + 1)
    }

    private mutating func addHole() {
        guard let string = openStrings.last else { return }
        _ = brackets.close(.hole)
        segments.append(.hole(string.holeStart..<tokens.count))
    }

    /// Ends the strings that do not go on in the next line, and those in their holes.
    mutating func endLineStrings(at end: Int) {
        while openLineStrings > 0, !openStrings.isEmpty { endStringInHole(at: end) }
    }

    /// Ends the innermost string, whose hole is not closed.
    mutating func endStringInHole(at end: Int) {
        addHole()
        endString(at: end)
    }

    private mutating func endString(at end: Int) {
        guard let string = openStrings.popLast() else { return }
        if !string.isMultiline { openLineStrings -= 1 }
        let index = Int(tokens[string.token].payload)
        strings[index] = AppString(pieces: pieces(of: string), endToken: tokens.count)
        segments.removeLast(segments.count - string.firstSegment)
        tokens[string.token].range.end = UInt32(clamping: end)
        flags = openStrings.isEmpty ? [] : .inHole
    }
}
