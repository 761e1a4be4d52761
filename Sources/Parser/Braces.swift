import TransitionDSL

/// The unbalanced braces of a file, found by the indentation of lines.
/// In a file with such braces, a list ends at a line that is indented no further than the line of
/// its `{`. A `}` that is not expected there closes nothing.
struct BraceFaults {
    /// Where the list of each unclosed `{` ends: the token after it.
    private(set) var ends: [Int: Int] = [:]
    /// Each `}` that closes nothing, in file order.
    private(set) var strays: [Int] = []

    var isEmpty: Bool { ends.isEmpty && strays.isEmpty }

    init() {}

    init(_ parser: Parser) {
        var search = BraceSearch(surplus: Self.surplus(parser.kinds))
        for token in parser.kinds.indices {
            if parser.isFirstOnLine(token) {
                search.beginLine(parser, token)
            } else {
                search.continueLine()
            }
            if parser.kinds[token] == .leftBrace { search.open(token) }
            if parser.kinds[token] == .rightBrace { search.close(token) }
        }
        // A limit for open braces; valid files nest far less.
        for opening in search.open.prefix(Parser.maximumDepth) {
            search.ends[opening.token] = parser.kinds.count - 1
        }
        ends = search.ends
        strays = search.strays
    }

    /// How many more braces close than open.
    private static func surplus(_ kinds: [TokenKind]) -> Int {
        kinds.reduce(0) { count, kind in
            kind == .rightBrace ? count + 1 : kind == .leftBrace ? count - 1 : count
        }
    }
}

private struct BraceSearch {
    struct Opening {
        var token: Int
        var line: Int
        /// The indentation of its line; -1 if the list is not indented.
        var indentation: Int
        /// No token has followed it.
        var isEmpty = true
    }

    /// The balance of closing and opening braces that the search has not resolved.
    var surplus: Int
    var open: [Opening] = []
    var ends: [Int: Int] = [:]
    var strays: [Int] = []

    /// The braces that are open in these. Without a limit they took thirty times a file's size.
    private var deeperCount = 0
    /// Valid files nest far less.
    private static let maximumDepth = 1024

    private var line = 0
    private var indentation = 0
    private var lineToken = 0

    init(surplus: Int) { self.surplus = surplus }

    /// Ends the lists that this line is not part of.
    mutating func beginLine(_ parser: Parser, _ token: Int) {
        line += 1
        lineToken = token
        indentation = parser.column(of: token)
        while surplus < 0, deeperCount == 0, let last = open.last, indentation <= last.indentation {
            if parser.kinds[token] == .rightBrace {
                if indentation == last.indentation { return }
            } else if last.isEmpty, !parser.isDeclaration(at: token) {
                open[open.count - 1].indentation = -1
                return
            }
            ends[last.token] = token
            surplus += 1
            open.removeLast()
        }
        continueLine()
    }

    mutating func continueLine() { if let last = open.indices.last { open[last].isEmpty = false } }

    mutating func open(_ token: Int) {
        if open.count == Self.maximumDepth {
            deeperCount += 1
            return
        }
        open.append(Opening(token: token, line: line, indentation: indentation))
    }

    mutating func close(_ token: Int) {
        if deeperCount > 0 {
            deeperCount -= 1
            return
        }
        guard let last = open.last else {
            strays.append(token)
            surplus -= 1
            return
        }
        let isDue = token == lineToken ? indentation <= last.indentation : last.line == line
        if surplus > 0, !isDue {
            strays.append(token)
            surplus -= 1
        } else {
            open.removeLast()
        }
    }
}
