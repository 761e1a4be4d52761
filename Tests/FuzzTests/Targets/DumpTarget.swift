import Lexer
import Parser
import Semantics
import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import transc

/// Dumps can be read back: the tokens' dump holds the file, the tree's dump the tree. And neither
/// tree nor model depends on how a file is laid out.
func tryDump(_ bytes: [UInt8]) throws(Violation) {
    let source = SourceFile(path: "a.trans", bytes: bytes)
    let result = parse(tokenize(source))
    let tokens = dumpTokens(result.tree.tokens)
    let read = fileInDump(of: tokens)
    let text = String(decoding: bytes, as: UTF8.self)
    try expect(areSame(read, text), "the dump of the tokens holds another file: \(tokens)")
    if Array(text.utf8) == bytes {
        let again = dumpTokens(tokenize(SourceFile(path: "a.trans", text: read)))
        try expect(areSame(again, tokens), "the dump of the dumped tokens differs")
    }
    try expectTreeInDump(result.tree)
    guard errors(result.problems).isEmpty else { return }
    try expectLayoutDoesNotMatter(result.tree)
}

/// Whether two texts are the same scalar for scalar: as characters, what follows a quote may join
/// it, and texts of other scalars are equal.
private func areSame(_ left: some StringProtocol, _ right: some StringProtocol) -> Bool {
    left.utf8.elementsEqual(right.utf8)
}

/// The texts of all lines, which are quoted.
private func fileInDump(of dump: String) -> String {
    dump.split(separator: "\n").reduce(into: "") { text, line in
        guard let quote = line.utf8.firstIndex(of: UInt8(ascii: "\"")) else { return }
        text += unquoted(String(line[quote...]))
    }
}

private func unquoted(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars.dropFirst().dropLast().makeIterator()
    while let scalar = scalars.next() {
        guard scalar == "\\", let escape = scalars.next() else {
            result.append(scalar)
            continue
        }
        switch escape {
        case "n": result.append("\n")
        case "r": result.append("\r")
        case "t": result.append("\t")
        case "u":
            var digits = ""
            _ = scalars.next()
            while let digit = scalars.next(), digit != "}" { digits.unicodeScalars.append(digit) }
            if let code = UInt32(digits, radix: 16), let hidden = Unicode.Scalar(code) {
                result.append(hidden)
            }
        default: result.append(escape)
        }
    }
    return String(result)
}

/// Depth, kind, mark and range of each line give the nodes again.
private func expectTreeInDump(_ tree: SyntaxTree) throws(Violation) {
    let lines = dumpTree(tree).split(separator: "\n")
    try expect(lines.count == tree.nodes.count, "a line a node")
    var sizes = [Int](repeating: 1, count: lines.count)
    var above: [(depth: Int, index: Int)] = []
    for (index, line) in lines.enumerated() {
        let depth = line.prefix { $0 == " " }.count / 2
        while let last = above.last, last.depth >= depth { above.removeLast() }
        for parent in above { sizes[parent.index] += 1 }
        above.append((depth, index))
        let node = tree.nodes[index]
        let range = SyntaxNode(tree, index).range
        let mark = node.hasProblem ? "!" : ""
        let head = "\(node.kind.rawValue)\(mark) \(range.start)..<\(range.end)"
        let text = line.dropFirst(depth * 2)
        try expect(
            areSame(text, head) || text.utf8.starts(with: (head + " \"").utf8),
            "the dump has `\(line)` for \(head)")
    }
    try expect(sizes == tree.nodes.map { Int($0.size) }, "the dump has another tree")
}

/// With one space or line end for each gap, and without comments, the tree is the same, and the
/// model except for comments and places.
private func expectLayoutDoesNotMatter(_ tree: SyntaxTree) throws(Violation) {
    let plain = SourceFile(path: "a.trans", bytes: laidOut(tree.tokens))
    let other = parse(tokenize(plain))
    try expect(shape(other.tree) == shape(tree), "the layout changes the tree")
    try expect(errors(other.problems).isEmpty, "the layout brings errors")
    let model = Input(tree.source, reading: noFile).analysis(Options()).model
    let otherModel = Input(plain, reading: noFile).analysis(Options()).model
    try expect(
        model.map(withoutPlaces) == otherModel.map(withoutPlaces), "the layout changes the model")
}

func laidOut(_ tokens: TokenizedFile) -> [UInt8] {
    var bytes: [UInt8] = []
    for index in 0..<tokens.count - 1 {
        let gap = tokens.source.bytes[tokens.gap(before: index).offsets]
        if gap.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            bytes.append(UInt8(ascii: "\n"))
        } else if !gap.isEmpty {
            bytes.append(UInt8(ascii: " "))
        }
        bytes += tokens.source.bytes[tokens.ranges[index].offsets]
    }
    return bytes
}

func withoutPlaces(_ model: Model) -> [Substring] {
    dumpModel(model).split(separator: "\n")
        .filter { !$0.contains("documentation") }
        .map { line in
            line.firstRange(of: " declared at ").map { line[..<$0.lowerBound] } ?? line
        }
}

private let noFile: FileReader = { (_) throws(ReadFailure) -> FileContents in
    throw ReadFailure(.notFound)
}
