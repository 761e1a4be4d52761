import TransitionDSL

extension Scanner {
    /// Skips a character of a comment or a string, or a run of unreadable ones, which it reports.
    mutating func scanText(_ bytes: Span<UInt8>, from start: Int) -> Int {
        if let (_, length) = decodeScalar(bytes, at: start), bytes[start] != 0 {
            return start + length
        }
        return scanUnreadable(bytes, from: start)
    }

    /// The same in a string, where marks are counted.
    mutating func scanText(_ bytes: Span<UInt8>, from start: Int, _ marks: inout MarkRun) -> Int {
        if bytes[start] != 0, let (scalar, length) = decodeScalar(bytes, at: start) {
            add(scalar, start..<start + length, to: &marks)
            return start + length
        }
        return scanUnreadable(bytes, from: start)
    }

    /// Counts a scalar of a string, and reports the first mark too many.
    mutating func add(_ scalar: Unicode.Scalar, _ range: Range<Int>, to marks: inout MarkRun) {
        let wasTooLong = marks.isTooLong
        if marks.add(scalar), !wasTooLong { problems.report(.tooManyMarks, range) }
    }

    /// Reports unreadable bytes in a range that was skipped.
    mutating func checkText(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound { index = scanText(bytes, from: index) }
    }

    /// A run of NULs, or of bytes that are not UTF-8: one problem.
    mutating func scanUnreadable(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var index = start + 1
        if bytes[start] == 0 {
            while bytes.holds(0, at: index) { index += 1 }
            problems.report(.nulByte, start..<index)
        } else {
            while index < bytes.count, decodeScalar(bytes, at: index) == nil { index += 1 }
            problems.report(.badUTF8, start..<index)
        }
        return index
    }
}

extension Unicode.Scalar {
    var beginsWord: Bool { properties.isXIDStart && isVisible }
    var continuesWord: Bool { properties.isXIDContinue && isVisible }

    /// Names cannot have invisible characters, or ones that change the text's direction.
    var isVisible: Bool { !properties.isDefaultIgnorableCodePoint && !properties.isBidiControl }
}
