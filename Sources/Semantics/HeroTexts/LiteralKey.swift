/// What every text of a pattern starts with: literal bytes, and the kind of hole behind them.
struct LiteralKey {
    /// In ``HeroTexts/bytes``.
    var bytes: Range<Int>
    /// nil where the literal is all there is.
    var beyond: HoleKind?

    /// The same for whatever follows: no literal, then anything.
    static let open = LiteralKey(bytes: 0..<0, beyond: .text)
}

extension HoleKind {
    /// Whether a text of it can begin with a byte.
    func canBegin(with byte: UInt8) -> Bool {
        switch self {
        case .int: ByteClass.digit.contains(byte) || byte == UInt8(ascii: "-")
        case .uint, .length: ByteClass.digit.contains(byte)
        case .bool: byte == UInt8(ascii: "t") || byte == UInt8(ascii: "f")
        case .uuid: ByteClass.upperHex.contains(byte)
        case .text: true
        case .name: ByteClass.word.contains(byte)
        }
    }
}

extension HeroTexts {
    /// What a pattern has from a place on.
    func leadingKey(of pattern: Int, from place: PatternPlace) -> LiteralKey {
        let range = atoms(of: pattern)
        var atom = place.atom
        var key = LiteralKey(bytes: 0..<0)
        if atom < range.upperBound, let literal = literal(at: atom) {
            key.bytes = literal.lowerBound + place.offset..<literal.upperBound
            atom += 1
        }
        if atom < range.upperBound, case .hole(let kind, _) = atoms[atom] { key.beyond = kind }
        return key
    }

    /// What every text of a pattern ends with: its last piece, if that is literal.
    func trailingLiteral(of pattern: Int) -> Range<Int> {
        atoms(of: pattern).last.flatMap(literal(at:)) ?? 0..<0
    }

    /// The place after the first `/` of every text of a pattern; nothing if no text has one, and
    /// the place of a text hole that comes first.
    ///
    /// Up to that place two texts can be compared apart from what follows, since nothing but a
    /// text hole yields a `/`.
    func placeAfterSlash(of pattern: Int) -> (place: PatternPlace, isOpen: Bool)? {
        for atom in atoms(of: pattern) {
            switch atoms[atom] {
            case .hole(let kind, _):
                if kind == .text { return (PatternPlace(atom: atom, offset: 0), true) }
            case .literal(let start, let end):
                let literal = Int(start)..<Int(end)
                guard let slash = bytes[literal].firstIndex(of: UInt8(ascii: "/")) else { continue }
                if slash + 1 == literal.upperBound {
                    return (PatternPlace(atom: atom + 1, offset: 0), false)
                }
                return (PatternPlace(atom: atom, offset: slash + 1 - literal.lowerBound), false)
            }
        }
        return nil
    }
}
