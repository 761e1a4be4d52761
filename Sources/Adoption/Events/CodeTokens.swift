import AppSource
import Apps
import TransitionDSL

/// The tokens of an app's code, for what facts do not say: the calls of a function and the braces
/// around a statement. Comments are not tokens, so a call in a comment does not count.
final class CodeTokens {
    /// The braces around a statement, as the indexes of their tokens.
    typealias Brace = Int

    let files: [AppFile]
    var names = programNames()
    // Facts of one file are asked for one after another.
    var known: [Int: AppTokens] = [:]
    private var knownBraces: [FileIndex: [Brace?]] = [:]
    /// Which files contain a word that was asked for. Each event asks again.
    var filesWithWord: [String: [Int: Bool]] = [:]

    init(_ files: [AppFile]) { self.files = files }

    func tokens(_ file: FileIndex) -> [AppToken] {
        let index = Int(file.index)
        if let known = known[index] { return known.tokens }
        guard files.indices.contains(index) else { return [] }
        let bytes = files[index].source.bytes
        let made: AppTokens
        switch files[index].kind {
        case .swift: made = tokenizeSwift(bytes, names: &names)
        case .objectiveC: made = tokenizeObjectiveC(bytes, names: &names)
        case .interface, .strings, .transitions, .project: return []
        }
        known[index] = made
        return made.tokens
    }

    func text(_ token: AppToken) -> String? {
        token.kind == .identifier ? names.string(token.name) : nil
    }

    // MARK: - Braces

    /// The innermost brace around each token of a file. An index: each place asks for its own.
    private func enclosing(_ file: FileIndex) -> [Brace?] {
        if let known = knownBraces[file] { return known }
        var open: [Brace] = []
        let found = tokens(file).enumerated().map { index, token -> Brace? in
            if token.kind == .rightBrace { _ = open.popLast() }
            defer { if token.kind == .leftBrace { open.append(index) } }
            return open.last
        }
        knownBraces[file] = found
        return found
    }

    /// The braces around a place, the innermost first.
    func braces(around place: SourcePlace) -> [Brace] {
        let tokens = tokens(place.file)
        let last = tokens.partitioningIndex { $0.range.start >= place.range.start } - 1
        guard tokens.indices.contains(last) else { return [] }
        let enclosing = enclosing(place.file)
        var result: [Brace] = []
        var next = tokens[last].kind == .leftBrace ? last : enclosing[last]
        while let brace = next {
            result.append(brace)
            next = enclosing[brace]
        }
        return result
    }

    /// The tokens before a brace that belong to it, the last first.
    func header(of brace: Brace, _ tokens: [AppToken]) -> [AppToken] {
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

    func isFunction(_ brace: Brace, _ tokens: [AppToken]) -> Bool {
        let header = header(of: brace, tokens)
        if let last = header.first, last.is(.didSet) || last.is(.willSet) { return true }
        return header.indices.contains { index in
            if header[index].is(.`func`) || header[index].is(.`deinit`) { return true }
            guard header[index].is(.`init`) else { return false }
            return index + 1 == header.count || header[index + 1].kind != .dot
        }
    }

    func isType(_ brace: Brace, _ tokens: [AppToken]) -> Bool {
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

    /// Whether a class says in a file that it is its own delegate: `delegate = self`.
    func isOwnDelegate(_ name: String, _ file: FileIndex) -> Bool {
        let tokens = tokens(file)
        return tokens.indices.contains(where: { index in
            guard text(tokens[index]) == "delegate", index > 1, index + 2 < tokens.count,
                tokens[index + 1].kind == .equal, tokens[index + 2].is(.`self`),
                tokens[index - 1].kind != .dot || tokens[index - 2].is(.`self`)
            else { return false }
            let place = SourcePlace(file: file, range: tokens[index].range)
            return braces(around: place).contains { brace in
                header(of: brace, tokens).contains { text($0) == name }
            }
        })
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

    func count(of called: Set<String>, in range: Range<Int>, _ tokens: [AppToken]) -> Int {
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
}
