package import TransitionDSL

/// A change of white space.
package struct WhiteSpaceEdit: Sendable {
    /// The bytes to replace: white space, a byte order mark, or nothing.
    package var range: Range<Int>
    /// Line feeds, then spaces.
    package var replacement: [UInt8]
}

/// The changes that format a file, in file order; none if it is formatted.
/// Only white space changes, also at the ends of lines in comments. Declarations with a syntax error
/// keep their bytes. If braces are unbalanced or a character is unknown, the whole file does.
/// `lines` (from 1) limits the changes to these lines and the sections that they are part of: lines
/// whose columns are aligned together.
package func format(_ file: ParseResult, lines: ClosedRange<Int>? = nil) -> [WhiteSpaceEdit] {
    if file.isStructureUncertain || file.tree.tokens.kinds.contains(.unknown) { return [] }
    let tree = file.tree
    var layout = Layout(tree)
    tree.withRoot { layout.layOutFile($0) }
    layout.keepLineEnds(after: file.problems)
    let edits = edits(of: layout, in: tree.tokens)
    guard let lines else { return edits }
    let touched = layout.offsets(touching: lines, in: tree.source)
    let reachesEnd = touched.upperBound >= layout.endOfText
    return edits.filter {
        $0.range.upperBound >= touched.lowerBound
            && ($0.range.lowerBound < touched.upperBound || reachesEnd)
    }
}

/// The bytes of a file after changes to it, which must be in file order.
package func applying(_ edits: [WhiteSpaceEdit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for edit in edits {
        result += bytes[end..<edit.range.lowerBound]
        result += edit.replacement
        end = edit.range.upperBound
    }
    return result + bytes[end...]
}
