/// A string that an app produces, as far as it is known: text and typed holes, such as
/// `photo_{Int}`. Neighboring texts are one piece.
package struct ValuePattern: Hashable, Sendable {
    package enum Piece: Hashable, Sendable {
        case text(String)
        case hole(HoleType)
    }

    /// What a hole can contain. The names are those of the language, where it has them.
    package enum HoleType: Hashable, Sendable {
        case int, uint, bool, uuid
        /// Any text.
        case string
        /// One of the raw values of an enum of the app.
        case finite(name: String, texts: [String])
        /// `Optional(…)` around what the type prints.
        indirect case optional(HoleType)
        /// What prints an address or changes from run to run, such as a view.
        case unstable(String)

        /// The name in `{…}`.
        package var name: String {
            switch self {
            case .int: "Int"
            case .uint: "UInt"
            case .bool: "Bool"
            case .uuid: "UUID"
            case .string: "String"
            case .finite(let name, _), .unstable(let name): name
            case .optional(let type): "Optional<\(type.name)>"
            }
        }
    }

    package private(set) var pieces: [Piece]

    package init(_ pieces: [Piece]) {
        self.pieces = []
        for piece in pieces { append(piece) }
    }

    package init(text: String) { self.init([.text(text)]) }

    /// Adds a piece; text is joined with the text before it.
    package mutating func append(_ piece: Piece) {
        guard case .text(let text) = piece else { return pieces.append(piece) }
        if text.isEmpty { return }
        if case .text(let last)? = pieces.last {
            pieces[pieces.count - 1] = .text(last + text)
        } else {
            pieces.append(piece)
        }
    }

    /// `photo_{Int}`: braces in the text are doubled.
    package var description: String {
        var text = ""
        for piece in pieces {
            switch piece {
            case .hole(let type): text += "{\(type.name)}"
            case .text(let literal):
                for character in literal {
                    if character == "{" || character == "}" { text.append(character) }
                    text.append(character)
                }
            }
        }
        return text
    }

    /// The text, if there is no hole.
    package var literal: String? {
        switch pieces.count {
        case 0: return ""
        case 1:
            guard case .text(let text) = pieces[0] else { return nil }
            return text
        default: return nil
        }
    }

    /// The bytes of its texts.
    var textLength: Int {
        pieces.reduce(0) { count, piece in
            if case .text(let text) = piece { count + text.utf8.count } else { count }
        }
    }

    /// Whether the whole is one hole: the value of a model.
    package var isSingleHole: Bool {
        if pieces.count == 1, case .hole = pieces[0] { true } else { false }
    }
}
