import Foundation
import Testing
import TransitionDSL
@testable import TestSupport

/// The productions of tokens and the lexer agree, on samples.
struct TokenGrammarTests {
    let grammar: Grammar

    init() throws {
        grammar = try Grammar.load()
    }

    @Test(arguments: [
        "a", "_", "_1", "größe", "日本", "a-b", "1a", "`a`", "`with`", "`a", "``", "`a b`", "`1`",
        "é́",
        "0", "007", "1.5", "1.", ".5", "1.2.3", "1s", "12ms", "3%", "90deg", "0.2rad", "5pt", "5px",
        "1e3",
        "1 s", "1_000", "#12aBcD", "#12345678", "#123", "#1234567", "#GGGGGG", "#", "##123456",
        "\"\"", "\"a\"", "\"a", "\"a\nb\"", "\"\\n\\t\\0\\\\\\\"\\'\"", "\"\\q\"", "\"\\u{41}\"",
        "\"\\u{}\"",
        "\"\\u{1F600}\"", "\"\\u41\"", "\"\\(a)\"", "\"x\\( a )y\"", "\"\\(`a`)\"", "\"\\(a.b)\"",
        "\"\\()\"",
        "\"\\(1)\"", "#\"\"#", "#\"a \\q \"b\" \"#", "#\"a\"", "##\"a\"#b\"##", "##\"a\"#",
        "#\"a\nb\"#",
    ])
    func samplesAreTokensOfBoth(sample: String) {
        for (production, kinds) in Self.kinds {
            let file = tokenized(sample)
            let isToken =
                file.problems.isEmpty && file.count == 2 && kinds.contains(file.kinds[0])
                && Int(file.ranges[0].end) == sample.utf8.count
            #expect(matches(sample, production) == isToken, "\(production)")
        }
    }

    private static let kinds: [(String, Set<TokenKind>)] = [
        ("IDENTIFIER", [.identifier, .quotedIdentifier]), ("NUMBER", [.number]),
        ("STRING", [.string, .rawString]), ("COLOR", [.color]),
    ]

    private func matches(_ text: String, _ production: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        return ends(.symbol(production), scalars, 0).contains(scalars.count)
    }

    private func ends(
        _ expression: GrammarExpression, _ text: [Unicode.Scalar], _ start: Int
    ) -> Set<Int> {
        switch expression {
        case .literal(let literal):
            let scalars = Array(literal.unicodeScalars)
            return text[start...].starts(with: scalars) ? [start + scalars.count] : []
        case .symbol(let name):
            if let production = grammar.productions.first(where: { $0.name == name }) {
                return ends(production.expression, text, start)
            }
            guard start < text.count else { return [] }
            let properties = text[start].properties
            let isMatch = name == "XID_Start" ? properties.isXIDStart : properties.isXIDContinue
            return isMatch ? [start + 1] : []
        case .characters(let set):
            return start < text.count && set.contains(text[start]) ? [start + 1] : []
        case .choice(let items):
            return items.reduce(into: []) { $0.formUnion(ends($1, text, start)) }
        case .sequence(let items):
            return items.reduce([start]) { starts, item in
                starts.reduce(into: []) { $0.formUnion(ends(item, text, $1)) }
            }
        case .optional(let item): return ends(item, text, start).union([start])
        case .star(let item): return closure(item, text, [start])
        case .plus(let item): return closure(item, text, ends(item, text, start))
        case .difference(let left, let right):
            return ends(left, text, start).subtracting(ends(right, text, start))
        }
    }

    private func closure(
        _ item: GrammarExpression, _ text: [Unicode.Scalar], _ starts: Set<Int>
    ) -> Set<Int> {
        var found = starts
        var pending = starts
        while let start = pending.popFirst() {
            pending.formUnion(ends(item, text, start).subtracting(found))
            found.formUnion(pending)
        }
        return found
    }
}
