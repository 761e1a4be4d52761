package import TransitionDSL

/// The texts of a hole of an id, as the type of its value prints them.
package enum HoleKind: Hashable, Sendable {
    /// A decimal number, perhaps negative, without leading zeros.
    case int
    /// A decimal number without a sign or leading zeros.
    case uint
    /// `true` or `false`.
    case bool
    /// The 36 upper-case characters that Foundation prints.
    case uuid
    /// Anything, including the empty text.
    case string
    /// The number of UTF-8 bytes of the same parameter's text elsewhere in the id.
    case length
    /// One of the names given to ``HeroTexts``: the screens of `per screen` and `per instance`.
    case name
    /// One of these texts: the cases of an enum, with its name. Any text if there are none.
    indirect case finite(name: String, texts: [String])
    /// `nil`, or `Optional(…)` around what the type prints.
    indirect case optional(HoleKind)
    /// What prints an address or changes from run to run, such as a view; with the type's name.
    indirect case unstable(String)
}

// MARK: - Types

/// The only place that knows what a type prints.
extension HoleKind {
    /// The kind of a type of the language.
    package init(_ type: ValueType) {
        self =
            switch type {
            case .int: .int
            case .uint: .uint
            case .bool: .bool
            case .uuid: .uuid
            case .double, .string, .url, .duration, .length, .angle, .fraction, .color, .point,
                .size, .rect, .direction, .view, .animation, .modifier, .interaction, .curve,
                .cascadeDirection, .heroID, .image, .content, .dimension, .drivenWay,
                .version, .fractionRange, .speedRange, .swiftOnly, .app:
                .string
            }
    }

    /// The kind of a type of Swift or Objective-C; nil for one whose texts its name does not tell.
    package init?(appType name: String) {
        switch name {
        case "Int", "Int8", "Int16", "Int32", "Int64", "NSInteger", "int", "long": self = .int
        case "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "NSUInteger": self = .uint
        case "Bool", "BOOL": self = .bool
        case "UUID", "NSUUID", "UUIDText": self = .uuid
        default: return nil
        }
    }

    /// The name in `{…}`: that of the type in the language, where it has one.
    package var typeName: String {
        switch self {
        case .int, .length: "Int"
        case .uint: "UInt"
        case .bool: "Bool"
        case .uuid: "UUID"
        case .string: "String"
        case .name: "Screen"
        case .finite(let name, _), .unstable(let name): name
        case .optional(let kind): "Optional<\(kind.typeName)>"
        }
    }
}

// MARK: - Texts

extension HoleKind {
    /// Whether a text of it can begin with a byte.
    func canBegin(with byte: UInt8) -> Bool {
        switch self {
        case .int: byte.isDigit || byte == UInt8(ascii: "-")
        case .uint, .length: byte.isDigit
        case .bool: byte == UInt8(ascii: "t") || byte == UInt8(ascii: "f")
        case .uuid: ByteClass.upperHex.contains(byte)
        case .name: ByteClass.word.contains(byte)
        case .string, .finite, .optional, .unstable: true
        }
    }

    /// Whether a text of it can contain a `/`.
    var canHoldSlash: Bool {
        switch self {
        case .int, .uint, .length, .bool, .uuid, .name: false
        case .string, .finite, .optional, .unstable: true
        }
    }

    /// Its place in an order of kinds.
    var order: UInt8 {
        switch self {
        case .int: 0
        case .uint: 1
        case .bool: 2
        case .uuid: 3
        case .string: 4
        case .length: 5
        case .name: 6
        case .finite: 7
        case .optional: 8
        case .unstable: 9
        }
    }
}
