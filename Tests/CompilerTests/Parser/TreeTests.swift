import Parser
import Testing
import TransitionDSL
@testable import TestSupport

/// What every tree promises, of whatever file.
struct TreeTests {
    @Test func treesOfMutantsAreTrees() throws {
        var generator = SentenceGenerator(try Grammar.load(), seed: 6)
        var numbers = SeededNumbers(seed: 7)
        let corpus = Examples.short.map(tokenTexts) + [tokenTexts(Examples.news)]
        for number in 0..<300 * factor {
            var tokens =
                number % 3 == 0
                ? generator.sentence() : corpus.randomElement(using: &numbers) ?? []
            for _ in 0...number % 5 { tokens = mutated(tokens, using: &numbers) }
            let separator = number % 2 == 0 ? " " : "\n"
            check(tokens.joined(separator: separator))
        }
    }

    @Test(arguments: ["", " ", "\u{FEFF}", "// only a comment", "\"", "}", "{", "hero", "\0"])
    func smallFilesGiveTrees(text: String) {
        check(text)
    }

    @Test func truncatedFilesGiveTrees() {
        let bytes = Array(Examples.news.utf8)
        for length in stride(from: 0, to: bytes.count, by: 37) {
            check(String(decoding: bytes[..<length], as: UTF8.self))
        }
    }

    /// A megabyte of one thing: linear, so nodes and problems stay in proportion, and no crash.
    @Test(arguments: ["{", "(", "a:", "hero hero hero ", "-", "\""])
    func megabytesAreParsed(unit: String) {
        checkProportions(of: unit, count: 1 << 20)
    }

    @Test(arguments: [
        "}", ")", "hero a(b ", "screen A = B {", "f(", "registry a {\n", "animation a = b((((",
        "}\n", "}{", "group a x ", "cell a { b: c(", "`", "//", "/*", "hero a = \"\nscreen b ",
    ])
    func repetitionsAreParsed(unit: String) {
        checkProportions(of: unit, count: 1 << 16)
    }

    private func checkProportions(of unit: String, count: Int) {
        let text = String(repeating: unit, count: count / unit.utf8.count)
        let result = parsed(text)
        #expect(result.tree.nodes.count <= 4 * result.tree.tokens.count + 16)
        #expect(result.problems.count <= result.tree.tokens.count)
    }

    /// Large nodes, below others that are put above them later.
    @Test(arguments: ["(1 + ", "-(2 ... c("])
    func largeNodesAreSound(before: String) {
        let list = Array(repeating: "d(1 + 2)", count: 12_000).joined(separator: ", ")
        let close = String(repeating: ")", count: before.count { $0 == "(" })
        check("animation a = b(\(before)c(\(list)) + d(\(list)) * 3\(close), 4)\nscreen A")
    }

    @Test func valuesNestToTheLimit() {
        func nested(_ depth: Int) -> ParseResult {
            let open = String(repeating: "(", count: depth)
            let close = String(repeating: ")", count: depth)
            return parsed("animation a = b(\(open)1\(close))")
        }
        #expect(nested(63).summary.isEmpty)
        #expect(nested(64).errors.map(\.id) == [.nestingTooDeep])
        #expect(nested(10_000).errors.map(\.id) == [.nestingTooDeep])
    }

    private func check(_ text: String) {
        let result = parsed(text)
        let tree = result.tree
        #expect(tree.nodes[0].kind == .file)
        #expect(Int(tree.nodes[0].size) == tree.nodes.count, "\(text)")
        if result.errors.isEmpty {
            #expect(tree.withRoot { $0.tokens.indices } == 0..<tree.tokens.count - 1)
        }
        for index in tree.nodes.indices where !isSound(SyntaxNode(tree, index)) {
            Issue.record("\(tree.nodes[index]) of\n\(text)")
            break
        }
        let starts = result.problems.map(\.place.range.start)
        #expect(starts == starts.sorted())
        let again = parsed(text)
        #expect(again.summary == result.summary)
        #expect(again.tree.nodes.map(\.size) == tree.nodes.map(\.size))
    }

    /// Sizes add up, and children lie in order within their parent.
    private func isSound(_ node: SyntaxNode) -> Bool {
        var size = 1
        var end = node.tokens.startIndex
        for child in node.children {
            guard child.tokens.startIndex >= end else { return false }
            size += Int(node.tree.nodes[child.index].size)
            end = child.tokens.endIndex
        }
        return size == Int(node.tree.nodes[node.index].size) && end <= node.tokens.endIndex
    }
}
