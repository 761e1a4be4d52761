import TransitionDSL

/// The class of a token's first byte, looked up once a token, and once for each byte of a word.
enum CharacterClass: Sendable {
    /// ASCII that begins no token.
    case unknown
    case letter
    case digit
    /// One byte that is a complete token.
    case punctuation(TokenKind)
    case slash
    case minus
    case less
    case dot
    case quote
    case backtick
    case hash
    /// Space and tab.
    case blank
    case lineEnd
    case nul
    /// A byte of a scalar above U+007F, or of invalid UTF-8.
    case nonASCII

    var continuesWord: Bool {
        switch self {
        case .letter, .digit: true
        default: false
        }
    }

    init(of byte: UInt8) {
        switch byte {
        case 0: self = .nul
        case UInt8(ascii: " "), UInt8(ascii: "\t"): self = .blank
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): self = .lineEnd
        case _ where byte.isLetter: self = .letter
        case _ where byte.isDigit: self = .digit
        case UInt8(ascii: "/"): self = .slash
        case UInt8(ascii: "-"): self = .minus
        case UInt8(ascii: "<"): self = .less
        case UInt8(ascii: "."): self = .dot
        case UInt8(ascii: "\""): self = .quote
        case UInt8(ascii: "`"): self = .backtick
        case UInt8(ascii: "#"): self = .hash
        case 0x80...: self = .nonASCII
        default:
            let kind = TokenKind(rawValue: String(Unicode.Scalar(byte)))
            self = kind.map { CharacterClass.punctuation($0) } ?? .unknown
        }
    }
}

extension UInt8 {
    /// Whether it is a letter of ASCII or the underscore.
    var isLetter: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }
    var continuesWord: Bool { isLetter || isDigit }
}

/// The class of every byte.
let characterClasses: [CharacterClass] = (0...UInt8.max).map { CharacterClass(of: $0) }  // Hot.
