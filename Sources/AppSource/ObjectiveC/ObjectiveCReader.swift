import TransitionDSL

/// A place in the tokens of a file of Objective-C. The files of this folder add what is read there.
///
/// Every `parse` function advances or leaves ``index`` where it was, and never goes past ``end``.
struct ObjectiveCReader {
    let tokens: [AppToken]
    let strings: [AppString]
    var names: TextTable
    var index: Int
    /// The end of what is being read: of the file, or of the enclosing brackets.
    var end: Int
    /// How many calls of the reader and brackets are nested, and the height of the tree that was read last.
    var depth = 0
    var height = 0
    /// How many brackets of an expression enclose the place: no directive ends a statement there.
    var enclosing = 0
    /// The `#if`s around the place, and how many of them ended within a statement of theirs, as
    /// where each branch opens a brace that is closed after `#endif`.
    var branches = (open: 0, ended: 0)
    /// Whether the receiver of a message is read, which a name follows.
    var isReceiver = false
    var items = ObjectiveCItems()

    /// A thread's stack of 512 KB is enough for this depth, also in a debug build.
    static let deepest = 72
    static let highest = 300

    /// Takes the table of names out of `names`; see ``finish(_:)``. It has the names of the whole
    /// app: a body that adds a name must not copy it.
    init(_ tokens: AppTokens, _ range: Range<Int>, _ names: inout TextTable) {
        self.tokens = tokens.tokens
        strings = tokens.strings
        let last = max(tokens.tokens.count - 1, 0)
        index = min(max(range.lowerBound, 0), last)
        end = min(max(range.upperBound, index), last)
        self.names = TextTable()
        swap(&self.names, &names)
    }

    /// Gives the table back.
    mutating func finish(_ names: inout TextTable) { swap(&self.names, &names) }
}

// MARK: - Looking at tokens

extension ObjectiveCReader {
    /// The kind of a token; that of the end of the file from ``end`` on.
    func kind(at place: Int) -> AppToken.Kind {
        place >= 0 && place < end ? tokens[place].kind : .endOfFile
    }

    var kind: AppToken.Kind { kind(at: index) }

    func name(at place: Int) -> Text? {
        kind(at: place) == .identifier ? tokens[place].name : nil
    }

    func at(_ kind: AppToken.Kind, _ offset: Int = 0) -> Bool {
        self.kind(at: index + offset) == kind
    }

    func at(_ word: Word, _ offset: Int = 0) -> Bool { name(at: index + offset) == word.text }

    func at(_ word: ObjectiveCWord, _ offset: Int = 0) -> Bool {
        name(at: index + offset) == word.text
    }

    /// The word of Objective-C that is a token, if it is one.
    func word(at place: Int) -> ObjectiveCWord? { name(at: place).flatMap { ObjectiveCWord($0) } }

    func symbol(at place: Int) -> ObjectiveCOperator? {
        switch kind(at: place) {
        case .prefixOperator, .infixOperator, .postfixOperator:
            ObjectiveCOperator(tokens[place].name)
        case .equal: .assign
        default: nil
        }
    }

    func at(_ symbol: ObjectiveCOperator, _ offset: Int = 0) -> Bool {
        self.symbol(at: index + offset) == symbol
    }

    /// `@word`.
    func atKeyword(_ word: Word) -> Bool { at(.at) && at(word, 1) }
    func atKeyword(_ word: ObjectiveCWord) -> Bool { at(.at) && at(word, 1) }

    /// The partner of the bracket there, if it is between it and ``end``.
    func partner(of place: Int) -> Int? {
        let partner = Int(tokens[place].payload)
        return partner > place && partner < end ? partner : nil
    }

    /// The place after a bracket and what it encloses; after any other token.
    func placeAfter(_ place: Int) -> Int {
        switch kind(at: place) {
        case .leftParen, .leftBracket, .leftBrace: (partner(of: place) ?? place) + 1
        default: min(place + 1, end)
        }
    }

    /// The bytes from the token at `start` to the last one that was read.
    func range(from start: Int) -> SourceRange {
        let first = tokens[start].range
        guard index > start else { return SourceRange(start: first.start, end: first.start) }
        return SourceRange(start: first.start, end: max(tokens[index - 1].range.end, first.start))
    }

    func startsLine(_ place: Int) -> Bool {
        place >= end || tokens[place].flags.contains(.newlineBefore)
    }
}

// MARK: - Advancing

extension ObjectiveCReader {
    mutating func advance() {
        index = min(index + 1, end)
        while enclosing > 0, at(.directive) { skipLine() }
    }

    mutating func consume(if kind: AppToken.Kind) -> Bool {
        guard at(kind) else { return false }
        advance()
        return true
    }

    /// Goes past a bracket and what it encloses, or one token.
    mutating func skipGroup() { index = placeAfter(index) }

    /// Goes to the end of the line.
    mutating func skipLine() { index = lineEnd(of: index) }

    /// The first token of the next line.
    func lineEnd(of place: Int) -> Int {
        var place = min(place + 1, end)
        while place < end, !startsLine(place) { place += 1 }
        return place
    }

    /// Goes past the `;` of a statement; not past a directive, or a brace's end.
    mutating func skipStatement() {
        while index < end {
            switch kind {
            case .semicolon: return index += 1
            case .directive: return
            case .leftBrace:
                skipGroup()
                if !at(.semicolon), startsLine(index) { return }
            default: skipGroup()
            }
        }
    }

    /// Reads what the brackets at ``index`` enclose, and goes past them whatever was read.
    mutating func enclosed<Result>(
        inExpression: Bool = true, _ read: (inout Self) -> Result
    ) -> Result {
        let outer = (end: end, enclosing: enclosing, isReceiver: isReceiver)
        let partner = partner(of: index)
        end = partner ?? end
        enclosing = inExpression ? enclosing + 1 : 0
        isReceiver = false
        depth += 1
        advance()
        let result = beside(read)
        depth -= 1
        (end, enclosing, isReceiver) = outer
        index = partner ?? end
        if partner != nil { advance() }
        return result
    }

    /// Reads something that is nested; nil if that is too deep.
    mutating func nested<Result>(
        by levels: Int = 1, _ read: (inout Self) -> Result
    ) -> Result? {
        guard depth < ObjectiveCReader.deepest else { return nil }
        depth += levels
        defer { depth -= levels }
        return read(&self)
    }
}
