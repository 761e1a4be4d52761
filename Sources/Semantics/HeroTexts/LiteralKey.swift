/// What a pattern surely starts or ends with: literal bytes, and what stands at their inner end.
struct LiteralKey {
    enum Beyond: UInt8, CaseIterable {
        case int, uint, bool, uuid, text, name
        /// Nothing: the literal is all there is.
        case end

        init(_ kind: HoleKind) {
            switch kind {
            case .int: self = .int
            case .uint, .length: self = .uint
            case .bool: self = .bool
            case .uuid: self = .uuid
            case .text: self = .text
            case .name: self = .name
            }
        }

        /// Whether a byte may stand next to the literal; the first of the hole or, read from the
        /// right, its last.
        func admits(_ byte: UInt8, readBackwards: Bool) -> Bool {
            switch self {
            case .int:
                ByteClass.digit.contains(byte) || (!readBackwards && byte == UInt8(ascii: "-"))
            case .uint: ByteClass.digit.contains(byte)
            case .bool:
                readBackwards
                    ? byte == UInt8(ascii: "e")
                    : byte == UInt8(ascii: "t") || byte == UInt8(ascii: "f")
            case .uuid: ByteClass.upperHex.contains(byte)
            case .text: true
            case .name: ByteClass.word.contains(byte)
            case .end: false
            }
        }
    }

    /// In ``HeroTexts/bytes``.
    var bytes: Range<Int>
    var beyond: Beyond

    /// The same for whatever follows: no literal, then anything.
    static let open = LiteralKey(bytes: 0..<0, beyond: .text)
}

extension HeroTexts {
    /// What a pattern has from a place on.
    func leadingKey(of pattern: Int, from place: PatternPlace) -> LiteralKey {
        let range = atoms(of: pattern)
        var atom = place.atom
        var key = LiteralKey(bytes: 0..<0, beyond: .end)
        if atom < range.upperBound, let literal = literal(at: atom) {
            key.bytes = literal.lowerBound + place.offset..<literal.upperBound
            atom += 1
        }
        if atom < range.upperBound, case .hole(let kind, _) = atoms[atom] {
            key.beyond = LiteralKey.Beyond(kind)
        }
        return key
    }

    func trailingKey(of pattern: Int) -> LiteralKey {
        let range = atoms(of: pattern)
        var key = LiteralKey(bytes: 0..<0, beyond: .end)
        guard var atom = range.last else { return key }
        if let literal = literal(at: atom) {
            key.bytes = literal
            atom -= 1
        }
        if atom >= range.lowerBound, case .hole(let kind, _) = atoms[atom] {
            key.beyond = LiteralKey.Beyond(kind)
        }
        return key
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
