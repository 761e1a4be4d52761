import Apps

/// What a line of a case says that the scanner must find there.
struct Expectation {
    enum Content {
        /// No fact of any kind begins on the line.
        case nothing
        /// Facts of these kinds may be there; all kinds, if there are none.
        case maybe([AppFactKind])
        case fact(Fact)
    }

    struct Fact {
        var kind: AppFactKind
        var certainty: String
        var patterns: [String]?
        var words: [String] = []
        var view: String?
        var screens: [String]?
        var options: [String: String] = [:]
        /// As it is written.
        var text: String
    }

    struct Malformed: Error, CustomStringConvertible {
        var description: String
    }

    var line: Int
    var content: Content

    /// The expectations in the comment at the end of a line.
    static func read(inCodeLine text: Substring, number: Int) throws -> [Expectation] {
        for (mark, offset) in [(" fact: ", 0), (" fact-next-line: ", 1)] {
            if let range = text.ranges(of: "//" + mark).last {
                return try facts(in: text[range.upperBound...], line: number + offset)
            }
        }
        guard let range = text.ranges(of: "// ").last else { return [] }
        return try notes(in: text[range.upperBound...], line: number)
    }

    /// A line of a file of expectations: `12: fact: …`, `12: nothing`.
    static func read(inList text: Substring) throws -> [Expectation] {
        guard !text.isEmpty, !text.hasPrefix("#") else { return [] }
        guard let colon = text.firstIndex(of: ":"), let line = Int(text[..<colon]) else {
            throw Malformed(description: "no line number: \(text)")
        }
        let rest = trimmed(text[text.index(after: colon)...])
        if rest.hasPrefix("fact: ") { return try facts(in: rest.dropFirst(6), line: line) }
        let found = try notes(in: rest, line: line)
        if found.isEmpty { throw Malformed(description: "no expectation: \(text)") }
        return found
    }

    private static func notes(in text: Substring, line: Int) throws -> [Expectation] {
        switch trimmed(text) {
        case "nothing": return [Expectation(line: line, content: .nothing)]
        case "nothing-next-line": return [Expectation(line: line + 1, content: .nothing)]
        case "maybe": return [Expectation(line: line, content: .maybe([]))]
        case let text where text.hasPrefix("maybe: "):
            return [Expectation(line: line, content: .maybe(try kinds(in: text.dropFirst(7))))]
        default: return []
        }
    }

    private static func facts(in text: Substring, line: Int) throws -> [Expectation] {
        try text.split(separator: " ; ").map { part in
            let part = trimmed(part)
            if part == "maybe" { return Expectation(line: line, content: .maybe([])) }
            if part.hasPrefix("maybe: ") {
                return Expectation(line: line, content: .maybe(try kinds(in: part.dropFirst(7))))
            }
            return Expectation(line: line, content: .fact(try fact(part)))
        }
    }

    /// `hero-id, edge`.
    static func kinds(in text: Substring) throws -> [AppFactKind] {
        try text.split(separator: ",").map { name in
            guard let kind = AppFactKind(rawValue: String(trimmed(name))) else {
                throw Malformed(description: "no kind: \(name)")
            }
            return kind
        }
    }

    private static func fact(_ text: Substring) throws -> Fact {
        let split = text.ranges(of: " | ").last
        var words = try pieces(of: text[..<(split?.lowerBound ?? text.endIndex)])
        guard words.count >= 2, let kind = AppFactKind(rawValue: words[0]),
            ["certain", "likely", "unknown", "*"].contains(words[1])
        else { throw Malformed(description: "no kind and certainty: \(text)") }
        var fact = Fact(kind: kind, certainty: words[1], text: String(text))
        words.removeFirst(2)
        switch kind {
        case .heroID, .heroIDRead, .source:
            // What follows the patterns is the view.
            let isPattern = { (word: String) in
                word == "nil" || word == "?" || word.hasPrefix("\"")
            }
            if words.contains(where: isPattern) {
                fact.patterns = words.filter { isPattern($0) && $0 != "?" }
            }
            try fact.add(owners: words.filter { !isPattern($0) })
        case .carrier, .constant, .function, .alias:
            guard let name = words.first else { throw Malformed(description: "no name: \(text)") }
            fact.words = [name]
            if words.count > 1 { fact.patterns = words.dropFirst().filter { $0 != "?" } }
        default:
            fact.words = words
        }
        if let split { try fact.add(owners: try pieces(of: text[split.upperBound...])) }
        return fact
    }

    /// Words and string literals; `name="a b"` is one word, without its quotes.
    private static func pieces(of text: Substring) throws -> [String] {
        var pieces: [String] = []
        var word = ""
        var isQuoted = false
        var isEscaped = false
        for character in text {
            if isEscaped || (isQuoted && character == "\\") {
                word.append(character)
                isEscaped.toggle()
            } else if character == "\"" {
                isQuoted.toggle()
                word.append(character)
            } else if character == " ", !isQuoted {
                if !word.isEmpty { pieces.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        if isQuoted { throw Malformed(description: "open quote: \(text)") }
        return word.isEmpty ? pieces : pieces + [word]
    }
}

extension Expectation.Fact {
    private static let optionNames: Set<String> = [
        "in", "member", "if", "branch", "test", "op", "holes", "screen", "declares", "value",
        "expression",
        "uses", "id", "animation", "language", "owner",
    ]

    /// The view, `@Screen,Screen`, and `name=value`.
    fileprivate mutating func add(owners words: [String]) throws {
        for word in words {
            if word.hasPrefix("@") {
                let names = word == "@-" ? [] : word.dropFirst().split(separator: ",")
                screens = names.map(String.init)
            } else if let equal = word.firstIndex(of: "="),
                Self.optionNames.contains(String(word[..<equal]))
            {
                var value = String(word[word.index(after: equal)...])
                if value.hasPrefix("\"") { value = String(value.dropFirst().dropLast()) }
                options[String(word[..<equal])] = value
            } else if view == nil {
                view = word
            } else {
                throw Expectation.Malformed(description: "not understood: \(word) in \(text)")
            }
        }
    }

    /// Whether a fact is what is expected.
    func matches(_ fact: FactText) -> Bool {
        guard fact.kind == kind else { return false }
        if certainty != "*", certainty != fact.certainty { return false }
        if let patterns, patterns.sorted() != fact.patterns?.sorted() { return false }
        if let view, view != (fact.view ?? "-"), view != "*" { return false }
        if let screens, screens.sorted() != fact.screens.sorted() { return false }
        for (name, value) in options where fact.options[name] != value { return false }
        switch kind {
        case .heroID, .heroIDRead, .source: return true
        case .modifiers, .animation: return matchesText(of: fact)
        case .carrier, .constant, .function, .alias:
            // `photo` stands for `Ids.photo` and `photo(_:)`.
            let name = fact.words[0].prefix { $0 != "(" }
            return words == fact.words || name == words[0] || name.hasSuffix("." + words[0])
        case .transitionCall, .runtime, .delegate:
            return words.isEmpty || fact.words[0].contains(words[0])
        default:
            // What is left out at the end is not compared.
            return words.count <= fact.words.count
                && zip(words, fact.words).allSatisfy { $0 == "*" || $0 == $1 }
        }
    }

    /// `list fade, scale(0.5)`, `modal self cover(up) / fade`: without the return it is not compared.
    private func matchesText(of fact: FactText) -> Bool {
        var words = words
        var found = fact.words
        let fixed = kind == .modifiers ? 1 : 2
        for index in 0..<min(fixed, words.count) where words[index] == "*" {
            found[index] = "*"
        }
        if kind == .animation, !words.contains("/") { found.removeLast(2) }
        if words.last == "*", words.count == fixed + 1 {
            words.removeLast()
            found = Array(found.prefix(fixed))
        }
        if words.count <= fixed { found = Array(found.prefix(words.count)) }
        return words.joined(separator: " ") == found.joined(separator: " ")
    }
}

/// Without white space at the ends.
func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text.drop(while: \.isWhitespace)
}
