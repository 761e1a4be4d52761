import TransitionDSL

extension Scanner {
    /// The offset after the comment that begins here, or nil when the slash begins none.
    mutating func scanComment(_ bytes: Span<UInt8>, from start: Int) -> Int? {
        if bytes.holds(UInt8(ascii: "/"), at: start + 1) {
            return scanLineComment(bytes, from: start)
        }
        if bytes.holds(UInt8(ascii: "*"), at: start + 1) {
            return scanBlockComment(bytes, from: start)
        }
        return nil
    }

    private mutating func scanLineComment(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var index = start + 2
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                return index
            case 0, 0x80...:
                index = scanText(bytes, from: index)
            default:
                index = bytes.plainEnd(
                    from: index + 1, before: UInt8(ascii: "\n"), UInt8(ascii: "\r"))
            }
        }
        return index
    }

    /// Comments nest; how deep is a number, so depth costs nothing.
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
            case 0, 0x80...:
                index = scanText(bytes, from: index)
            default:
                index = bytes.plainEnd(
                    from: index + 1, before: UInt8(ascii: "*"), UInt8(ascii: "/"))
            }
        }
        problems.report(.unclosedComment(depth: depth), start..<start + 2)
        return index
    }
}
