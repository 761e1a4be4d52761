import TransitionDSL

extension [UInt8] {
    /// The end of the line of `<<<<<<< HEAD` and others, which version control left in a file.
    /// It is no operator: the code before and after it is read as if the line were a comment.
    func conflictMarkerEnd(at start: Int) -> Int? {
        guard start == 0 || self[start - 1].isLineEnd, count - start >= 7 else { return nil }
        switch self[start] {
        case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"): break
        default: return nil
        }
        guard self[start..<start + 7].allSatisfy({ $0 == self[start] }) else { return nil }
        var end = start + 7
        if end < count, self[end] != UInt8(ascii: " "), !self[end].isLineEnd { return nil }
        while end < count, !self[end].isLineEnd { end += 1 }
        return end
    }
}
