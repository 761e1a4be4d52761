import TransitionDSL

/// TODO or FIXME in a comment. Off unless asked for, such as before a release.
enum TodoComment: LintRule {
    static let id = DiagnosticID.todoComment

    static func problems(in context: LintContext) -> [Diagnostic] {
        guard let tokens = context.files.first?.tree.tokens else { return [] }
        var problems: [Diagnostic] = []
        for comment in tokens.comments {
            for word in ["TODO", "FIXME"] {
                guard let place = tokens.place(of: word, in: comment) else { continue }
                problems.append(problem(word, place))
                break
            }
        }
        return problems
    }

    private static func problem(_ word: String, _ place: SourcePlace) -> Diagnostic {
        Diagnostic(
            id, "a comment says `\(word)`", at: place,
            help: "do what it says, or write it where tasks are kept")
    }
}

extension TokenizedFile {
    /// The first place in a comment where a word stands that is part of no longer one.
    fileprivate func place(of word: String, in comment: Comment) -> SourcePlace? {
        let text = source.bytes[comment.text]
        let length = word.utf8.count
        for start in text.indices where text[start...].starts(with: word.utf8) {
            let isWhole =
                (start == text.startIndex || !isLetter(text[start - 1]))
                && (start + length >= text.endIndex || !isLetter(text[start + length]))
            if isWhole {
                return source.place(
                    SourceRange(
                        start: UInt32(clamping: start), end: UInt32(clamping: start + length)))
            }
        }
        return nil
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_")
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
