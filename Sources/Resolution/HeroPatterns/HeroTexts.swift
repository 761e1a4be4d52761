package import TransitionDSL

/// The texts of a hole of an id, as the type of its parameter prints them.
package enum HoleKind: UInt8, CaseIterable, Sendable {
    /// A decimal number, perhaps negative, without leading zeros.
    case int
    /// A decimal number without a sign or leading zeros.
    case uint
    /// `true` or `false`.
    case bool
    /// The 36 upper-case characters that Foundation prints.
    case uuid
    /// Anything, including the empty text.
    case text
    /// The number of UTF-8 bytes of the same parameter's text elsewhere in the id.
    case length
    /// One of the names given to ``HeroTexts``: the screens of `per screen` and `per instance`.
    case name

    /// Whether a text of it can begin with a byte.
    func canBegin(with byte: UInt8) -> Bool {
        switch self {
        case .int: byte.isDigit || byte == UInt8(ascii: "-")
        case .uint, .length: byte.isDigit
        case .bool: byte == UInt8(ascii: "t") || byte == UInt8(ascii: "f")
        case .uuid: ByteClass.upperHex.contains(byte)
        case .text: true
        case .name: ByteClass.word.contains(byte)
        }
    }
}

/// The texts of all ids as patterns in source order: literal bytes and holes.
///
/// The pieces of one id are added between two calls of ``begin(owner:isImported:)``. Adjacent literal
/// pieces become one.
package struct HeroTexts: Sendable {
    enum Atom: Hashable, Sendable {
        /// Never empty.
        case literal([UInt8])
        case hole(HoleKind, parameter: Int)

        var literal: [UInt8]? { if case .literal(let bytes) = self { bytes } else { nil } }
    }

    private(set) var patterns: [[Atom]] = []
    /// The name of each pattern in the results.
    private(set) var owners: [Int] = []
    /// Whether each pattern is only compared with those that are not imported.
    private(set) var isImported: [Bool] = []
    /// The texts of a hole of kind ``HoleKind/name``.
    let names: [[UInt8]]

    package init(names: [[UInt8]] = []) { self.names = names }

    /// Starts the next pattern; `owner` is its name in the results. An imported one was checked with
    /// its file: it is not compared with other imported ones.
    package mutating func begin(owner: Int, isImported: Bool = false) {
        owners.append(owner)
        self.isImported.append(isImported)
        patterns.append([])
    }

    package mutating func append(_ text: Text, in table: TextTable) {
        append(literal: table.bytes[table.range(text)])
    }

    package mutating func append(literal: some Collection<UInt8>) {
        if literal.isEmpty { return }
        let last = patterns.count - 1
        let earlier = patterns[last].last?.literal
        if earlier != nil { patterns[last].removeLast() }
        patterns[last].append(.literal((earlier ?? []) + literal))
    }

    /// Holes of one parameter always have the same value. Numbers identify the parameters within a
    /// pattern; those of different patterns are unrelated.
    package mutating func append(hole kind: HoleKind, parameter: Int) {
        patterns[patterns.count - 1].append(.hole(kind, parameter: parameter))
    }
}

/// The beginning of every text of a pattern: literal bytes, and the kind of the hole after them.
struct LiteralKey: Comparable {
    var bytes: [UInt8]
    /// nil if the pattern is only the literal.
    var beyond: HoleKind?

    /// Keys with the same beginning are adjacent, the shortest first.
    static func < (left: LiteralKey, right: LiteralKey) -> Bool {
        if left.bytes != right.bytes { return left.bytes.lexicographicallyPrecedes(right.bytes) }
        return (left.beyond?.rawValue ?? .max) < (right.beyond?.rawValue ?? .max)
    }

    /// Whether a text can have both this key and a longer one that begins with its bytes. Pairs
    /// that cannot would use up the allowance for comparisons.
    func mayGoOn(into longer: LiteralKey) -> Bool {
        if bytes.count == longer.bytes.count { return true }
        return beyond?.canBegin(with: longer.bytes[bytes.count]) ?? false
    }
}

/// A scope is a beginning such as `NewsList/` that a whole group of ids has. It does not
/// distinguish them, so it is ignored when two ids of one scope are compared.
extension [HeroTexts.Atom] {
    /// Whether a pattern has exactly one text.
    var isFixed: Bool { allSatisfy { $0.literal != nil } }

    /// The beginning of every text of a pattern.
    var leadingKey: LiteralKey {
        let bytes = first?.literal
        let beyond = dropFirst(bytes == nil ? 0 : 1).first
        guard case .hole(let kind, _) = beyond else { return LiteralKey(bytes: bytes ?? []) }
        return LiteralKey(bytes: bytes ?? [], beyond: kind)
    }

    /// The end of every text of a pattern: its last piece, if that is literal.
    var trailingLiteral: [UInt8] { last?.literal ?? [] }

    /// The rest after the first `/` of every text of a pattern. Empty if no text has one; if a text
    /// hole comes first, the rest from that hole on, which is open.
    ///
    /// Up to there two texts can be compared independently of the rest, since only a text hole can
    /// contain a `/`.
    var afterSlash: (rest: [HeroTexts.Atom], isOpen: Bool)? {
        for (index, atom) in enumerated() {
            switch atom {
            case .hole(.text, _): return (Array(self[index...]), true)
            case .hole: break
            case .literal(let bytes):
                guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")) else { continue }
                let piece = Array<UInt8>(bytes[(slash + 1)...])
                let rest = Array(self[(index + 1)...])
                return (piece.isEmpty ? rest : [.literal(piece)] + rest, false)
            }
        }
        return nil
    }

    /// Whether a pattern starts with a name, then a `/` before anything that can contain one.
    var hasScope: Bool {
        guard case .hole(.name, _)? = first, let (_, isOpen) = afterSlash else { return false }
        return !isOpen
    }

    /// The key of the rest after a pattern's first `/`; empty if none of its texts has one.
    var keyAfterSlash: LiteralKey? {
        afterSlash.map { $0.isOpen ? LiteralKey(bytes: [], beyond: .text) : $0.rest.leadingKey }
    }
}

extension HeroTexts {
    /// An example of the scope of two patterns, if it is the same.
    func sharedScope(_ first: [Atom], _ second: [Atom]) -> [UInt8]? {
        guard first.hasScope, second.hasScope else { return nil }
        var example: [UInt8] = []
        for atoms in zip(first, second) {
            switch atoms {
            case (.hole(let kind, _), .hole(let otherKind, _)):
                if kind != otherKind { return nil }
                example += exampleValue(of: kind)
            case (.literal(let left), .literal(let right)):
                let slash = left.firstIndex(of: UInt8(ascii: "/"))
                let piece = slash.map { left[...$0] } ?? left[...]
                if slash == nil && left.count != right.count { return nil }
                guard right.starts(with: piece) else { return nil }
                example += piece
                if slash != nil { return example }
            case (.literal, .hole), (.hole, .literal): return nil
            }
        }
        return nil
    }

    private func exampleValue(of kind: HoleKind) -> [UInt8] {
        switch kind {
        case .name: names.first ?? Array("Screen".utf8)
        case .int, .uint, .length: [UInt8(ascii: "1")]
        case .bool: Array("true".utf8)
        case .uuid: Array("00000000-0000-0000-0000-000000000000".utf8)
        case .text: []
        }
    }
}
