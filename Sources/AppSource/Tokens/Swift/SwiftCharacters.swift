import TransitionDSL

/// What a byte of Swift begins.
enum SwiftCharacter: Sendable {
    case unknown, blank, lineEnd, letter, digit, `operator`, punctuation, closing
    case dot, slash, quote, hash, backtick, notASCII
}

/// The class of each byte.
let swiftCharacters: [SwiftCharacter] = (0...255).map { character(of: UInt8($0)) }  // Hot.

private func character(of byte: UInt8) -> SwiftCharacter {
    switch byte {
    // NUL and other control characters are in files that were saved by accident.
    case 0, UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: .blank
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): .lineEnd
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .letter
    case UInt8(ascii: "_"), UInt8(ascii: "$"): .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"): .operator
    case UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"): .operator
    case UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"): .operator
    case UInt8(ascii: "?"): .operator
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","): .punctuation
    case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "@"), UInt8(ascii: "\\"): .punctuation
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .closing
    case UInt8(ascii: "."): .dot
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "#"): .hash
    case UInt8(ascii: "`"): .backtick
    case 0x80...0xFF: .notASCII
    default: .unknown
    }
}

extension SwiftCharacter {
    var continuesWord: Bool { self == .letter || self == .digit }
}

/// A scalar at an index of UTF-8; nil if the bytes are not a scalar.
func unicodeScalar(_ bytes: [UInt8], at index: Int) -> (value: UInt32, length: Int)? {
    guard index < bytes.count, let found = decodeScalar(bytes.span, at: index) else {
        return nil
    }
    return (found.scalar.value, found.length)
}

/// Whether an operator may begin with this scalar. The ranges are those of the language.
func beginsOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: true
    case 0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E: true
    case 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F: true
    case 0x3001...0x3003, 0x3008...0x3020, 0x3030: true
    default: false
    }
}

/// Whether an operator may continue with this scalar.
func continuesOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F: true
    case 0xE0100...0xE01EF: true
    default: beginsOperator(scalar)
    }
}

/// Whether a name may contain this scalar, which is not ASCII. Broader than the language: what is
/// neither an operator nor punctuation is a part of a name.
func continuesName(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x80...0x9F, 0xA0, 0x2000...0x200A, 0x2010...0x201F, 0x2028, 0x2029, 0x205F: false
    case 0x3000, 0xE000...0xF8FF, 0xFEFF, 0xFFFE, 0xFFFF: false
    default: !beginsOperator(scalar)
    }
}

/// White space that is not ASCII.
func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA0, 0x2000...0x200A, 0x2028, 0x2029, 0x205F, 0x3000, 0xFEFF: true
    default: false
    }
}
