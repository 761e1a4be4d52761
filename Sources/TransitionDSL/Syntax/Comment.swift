/// A comment: trivia that the lexer found before a token.
package struct Comment: Equatable, Sendable {
    package enum Form: Sendable {
        /// From `//` to the end of its line.
        case line
        /// From `///`, but not `////`, to the end of its line.
        case documentation
        /// From `/*` to its `*/`; blocks nest.
        case block
    }

    /// How the text of a comment begins that suppresses findings in one line.
    package static let suppressionStart = Array("transc:allow(".utf8)

    package let form: Form
    /// From the first slash, without the line ending.
    package let range: SourceRange
    /// The position of the token that follows.
    package let nextToken: Int

    /// Takes the range of a comment that the lexer has scanned.
    package init(_ bytes: Span<UInt8>, _ range: SourceRange, before nextToken: Int) {
        let start = range.offsets.prefix(4).map { bytes[$0] }
        form =
            start.count > 1 && !start.starts(with: "//".utf8)
            ? .block
            : start.starts(with: "///".utf8) && !start.starts(with: "////".utf8)
                ? .documentation : .line
        self.range = range
        self.nextToken = nextToken
    }

    /// The text after `//` or `/*`, including the `*/` of a block.
    package var text: Range<Int> {
        min(range.offsets.lowerBound + 2, range.offsets.upperBound)..<range.offsets.upperBound
    }

    /// The text after the slashes of a documentation line, without surrounding white space.
    package func documentation(in bytes: [UInt8]) -> Range<Int> {
        var text = self.text.dropFirst()
        if let first = text.first, bytes[first] == UInt8(ascii: " ") { text = text.dropFirst() }
        while let last = text.last, bytes[last].isBlank { text = text.dropLast() }
        return text
    }
}

// Binary searches: each node asks for its comments.
extension TokenizedFile {
    /// The comments between a token and the one before it.
    package func comments(before token: Int) -> ArraySlice<Comment> {
        let start = comments.partitioningIndex { $0.nextToken >= token }
        return comments[start...].prefix { $0.nextToken == token }
    }

    /// The first comment that begins at an offset or later.
    package func comment(from offset: UInt32) -> Comment? {
        let index = comments.partitioningIndex { $0.range.start >= offset }
        return index < comments.count ? comments[index] : nil
    }

    /// Whether a comment, or a part of one, lies in a range.
    package func hasComment(in range: SourceRange) -> Bool {
        let index = comments.partitioningIndex { $0.range.end > range.start }
        return index < comments.count && comments[index].range.start < range.end
    }
}
