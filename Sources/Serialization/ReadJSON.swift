import TransitionDSL

extension JSON {
    /// Arrays and objects nest at most this deep.
    package static let maximumDepth = 128

    /// Reads a text as RFC 8259 defines it; nil if it is something else, is not UTF-8 or nests too
    /// deeply. Half of a surrogate pair becomes U+FFFD.
    package init?(parsing bytes: [UInt8]) {
        var reader = JSONReader(bytes: bytes)
        reader.skipBlanks()
        guard let value = reader.value(depth: 0) else { return nil }
        reader.skipBlanks()
        guard reader.isAtEnd else { return nil }
        self = value
    }

    /// The first member with a name; null without one, or if it is no object.
    package subscript(name: String) -> JSON {
        guard case .object(let members) = self else { return .null }
        return members.first { $0.name == name }?.value ?? .null
    }

    package var text: String? {
        if case .string(let text) = self { return text }
        return nil
    }

    /// The nearest `Int` to a whole number.
    package var number: Int? {
        if case .whole(let number) = self { return Int(clamping: number) }
        return nil
    }

    /// A number of any kind.
    package var real: Double? {
        switch self {
        case .whole(let number): return Double(number)
        case .decimal(let number): return number
        case .null, .bool, .string, .array, .object: return nil
        }
    }

    package var isTrue: Bool? {
        if case .bool(let value) = self { return value }
        return nil
    }

    /// The elements; none if it is no array.
    package var elements: [JSON] {
        if case .array(let elements) = self { return elements }
        return []
    }

    package var isNull: Bool {
        if case .null = self { return true }
        return false
    }
}

private struct JSONReader {
    private let bytes: [UInt8]
    private var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { index == bytes.count }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func skipBlanks() {
        while let byte = next, byte.isBlank || byte.isLineEnd { index += 1 }
    }

    /// A value without the white space around it. The recursion is bounded by `depth`.
    mutating func value(depth: Int) -> JSON? {
        guard depth <= JSON.maximumDepth else { return nil }
        switch next {
        case UInt8(ascii: "{"): return object(depth: depth)
        case UInt8(ascii: "["): return array(depth: depth)
        case UInt8(ascii: "\""): return string().map { .string($0) }
        case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
        case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
        case UInt8(ascii: "n"): return take("null") ? .null : nil
        default: return number()
        }
    }

    private mutating func take(_ text: String) -> Bool {
        guard bytes[index...].starts(with: text.utf8) else { return false }
        index += text.utf8.count
        return true
    }

    private mutating func object(depth: Int) -> JSON? {
        var members: [(name: String, value: JSON)] = []
        index += 1
        skipBlanks()
        if take("}") { return .object([]) }
        repeat {
            skipBlanks()
            guard next == UInt8(ascii: "\""), let name = string() else { return nil }
            skipBlanks()
            guard take(":") else { return nil }
            skipBlanks()
            guard let value = value(depth: depth + 1) else { return nil }
            members.append((name, value))
            skipBlanks()
        } while take(",")
        return take("}") ? .object(members) : nil
    }

    private mutating func array(depth: Int) -> JSON? {
        var elements: [JSON] = []
        index += 1
        skipBlanks()
        if take("]") { return .array([]) }
        repeat {
            skipBlanks()
            guard let element = value(depth: depth + 1) else { return nil }
            elements.append(element)
            skipBlanks()
        } while take(",")
        return take("]") ? .array(elements) : nil
    }

    private mutating func number() -> JSON? {
        let start = index
        _ = take("-")
        // A zero begins no other number.
        if !take("0") {
            guard takeDigits() else { return nil }
        }
        var isWhole = true
        if take(".") {
            isWhole = false
            guard takeDigits() else { return nil }
        }
        if take("e") || take("E") {
            isWhole = false
            if !take("+") { _ = take("-") }
            guard takeDigits() else { return nil }
        }
        let text = text(start..<index)
        if isWhole, let number = Int64(text) { return .whole(number) }
        return Double(text).map { .decimal($0) }
    }

    /// Takes one or more digits.
    private mutating func takeDigits() -> Bool {
        let start = index
        while let byte = next, byte.isDigit { index += 1 }
        return index > start
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// A string, from its opening quote on.
    private mutating func string() -> String? {
        index += 1
        var text: [UInt8] = []
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let scalar = escape() else { return nil }
                text += UTF8.encode(scalar) ?? .encodedReplacementCharacter
            case ..<0x20: return nil
            default:
                guard let (_, length) = decodeScalar(bytes.span, at: index) else { return nil }
                text += bytes[index..<index + length]
                index += length
            }
        }
        return nil
    }

    /// The character of an escape, from its backslash on.
    private mutating func escape() -> Unicode.Scalar? {
        guard index + 1 < bytes.count else { return nil }
        let byte = bytes[index + 1]
        index += 2
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return unicodeEscape()
        default: return nil
        }
    }

    private mutating func unicodeEscape() -> Unicode.Scalar? {
        guard let first = hexUnit() else { return nil }
        if let scalar = Unicode.Scalar(UInt32(first)) { return scalar }
        let start = index
        if UTF16.isLeadSurrogate(first), take("\\u"), let second = hexUnit(),
            UTF16.isTrailSurrogate(second)
        {
            let value = (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00) + 0x1_0000
            return Unicode.Scalar(value)
        }
        index = start
        return "\u{FFFD}"
    }

    private mutating func hexUnit() -> UInt16? {
        guard index + 4 <= bytes.count else { return nil }
        for offset in 0..<4 where !bytes[index + offset].isHexDigit { return nil }
        defer { index += 4 }
        return UInt16(text(index..<index + 4), radix: 16)
    }
}
