package import TransitionDSL

/// Reads a `.strings` file: `"key" = "value";` in UTF-8 or UTF-16, or a property list in XML. A
/// range is that of an entry in the bytes of the file. What makes no sense is skipped up to the
/// next `;`. A compiled file has no entries.
package func readStrings(
    _ bytes: [UInt8]
) -> [(key: String, value: String, range: SourceRange)] {
    if bytes.starts(with: Array("bplist".utf8)) { return [] }
    let source = StringsSource(bytes)
    if source.firstVisible == UInt8(ascii: "<") {
        return readXMLStrings(source.bytes).map { ($0.key, $0.value, source.original($0.range)) }
    }
    var reader = StringsReader(source.bytes)
    reader.read()
    return reader.entries.map { ($0.key, $0.value, source.original($0.range)) }
}

/// The bytes of a file as UTF-8, with their places in the file.
private struct StringsSource {
    var bytes: [UInt8]
    /// Where each byte is in a file that is not UTF-8; empty for UTF-8.
    private var offsets: [UInt32] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard bytes.count >= 2 else { return }
        if bytes[0] == 0xFF && bytes[1] == 0xFE {
            decode(bytes, from: 2, isBigEndian: false)
        } else if bytes[0] == 0xFE && bytes[1] == 0xFF {
            decode(bytes, from: 2, isBigEndian: true)
        } else if bytes[0] == 0 || bytes[1] == 0 {
            decode(bytes, from: 0, isBigEndian: bytes[0] == 0)
        }
    }

    private mutating func decode(_ source: [UInt8], from start: Int, isBigEndian: Bool) {
        bytes = []
        var high: UInt16?
        var index = start
        while index + 1 < source.count {
            let (first, second) = (UInt16(source[index]), UInt16(source[index + 1]))
            let unit = isBigEndian ? first << 8 | second : second << 8 | first
            var scalar = Unicode.Scalar(unit)
            if let before = high, UTF16.isTrailSurrogate(unit) {
                let value = (UInt32(before) & 0x3FF) << 10 | UInt32(unit) & 0x3FF
                scalar = Unicode.Scalar(value + 0x1_0000)
            }
            high = UTF16.isLeadSurrogate(unit) ? unit : nil
            if high == nil {
                for byte in String(scalar ?? "\u{FFFD}").utf8 {
                    bytes.append(byte)
                    offsets.append(UInt32(clamping: index))
                }
            }
            index += 2
        }
        offsets.append(UInt32(clamping: source.count))
    }

    /// The first byte that is neither white space nor part of a byte order mark.
    var firstVisible: UInt8? {
        bytes.first { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }
    }

    func original(_ range: SourceRange) -> SourceRange {
        guard let last = offsets.last else { return range }
        func offset(_ index: UInt32) -> UInt32 {
            Int(index) < offsets.count ? offsets[Int(index)] : last
        }
        return SourceRange(start: offset(range.start), end: offset(range.end))
    }
}

private typealias StringsEntry = (key: String, value: String, range: SourceRange)

/// `<key>k</key><string>v</string>`.
private func readXMLStrings(_ bytes: [UInt8]) -> [StringsEntry] {
    let file = readInterface(bytes)
    var entries: [StringsEntry] = []
    var key: Int?
    for element in file.elements.indices {
        switch file.tag(element) {
        case "key": key = element
        case "string":
            if let key {
                let range = file.elements[key].range.union(file.elements[element].range)
                entries.append((file.text(key), file.text(element), range))
            }
            key = nil
        default: key = nil
        }
    }
    return entries
}

private struct StringsReader {
    private let bytes: [UInt8]
    var entries: [StringsEntry] = []
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func read() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        skipSpace()
        while index < bytes.count {
            let start = index
            readEntry()
            // Each round takes at least a byte.
            if index == start { index += 1 }
            skipSpace()
        }
    }

    /// `key = value;`, or `key;`, whose value is the key.
    private mutating func readEntry() {
        let start = index
        guard let key = readText() else { return skip() }
        var value = key
        skipSpace()
        if index < bytes.count, bytes[index] == UInt8(ascii: "=") {
            index += 1
            skipSpace()
            guard let text = readText() else { return skip() }
            value = text
            skipSpace()
        }
        guard index < bytes.count, bytes[index] == UInt8(ascii: ";") else { return skip() }
        index += 1
        entries.append((key, value, SourceRange(start..<index)))
    }

    /// Skips to the end of what should have been an entry: after the next `;`, or before a string
    /// at the beginning of a line.
    private mutating func skip() {
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: ";") { return }
            if byte.isLineEnd, index < bytes.count, bytes[index] == UInt8(ascii: "\"") { return }
        }
    }

    /// White space and comments.
    private mutating func skipSpace() {
        while index < bytes.count {
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            if bytes[index] <= 0x20 {
                index += 1
            } else if bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
                while index < bytes.count, !bytes[index].isLineEnd { index += 1 }
            } else if bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                index = min(index + 2, bytes.count)
                index = bytes[index...].place(of: Array("*/".utf8)).map { $0 + 2 } ?? bytes.count
            } else {
                return
            }
        }
    }

    /// A string in quotes, or a word of letters, digits and `_ $ / : . -`.
    private mutating func readText() -> String? {
        guard index < bytes.count else { return nil }
        let quote = bytes[index]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            return readQuoted(quote)
        }
        var word: [UInt8] = []
        while index < bytes.count, isWordByte(bytes[index]) {
            word.append(bytes[index])
            index += 1
        }
        return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "."),
            UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: byte.isDigit || byte.isCapital
        }
    }

    private mutating func readQuoted(_ quote: UInt8) -> String? {
        index += 1
        var text: [UInt8] = []
        while index < bytes.count, bytes[index] != quote {
            if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
                index += 1
                readEscape(&text)
            } else {
                text.append(bytes[index])
                index += 1
            }
        }
        guard index < bytes.count else { return nil }
        index += 1
        return String(decoding: text, as: UTF8.self)
    }

    /// What follows a backslash: `n`, an octal number, `U` and four hexadecimal digits, itself.
    private mutating func readEscape(_ text: inout [UInt8]) {
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "a"): text.append(0x07)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "v"): text.append(0x0B)
        case UInt8(ascii: "U"), UInt8(ascii: "u"): readUnit(&text)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            index -= 1
            let value = readNumber(digits: 3, radix: 8)
            append(Unicode.Scalar(value), &text)
        default: text.append(byte)
        }
    }

    /// One or, for a pair of surrogates, two escapes of UTF-16.
    private mutating func readUnit(_ text: inout [UInt8]) {
        let unit = readNumber(digits: 4, radix: 16)
        guard unit & 0xFC00 == 0xD800, index + 1 < bytes.count,
            bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] | 0x20 == UInt8(ascii: "u")
        else { return append(Unicode.Scalar(unit), &text) }
        index += 2
        let low = readNumber(digits: 4, radix: 16)
        guard low & 0xFC00 == 0xDC00 else { return append(nil, &text) }
        append(Unicode.Scalar(((unit & 0x3FF) << 10 | low & 0x3FF) + 0x1_0000), &text)
    }

    private mutating func readNumber(digits: Int, radix: UInt32) -> UInt32 {
        var value: UInt32 = 0
        var count = 0
        while count < digits, index < bytes.count,
            let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue, digit < radix
        {
            value = value * radix + UInt32(digit)
            index += 1
            count += 1
        }
        return value
    }

    private func append(_ scalar: Unicode.Scalar?, _ text: inout [UInt8]) {
        text.append(contentsOf: String(scalar ?? "\u{FFFD}").utf8)
    }
}
