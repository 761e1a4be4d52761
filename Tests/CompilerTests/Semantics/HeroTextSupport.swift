import Resolution

/// A piece of a pattern, as the tests write and match them.
enum Piece: ExpressibleByStringInterpolation, Sendable, CustomStringConvertible {
    case literal(String)
    case hole(HoleKind, Int)

    init(stringLiteral value: String) { self = .literal(value) }

    static func int(_ parameter: Int) -> Piece { .hole(.int, parameter) }
    static func uint(_ parameter: Int) -> Piece { .hole(.uint, parameter) }
    static func bool(_ parameter: Int) -> Piece { .hole(.bool, parameter) }
    static func uuid(_ parameter: Int) -> Piece { .hole(.uuid, parameter) }
    static func text(_ parameter: Int) -> Piece { .hole(.string, parameter) }
    static func length(_ parameter: Int) -> Piece { .hole(.length, parameter) }
    static func name(_ parameter: Int) -> Piece { .hole(.name, parameter) }

    var description: String {
        switch self {
        case .literal(let text): text
        case .hole(let kind, let parameter): "\\(\(kind) \(parameter))"
        }
    }
}

let screenNames = ["Main", "NewsList"]

func heroTexts(_ patterns: [[Piece]]) -> HeroTexts {
    var texts = HeroTexts(names: screenNames.map { Array($0.utf8) })
    for (owner, pattern) in patterns.enumerated() {
        let pieces = pattern.map { piece -> IDPattern.Piece in
            switch piece {
            case .literal(let literal): .text(Array(literal.utf8))
            case .hole(let kind, let parameter): .hole(kind, parameter: parameter)
            }
        }
        texts.append(IDPattern(pieces), owner: owner)
    }
    return texts
}

/// Whether a type prints a value, decided without the automata.
func prints(_ kind: HoleKind, _ value: Substring) -> Bool {
    switch kind {
    case .int: Int(value).map { String($0) == value } ?? false
    case .uint, .length: UInt(value).map { String($0) == value } ?? false
    case .bool: value == "true" || value == "false"
    case .uuid:
        value.split(separator: "-", omittingEmptySubsequences: false).map(\.count)
            == [8, 4, 4, 4, 12]
            && value.allSatisfy { "0123456789ABCDEF-".contains($0) }
    case .string, .unstable: true
    case .finite(_, let texts): texts.contains(String(value))
    case .optional(let kind):
        value == "nil"
            || value.hasPrefix("Optional(") && value.hasSuffix(")")
                && prints(kind, value.dropFirst("Optional(".count).dropLast())
    case .name: screenNames.contains(String(value))
    }
}

/// Every way to read a text as a pattern, by trying all ends of all holes.
func readings(_ text: Substring, as pieces: ArraySlice<Piece>) -> [[Int: String]] {
    func read(
        _ text: Substring, _ pieces: ArraySlice<Piece>, _ known: [Int: String],
        _ lengths: [(Int, String)]
    ) -> [[Int: String]] {
        guard let piece = pieces.first else {
            let fits = lengths.allSatisfy { known[$0.0].map { String($0.utf8.count) } == $0.1 }
            return text.isEmpty && fits ? [known] : []
        }
        switch piece {
        case .literal(let literal):
            guard text.hasPrefix(literal) else { return [] }
            return read(text.dropFirst(literal.count), pieces.dropFirst(), known, lengths)
        case .hole(let kind, let parameter):
            return (0...text.count).flatMap { count -> [[Int: String]] in
                let value = text.prefix(count)
                guard prints(kind, value) else { return [] }
                let rest = text.dropFirst(count)
                if kind == .length {
                    let more = lengths + [(parameter, String(value))]
                    return read(rest, pieces.dropFirst(), known, more)
                }
                var now = known
                if let before = now.updateValue(String(value), forKey: parameter), before != value {
                    return []
                }
                return read(rest, pieces.dropFirst(), now, lengths)
            }
        }
    }
    return read(text, pieces, [:], [])
}

func yields(_ pattern: [Piece], _ text: String) -> Bool {
    !readings(text[...], as: pattern[...]).isEmpty
}

/// The text that a pattern gives for some values.
func instance(of pattern: [Piece], _ values: [Int: String]) -> String {
    pattern.map { piece in
        switch piece {
        case .literal(let literal): literal
        case .hole(.length, let parameter): String(values[parameter, default: ""].utf8.count)
        case .hole(_, let parameter): values[parameter, default: "?"]
        }
    }.joined()
}
