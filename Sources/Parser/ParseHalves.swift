import Lexer
package import TransitionDSL

/// Tokenizes and parses a large file in two halves, which `both` may work on at once. Nil where
/// nothing near the middle looks like the end of a declaration, and where that or anything else is
/// not as it looks: the file is then to be parsed as a whole, which tells what is wrong.
package func parseInHalves(_ source: SourceFile, both: Both<FilePart?, Void>) -> ParseResult? {
    guard source.bytes.count <= SourceFile.maximumByteCount else { return nil }
    return endOfDeclaration(in: source).flatMap { parse(source, splitAt: $0, both: both) }
}

/// What comes of the halves is what comes of the whole: the lexer of the first finds a token where
/// the second begins, from which both go on alike, and each is a list of declarations without a
/// mistake.
func parse(_ source: SourceFile, splitAt middle: Int, both: Both<FilePart?, Void>) -> ParseResult? {
    let byteCount = source.bytes.count
    let start = source.byteOrderMarkLength
    guard (start...byteCount).contains(middle) else { return nil }
    var whole: FilePart?
    let (second, _) = both(
        { FilePart(source, middle..<byteCount, expectedByteCount: byteCount - middle) },
        { whole = FilePart(source, start..<middle, expectedByteCount: byteCount) })
    guard let second, whole?.append(second) == true else { return nil }
    return whole.map {
        ParseResult(tree: $0.tree(of: source), problems: [], isStructureUncertain: false)
    }
}

/// A place close behind the middle, after a line that is nothing but a `}`: there most declarations
/// end.
private func endOfDeclaration(in source: SourceFile) -> Int? {
    let lineEnd = UInt8(ascii: "\n")
    let bytes = source.bytes[(source.bytes.count / 2)...].prefix(1 << 16)
    return bytes.indices.dropFirst(2).first {
        bytes[$0 - 2] == lineEnd && bytes[$0 - 1] == UInt8(ascii: "}")
            && (bytes[$0] == lineEnd || bytes[$0] == UInt8(ascii: "\r"))
    }
}

/// The declarations of a part of a file.
package struct FilePart: Sendable {
    private var kinds: [TokenKind]
    private var ranges: TokenRanges
    /// The part's root and all below.
    private var nodes: SyntaxNodes

    /// Nil where anything is wrong with it. There will be room for what so many bytes have.
    fileprivate init?(_ source: SourceFile, _ part: Range<Int>, expectedByteCount: Int) {
        let tokens = tokenize(source, part: part, expectedByteCount: expectedByteCount)
        guard tokens.problems.isEmpty else { return nil }
        let expectedCount = tokens.count * expectedByteCount / max(1, part.count)
        var parser = Parser(tokens, expectedCount: expectedCount)
        guard parser.braces.isEmpty else { return nil }
        parser.parseFile()
        guard parser.mistakeCount == 0 else { return nil }
        kinds = tokens.kinds
        ranges = tokens.ranges
        nodes = parser.nodes
    }

    /// Appends what the file goes on with; false where that does not begin where this part ends.
    fileprivate mutating func append(_ next: FilePart) -> Bool {
        guard ranges.last?.start == next.ranges.first?.start else { return false }
        kinds.removeLast()
        ranges.removeLast()
        let tokenCount = kinds.count
        kinds += next.kinds
        ranges.append(next.ranges)
        nodes.appendContents(of: next.nodes, after: tokenCount, endToken: kinds.count - 1)
        return true
    }

    fileprivate func tree(of source: SourceFile) -> SyntaxTree {
        SyntaxTree(
            tokens: TokenizedFile(source: source, kinds: kinds, ranges: ranges, problems: []),
            nodes: nodes)
    }
}
