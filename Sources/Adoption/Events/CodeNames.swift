import AppSource
import Apps
import TransitionDSL

/// What names mean where they are written.
extension CodeTokens {
    /// Whether the bytes of a file contain a word.
    func contains(_ word: String, file: Int) -> Bool {
        if let known = filesWithWord[word]?[file] { return known }
        let isThere = search(word, file: file)
        filesWithWord[word, default: [:]][file] = isThere
        return isThere
    }

    private func search(_ word: String, file: Int) -> Bool {
        // Hot.
        guard files.indices.contains(file) else { return false }
        let word = Array(word.utf8)
        let bytes = files[file].source.bytes
        guard bytes.count >= word.count else { return false }
        for start in 0...(bytes.count - word.count) where bytes[start] == word[0] {
            let end = start + word.count
            guard bytes[start..<end].elementsEqual(word) else { continue }
            let isPart =
                end < bytes.count && isWord(bytes[end]) || start > 0 && isWord(bytes[start - 1])
            if !isPart { return true }
        }
        return false
    }

    /// Whether a name is written in a range of a file before its first closure.
    func mentions(_ name: String, beforeClosuresIn place: SourcePlace) -> Bool {
        let tokens = tokens(place.file)
        var index = tokens.partitioningIndex { $0.range.start >= place.range.start }
        while index < tokens.count, tokens[index].range.start < place.range.end,
            tokens[index].kind != .leftBrace
        {
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
                    end =
                        isOpen && tokens[end].payload != .max
                        ? Int(tokens[end].payload) + 1 : end + 1
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

    /// Whether the function around a place declares a name before it, in a block that is still
    /// open: as a parameter, a local, or what a pattern binds.
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
}
