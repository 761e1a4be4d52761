/// One token of a tree, as a view. Like ``SyntaxNode`` it does not keep its tree alive.
@usableFromInline package struct SyntaxToken: Sendable {
    @usableFromInline let reference: TreeReference
    /// Its position among the tokens of the file.
    @usableFromInline let index: Int

    @inlinable init(_ reference: TreeReference, _ index: Int) {
        self.reference = reference
        self.index = index
    }

    @inlinable package var kind: TokenKind { reference.with { $0.tokens.kinds[index] } }

    @inlinable package var range: SourceRange { reference.with { $0.tokens.ranges[index] } }

    @inlinable package var place: SourcePlace { place(range) }

    /// The bytes of a name without its backticks; nil if the token is not a name.
    @inlinable package var nameBytes: Range<Int>? {
        let bytes = range.offsets
        switch kind {
        case .identifier: return bytes
        case .quotedIdentifier where bytes.count > 2:
            return bytes.lowerBound + 1..<bytes.upperBound - 1
        default: return nil
        }
    }

    /// The token as it is written.
    package var text: String { reference.with { $0.tokens.source.text($0.tokens.ranges[index]) } }

    /// The token before this one, in the whole file.
    @inlinable package var previous: SyntaxToken? {
        index > 0 ? SyntaxToken(reference, index - 1) : nil
    }

    /// The token after this one; nil after the end of the file.
    @inlinable package var next: SyntaxToken? {
        index + 1 < reference.with({ $0.tokens.count }) ? SyntaxToken(reference, index + 1) : nil
    }

    /// The comments between the token and the one before it.
    package var comments: ArraySlice<Comment> {
        reference.with { $0.tokens.comments(before: index) }
    }

    /// The bytes of the whole file.
    @inlinable package var fileBytes: [UInt8] { reference.with { $0.tokens.source.bytes } }

    /// A place in the same file.
    @inlinable package func place(_ range: SourceRange) -> SourcePlace {
        reference.with { $0.tokens.source.place(range) }
    }

    /// The bytes of a range of the same file, stored in a table.
    package func intern(_ range: Range<Int>, in texts: inout TextTable) -> Text {
        reference.with { texts.intern($0.tokens.source.bytes, range) }
    }
}

/// Tokens of a tree that follow each other.
@usableFromInline package struct SyntaxTokens: RandomAccessCollection, Sendable {
    @usableFromInline let reference: TreeReference
    @usableFromInline package let indices: Range<Int>

    @inlinable init(_ reference: TreeReference, _ indices: Range<Int>) {
        self.reference = reference
        self.indices = indices
    }

    @inlinable package var startIndex: Int { indices.lowerBound }
    @inlinable package var endIndex: Int { indices.upperBound }

    @inlinable package subscript(index: Int) -> SyntaxToken { SyntaxToken(reference, index) }

    @inlinable package subscript(bounds: Range<Int>) -> SyntaxTokens {
        SyntaxTokens(reference, bounds)
    }

    /// From the first token's start to the last one's end; nil without tokens.
    package var range: SourceRange? {
        guard let first, let last else { return nil }
        return first.range.union(last.range)
    }
}

extension SyntaxTree {
    /// The first token that begins at an offset or later; at most the end of the file.
    package func token(at offset: UInt32) -> SyntaxToken {
        SyntaxToken(TreeReference(self), tokens.index(at: offset))
    }

    /// The outermost node, except the file's, that begins with a token.
    package func node(beginningWith token: SyntaxToken) -> SyntaxNode? {
        let index = nodes.dropFirst().partitioningIndex { Int($0.firstToken) >= token.index }
        guard index < nodes.count, Int(nodes[index].firstToken) == token.index else { return nil }
        return SyntaxNode(self, index)
    }
}

extension TokenizedFile {
    /// The position of the first token that begins at an offset or later.
    package func index(at offset: UInt32) -> Int {
        ranges.dropLast().partitioningIndex { $0.start >= offset }
    }
}
