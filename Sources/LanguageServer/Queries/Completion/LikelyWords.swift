import Semantics
import TransitionDSL

/// How often the file has each word at places like one: in a node of the same kind, after the same
/// kind of token. A file repeats itself, so that what is there is likely here, above all what is
/// near, and what follows the same word.
struct LikelyWords {
    private var weights: [String: Int] = [:]
    /// How much of it is words of the grammar, and how much is names.
    private(set) var keywordWeight = 0
    private(set) var nameWeight = 0

    /// How far from the place the file is read, in bytes.
    private static let reach = 50_000

    func weight(_ word: String) -> Int { weights[word] ?? 0 }

    init(_ program: Program, _ place: CompletionPlace) {
        guard let here = place.surroundings else { return }
        let offset = Int(place.word.start)
        let near = SourceRange(
            start: UInt32(clamping: offset - Self.reach), end: UInt32(clamping: offset + Self.reach)
        )
        WordSurroundingsReader(program.tree).read(near) { token, surroundings in
            let range = token.range
            guard surroundings.isLike(here), range != place.word || range.offsets.isEmpty else {
                return
            }
            let distance = abs(Int(range.start) - offset)
            var weight = distance < 200 ? 20 : distance < 1000 ? 5 : 1
            if surroundings.detail == here.detail { weight *= 2 }
            let text = token.text
            weights[text, default: 0] += weight
            if Keyword(rawValue: text) != nil {
                keywordWeight += weight
            } else {
                nameWeight += weight
            }
        }
    }
}

/// What is around a word and before it.
struct WordSurroundings: Equatable {
    /// The kinds of the innermost node that began before the word, and of the one around it.
    var container: SyntaxKind
    var parent: SyntaxKind
    /// The token before the word; nil if the word begins an item of a body or of a list.
    var before: TokenKind?
    /// If that token is a word of the grammar, its text.
    var keyword = ""
    /// What the word is about: the item before it, the call, or the parameter.
    var detail = ""

    func isLike(_ other: WordSurroundings) -> Bool {
        container == other.container && parent == other.parent && before == other.before
            && keyword == other.keyword
    }

    init(
        _ container: SyntaxKind, _ parent: SyntaxKind, after previous: SyntaxToken?,
        beginsLine: Bool, detail: String
    ) {
        self.container = container
        self.parent = parent
        self.detail = detail
        let beginsItem =
            container.isBody
            ? beginsLine || previous?.kind == .leftBrace
            : container.isList && previous?.kind == .comma
        if beginsItem { return }
        before = previous?.kind
        guard let previous, previous.kind == .identifier else { return }
        // The first item of a list comes after a word, the others after commas.
        if container.isList, previous.text == Keyword.with.rawValue {
            before = nil
        } else if Keyword(rawValue: previous.text) != nil {
            keyword = previous.text
        }
    }
}

extension SyntaxKind {
    /// A node whose items are lines.
    fileprivate var isBody: Bool {
        [
            .file, .screenBody, .cellBody, .edgeBody, .parts, .frames, .registry, .defaults, .lint,
        ].contains(self)
    }

    /// A node whose items have commas between them.
    fileprivate var isList: Bool { self == .with || self == .modifiers || self == .frame }

    fileprivate var isCall: Bool {
        self == .call || self == .heroReference || self == .reference || self == .parameter
    }
}

extension CompletionPlace {
    /// What is around the word; nil only without a file.
    var surroundings: WordSurroundings? {
        let start = UInt32(clamping: prefix.count)
        let around = nodes.filter { $0.range.start < start || $0.kind == .file }
        guard let container = around.first else { return nil }
        return WordSurroundings(
            container.kind, around.dropFirst().first?.kind ?? .file, after: previous,
            beginsLine: !isInLineOfPrevious, detail: detail(of: container, before: start))
    }

    private func detail(of container: SyntaxNode, before start: UInt32) -> String {
        if container.kind.isCall { return container.head.text }
        guard container.kind.isBody else { return "" }
        let last = container.children.reduce(nil as SyntaxNode?) {
            $1.range.start < start && !$1.range.offsets.isEmpty ? $1 : $0
        }
        return last.map { firstWord($0.head) } ?? ""
    }
}

/// The word of the grammar that an item begins with; empty for a name.
private func firstWord(_ token: SyntaxToken) -> String {
    let text = token.text
    return Keyword(rawValue: text) == nil ? "" : text
}

/// Reads the names of a tree in order, each with its surroundings.
private struct WordSurroundingsReader {
    private struct Open {
        var kind: SyntaxKind
        var end: UInt32
        var detail: String
    }

    private let tree: SyntaxTree
    private var next = 0
    private var open: [Open] = []

    init(_ tree: SyntaxTree) { self.tree = tree }

    /// Those in a range, so that completion takes as long in a large file.
    consuming func read(_ near: SourceRange, _ use: (SyntaxToken, WordSurroundings) -> Void) {
        tree.withRoot { root in
            for token in root.tokens {
                let range = token.range
                if range.end < near.start { continue }
                if range.start > near.end { return }
                enter(before: range.start)
                leave(at: range.start)
                guard token.kind.isName, let container = open.last else { continue }
                let previous = token.previous
                let gap = Int(previous?.range.end ?? 0)..<Int(range.start)
                use(
                    token,
                    WordSurroundings(
                        container.kind, open.dropLast().last?.kind ?? .file, after: previous,
                        beginsLine: previous == nil
                            || tree.source.bytes[gap].contains { $0.isLineEnd },
                        detail: container.detail))
            }
        }
    }

    /// Opens the nodes that begin before an offset. The file always does.
    private mutating func enter(before offset: UInt32) {
        while next < tree.nodes.count {
            let node = SyntaxNode(tree, next)
            let range = node.range
            guard range.start < offset || next == 0 else { return }
            leave(at: range.start)
            if let last = open.indices.last, open[last].kind.isBody {
                open[last].detail = firstWord(node.head)
            }
            let detail = node.kind.isCall ? node.head.text : ""
            open.append(Open(kind: node.kind, end: range.end, detail: detail))
            next += 1
        }
    }

    private mutating func leave(at offset: UInt32) {
        while open.count > 1, let last = open.last, last.end <= offset { open.removeLast() }
    }
}
