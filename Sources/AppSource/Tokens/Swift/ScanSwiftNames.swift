import TransitionDSL

extension SwiftScanner {
    /// The end of a name that continues with a scalar that is not ASCII.
    func nameEnd(from start: Int) -> Int {
        var index = start
        while index < bytes.count {
            if swiftCharacters[Int(bytes[index])].continuesWord {
                index += 1
            } else if bytes[index] >= 0x80, let scalar = unicodeScalar(bytes, at: index),
                continuesName(scalar.value)
            {
                index += scalar.length
            } else {
                break
            }
        }
        return index
    }

    /// A name, operator, blank or unknown characters that are not ASCII.
    mutating func scanNotASCII(from start: Int) -> Int {
        guard let scalar = unicodeScalar(bytes, at: start) else {
            var end = start + 1
            while end < bytes.count, bytes[end] >= 0x80, bytes[end] < 0xC0 { end += 1 }
            return appendUnknown(start..<end)
        }
        if beginsOperator(scalar.value) { return scanOperator(from: start) }
        let end = nameEnd(from: start)
        if end > start {
            append(.identifier, start..<end, payload: names.intern(bytes, start..<end).index)
            return end
        }
        if isBlank(scalar.value) {
            flags.insert(.spaceBefore)
            return start + scalar.length
        }
        return appendUnknown(start..<start + scalar.length)
    }

    /// A name in backticks, which may contain blanks.
    mutating func scanBackticks(from start: Int) -> Int {
        var index = start + 1
        while index < bytes.count, !bytes[index].isLineEnd {
            if bytes[index] == UInt8(ascii: "`") {
                flags.insert(.quoted)
                let name = names.intern(bytes, start + 1..<index)
                append(.identifier, start..<index + 1, payload: name.index)
                return index + 1
            }
            index += 1
        }
        // The rest of the line is one token: it is not searched again.
        return appendUnknown(start..<index)
    }

    /// A number. `1...2` and `tuple.0.1` have no fraction.
    mutating func scanNumber(from start: Int) -> Int {
        var index = digitsEnd(from: start)
        let isIndex = tokens.last?.kind == .dot && !flags.contains(.spaceBefore)
        if !isIndex, holds(UInt8(ascii: "."), at: index), index + 1 < bytes.count,
            swiftCharacters[Int(bytes[index + 1])] == .digit
        {
            index = digitsEnd(from: index + 1)
        }
        append(.number, start..<index, payload: names.intern(bytes, start..<index).index)
        return index
    }

    /// The end of letters and digits, and of the sign of an exponent.
    private func digitsEnd(from start: Int) -> Int {
        let isHexadecimal = holds(UInt8(ascii: "x"), at: start + 1)
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            guard swiftCharacters[Int(byte)].continuesWord else { break }
            index += 1
            let exponent = byte | 0x20
            guard exponent == UInt8(ascii: "p") || exponent == UInt8(ascii: "e") && !isHexadecimal,
                holds(UInt8(ascii: "-"), at: index) || holds(UInt8(ascii: "+"), at: index),
                index + 1 < bytes.count, swiftCharacters[Int(bytes[index + 1])] == .digit
            else { continue }
            index += 1
        }
        return index
    }
}
