import Foundation

/// Where grammar.ebnf is not EBNF.
struct GrammarError: Error, CustomStringConvertible {
    let description: String
}

/// Reads the W3C's EBNF: `::=`, `|`, `?`, `*`, `+`, `-`, parentheses, literals, character classes
/// and comments.
struct GrammarReader {
    private let characters: [Character]
    private var index = 0

    init(_ text: String) {
        characters = Array(text)
    }

    mutating func readGrammar() throws -> [Production] {
        var productions: [Production] = []
        skipBlanks()
        while index < characters.count {
            let start = index
            guard let name = readName(), take("::=") else { throw error("a production") }
            let expression = try readChoice()
            let text = String(characters[start..<endOfLastToken])
            productions.append(Production(name: name, text: folded(text), expression: expression))
        }
        return productions
    }

    private mutating func readChoice() throws -> GrammarExpression {
        var alternatives = [try readSequence()]
        while take("|") { alternatives.append(try readSequence()) }
        return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
    }

    private mutating func readSequence() throws -> GrammarExpression {
        var items: [GrammarExpression] = []
        while let item = try readDifference() { items.append(item) }
        guard !items.isEmpty else { throw error("an expression") }
        return items.count == 1 ? items[0] : .sequence(items)
    }

    private mutating func readDifference() throws -> GrammarExpression? {
        guard let left = try readRepeated() else { return nil }
        guard take("-") else { return left }
        guard let right = try readRepeated() else { throw error("what `-` excludes") }
        return .difference(left, right)
    }

    private mutating func readRepeated() throws -> GrammarExpression? {
        guard var expression = try readPrimary() else { return nil }
        while true {
            if take("?") {
                expression = .optional(expression)
            } else if take("*") {
                expression = .star(expression)
            } else if take("+") {
                expression = .plus(expression)
            } else {
                return expression
            }
        }
    }

    private mutating func readPrimary() throws -> GrammarExpression? {
        guard index < characters.count else { return nil }
        switch characters[index] {
        case "(":
            _ = take("(")
            let expression = try readChoice()
            guard take(")") else { throw error("`)`") }
            return expression
        case "'", "\"":
            return .literal(try readLiteral())
        case "[":
            return .characters(try readCharacters())
        default:
            return atProduction ? nil : readName().map { .symbol($0) }
        }
    }

    private mutating func readLiteral() throws -> String {
        let quote = characters[index]
        guard let end = characters[(index + 1)...].firstIndex(of: quote) else {
            throw error("`\(quote)`")
        }
        let text = String(characters[(index + 1)..<end])
        index = end + 1
        skipBlanks()
        return text
    }

    /// `[a-z]`, `[^"#xA]`: characters, ranges, code points.
    private mutating func readCharacters() throws -> CharacterSet {
        guard let end = characters[index...].firstIndex(of: "]") else { throw error("`]`") }
        var inside = Array(String(characters[(index + 1)..<end]).unicodeScalars)[...]
        let isNegated = inside.first == "^"
        if isNegated { inside.removeFirst() }
        var set = CharacterSet()
        while let first = takeScalar(&inside) {
            if inside.first == "-", inside.count > 1 {
                inside.removeFirst()
                guard let last = takeScalar(&inside) else { throw error("the end of a range") }
                set.insert(charactersIn: first...last)
            } else {
                set.insert(first)
            }
        }
        index = end + 1
        skipBlanks()
        return isNegated ? set.inverted : set
    }

    private func takeScalar(_ text: inout ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
        guard let first = text.popFirst() else { return nil }
        guard first == "#", text.first == "x" else { return first }
        let digits = text.dropFirst().prefix { $0.properties.isASCIIHexDigit }
        text.removeFirst(1 + digits.count)
        return UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
            .flatMap(Unicode.Scalar.init)
    }

    private var atProduction: Bool {
        var copy = self
        return copy.readName() != nil && copy.take("::=")
    }

    private mutating func readName() -> String? {
        let name = characters[index...].prefix { $0.isLetter || $0 == "_" }
        guard !name.isEmpty else { return nil }
        index += name.count
        skipBlanks()
        return String(name)
    }

    private mutating func take(_ text: String) -> Bool {
        guard characters[index...].starts(with: text) else { return false }
        index += text.count
        skipBlanks()
        return true
    }

    /// Where the token before ended, for the text of a production.
    private var endOfLastToken = 0

    /// White space and comments.
    private mutating func skipBlanks() {
        endOfLastToken = index
        while index < characters.count {
            if characters[index].isWhitespace {
                index += 1
            } else if characters[index...].starts(with: "/*") {
                index += 2
                while index < characters.count, !characters[index...].starts(with: "*/") {
                    index += 1
                }
                index = min(index + 2, characters.count)
            } else {
                return
            }
        }
    }

    private func error(_ expected: String) -> GrammarError {
        let line = characters[..<min(index, characters.count)].filter { $0 == "\n" }.count + 1
        return GrammarError(description: "grammar.ebnf:\(line): expected \(expected)")
    }
}
