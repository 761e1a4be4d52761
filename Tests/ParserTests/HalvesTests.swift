import Lexer
import Testing
import TransitionDSL

@testable import Parser

/// A file parsed in two halves is the file parsed as a whole, or is not parsed in halves.
struct HalvesTests {
    @Test func whereverAFileIsSplitItsTreeIsThatOfTheWhole() {
        let text = Examples.news
        let source = SourceFile(path: "test.trans", text: text)
        let whole = Shape(parse(tokenize(source)).tree)
        var splitCount = 0
        let lineStarts = source.bytes.indices.filter { $0 > 0 && source.bytes[$0 - 1] == 0x0A }
        let others = stride(from: 0, through: source.bytes.count, by: 31 / effort)
        for middle in lineStarts + others {
            guard let result = parse(source, splitAt: middle, both: inTurn) else { continue }
            splitCount += 1
            #expect(Shape(result.tree) == whole, "split at \(middle)")
        }
        #expect(splitCount > 20)
    }

    @Test(arguments: [
        "/*\n}\n*/ group a = b\n", "screen A = B {\n}\n", "hero a = \"\n}\n\"\n", "}\n}\n",
        "registry A {\npush B -> C {\n}\n}\n", "lint {\n}\n", "screen\n}\n", "`\n}\n`\n",
    ])
    func oneThatIsNoListOfDeclarationsIsLeftToTheWhole(text: String) {
        let source = SourceFile(path: "test.trans", text: text)
        let whole = Shape(parse(tokenize(source)).tree)
        for middle in source.bytes.indices {
            guard let result = parse(source, splitAt: middle, both: inTurn) else { continue }
            #expect(Shape(result.tree) == whole, "split at \(middle)")
        }
    }

    /// Tokens that are longer than others are listed apart, in each half.
    @Test func longTokensAreWhereTheyWere() throws {
        let name = String(repeating: "long", count: 100)
        let screens = (0..<9).map { "screen \(name)\($0) = Controller {\n}\n" }.joined()
        let source = SourceFile(path: "test.trans", text: screens)
        let result = try #require(parseInHalves(source, both: inTurn))
        #expect(Shape(result.tree) == Shape(parse(tokenize(source)).tree))
        #expect(result.problems.isEmpty && !result.isStructureUncertain)
    }

    @Test(arguments: [
        "", "\u{FEFF}", "}\n", "screen A = B\nscreen C = D\n", "screen A = B {\n}", "\n}\n\n}\n",
    ])
    func oneWithoutADeclarationThatEndsNearItsMiddleIsNotSplit(text: String) {
        #expect(parseInHalves(SourceFile(path: "test.trans", text: text), both: inTurn) == nil)
    }
}

/// All that a tree says.
private struct Shape: Equatable {
    var kinds: [TokenKind]
    var ranges: [SourceRange]
    var nodes: [Node]

    struct Node: Equatable {
        var kind: SyntaxKind
        var tokens: [Int]
        var children: [Int]
        var hasProblem: Bool
    }

    init(_ tree: SyntaxTree) {
        kinds = tree.tokens.kinds
        ranges = Array(tree.tokens.ranges)
        nodes = tree.nodes.indices.map {
            let node = SyntaxNode(tree, $0)
            return Node(
                kind: node.kind, tokens: [node.tokens.startIndex, node.tokens.endIndex],
                children: node.children.map(\.index), hasProblem: node.hasProblem)
        }
    }
}
