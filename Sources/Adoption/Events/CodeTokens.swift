import AppSource
import Apps
import TransitionDSL

/// The tokens of an app's code, for what facts do not say: the calls of a function and the braces
/// around a statement. Comments and texts are no tokens, so that a call in a comment is none.
final class CodeTokens {
    /// The braces around a statement, as the indexes of their tokens.
    typealias Brace = Int

    private let files: [AppFile]
    private var names = programNames()
    // Facts of one file are asked for one after another.
    private var known: [Int: AppTokens] = [:]

    init(_ files: [AppFile]) { self.files = files }

    private func tokens(_ file: FileIndex) -> [AppToken] {
        let index = Int(file.index)
        if let known = known[index] { return known.tokens }
        guard files.indices.contains(index) else { return [] }
        let bytes = files[index].source.bytes
        let made: AppTokens
        switch files[index].kind {
        case .swift: made = tokenizeSwift(bytes, names: &names)
        case .objectiveC: made = tokenizeObjectiveC(bytes, names: &names)
        case .interface, .strings, .transitions: return []
        }
        known[index] = made
        return made.tokens
    }

    private func text(_ token: AppToken) -> String? {
        token.kind == .identifier ? names.string(token.name) : nil
    }

    // MARK: - Braces

    /// The braces around a place, the innermost first.
    private func braces(around place: SourcePlace) -> [Brace] {
        let tokens = tokens(place.file)
        var result: [Brace] = []
        var index = tokens.partitioningIndex { $0.range.start >= place.range.start } - 1
        while index >= 0 {
            let token = tokens[index]
            switch token.kind {
            case .leftBrace: result.append(index)
            case .rightBrace, .rightParen, .rightBracket:
                let partner = Int(token.payload)
                if token.payload != .max, partner < index { index = partner }
            default: break
            }
            index -= 1
        }
        return result
    }

    /// The tokens before a brace that belong to it, the last first.
    private func header(of brace: Brace, _ tokens: [AppToken]) -> [AppToken] {
        var result: [AppToken] = []
        var index = brace - 1
        while index >= 0, result.count < 64 {
            let token = tokens[index]
            switch token.kind {
            case .leftBrace, .rightBrace, .semicolon: return result
            case .rightParen where token.payload != .max && Int(token.payload) < index:
                result += tokens[Int(token.payload)...index].reversed()
                index = Int(token.payload)
            default: result.append(token)
            }
            index -= 1
        }
        return result
    }

    /// The function around a place: its tokens, without those of the braces.
    func function(around place: SourcePlace) -> Range<Int>? {
        let tokens = tokens(place.file)
        let braces = braces(around: place)
        let brace =
            braces.first { isFunction($0, tokens) } ?? braces.last { !isType($0, tokens) }
        guard let brace, tokens[brace].payload != .max else { return nil }
        let end = Int(tokens[brace].payload)
        return brace < end ? brace + 1..<end : nil
    }

    private func isFunction(_ brace: Brace, _ tokens: [AppToken]) -> Bool {
        let header = header(of: brace, tokens)
        if let last = header.first, last.is(.didSet) || last.is(.willSet) { return true }
        return header.indices.contains { index in
            if header[index].is(.`func`) || header[index].is(.`deinit`) { return true }
            guard header[index].is(.`init`) else { return false }
            return index + 1 == header.count || header[index + 1].kind != .dot
        }
    }

    private func isType(_ brace: Brace, _ tokens: [AppToken]) -> Bool {
        header(of: brace, tokens).contains {
            $0.is(.`class`) || $0.is(.`struct`) || $0.is(.`enum`) || $0.is(.`extension`)
                || $0.is(.`protocol`) || $0.is(.actor)
        }
    }

    /// The innermost braces around a place.
    func block(around place: SourcePlace) -> Brace? { braces(around: place).first }

    /// Whether a place is inside braces.
    func isInside(_ brace: Brace, _ place: SourcePlace) -> Bool {
        braces(around: place).contains(brace)
    }

    // MARK: - Calls

    /// Whether the function around a place calls one of these.
    func calls(_ called: Set<String>, inFunctionAround place: SourcePlace) -> Bool {
        guard let function = function(around: place) else { return false }
        return count(of: called, in: function, tokens(place.file)) > 0
    }

    /// How often a class calls one of these in a file, also in its extensions there.
    func count(of called: Set<String>, inClass name: String, _ file: FileIndex) -> Int {
        let tokens = tokens(file)
        var result = 0
        var index = 0
        while index < tokens.count {
            defer { index += 1 }
            guard tokens[index].kind == .leftBrace, tokens[index].payload != .max else { continue }
            let end = Int(tokens[index].payload)
            guard index < end else { continue }
            if !isType(index, tokens) {
                index = end
            } else if header(of: index, tokens).contains(where: { text($0) == name }) {
                result += count(of: called, in: index..<end, tokens)
                index = end
            }
        }
        return result
    }

    /// How often the function around a place calls one of these.
    func count(of called: Set<String>, inFunctionAround place: SourcePlace) -> Int {
        function(around: place).map { count(of: called, in: $0, tokens(place.file)) } ?? 0
    }

    private func count(of called: Set<String>, in range: Range<Int>, _ tokens: [AppToken]) -> Int {
        range.count { index in
            guard let name = text(tokens[index]), called.contains(name),
                tokens.indices.contains(index + 1)
            else { return false }
            let next = tokens[index + 1].kind
            // `popToViewController(self, …)` leaves other screens.
            if tokens.indices.contains(index + 2), tokens[index + 2].is(.`self`),
                name == "popToViewController"
            {
                return false
            }
            // `[self dismissViewControllerAnimated:YES completion:nil]` of Objective-C.
            return next == .leftParen || next == .colon
        }
    }

    /// Whether a function is only called when a view is loaded: it is one that UIKit calls then, or
    /// such functions of the same file are the only ones that call it.
    func runsAtLoad(_ member: String?, _ place: SourcePlace) -> Bool {
        guard let member else { return false }
        let name = String(member.prefix { $0 != "(" })
        if loading.contains(name) { return true }
        let tokens = tokens(place.file)
        var isCalled = false
        for index in tokens.indices.dropLast() {
            guard text(tokens[index]) == name, tokens[index + 1].kind == .leftParen,
                index == 0 || !tokens[index - 1].is(.`func`)
            else { continue }
            let call = SourcePlace(file: place.file, range: tokens[index].range)
            guard let caller = functionName(around: call) else { return false }
            // A call of `super`.
            if caller == name { continue }
            if !loading.contains(caller) { return false }
            isCalled = true
        }
        return isCalled
    }

    private func functionName(around place: SourcePlace) -> String? {
        guard let function = function(around: place) else { return nil }
        let tokens = tokens(place.file)
        let header = header(of: function.lowerBound - 1, tokens)
        if header.contains(where: { $0.is(.`init`) }) { return "init" }
        guard let word = header.firstIndex(where: { $0.is(.`func`) }), word > 0 else { return nil }
        return text(header[word - 1])
    }

    private let loading: Set<String> = ["viewDidLoad", "loadView", "awakeFromNib", "init"]

    /// Whether a value is the setting of Reduce Motion, turned round: the expression itself, or a constant
    /// of the function.
    func isMotionAllowed(_ value: String, before place: SourcePlace) -> Bool {
        let setting = "!UIAccessibility.isReduceMotionEnabled"
        if value == setting || value == "!UIAccessibilityIsReduceMotionEnabled()" { return true }
        guard let function = function(around: place) else { return false }
        let tokens = tokens(place.file)
        return function.contains { index in
            guard index + 2 < tokens.count, tokens[index].range.start < place.range.start,
                tokens[index].is(.`let`), text(tokens[index + 1]) == value,
                tokens[index + 2].kind == .equal
            else { return false }
            var end = index + 3
            while end < function.upperBound, !tokens[end].flags.contains(.newlineBefore) { end += 1 }
            guard end > index + 3 else { return false }
            let range = SourceRange(
                start: tokens[index + 3].range.start, end: tokens[end - 1].range.end)
            return files[Int(place.file.index)].source.text(range) == setting
        }
    }

    // MARK: - Names

    /// Whether the bytes of a file contain a word.
    func contains(_ word: String, file: Int) -> Bool {
        // Hot.
        guard files.indices.contains(file) else { return false }
        let word = Array(word.utf8)
        let bytes = files[file].source.bytes
        guard bytes.count >= word.count else { return false }
        for start in 0...(bytes.count - word.count) where bytes[start] == word[0] {
            let end = start + word.count
            guard bytes[start..<end].elementsEqual(word) else { continue }
            let isPart = end < bytes.count && isWord(bytes[end]) || start > 0 && isWord(bytes[start - 1])
            if !isPart { return true }
        }
        return false
    }

    /// Whether a name is written in a range of a file.
    func mentions(_ name: String, in place: SourcePlace) -> Bool {
        let tokens = tokens(place.file)
        var index = tokens.partitioningIndex { $0.range.start >= place.range.start }
        while index < tokens.count, tokens[index].range.start < place.range.end {
            if text(tokens[index]) == name { return true }
            index += 1
        }
        return false
    }

    private func isWord(_ byte: UInt8) -> Bool {
        UnicodeScalar(byte).properties.isXIDContinue || byte >= 0x80
    }

    /// Whether code in a range of a file uses a name, other than as a label or a member.
    func uses(_ name: String, in place: SourcePlace) -> Bool {
        let tokens = tokens(place.file)
        var index = tokens.partitioningIndex { $0.range.start >= place.range.start }
        while index < tokens.count, tokens[index].range.start < place.range.end {
            let isMember = index > 0 && tokens[index - 1].kind == .dot
            let isLabel = index + 1 < tokens.count && tokens[index + 1].kind == .colon
            if text(tokens[index]) == name, !isMember, !isLabel { return true }
            index += 1
        }
        return false
    }

    /// The argument with a label in a range of a file, as written.
    func argument(labeled label: String, in place: SourcePlace) -> String? {
        let tokens = tokens(place.file)
        var index = tokens.partitioningIndex { $0.range.start >= place.range.start }
        while index + 2 < tokens.count, tokens[index].range.start < place.range.end {
            if text(tokens[index]) == label, tokens[index + 1].kind == .colon {
                var end = index + 2
                while end < tokens.count, tokens[end].kind != .comma,
                    tokens[end].kind != .rightParen
                {
                    let isOpen = [.leftParen, .leftBracket].contains(tokens[end].kind)
                    end = isOpen && tokens[end].payload != .max ? Int(tokens[end].payload) + 1 : end + 1
                }
                guard end > index + 2, end <= tokens.count else { return nil }
                let range = SourceRange(
                    start: tokens[index + 2].range.start, end: tokens[end - 1].range.end)
                return files[Int(place.file.index)].source.text(range)
            }
            index += 1
        }
        return nil
    }

    /// Whether the function around a place declares a name before it, in a block that is still open:
    /// as a parameter, a local, or what a pattern binds.
    func declares(_ name: String, before place: SourcePlace) -> Bool {
        let tokens = tokens(place.file)
        let braces = Set(braces(around: place))
        guard let function = function(around: place) else { return false }
        let opening = function.lowerBound - 1
        if header(of: opening, tokens).contains(where: { text($0) == name }) { return true }
        for index in function where tokens[index].range.start < place.range.start {
            guard text(tokens[index]) == name, index > 0 else { continue }
            let before = tokens[index - 1]
            let isDeclared =
                before.is(.`let`) || before.is(.`var`) || before.is(.`for`)
                || index + 1 < tokens.count && tokens[index + 1].is(.`in`)
            let around = SourcePlace(file: place.file, range: tokens[index].range)
            let isHeader = isInHeader(index, of: braces, tokens)
            if isDeclared, self.braces(around: around).allSatisfy(braces.contains) || isHeader {
                // A name in the condition of a block that has ended is gone.
                if !isCondition(index, tokens) || isHeader { return true }
            }
        }
        return false
    }

    /// Whether a token is before one of the braces, in the same statement.
    private func isInHeader(_ index: Int, of braces: Set<Brace>, _ tokens: [AppToken]) -> Bool {
        braces.contains { brace in
            brace > index
                && !tokens[index..<brace].contains {
                    $0.kind == .leftBrace || $0.kind == .rightBrace || $0.kind == .semicolon
                }
        }
    }

    /// Whether a declaration is one of an `if` or `while`.
    private func isCondition(_ index: Int, _ tokens: [AppToken]) -> Bool {
        var index = index - 1
        while index >= 0, tokens[index].kind != .leftBrace, tokens[index].kind != .rightBrace {
            if tokens[index].is(.`if`) || tokens[index].is(.`while`) { return true }
            if tokens[index].is(.`guard`) { return false }
            if tokens[index].flags.contains(.newlineBefore), tokens[index].is(.`let`) {
                return false
            }
            index -= 1
        }
        return false
    }

    // MARK: - Versions

    /// Whether a statement runs on the versions of iOS that the runtime supports.
    enum Availability { case always, never, unknown }

    /// What `#available` says about the place; nil if no such condition is around it.
    func availability(around place: SourcePlace) -> Availability? {
        let tokens = tokens(place.file)
        for brace in braces(around: place) {
            if isFunction(brace, tokens) { return nil }
            if let found = availability(of: brace, tokens) { return found }
        }
        return nil
    }

    private func availability(of brace: Brace, _ tokens: [AppToken]) -> Availability? {
        let before = brace > 0 ? tokens[brace - 1] : nil
        if let before, before.is(.`else`), brace > 1, tokens[brace - 2].kind == .rightBrace,
            tokens[brace - 2].payload != .max
        {
            switch availability(of: Int(tokens[brace - 2].payload), tokens) {
            case .always: return .never
            case .never: return .always
            case .unknown: return .unknown
            case nil: return nil
            }
        }
        let header = Array(header(of: brace, tokens).reversed())
        guard let start = header.lastIndex(where: { $0.is(.available) }), start > 0,
            header[start - 1].kind == .hash,
            let end = header[start...].firstIndex(where: { $0.kind == .rightParen })
        else { return nil }
        // A further condition decides, too.
        guard start > 1, header[start - 2].is(.`if`), end == header.count - 1,
            let system = header[start..<end].firstIndex(where: { text($0) == "iOS" }),
            header[system + 1].kind == .number,
            let version = Int(names.string(header[system + 1].name).prefix { $0 != "." })
        else { return .unknown }
        return version <= oldestVersion ? .always : .unknown
    }

    /// The oldest iOS of `TransitionRuntime`.
    private let oldestVersion = 13
}
