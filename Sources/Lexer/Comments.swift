import TransitionDSL

extension Scanner {
    /// The offset after the comment that begins here, or nil if the slash begins no comment.
    mutating func scanComment(_ bytes: Span<UInt8>, from start: Int) -> Int? {
        if bytes.holds(UInt8(ascii: "/"), at: start + 1) {
            return scanLineComment(bytes, from: start)
        }
        if bytes.holds(UInt8(ascii: "*"), at: start + 1) {
            return scanBlockComment(bytes, from: start)
        }
        return nil
    }

    /// The rest of the line after the first character of a comment.
    mutating func scanLineComment(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var index = start + 1
        while !bytes.lineEnds(at: index) { index = scanText(bytes, from: index) }
        return index
    }

    /// The offset after a merge conflict that begins here, or nil. The range from the line of
    /// `<<<<<<<` to the line of `>>>>>>>` is a guess.
    mutating func scanConflict(_ bytes: Span<UInt8>, from start: Int) -> Int? {
        guard !lacksConflictEnd, bytes.lineBegins(at: start),
            bytes.holdsMarker(UInt8(ascii: "<"), at: start)
        else { return nil }
        var index = start
        while index < bytes.count {
            index = bytes.lineEnd(from: index)
            while index < bytes.count, bytes.lineEnds(at: index) { index += 1 }
            guard bytes.holdsMarker(UInt8(ascii: ">"), at: index) else { continue }
            problems.report(.conflict, start..<bytes.lineEnd(from: start))
            return bytes.lineEnd(from: index)
        }
        // No end marker follows, so later searches are skipped.
        lacksConflictEnd = true
        return nil
    }

    /// Comments nest. A counter holds the depth, so any depth is fine.
    private mutating func scanBlockComment(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var index = start + 2
        var depth = 1
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "*"):
                index += 1
                guard bytes.holds(UInt8(ascii: "/"), at: index) else { continue }
                index += 1
                depth -= 1
                if depth == 0 { return index }
            case UInt8(ascii: "/"):
                index += 1
                guard bytes.holds(UInt8(ascii: "*"), at: index) else { continue }
                index += 1
                depth += 1
            default: index = scanText(bytes, from: index)
            }
        }
        problems.report(.unclosedComment(depth: depth), start..<start + 2)
        return index
    }
}

extension Span<UInt8> {
    func lineBegins(at index: Int) -> Bool { index == 0 || lineEnds(at: index - 1) }

    /// The end of the line that contains an offset.
    func lineEnd(from start: Int) -> Int {
        var index = start
        while !lineEnds(at: index) { index += 1 }
        return index
    }

    /// Whether one of git's markers is here: seven characters, then a space before its label.
    func holdsMarker(_ byte: UInt8, at start: Int) -> Bool {
        (0..<7).allSatisfy { holds(byte, at: start + $0) } && holdsBlank(at: start + 7)
    }
}
