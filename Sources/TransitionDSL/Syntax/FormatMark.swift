/// A comment on a line of its own that turns the formatter off or on.
package struct FormatMark: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case off = "transc:format(off)"
        case on = "transc:format(on)"
    }

    package let kind: Kind
    package let comment: Comment

    /// nil if the comment is not a mark.
    package init?(_ comment: Comment, in bytes: [UInt8]) {
        guard comment.form == .line else { return nil }
        let text = comment.text.drop { bytes[$0].isBlank }
        let end = text.last { !bytes[$0].isBlank } ?? text.startIndex
        guard text.count >= Kind.on.rawValue.utf8.count,
            let kind = Kind.allCases.first(where: {
                bytes[text.startIndex...end].elementsEqual($0.rawValue.utf8)
            })
        else { return nil }
        self.kind = kind
        self.comment = comment
    }
}

extension TokenizedFile {
    /// The comments that are marks, in file order.
    package var formatMarks: [FormatMark] {
        comments.compactMap { FormatMark($0, in: source.bytes) }
    }

    /// Whether nothing is before a comment on its line.
    package func hasOwnLine(_ comment: Comment) -> Bool {
        let before = source.bytes[source.byteOrderMarkLength..<comment.range.offsets.lowerBound]
        return before.last { !$0.isBlank }?.isLineEnd ?? true
    }
}
