import TransitionDSL

/// The state of one parse. `at` looks, `consume` takes an optional token, `expect` takes or
/// reports, `parseX` parses the production X.
struct Parser {
    let file: TokenizedFile
    let bytes: [UInt8]
    let kinds: [TokenKind]
    let ranges: [SourceRange]
    /// Whether a name at the start of a line may end the item before it; see LineEnds.swift.
    let usesLines: Bool

    var position = 0
    /// In preorder.
    private(set) var nodes: [SyntaxEntry] = []
    var problems: [Diagnostic] = []
    /// Where the item of the innermost list, or the declaration, begins that is being parsed.
    var itemStart = 0
    /// The number of open parentheses.
    var parenthesisDepth = 0
    /// The innermost open parenthesis.
    var openParenthesis = 0
    /// The word of the declaration being parsed, and whether its list in braces is.
    var declaration: Keyword?
    var isInBraces = false
    /// The number of values around the one being parsed.
    var depth = 0
    /// Where the last problem was reported: a second one at the same token is not.
    var lastProblemToken = -1
    /// Where the lexer reported a problem, and how many the parser suppressed because of it.
    let unreadableLines: UnreadableLines?
    var suppressed = 0
    /// Where the parser has reported what the lexer has reported, too.
    var reportedRanges: [SourceRange] = []
    /// The number of problems about commas at the end of a list.
    var trailingCommaCount = 0
    /// The declared names and the words before them, for hints: made after a mistake only.
    lazy var declaredNames: [String: [Keyword]] = namesOfDeclarations

    private(set) var braces = BraceFaults()
    /// How many of the braces that close nothing are before this token.
    private var strayCount = 0
    /// The next of these braces.
    var nextStray: Int { strayCount < braces.strays.count ? braces.strays[strayCount] : .max }
    /// The last of them that closes a list without a `{`, which is already reported.
    var partner: Int?
    /// The list being parsed has no `}` and ends before this token, if not nil.
    var listEnd = Int.max

    /// Values may nest this deep, which limits the recursion of every stage.
    static let maximumDepth = 64
    /// The maximum number of operands of a sum or a product.
    static let maximumOperandCount = 32
    /// After a mistake, at most this many tokens of its line are searched, since a line may have
    /// many mistakes.
    static let longestRecovery = 256

    init(_ file: TokenizedFile, usesLines: Bool) {
        self.file = file
        self.usesLines = usesLines
        bytes = file.source.bytes
        kinds = file.kinds
        ranges = file.ranges
        unreadableLines = UnreadableLines(file)
        braces = BraceFaults(self)
        passStrayBraces(reporting: true)
    }

    // MARK: Looking

    func at(_ kind: TokenKind) -> Bool { kinds[position] == kind }

    func at(_ keyword: Keyword) -> Bool { word(at: position) == keyword }

    var atName: Bool { kinds[position].isName }

    var atEnd: Bool { kinds[position] == .endOfFile }

    /// The kind of a token ahead; the end of the file past the last one.
    func kind(ahead count: Int) -> TokenKind {
        kinds[min(position + count, kinds.count - 1)]
    }

    /// The keyword that a token spells, if it is a word without backticks.
    func word(at token: Int) -> Keyword? {
        guard token < kinds.count, kinds[token] == .identifier else { return nil }
        return Keyword.spelled(bytes, ranges[token])
    }

    // MARK: Taking

    mutating func advance() {
        if position < kinds.count - 1 { position += 1 }
        passStrayBraces(reporting: true)
    }

    /// Advances to a later token over tokens that need no report.
    mutating func skip(to token: Int) {
        position = min(token, kinds.count - 1)
        passStrayBraces(reporting: false)
    }

    /// Reports a brace that closes nothing, once for several together, and skips it.
    private mutating func passStrayBraces(reporting: Bool) {
        while nextStray <= position {
            if nextStray == position {
                let isFirst = strayCount == 0 || braces.strays[strayCount - 1] + 1 != position
                if reporting, isFirst, position != partner { reportUnexpectedBrace() }
                position += 1
            }
            strayCount += 1
        }
    }

    mutating func consume(if kind: TokenKind) -> Bool {
        guard at(kind) else { return false }
        advance()
        return true
    }

    mutating func consume(if keyword: Keyword) -> Bool {
        guard at(keyword) else { return false }
        advance()
        return true
    }

    /// Takes a token of the kind, or reports that `what` was expected here.
    @discardableResult
    mutating func expect(_ kind: TokenKind, _ what: String? = nil) -> Bool {
        if consume(if: kind) { return true }
        reportUnexpected(expected: what ?? kind.description)
        return false
    }

    /// Takes a name, or reports that `what` was expected here.
    @discardableResult
    mutating func expectName(_ what: String = "a name") -> Bool {
        if atName, !beginsNextItem() {
            advance()
            return true
        }
        reportUnexpected(expected: what, help: helpForMissingName)
        guard atDottedName else { return false }
        skip(to: position + 2)
        return true
    }

    /// Whether a token ahead continues a view's path, or ends it.
    func atPath(behind count: Int) -> Bool {
        switch kind(ahead: count) {
        case .colon, .dot, .question, .leftBracket: true
        default: false
        }
    }

    // MARK: Building

    /// A node being parsed. It becomes one only if `wrap` puts it around others.
    struct Marker {
        let node: Int
        let token: Int
        let problemCount: Int
    }

    /// A mistake was found, whether reported or suppressed.
    var mistakeCount: Int { problems.count + suppressed }

    /// The marker of a node that begins here.
    func mark() -> Marker { Marker(node: nodes.count, token: position, problemCount: mistakeCount) }

    mutating func open(_ kind: SyntaxKind) -> Marker {
        let marker = mark()
        nodes.append(SyntaxEntry(kind, firstToken: position))
        return marker
    }

    /// A node that begins with the word here, which is consumed.
    mutating func openWord(_ kind: SyntaxKind) -> Marker {
        let marker = open(kind)
        advance()
        return marker
    }

    /// Ends a node before the token here; all nodes added since are below it.
    mutating func close(_ marker: Marker) {
        nodes[marker.node].size = UInt32(truncatingIfNeeded: nodes.count - marker.node)
        nodes[marker.node].endToken = UInt32(truncatingIfNeeded: position)
        nodes[marker.node].hasProblem = mistakeCount > marker.problemCount
    }

    /// A node of the token here and nothing else.
    mutating func parseToken(as kind: SyntaxKind) {
        let node = openWord(kind)
        close(node)
    }

    /// Puts all nodes since the marker under a new one.
    mutating func wrap(_ mark: Marker, in kind: SyntaxKind) {
        nodes.insert(SyntaxEntry(kind, firstToken: mark.token), at: mark.node)
        close(mark)
    }
}

extension Keyword {
    /// The keyword that some bytes spell.
    static func spelled(_ bytes: [UInt8], _ range: SourceRange) -> Keyword? {
        let length = range.offsets.count
        guard length < byLength.count else { return nil }
        let first = bytes[Int(range.start)]
        for (keyword, spelling) in byLength[length] where spelling[0] == first {
            if bytes[range.offsets].elementsEqual(spelling) { return keyword }
        }
        return nil
    }

    /// The keywords of each length. Most words differ from all keywords in length and first letter.
    private static let byLength: [[(keyword: Keyword, spelling: [UInt8])]] = {
        // Hot.
        let all = allCases.map { (keyword: $0, spelling: Array($0.rawValue.utf8)) }
        let longest = all.map { $0.spelling.count }.max() ?? 0
        return (0...longest).map { length in all.filter { $0.spelling.count == length } }
    }()
}
