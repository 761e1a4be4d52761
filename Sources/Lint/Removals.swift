import TransitionDSL

/// Edits that remove a part of a file together with the tokens that only it needs.
extension LintContext {
    /// Removes an item of a list separated by `,` or `|` with one separator, or with the `with`
    /// before it if it is the only item.
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

    /// Removes a declaration or a line of a body, with the tokens that only it needs.
    func removalOfLines(at place: SourcePlace) -> Fix.Edit {
        files[Int(place.file.index)].tree.tokens.removalOfLines(at: place)
    }

    /// The declaration, possibly nested, that has the place as its second token, its name.
    func declaration(named place: SourcePlace) -> SourcePlace? {
        let tree = files[Int(place.file.index)].tree
        return tree.declaration(named: place)?.place
    }
}

extension SyntaxTree {
    /// The declaration that has its name, after its keyword, at a place.
    func declaration(named place: SourcePlace) -> SyntaxNode? {
        token(at: place.range.start).previous.flatMap { node(beginningWith: $0) }
    }
}

extension TokenizedFile {
    func spells(_ word: String, at token: Int) -> Bool {
        source.bytes[ranges[token].offsets].elementsEqual(word.utf8)
    }
}
