import TransitionDSL

/// Reads the suppressions of a file: comments that begin with `transc:allow(`. Near misses are
/// reported, since they would be ignored silently.
func readSuppressions(in tokens: TokenizedFile) -> SuppressionFile {
    var reader = SuppressionReader(tokens)
    for comment in tokens.comments { reader.read(comment) }
    return reader.file
}

struct SuppressionReader {
    let tokens: TokenizedFile
    var file = SuppressionFile()
    /// How many unknown rules have a suggestion; each one compares all rules.
    var suggestionCount = 0

    init(_ tokens: TokenizedFile) { self.tokens = tokens }

    mutating func read(_ comment: Comment) {
        let text = trimmed(comment.text)
        let isOne = begins(Self.opening, at: text)
        switch comment.form {
        case .documentation: return
        case .block:
            if isOne { report(.inBlockComment, at: comment.range.offsets) }
            return
        case .line: break
        }
        guard isOne else {
            if FormatMark(comment, in: tokens.source.bytes) != nil { return }
            if let head = head(likeSuppression: text) {
                let isMark = string(head).hasSuffix("format")
                report(isMark ? .unlikeMark : .unlike, at: head)
            } else if let inner = firstSuppression(in: beforeNextComment(text)) {
                report(.notFirst, at: inner)
            }
            return
        }
        if let second = firstSuppression(in: text.dropFirst()) {
            return report(.second, at: second)
        }
        readSuppression(text, of: comment)
    }

    private mutating func readSuppression(_ text: Range<Int>, of comment: Comment) {
        let bytes = tokens.source.bytes
        let start = text.lowerBound + Self.opening.count
        guard let close = bytes[start..<text.upperBound].firstIndex(of: UInt8(ascii: ")")) else {
            return report(.notClosed, at: text)
        }
        guard let names = names(start..<close) else { return report(.missingRule, at: text) }
        let rest = trimmed(close + 1..<text.upperBound)
        let place = place(comment.range.offsets.lowerBound..<text.upperBound)
        if let next = rest.first {
            guard bytes[next] == UInt8(ascii: ":") else { return report(.missingColon, at: rest) }
        }
        let reason = string(trimmed(rest.dropFirst()))
        if reason.isEmpty { reportMissingReason(place) }
        var rules: [Suppression.Rule] = []
        for name in names {
            if let id = rule(name) { rules.append(.init(id: id, place: self.place(name))) }
        }
        file.suppressions.append(
            Suppression(
                rules: rules, reason: reason, place: place, line: line(of: comment),
                nameCount: names.count))
    }

    /// The ranges between commas; nil for an empty one.
    private func names(_ list: Range<Int>) -> [Range<Int>]? {
        let names = tokens.source.bytes[list].split(
            separator: UInt8(ascii: ","), omittingEmptySubsequences: false
        ).map { trimmed($0.startIndex..<$0.endIndex) }
        return names.contains { $0.isEmpty } ? nil : names
    }

    /// The line of a token before the comment, if it has one; else that of the next token.
    private mutating func line(of comment: Comment) -> Int? {
        let token = comment.nextToken
        let lines = file.lines ?? LineTable(tokens.source)
        file.lines = lines
        let own = lines.position(of: comment.range.start).line
        if token > 0 {
            let last = tokens.ranges[token - 1]
            if last.end > lines.start(ofLine: own) { return own }
        }
        guard tokens.kinds[token] != .endOfFile else { return nil }
        return lines.position(of: tokens.ranges[token].start).line
    }

    /// The start of text that can only be meant as a suppression: `transc:off`, `transc: allow`.
    private func head(likeSuppression text: Range<Int>) -> Range<Int>? {
        let bytes = tokens.source.bytes
        let word = text.prefix(6)
        guard word.count == 6, lowercased(word).elementsEqual("transc".utf8) else { return nil }
        let afterWord = text.dropFirst(6).drop { bytes[$0].isBlank }
        let isDirective =
            afterWord.first.map { bytes[$0] == UInt8(ascii: ":") } ?? false
            && afterWord.dropFirst().first.map { !bytes[$0].isBlank } ?? false
        let verb = text.dropFirst(6).drop { bytes[$0].isBlank || ":-.@".utf8.contains(bytes[$0]) }
        let letters = verb.prefix { isLetter(bytes[$0]) }
        guard verb.lowerBound > word.upperBound,
            isDirective || Self.verbs.contains(String(decoding: lowercased(letters), as: UTF8.self))
        else { return nil }
        return text.lowerBound..<letters.upperBound
    }

    /// The verbs that other linters use.
    private static let verbs = [
        "allow", "disable", "enable", "expect", "ignore", "off", "suppress",
    ]

    private static let opening = Comment.suppressionStart
    private static let commentStart = Array("//".utf8)

    private func firstSuppression(in text: Range<Int>) -> Range<Int>? {
        text.first { begins(Self.opening, at: $0..<text.upperBound) }.map { $0..<text.upperBound }
    }

    /// A comment up to the next `//` in it: the rest has been commented out.
    private func beforeNextComment(_ text: Range<Int>) -> Range<Int> {
        let next = text.first { begins(Self.commentStart, at: $0..<text.upperBound) }
        return text.lowerBound..<(next ?? text.upperBound)
    }

    func string(_ range: Range<Int>) -> String {
        String(decoding: tokens.source.bytes[range], as: UTF8.self)
    }

    func place(_ offsets: Range<Int>) -> SourcePlace { tokens.source.place(SourceRange(offsets)) }

    private func begins(_ text: [UInt8], at range: Range<Int>) -> Bool {
        tokens.source.bytes[range].starts(with: text)
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        let bytes = tokens.source.bytes
        var range = range
        while let first = range.first, bytes[first].isBlank { range = range.dropFirst() }
        while let last = range.last, bytes[last].isBlank { range = range.dropLast() }
        return range
    }

    private func lowercased(_ range: Range<Int>) -> [UInt8] {
        tokens.source.bytes[range].map { isLetter($0) ? $0 | 0x20 : $0 }
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
