import Foundation

/// An expression of the W3C's EBNF.
indirect enum GrammarExpression {
    case literal(String)
    case symbol(String)
    case characters(CharacterSet)
    case choice([GrammarExpression])
    case sequence([GrammarExpression])
    case optional(GrammarExpression)
    case star(GrammarExpression)
    case plus(GrammarExpression)
    /// What the left accepts and the right does not.
    case difference(GrammarExpression, GrammarExpression)
}

extension GrammarExpression {
    var symbols: Set<String> {
        if case .symbol(let name) = self { return [name] }
        return Set(parts.flatMap(\.symbols))
    }

    var literals: Set<String> {
        if case .literal(let text) = self { return [text] }
        return Set(parts.flatMap(\.literals))
    }

    private var parts: [GrammarExpression] {
        switch self {
        case .literal, .symbol, .characters: []
        case .choice(let items), .sequence(let items): items
        case .optional(let item), .star(let item), .plus(let item): [item]
        case .difference(let left, let right): [left, right]
        }
    }
}

struct Production {
    let name: String
    /// As the file has it, white space folded.
    let text: String
    let expression: GrammarExpression

    /// Made of characters, not of tokens.
    var isToken: Bool { name.allSatisfy { $0.isUppercase || $0 == "_" } }
}

/// grammar.ebnf, read.
struct Grammar {
    let productions: [Production]

    var syntactic: [Production] { productions.filter { !$0.isToken } }

    var characterLevel: [Production] { productions.filter(\.isToken) }

    /// The file at the root of the repository.
    static func load() throws -> Grammar {
        let text = try String(
            contentsOf: repository.appending(path: "grammar.ebnf"), encoding: .utf8)
        return try Grammar(parsing: text)
    }

    static let repository = repositoryRoot

    init(parsing text: String) throws {
        var reader = GrammarReader(text)
        productions = try reader.readGrammar()
    }
}

/// White space as one space.
func folded(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
