import Semantics
import TransitionDSL

/// Where a word is typed: the tree that the text up to there has, with a name in the word's place.
///
/// Only the declaration around the word is parsed, and of its bodies only the item around the word.
struct CompletionPlace {
    /// What is replaced: the part of a name before and after the cursor.
    let word: SourceRange
    /// The tree of the text before the word, with the name at its end. It keeps the nodes alive.
    let tree: SyntaxTree
    /// The nodes around the name, the innermost first. The last is the file.
    let nodes: [SyntaxNode]
    /// The nodes around the name if the text after the word is kept.
    let nodesInContext: [SyntaxNode]
    /// It keeps these nodes alive.
    private let treeInContext: SyntaxTree
    /// The token before the name, if it is in the same declaration.
    let previous: SyntaxToken?
    /// The text before the word.
    let prefix: [UInt8]

    /// A name that no file has.
    static let name = "transcCompletion"

    init(_ file: SyntaxTree, at offset: UInt32) {
        var word = SourceRange(start: offset, end: offset)
        if let token = file.token(touching: offset), token.kind.isName { word = token.range }
        self.word = word
        prefix = file.text(before: word.start)
        tree = parse(SourceFile(path: file.source.path, bytes: prefix + Array(Self.name.utf8))).tree
        let name = tree.token(at: UInt32(clamping: prefix.count))
        previous = name.previous
        nodes = Self.nodes(around: name, tree)
        let context = tree.source.bytes + file.text(after: word.end)
        treeInContext = parse(SourceFile(path: file.source.path, bytes: context)).tree
        nodesInContext = Self.nodes(
            around: treeInContext.token(at: name.range.start), treeInContext)
    }

    private static func nodes(around name: SyntaxToken, _ tree: SyntaxTree) -> [SyntaxNode] {
        tree.withRoot { root in
            var path = [root]
            while let child = path[0].children.first(where: { $0.range.end >= name.range.end }),
                child.range.start <= name.range.start
            { path.insert(child, at: 0) }
            return path
        }
    }

    /// The call of the word, if arguments follow it.
    var invocation: Invocation? {
        guard let call = nodesInContext[0].invocation, let name = call.name,
            name.range.start == prefix.count,
            call.parentheses?.start == name.range.end
        else { return nil }
        return call
    }

    /// The innermost node of a kind.
    func node(_ kind: SyntaxKind) -> SyntaxNode? { nodes.first { $0.kind == kind } }

    /// The kind of the node around the name, and of those around that.
    func kind(_ level: Int = 0) -> SyntaxKind { level < nodes.count ? nodes[level].kind : .file }

    var isAfterDot: Bool { previous?.kind == .dot }

    /// Whether a dot follows the word directly.
    var isBeforeDot: Bool {
        let rest = treeInContext.source.bytes.dropFirst(prefix.count + Self.name.utf8.count)
        return rest.first == UInt8(ascii: ".")
    }

    /// Whether the word continues a line of its declaration.
    var isInLineOfPrevious: Bool {
        guard let previous, previous.range.end <= word.start else { return false }
        return !prefix[Int(previous.range.end)...].contains { $0.isLineEnd }
    }

    // MARK: Keywords

    /// The words of the grammar that can be here: those that are not a syntax error, and that are
    /// more than a name.
    func keywords() -> [Keyword] {
        let asName = Self.continuations.map { Shape(parsed(Self.name + $0).tree) }
        return Keyword.allCases.filter { keyword in
            zip(Self.continuations, asName).contains { continuation, asName in
                let file = parsed(keyword.rawValue + continuation)
                let word = prefix.count..<prefix.count + keyword.rawValue.utf8.count
                return Shape(file.tree) != asName
                    && !file.problems.contains { $0.place.range.offsets.overlaps(word) }
            }
        }
    }

    /// What can follow a word: an operation alone at the start of a line is a name.
    private static let continuations = ["", " x -> x: x", "(x) x -> x: x", " x: x", " x"]

    private func parsed(_ word: String) -> ParseResult {
        parse(SourceFile(path: tree.source.path, bytes: prefix + Array(word.utf8)))
    }

    /// How a tree ends: a name in another place gives another one.
    private struct Shape: Equatable {
        private var kinds: [SyntaxKind] = []
        private var problems: [Bool] = []

        init(_ tree: SyntaxTree) {
            for node in tree.nodes {
                kinds.append(node.kind)
                problems.append(node.hasProblem)
            }
        }
    }
}

extension SyntaxTree {
    /// The text before an offset in the declaration around it. Of each body only its opening and
    /// the last item remain.
    fileprivate func text(before offset: UInt32) -> [UInt8] {
        // Hot.
        withRoot { root in
            var pieces: [UInt8] = []
            var node = root
            var start: UInt32 = 0
            while true {
                let last = node.children.reduce(nil as SyntaxNode?) {
                    $1.range.start < offset && !$1.range.offsets.isEmpty ? $1 : $0
                }
                guard let last else { break }
                var next = last
                switch node.kind {
                case .file: break
                case .screenBody, .cellBody, .edgeBody, .parts, .frames, .registry, .defaults,
                    .lint:
                    // The items between the brace and the last one are left out.
                    next =
                        node.children.first { !hasLineBreak($0.range.end, last.range.start) }
                        ?? last
                    let brace = node.tokens.first { $0.kind == .leftBrace }
                    if let brace, brace.range.end <= next.range.start {
                        pieces += source.bytes[Int(start)..<Int(brace.range.end)]
                        pieces.append(UInt8(ascii: "\n"))
                    } else {
                        pieces += source.bytes[Int(start)..<Int(next.range.start)]
                    }
                default: pieces += source.bytes[Int(start)..<Int(next.range.start)]
                }
                start = next.range.start
                node = last
            }
            return pieces + source.bytes[Int(start)..<max(Int(start), Int(offset))]
        }
    }

    /// The text after an offset, up to an empty line or a brace that is indented less than the line
    /// of the offset.
    fileprivate func text(after offset: UInt32) -> ArraySlice<UInt8> {
        let bytes = source.bytes[min(Int(offset), source.bytes.count)...]
        let start = source.bytes[..<bytes.startIndex].lastIndex { $0.isLineEnd }.map { $0 + 1 } ?? 0
        let indentation = source.bytes[start...].prefix { $0.isBlank }.count
        let end = bytes.indices.first { index in
            guard bytes[index].isLineEnd else { return false }
            let next = bytes[(index + 1)...]
            let text = next.drop { $0.isBlank }
            let isBrace = text.first == UInt8(ascii: "}")
            return isBrace && text.startIndex - next.startIndex < indentation
                || text.first?.isLineEnd == true
        }
        return bytes[..<(end ?? bytes.endIndex)]
    }

    /// Whether two places are on different lines.
    private func hasLineBreak(_ start: UInt32, _ end: UInt32) -> Bool {
        source.bytes[Int(start)..<max(Int(start), Int(end))].contains { $0.isLineEnd }
    }
}
