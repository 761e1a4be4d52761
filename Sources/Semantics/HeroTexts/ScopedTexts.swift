/// A scope is a beginning such as `NewsList/` that a whole group of ids has. It says nothing about
/// which of them are alike, so it is set aside where two ids of one scope are compared.
extension HeroTexts {
    /// Whether a pattern starts with a name, and a `/` follows before anything that yields one.
    func hasScope(_ pattern: Int) -> Bool {
        guard let first = atoms(of: pattern).first, case .hole(.name, _) = atoms[first],
            let (_, isOpen) = placeAfterSlash(of: pattern)
        else { return false }
        return !isOpen
    }

    /// What a pattern has after its first `/`; nothing if none of its texts has one.
    func keyAfterSlash(of pattern: Int) -> LiteralKey? {
        guard let (place, isOpen) = placeAfterSlash(of: pattern) else { return nil }
        return isOpen ? .open : leadingKey(of: pattern, from: place)
    }

    /// An example of the scope of two patterns, if it is the same.
    func sharedScope(_ first: Int, _ second: Int) -> [UInt8]? {
        guard hasScope(first), hasScope(second) else { return nil }
        var example: [UInt8] = []
        for (one, other) in zip(atoms(of: first), atoms(of: second)) {
            switch (atoms[one], atoms[other]) {
            case (.hole(let kind, _), .hole(let otherKind, _)):
                if kind != otherKind { return nil }
                example += exampleValue(of: kind)
            case (.literal, .literal):
                guard let left = literal(at: one).map({ bytes[$0] }),
                    let right = literal(at: other).map({ bytes[$0] })
                else { return nil }
                let slash = left.firstIndex(of: UInt8(ascii: "/"))
                let piece = slash.map { left[...$0] } ?? left
                if slash == nil && left.count != right.count { return nil }
                guard right.starts(with: piece) else { return nil }
                example += piece
                if slash != nil { return example }
            case (.literal, .hole), (.hole, .literal): return nil
            }
        }
        return nil
    }

    /// Whether what two patterns surely end with allows a text of both.
    func trailingLiteralsAgree(_ first: Int, _ second: Int) -> Bool {
        let (one, other) = (trailingLiteral(of: first), trailingLiteral(of: second))
        let count = min(one.count, other.count)
        return bytes[one].suffix(count).elementsEqual(bytes[other].suffix(count))
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
