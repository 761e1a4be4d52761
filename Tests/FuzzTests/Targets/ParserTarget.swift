import Lexer
import TransitionDSL

import Parser

/// A tree in preorder whose ranges nest, in proportion to the file, whatever the file is.
func tryParser(_ bytes: [UInt8]) throws(Violation) {
    let source = SourceFile(path: "a.trans", bytes: bytes)
    let result = parse(tokenize(source))
    try expectTree(result)
    try expectProblems(result.problems, in: [source])
    let again = parse(tokenize(source))
    try expect(
        result.problems.map(described) == again.problems.map(described), "parsing tells otherwise")
    try expect(shape(result.tree) == shape(again.tree), "parsing differs")
    _ = importReferences(in: result.tree)
}

private func expectTree(_ result: ParseResult) throws(Violation) {
    let tree = result.tree
    let tokenCount = tree.tokens.count
    try expect(tree.nodes.first?.kind == .file, "no root")
    try expect(Int(tree.nodes[0].size) == tree.nodes.count, "nodes outside of the root")
    // Time and memory are linear: never more than so many nodes and problems a token.
    try expect(tree.nodes.count <= 4 * tokenCount + 16, "\(tree.nodes.count) nodes")
    try expect(result.problems.count <= tokenCount + 20, "\(result.problems.count) problems")
    let hasErrors = !errors(result.problems).isEmpty
    if !hasErrors {
        try expect(!tree.nodes[0].hasProblem, "a problem that is not told")
        try expect(
            tree.nodes[0].firstToken == 0 && Int(tree.nodes[0].endToken) == tokenCount - 1,
            "the tree leaves tokens out")
    }
    for index in tree.nodes.indices { try expectNode(index, tree) }
}

/// Sizes add up, children lie in order within their parent, and a problem shows in all above it.
private func expectNode(_ index: Int, _ tree: SyntaxTree) throws(Violation) {
    let node = tree.nodes[index]
    let what = "node \(index), \(node.kind.rawValue),"
    try expect(
        node.firstToken <= node.endToken && Int(node.endToken) <= tree.tokens.count,
        "\(what) lies outside")
    var next = index + 1
    let end = index + Int(node.size)
    var token = node.firstToken
    while next < end {
        let child = tree.nodes[next]
        try expect(child.size > 0, "\(what) has an empty child")
        try expect(
            child.firstToken >= token && child.endToken <= node.endToken,
            "\(what) does not enclose \(child.kind.rawValue)")
        try expect(node.hasProblem || !child.hasProblem, "\(what) hides a problem below")
        token = child.endToken
        next += Int(child.size)
    }
    try expect(next == end, "\(what) is cut off")
    let range = SyntaxNode(tree, index).range
    try expect(
        range.start <= range.end && Int(range.end) <= tree.source.bytes.count,
        "\(what) has the range \(range)")
}

/// The tree without the file: kinds, sizes and tokens.
func shape(_ tree: SyntaxTree) -> [String] {
    tree.nodes.map {
        "\($0.kind.rawValue) \($0.size) \($0.firstToken)..<\($0.endToken) \($0.hasProblem)"
    }
}
