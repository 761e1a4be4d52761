package import TransitionDSL

/// A comment that turns the formatter off or on.
package enum FormatMark {
    case off, on

    /// The mark that a comment is; nil if it is none.
    package init?(_ comment: Comment, in bytes: [UInt8]) {
        guard comment.form == .line else { return nil }
        let text = comment.text.drop { bytes[$0].isBlank }
        let end = text.lastIndex { !bytes[$0].isBlank } ?? text.startIndex - 1
        switch String(decoding: bytes[text.startIndex..<end + 1], as: UTF8.self) {
        case "transc:format(off)": self = .off
        case "transc:format(on)": self = .on
        default: return nil
        }
    }
}

/// The ranges between marks on lines of their own, with the marks.
func keptRanges(_ tokens: TokenizedFile) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for comment in tokens.comments {
        let range = comment.range.offsets
        switch FormatMark(comment, in: tokens.source.bytes) {
        case .off: start = start ?? range.lowerBound
        case .on:
            if let first = start { ranges.append(first..<range.upperBound) }
            start = nil
        case nil: continue
        }
    }
    return ranges
}
