import Parser
import Testing
import TransitionDSL
@testable import TestSupport

/// The typed views and the grammar agree: each part of a node is at its place in the derivation of
/// the sentence.
struct ViewTests {
    let grammar: Grammar

    init() throws {
        grammar = try Grammar.load()
    }

    /// Every symbol of a production that has a node can be reached through its view.
    @Test func everyPartHasAProperty() {
        for production in grammar.syntactic {
            guard let kind = SyntaxKind(rawValue: production.name) else { continue }
            let properties = Set(viewParts(of: kind).keys)
            let parts = partNames(of: production.expression)
            #expect(parts.subtracting(properties) == [], "\(production.name)")
            #expect(properties.subtracting(parts) == [], "\(production.name) has no such part")
        }
    }

    @Test func partsAreWhereTheGrammarHasThem() {
        var generator = SentenceGenerator(grammar, seed: 5)
        var numbers = SeededNumbers(seed: 6)
        for _ in 0..<300 * factor {
            let (words, derivation) = generator.derivedSentence()
            let result = parsed(laidOut(words, using: &numbers))
            result.tree.withRoot { root in compare(root, derivation, result.tree) }
        }
    }

    private func compare(_ root: SyntaxNode, _ derivation: Derivation, _ tree: SyntaxTree) {
        let nodes = tree.nodes.indices.map { SyntaxNode(tree, $0) }
        let derived = derivation.nodes
        #expect(
            nodes.map(\.kind.rawValue) == derived.map(\.symbol), "\(tree.source.text(root.range))")
        for (node, derivation) in zip(nodes, derived) {
            for (name, find) in viewParts(of: node.kind) {
                let expected = derivation.parts.filter { $0.part == name }
                    .map { range($0.tokens, tree.tokens) }
                #expect(find(node) == expected, "\(name) of \(tree.source.text(node.range))")
            }
        }
    }

    private func range(_ tokens: Range<Int>, _ file: TokenizedFile) -> SourceRange {
        tokens.isEmpty
            ? SourceRange(
                start: file.ranges[tokens.lowerBound].start,
                end: file.ranges[tokens.lowerBound].start)
            : file.ranges[tokens.lowerBound].union(file.ranges[tokens.upperBound - 1])
    }

    /// The names that ``Derivation/part`` gives the symbols of an expression.
    private func partNames(of expression: GrammarExpression) -> Set<String> {
        expression.symbols.reduce(into: []) { names, symbol in
            let production = grammar.syntactic.first { $0.name == symbol }
            if let production, SyntaxKind(rawValue: symbol) == nil, symbol != "name" {
                names.formUnion(partNames(of: production.expression))
            } else {
                names.insert(Derivation.part(symbol))
            }
        }
    }
}
