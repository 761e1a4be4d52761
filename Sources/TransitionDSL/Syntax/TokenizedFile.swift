/// A file cut into tokens: what the lexer promises the parser.
///
/// Tokens stand in file order, do not overlap, and the last is the end of the file, an empty range
/// there. What lies between two tokens is white space and comments, so tokens and gaps tile the
/// file. Kinds and ranges are parallel: the parser mostly reads kinds, one byte a token.
@usableFromInline package struct TokenizedFile: Sendable {
    @usableFromInline package let source: SourceFile
    @usableFromInline package let kinds: [TokenKind]
    @usableFromInline package let ranges: [SourceRange]
    /// In file order.
    package let comments: [Comment]
    /// What the lexer found wrong, in file order.
    package let problems: [Diagnostic]

    package init(
        source: SourceFile, kinds: [TokenKind], ranges: [SourceRange], comments: [Comment] = [],
        problems: [Diagnostic]
    ) {
        self.source = source
        self.kinds = kinds
        self.ranges = ranges
        self.comments = comments
        self.problems = problems
    }

    @inlinable package var count: Int { kinds.count }

    /// The white space and comments before a token: from the end of the one before it.
    @inlinable package func gap(before token: Int) -> SourceRange {
        SourceRange(start: token > 0 ? ranges[token - 1].end : 0, end: ranges[token].start)
    }
}
