import TransitionDSL

/// The edits that take something out of a file with what only served it.
extension LintContext {
    /// Takes out an item of a list that `,` or `|` separates: with it goes one of these, or the
    /// `with` before it if it is alone.
    func removalOfItem(at place: SourcePlace) -> Fix.Edit {
        let tokens = files[Int(place.file.index)].tree.tokens
        let first = tokens.index(at: place.range.start)
        let next = tokens.index(at: place.range.end)
        var range = place.range
        if first > 0, isSeparator(tokens.kinds[first - 1]) {
            range.start = tokens.ranges[first - 1].start
            let bytes = tokens.source.bytes
            while range.start > 0, bytes[Int(range.start) - 1].isBlank { range.start -= 1 }
        } else if next < tokens.count, isSeparator(tokens.kinds[next]), next + 1 < tokens.count {
            range.end = tokens.ranges[next + 1].start
        } else if first > 0, tokens.spells("with", at: first - 1) {
            range.start = first > 1 ? tokens.ranges[first - 2].end : tokens.ranges[first - 1].start
        }
        return Fix.Edit(SourcePlace(file: place.file, range: range), "")
    }

    private func isSeparator(_ kind: TokenKind) -> Bool { kind == .comma || kind == .pipe }

    /// Takes out a declaration or a line of a body, with what only served it.
    func removalOfLines(at place: SourcePlace) -> Fix.Edit {
        files[Int(place.file.index)].tree.tokens.removalOfLines(at: place)
    }

    /// The declaration whose name is its second token, which may stand in another.
    func declaration(named place: SourcePlace) -> SourcePlace? {
        let tree = files[Int(place.file.index)].tree
        return tree.declaration(named: place)?.place
    }
}

extension SyntaxTree {
    /// The declaration that has its name at a place, after its keyword.
    func declaration(named place: SourcePlace) -> SyntaxNode? {
        token(at: place.range.start).previous.flatMap { node(beginningWith: $0) }
    }
}

extension TokenizedFile {
    func spells(_ word: String, at token: Int) -> Bool {
        source.bytes[ranges[token].offsets].elementsEqual(word.utf8)
    }
}
