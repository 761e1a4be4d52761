import TransitionDSL

// Strings, characters and operators of Objective-C.

extension ObjectiveCScanner {
    /// A string whose quote is at ``index``, and the strings directly after it, which C joins.
    mutating func scanString(from start: Int, _ names: inout TextTable) {
        var text: [UInt8] = []
        scanQuoted(into: &text)
        while let quote = adjacentQuote() {
            index = quote
            scanQuoted(into: &text)
        }
        appendString(text, from: start, &names)
    }

    private mutating func appendString(
        _ text: [UInt8], from start: Int, _ names: inout TextTable
    ) {
        let text = names.intern(String(decoding: text, as: UTF8.self))
        append(.string, from: start, payload: UInt32(truncatingIfNeeded: strings.count))
        strings.append(AppString(pieces: [.text(text)], endToken: tokens.count))
    }

    /// The quote of a string with only white space before it, in a directive of its line.
    private func adjacentQuote() -> Int? {
        var next = index
        while next < bytes.count {
            if bytes[next].isBlankOfC || directive == nil && bytes[next].isLineEndOfC {
                next += 1
            } else if let end = continuationEnd(at: next) {
                next = end
            } else {
                break
            }
        }
        if holds(UInt8(ascii: "@"), at: next) { next += 1 }
        return holds(UInt8(ascii: "\""), at: next) ? next : nil
    }

    /// The text up to the closing quote, or to the end of the line without one.
    private mutating func scanQuoted(into text: inout [UInt8]) {
        index += 1
        while index < bytes.count, !bytes[index].isLineEndOfC {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                index += 1
                return
            }
            if byte == UInt8(ascii: "\\") {
                scanEscape(into: &text)
            } else {
                text.append(byte)
                index += 1
            }
        }
    }

    private mutating func scanEscape(into text: inout [UInt8]) {
        if let end = continuationEnd(at: index) {
            index = end
            return
        }
        index += 1
        guard index < bytes.count, !bytes[index].isLineEndOfC else { return }
        let letter = bytes[index]
        switch letter {
        case UInt8(ascii: "x"):
            index += 1
            let value = scanDigits(radix: 16, atMost: 8)
            text.append(UInt8(truncatingIfNeeded: value))
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
            index += 1
            let value = scanDigits(radix: 16, atMost: letter == UInt8(ascii: "u") ? 4 : 8)
            let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
            text.append(contentsOf: String(Character(scalar)).utf8)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            text.append(UInt8(truncatingIfNeeded: scanDigits(radix: 8, atMost: 3)))
        default:
            index += 1
            text.append(controls[letter] ?? letter)
        }
    }

    private mutating func scanDigits(radix: UInt32, atMost limit: Int) -> UInt32 {
        var value: UInt32 = 0
        var count = 0
        while count < limit,
            let digit = Character(Unicode.Scalar(byte(at: index))).hexDigitValue, digit < radix
        {
            value = value * radix + UInt32(digit)
            index += 1
            count += 1
        }
        return value
    }

    /// `L"…"`, `u8"…"`, `R"(…)"`, `L'…'`: whether a literal follows the word.
    mutating func scanPrefixedLiteral(from start: Int, _ names: inout TextTable) -> Bool {
        let quote = byte(at: index)
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
        var prefix = bytes[start..<index]
        let isRaw = prefix.last == UInt8(ascii: "R")
        if isRaw { prefix.removeLast() }
        guard
            ["", "L", "u", "U", "u8"].contains(where: { $0.utf8.elementsEqual(prefix) }),
            isRaw || !prefix.isEmpty
        else { return false }
        if quote == UInt8(ascii: "'") {
            guard !isRaw else { return false }
            scanCharacter(from: start, &names)
        } else if isRaw {
            scanRawString(from: start, &names)
        } else {
            scanString(from: start, &names)
        }
        return true
    }

    /// `R"x(…)x"` of C++.
    private mutating func scanRawString(from start: Int, _ names: inout TextTable) {
        index += 1
        let delimiter = index
        while index - delimiter < 16, index < bytes.count, byte(at: index).continuesNumberOfC {
            index += 1
        }
        guard holds(UInt8(ascii: "("), at: index) else {
            index = delimiter - 1
            return scanString(from: start, &names)
        }
        let end = [UInt8(ascii: ")")] + bytes[delimiter..<index] + [UInt8(ascii: "\"")]
        index += 1
        let text = index
        while index < bytes.count, !bytes[index...].starts(with: end) { index += 1 }
        let content = Array(bytes[text..<index])
        index = min(index + end.count, bytes.count)
        appendString(content, from: start, &names)
    }

    /// A character, whose quote is at ``index``. It ends with its line, as in `#error don't`.
    mutating func scanCharacter(from start: Int, _ names: inout TextTable) {
        index += 1
        while index < bytes.count, !bytes[index].isLineEndOfC {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "'") { break }
            if byte == UInt8(ascii: "\\"), index < bytes.count, !bytes[index].isLineEndOfC {
                index += 1
            }
        }
        append(.number, from: start, payload: intern(start..<index, &names).index)
    }
}

/// What the escapes mean.
private let controls: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "a"): 7,
    UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "v"): 11, UInt8(ascii: "e"): 27,
]

// MARK: - Operators

extension ObjectiveCScanner {
    /// An operator whose first byte was read, or bytes that begin no token.
    mutating func scanOperator(from start: Int) {
        guard let symbol = longestOperator(at: start) else { return scanUnknown(from: start) }
        index = start + symbol.spelling.utf8.count
        append(kind(of: symbol), from: start, payload: symbol.index)
    }

    private func longestOperator(at start: Int) -> ObjectiveCOperator? {
        let single = operators1[Int(bytes[start])]
        let second = byte(at: start + 1)
        // Most operators are one byte, which no table has to be searched for.
        // Hot.
        guard
            operators1[Int(second)] != nil || second == UInt8(ascii: "=")
                || second == UInt8(ascii: ".")
        else { return single }
        return operators3[key(start, 3)] ?? operators2[key(start, 2)] ?? single
    }

    /// The bytes as one number; 0, which is not an operator, if there are fewer bytes.
    private func key(_ start: Int, _ count: Int) -> UInt32 {
        guard start + count <= bytes.count else { return 0 }
        return bytes[start..<start + count].reduce(0) { $0 << 8 | UInt32($1) }
    }

    private func kind(of symbol: ObjectiveCOperator) -> AppToken.Kind {
        guard let last = tokens.last, directive != tokens.count - 1 else { return .prefixOperator }
        let isAfterOperand =
            switch last.kind {
            case .identifier: !(last.is(.return) || last.is(.case) || last.is(.else))
            case .number, .string, .rightParen, .rightBracket, .rightBrace, .postfixOperator: true
            default: false
            }
        let isStep = symbol == .increment || symbol == .decrement
        return isAfterOperand ? isStep ? .postfixOperator : .infixOperator : .prefixOperator
    }

    private mutating func scanUnknown(from start: Int) {
        while index < bytes.count, bytes[index] < 0x20, !bytes[index].isLineEndOfC,
            !bytes[index].isBlankOfC
        {
            index += 1
        }
        append(.unknown, from: start)
    }
}

/// The operators of a length by their bytes.
private func table(ofLength length: Int) -> [UInt32: ObjectiveCOperator] {
    // Hot.
    var table: [UInt32: ObjectiveCOperator] = [:]
    for symbol in ObjectiveCOperator.allCases where symbol.isScanned {
        let spelling = Array(symbol.spelling.utf8)
        if spelling.count == length {
            table[spelling.reduce(0) { $0 << 8 | UInt32($1) }] = symbol
        }
    }
    return table
}

private let operators1: [ObjectiveCOperator?] = {
    let table = table(ofLength: 1)
    return (0...255).map { table[$0] }
}()
private let operators2 = table(ofLength: 2)
private let operators3 = table(ofLength: 3)
