/// The strings of all ids in source order, to compare them.
package struct HeroTexts: Sendable {
    private(set) var patterns: [IDPattern] = []
    /// The name of each pattern in the results.
    private(set) var owners: [Int] = []
    /// Whether each pattern is only compared with those that are not imported.
    private(set) var isImported: [Bool] = []
    /// The texts of a hole of kind ``HoleKind/name``.
    let names: [[UInt8]]

    package init(names: [[UInt8]] = []) { self.names = names }

    /// Adds a pattern; `owner` is its name in the results. An imported one was checked with its file:
    /// it is not compared with other imported ones. Each hole has a parameter.
    package mutating func append(_ pattern: IDPattern, owner: Int, isImported: Bool = false) {
        patterns.append(pattern)
        owners.append(owner)
        self.isImported.append(isImported)
    }
}

/// The beginning of every text of a pattern: its bytes, and the kind of the hole after them.
struct LiteralKey: Comparable {
    var bytes: [UInt8]
    /// nil if the pattern is only the literal.
    var beyond: HoleKind?

    /// Keys with the same beginning are adjacent, the shortest first.
    static func < (left: LiteralKey, right: LiteralKey) -> Bool {
        if left.bytes != right.bytes { return left.bytes.lexicographicallyPrecedes(right.bytes) }
        return (left.beyond?.order ?? .max) < (right.beyond?.order ?? .max)
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
extension [IDPattern.Piece] {
    /// The beginning of every text of a pattern.
    var leadingKey: LiteralKey {
        let bytes = first?.text
        let beyond = dropFirst(bytes == nil ? 0 : 1).first
        guard case .hole(let kind, _) = beyond else { return LiteralKey(bytes: bytes ?? []) }
        return LiteralKey(bytes: bytes ?? [], beyond: kind)
    }

    /// The end of every text of a pattern: its last piece, if that is literal.
    var trailingLiteral: [UInt8] { last?.text ?? [] }

    /// The rest after the first `/` of every text of a pattern. Empty if no text has one; if a hole
    /// that can contain one comes first, the rest from that hole on, which is open.
    ///
    /// Up to there two texts can be compared independently of the rest, since only such a hole can
    /// contain a `/`.
    var afterSlash: (rest: [IDPattern.Piece], isOpen: Bool)? {
        for (index, piece) in enumerated() {
            switch piece {
            case .hole(let kind, _):
                if kind.canHoldSlash { return (Array(self[index...]), true) }
            case .text(let bytes):
                guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")) else { continue }
                let text = Array<UInt8>(bytes[(slash + 1)...])
                let rest = Array(self[(index + 1)...])
                return (text.isEmpty ? rest : [.text(text)] + rest, false)
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
        afterSlash.map { $0.isOpen ? LiteralKey(bytes: [], beyond: .string) : $0.rest.leadingKey }
    }
}

extension HeroTexts {
    /// An example of the scope of two patterns, if it is the same.
    func sharedScope(_ first: [IDPattern.Piece], _ second: [IDPattern.Piece]) -> [UInt8]? {
        guard first.hasScope, second.hasScope else { return nil }
        var example: [UInt8] = []
        for pieces in zip(first, second) {
            switch pieces {
            case (.hole(let kind, _), .hole(let otherKind, _)):
                if kind != otherKind { return nil }
                example += exampleValue(of: kind)
            case (.text(let left), .text(let right)):
                let slash = left.firstIndex(of: UInt8(ascii: "/"))
                let text = slash.map { left[...$0] } ?? left[...]
                if slash == nil && left.count != right.count { return nil }
                guard right.starts(with: text) else { return nil }
                example += text
                if slash != nil { return example }
            case (.text, .hole), (.hole, .text): return nil
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
        case .string, .optional, .unstable: []
        case .finite(_, let texts): Array((texts.first ?? "").utf8)
        }
    }
}
