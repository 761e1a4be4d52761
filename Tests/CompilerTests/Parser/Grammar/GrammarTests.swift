import Foundation
import Parser
import Testing
import TransitionDSL
@testable import TestSupport

/// The grammar and the parser agree.
struct GrammarTests {
    let grammar: Grammar

    init() throws {
        grammar = try Grammar.load()
    }

    @Test func everySymbolHasAProduction() {
        let names = Set(grammar.productions.map(\.name))
        #expect(names.count == grammar.productions.count)
        let builtIn: Set = ["XID_Start", "XID_Continue"]
        for production in grammar.productions {
            let missing = production.expression.symbols.subtracting(names).subtracting(builtIn)
            #expect(missing.isEmpty, "\(production.name) uses \(missing)")
        }
    }

    @Test func everyKeywordIsAWordOfTheGrammar() {
        let words = grammar.syntactic.reduce(into: Set<String>()) { words, production in
            words.formUnion(production.expression.literals)
        }
        #expect(
            words.filter { $0.first?.isLetter ?? false } == Set(Keyword.allCases.map(\.rawValue)))
        let marks = words.filter { !($0.first?.isLetter ?? false) }
        #expect(marks == Set(Words.punctuation))
    }

    @Test func everyNodeIsAProduction() {
        let names = Set(grammar.syntactic.map(\.name))
        for kind in SyntaxKind.allCases { #expect(names.contains(kind.rawValue)) }
    }

    /// A parse function's doc comment is its production, verbatim.
    @Test func parserFunctionsCarryTheirProductions() throws {
        var comments: [String: [String]] = [:]
        for function in try parserFunctions() {
            comments[function.name, default: []].append(function.production)
        }
        for production in grammar.syntactic {
            let name =
                "parse" + production.name.prefix(1).uppercased() + production.name.dropFirst()
            #expect(comments.removeValue(forKey: name) == [production.text])
        }
        #expect(comments.isEmpty, "productions that the grammar has not")
    }

    /// Sentences of the grammar, every second one with one token changed, in any layout: 10 000 with
    /// `TRANSC_EFFORT=10`.
    @Test func sentencesOfTheGrammarAreJudgedAlike() {
        var generator = SentenceGenerator(grammar, seed: 1)
        let recogniser = Recogniser(grammar)
        var numbers = SeededNumbers(seed: 2)
        var (sentences, others) = (0, 0)
        for number in 0..<1000 * factor {
            var tokens = generator.sentence()
            if number.isMultiple(of: 2) { tokens = withOneTokenChanged(tokens, using: &numbers) }
            let text = laidOut(tokens, using: &numbers)
            let result = parsed(text)
            let isSentence = recogniser.accepts(result.tree.tokens)
            if isSentence { sentences += 1 } else { others += 1 }
            #expect(isSentence == result.errors.isEmpty, "\(text)\n\(result.summary)")
            if !number.isMultiple(of: 2) { #expect(isSentence, "\(text)") }
        }
        #expect(others > sentences / 4)
        #expect(generator.untried.isEmpty)
    }

    @Test func examplesParse() {
        let recogniser = Recogniser(grammar)
        for text in [Examples.news] + Examples.short {
            let result = parsed(text)
            #expect(result.summary.isEmpty, "\(text)")
            #expect(recogniser.accepts(result.tree.tokens), "\(text)")
        }
    }

    @Test func mutantsOfSentencesAreJudgedAlike() {
        var generator = SentenceGenerator(grammar, seed: 2)
        compare(count: 1500 * factor, seed: 3) { numbers in
            mutated(generator.sentence(), using: &numbers)
        }
    }

    @Test func mutantsOfExamplesAreJudgedAlike() {
        let corpus = Examples.short.map(tokenTexts) + declarations(of: Examples.news)
        compare(count: 1500 * factor, seed: 4) { numbers in
            var tokens = mutated(corpus.randomElement(using: &numbers) ?? [], using: &numbers)
            if Bool.random(using: &numbers) {
                tokens += corpus.randomElement(using: &numbers) ?? []
            }
            return tokens
        }
    }

    /// The recogniser and the parser accept the same of the files that `next` makes.
    private func compare(
        count: Int, seed: UInt64, _ next: (inout SeededNumbers) -> [String]
    ) {
        let recogniser = Recogniser(grammar)
        var numbers = SeededNumbers(seed: seed)
        var accepted = 0
        for _ in 0..<count {
            let text = laidOut(next(&numbers), using: &numbers)
            let result = parsed(text)
            let isSentence = recogniser.accepts(result.tree.tokens)
            if isSentence { accepted += 1 }
            #expect(isSentence == result.errors.isEmpty, "\(text)\n\(result.summary)")
        }
        #expect(accepted > count / 100 && accepted < count * 3 / 4)
    }

    /// The tokens of each declaration.
    private func declarations(of text: String) -> [[String]] {
        let tree = parsed(text).tree
        return tree.withRoot { root in
            root.children.map { node in
                node.tokens.map(\.text)
            }
        }
    }

    // MARK: The parser's sources

    private struct DocumentedFunction {
        var name: String
        var production: String
    }

    /// The functions of Sources/Parser whose doc comment has a production.
    private func parserFunctions() throws -> [DocumentedFunction] {
        let folder = Grammar.repository.appending(path: "Sources/Parser")
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        var functions: [DocumentedFunction] = []
        for file in files.sorted(by: { $0.path < $1.path }) {
            var comment: [String] = []
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let line = line.trimmingCharacters(in: .whitespaces)
                if line.hasPrefix("///") {
                    comment.append(String(line.dropFirst(3)))
                    continue
                }
                let production = comment.prefix { !$0.allSatisfy(\.isWhitespace) }.joined(
                    separator: " ")
                comment = []
                guard production.contains("::=") else { continue }
                let words = line.split { !($0.isLetter || $0.isNumber) }
                let name = words.firstIndex(of: "func").map { String(words[$0 + 1]) }
                functions.append(
                    DocumentedFunction(name: name ?? line, production: folded(production))
                )
            }
        }
        return functions
    }
}
