import TransitionDSL

/// A place in the tokens of a Swift file, which the parsers of items and of bodies move forward.
/// The functions in the other files read from it what both need: types, parameters, modifiers.
struct SwiftReader {
    let tokens: [AppToken]
    let strings: [AppString]
    let names: TextTable
    let plainTypes: PlainTypes?
    /// The current token.
    var index: Int
    /// The token after the last that is read, such as the `}` of a body.
    var end: Int
    /// The number of bytes of the current operator that are read: `>>` ends two lists of types.
    var split = 0
    /// Where the last token that was read ends.
    var lastEnd: UInt32 = 0
    /// The number of nested types, expressions and statements around this place.
    var depth = 0
    /// Whether a `{` begins a body rather than a trailing closure: in a condition.
    var braceBeginsBody = false
    /// Whether `=` ends an expression: in a pattern.
    var equalEnds = false
    /// The last `<` that was tried as a list of types and was not one: it is not tried again. Each
    /// `<` of a chain of comparisons would otherwise read the rest of the chain again.
    var lastComparison = -1
    /// Where the last value ends that looked like a type and was not one: it is not tried again
    /// from the brackets in it.
    var typeFailureEnd = 0
    /// The height of the last expression, statement or pattern that was read: its values are
    /// released and visited recursively.
    var height = 0

    /// Deeper code is skipped: recursion is bounded.
    static let maximumDepth = 100
    static let maximumHeight = 400

    init(
        _ range: Range<Int>, of tokens: AppTokens, _ names: TextTable, _ types: PlainTypes? = nil
    ) {
        self.tokens = tokens.tokens
        strings = tokens.strings
        self.names = names
        plainTypes = types
        end = max(0, min(range.upperBound, tokens.tokens.count - 1))
        index = max(0, min(range.lowerBound, end))
        if index < end { lastEnd = self.tokens[index].range.start }
    }

    // MARK: Looking

    var isAtEnd: Bool { index >= end }

    var kind: AppToken.Kind { kind(at: index) }

    func kind(at index: Int) -> AppToken.Kind { index < end ? tokens[index].kind : .endOfFile }

    func at(_ kind: AppToken.Kind) -> Bool { self.kind == kind }

    func at(_ word: Word) -> Bool { word == self.word }

    func at(_ word: Word, _ index: Int) -> Bool { index < end && tokens[index].is(word) }

    /// The keyword or contextual keyword at this place.
    var word: Word? { word(at: index) }

    func word(at index: Int) -> Word? {
        guard index < end else { return nil }
        let token = tokens[index]
        guard token.kind == .identifier, !token.flags.contains(.quoted) else { return nil }
        return Word(token.name)
    }

    /// Whether a line ends before a token.
    func startsLine(_ index: Int) -> Bool {
        index < end && tokens[index].flags.contains(.newlineBefore)
    }

    var startsLine: Bool { startsLine(index) }

    func hasSpaceBefore(_ index: Int) -> Bool {
        index < end && tokens[index].flags.contains(.spaceBefore)
    }

    /// The index of the token after one. After a string, it is past the holes of the string.
    func next(_ index: Int) -> Int {
        guard index < end else { return end }
        let token = tokens[index]
        if token.kind != .string { return index + 1 }
        return min(max(strings[Int(token.payload)].endToken, index + 1), end)
    }

    /// The partner of an open bracket; nil if it has none before the end.
    func partner(_ index: Int) -> Int? {
        guard index < end else { return nil }
        let partner = Int(tokens[index].payload)
        return partner > index && partner < end ? partner : nil
    }

    /// Whether a token is `_`.
    func isUnderscore(_ index: Int) -> Bool {
        guard kind(at: index) == .identifier else { return false }
        return isSpelled(UInt8(ascii: "_"), tokens[index].name)
    }

    /// Compares bytes, since the text may have a long run of combining marks; see ``MarkRun``.
    func isSpelled(_ byte: UInt8, _ text: Text) -> Bool {
        let range = names.range(text)
        return range.count == 1 && names.bytes[range.lowerBound] == byte
    }

    // MARK: Reading

    mutating func advance() {
        guard index < end else { return }
        lastEnd = tokens[index].range.end
        index = next(index)
        split = 0
    }

    mutating func consume(if kind: AppToken.Kind) -> Bool {
        guard self.kind == kind else { return false }
        advance()
        return true
    }

    mutating func consume(if word: Word) -> Bool {
        guard at(word) else { return false }
        advance()
        return true
    }

    /// Continues after the partner of the open bracket at this place. Without a partner, a block
    /// reaches to the end; other brackets are a mistake, after which reading continues.
    mutating func skipBrackets() {
        if let partner = partner(index) {
            jump(to: partner + 1)
        } else if kind == .leftBrace {
            jump(to: end)
        } else {
            advance()
        }
    }

    /// Continues at a token whose predecessor is not a hole of a string.
    mutating func jump(to target: Int) {
        let target = min(target, end)
        if target > index { lastEnd = tokens[target - 1].range.end }
        index = max(index, target)
        split = 0
    }

    /// The range from a token to the last that was read.
    func range(from start: Int) -> SourceRange {
        let start = tokens[min(start, tokens.count - 1)].range.start
        return SourceRange(start: start, end: max(start, lastEnd))
    }

    struct Mark {
        fileprivate var index: Int
        fileprivate var split: Int
        fileprivate var lastEnd: UInt32
    }

    var mark: Mark { Mark(index: index, split: split, lastEnd: lastEnd) }

    mutating func rewind(to mark: Mark) {
        index = mark.index
        split = mark.split
        lastEnd = mark.lastEnd
    }

    /// Reads in a range that ends earlier, and continues after it.
    mutating func within<Result>(
        _ range: Range<Int>, _ read: (inout SwiftReader) -> Result
    ) -> Result {
        let outerEnd = end
        jump(to: range.lowerBound)
        end = min(end, range.upperBound)
        let result = read(&self)
        end = outerEnd
        jump(to: range.upperBound)
        return result
    }
}

extension Word {
    /// The word of a name, if it is one.
    init?(_ text: Text) {
        guard text.index >= Word.actor.index else { return nil }
        self.init(rawValue: text.index - Word.actor.index)
    }
}
