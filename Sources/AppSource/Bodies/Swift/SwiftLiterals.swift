import TransitionDSL

extension SwiftReader {
    /// Reads a string with the values in its holes.
    mutating func parseString() -> AppExpression {
        let start = index
        let string = strings[Int(tokens[start].payload)]
        var pieces: [AppStringPiece] = []
        var highest = 0
        for piece in string.pieces {
            switch piece {
            case .text(let text): pieces.append(.text(text))
            case .hole(let range):
                let arguments = within(range) { reader in
                    reader.resettingContext { $0.parseArgumentList() }
                }
                highest = max(highest, height)
                pieces.append(.hole(arguments))
            }
        }
        index = next(start)
        lastEnd = tokens[start].range.end
        return node(.string(pieces), range(from: start), height: highest + 1)
    }

    /// Reads `#selector(…)`, `#keyPath(…)` or a macro, whose name keeps its `#`.
    mutating func parseHash() -> AppExpression {
        let start = index
        guard kind(at: index + 1) == .identifier else {
            advance()
            return unknown(from: start)
        }
        let name = tokens[index].name
        let word = word(at: index + 1)
        advance()
        advance()
        height = 1
        if kind == .leftParen, let partner = partner(index) {
            if word == .selector, let name = lastName(index + 1..<partner) {
                skipBrackets()
                return AppExpression(.selector(name), range(from: start))
            }
            if word == .keyPath {
                let path = path(index + 1..<partner)
                skipBrackets()
                return AppExpression(.keyPath(root: path.root, path.names), range(from: start))
            }
        }
        _ = parseSpecialization()
        return AppExpression(.name(name, arguments: []), range(from: start))
    }

    /// The function that a selector names: the last name before its labels or `as`.
    private func lastName(_ range: Range<Int>) -> Text? {
        var index = range.lowerBound
        if at(.getter, index) || at(.setter, index), kind(at: index + 1) == .colon { index += 2 }
        var name: Text?
        while index < range.upperBound {
            switch kind(at: index) {
            case .identifier:
                if at(.as, index) { return name }
                name = tokens[index].name
            case .leftParen:
                // Labels follow a name; other parentheses are left out.
                if name != nil { return name }
            case .dot, .rightParen, .postfixOperator: break
            default: return name
            }
            index += 1
        }
        return name
    }

    private func path(_ range: Range<Int>) -> (root: TypeReference?, names: [Text]) {
        var names: [Text] = []
        for index in range where kind(at: index) == .identifier {
            names.append(tokens[index].name)
        }
        let rootCount = names.prefix { isCapitalized($0) }.count
        if rootCount == 0 || rootCount == names.count { return (nil, names) }
        let root = TypeReference.named(Array(names.prefix(rootCount)), arguments: [])
        return (root, Array(names.dropFirst(rootCount)))
    }

    private func isCapitalized(_ name: Text) -> Bool {
        let range = names.range(name)
        return !range.isEmpty && names.bytes[range.lowerBound].isCapital
    }

    /// Reads `\.a.b?.c[0]` or `\Root.a`. The root has the capitalized names: only declarations tell
    /// where a nested type ends.
    mutating func parseKeyPath() -> AppExpression {
        let start = index
        advance()
        var root: TypeReference?
        if kind == .identifier || kind == .leftBracket || kind == .leftParen {
            root = parseKeyPathRoot()
        }
        var path: [Text] = []
        while index < end, !startsLine || kind == .dot {
            switch kind {
            case .dot where kind(at: index + 1) == .identifier || kind(at: index + 1) == .number:
                advance()
                path.append(tokens[index].name)
                advance()
                _ = parseSpecialization()
            case .dot where kind(at: index + 1) == .leftBracket: advance()
            case .leftBracket, .leftParen: skipBrackets()
            case .postfixOperator: advance()
            // The `?` in `\.?.a`, and the operator in `\.?`.
            default: return keyPath(root, path, from: start)
            }
        }
        return keyPath(root, path, from: start)
    }

    private mutating func keyPath(
        _ root: TypeReference?, _ path: [Text], from start: Int
    ) -> AppExpression {
        height = 1
        return AppExpression(.keyPath(root: root, path), range(from: start))
    }

    private mutating func parseKeyPathRoot() -> TypeReference {
        if kind != .identifier { return parseType() }
        var names: [Text] = []
        var arguments: [TypeReference] = []
        repeat {
            if kind == .dot { advance() }
            names.append(tokens[index].name)
            advance()
            arguments = parseSpecialization()
        } while kind == .dot && kind(at: index + 1) == .identifier
            && isCapitalized(tokens[index + 1].name)
        return .named(names, arguments: arguments)
    }
}
