import Codegen
import Formatting
import Lexer
import Lint
import Parser
import Semantics
import TransitionDSL

/// Formatting changes white space alone, once, and nothing that the compiler reads.
func tryFormat(_ bytes: [UInt8]) throws(Violation) {
    let files = FileSet(bytes)
    let file = parse(SourceFile(path: files.files[0].path, bytes: files.files[0].bytes))
    let edits = format(file)
    try expectWhiteSpace(edits, file.tree.tokens)
    let formatted = parse(
        SourceFile(path: file.tree.source.path, bytes: applying(edits, to: file.tree.source.bytes)))
    try expectSameTokens(file.tree.tokens, formatted.tree.tokens)
    guard errors(file.problems).isEmpty else { return }
    try expectCommentsStay(file.tree.tokens, formatted.tree.tokens)
    try expect(shape(formatted.tree) == shape(file.tree), "the tree is another")
    let again = format(formatted)
    let text = String(decoding: formatted.tree.source.bytes, as: UTF8.self)
    try expect(
        again.isEmpty,
        "the second time changes \(again.first.map { "\($0)" } ?? "") of\n\(text)")
    // Marks and suppressions keep the white space of some lines.
    if !comments(file.tree.tokens).joined().contains(where: { $0.contains("transc:") }) {
        try expectOtherLayoutsDoNotMatter(file.tree.tokens, text)
        try expectShortLines(formatted)
    }
    try expectRanges(file, edits, choice(of: bytes))
    try expectSameFindings(files, formatted.tree.source.bytes)
}

/// In file order, and only white space: what is replaced as well as what replaces it.
private func expectWhiteSpace(
    _ edits: [WhiteSpaceEdit], _ tokens: TokenizedFile
) throws(Violation) {
    var end = 0
    for edit in edits {
        let old = tokens.source.bytes[edit.range]
        try expect(edit.range.lowerBound >= end, "edits overlap")
        try expect(!old.elementsEqual(edit.replacement), "an edit changes nothing")
        let isMark = edit.range == 0..<3 && tokens.source.byteOrderMarkLength == 3
        try expect(
            isMark || (old + edit.replacement).allSatisfy { $0.isBlank || $0.isLineEnd },
            "an edit replaces `\(String(decoding: old, as: UTF8.self))`")
        end = edit.range.upperBound
    }
}

private func expectSameTokens(_ old: TokenizedFile, _ new: TokenizedFile) throws(Violation) {
    try expect(old.kinds == new.kinds, "the tokens are others")
    for (left, right) in zip(old.ranges, new.ranges) {
        try expect(
            old.source.bytes[left.offsets].elementsEqual(new.source.bytes[right.offsets]),
            "a token is another")
    }
    try expect(comments(old) == comments(new), "the comments are others")
}

/// A comment that was on the line of one of the two tokens around it stays on the line of that one; a
/// comment that was on the line of both stays on that of one of them.
private func expectCommentsStay(
    _ old: TokenizedFile, _ new: TokenizedFile
) throws(Violation) {
    for (index, (was, isNow)) in zip(neighbors(old), neighbors(new)).enumerated() {
        let comment = old.source.text(old.comments[index].range)
        let text = String(decoding: new.source.bytes, as: UTF8.self)
        if was.before, was.after {
            try expect(isNow.before || isNow.after, "`\(comment)` left both tokens:\n\(text)")
        } else {
            try expect(isNow.before || !was.before, "`\(comment)` left the token before:\n\(text)")
            try expect(isNow.after || !was.after, "`\(comment)` left the token after:\n\(text)")
        }
    }
}

/// Whether each comment is on the line of the token before it, and of the token after it.
private func neighbors(_ tokens: TokenizedFile) -> [(before: Bool, after: Bool)] {
    let bytes = tokens.source.bytes
    return tokens.comments.map { comment in
        let gap = tokens.gap(before: comment.nextToken).offsets
        let range = comment.range.offsets
        // A comment before the end of a body or a file has a line of its own, or ends one.
        let end: Set<TokenKind> = [.endOfFile, .rightBrace]
        let hasTokenAfter = !end.contains(tokens.kinds[comment.nextToken])
        return (
            comment.nextToken > 0
                && !bytes[gap.lowerBound..<range.lowerBound].contains { $0.isLineEnd },
            hasTokenAfter && !bytes[range.upperBound..<gap.upperBound].contains { $0.isLineEnd }
        )
    }
}

/// The lines of each comment without blanks at their ends, and the token after it.
private func comments(_ tokens: TokenizedFile) -> [[String]] {
    tokens.comments.map { comment in
        let text = tokens.source.text(comment.range)
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        return ["\(comment.nextToken)"]
            + lines.map { line in
                var scalars = line.unicodeScalars
                while let last = scalars.last, last == " " || last == "\t" { scalars.removeLast() }
                return String(scalars)
            }
    }
}

/// Doubled blanks, tabs, other line ends, and no line ends after commas: the result is the same.
private func expectOtherLayoutsDoNotMatter(
    _ tokens: TokenizedFile, _ text: String
) throws(Violation) {
    for (blank, lineEnd) in [("  ", "\n"), ("\t", "\r\n"), (" \t ", "\r")] {
        var other: [UInt8] = []
        var start = 0
        let comments = tokens.comments.map { (range: $0.range.offsets, isComment: true) }
        let rest = tokens.ranges.map { (range: $0.offsets, isComment: false) }
        var last: TokenKind?
        for piece in (comments + rest).sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            let gap = tokens.source.bytes[start..<piece.range.lowerBound]
            let isJoined = last == .comma && !piece.isComment
            if start > 0 || tokens.source.byteOrderMarkLength == 0 {
                other += spaced(gap, blank, lineEnd, isJoined)
            }
            other += tokens.source.bytes[piece.range]
            start = piece.range.upperBound
            last =
                piece.isComment
                ? nil
                : tokens.kinds[
                    rest.partitioningIndex { $0.range.lowerBound >= piece.range.lowerBound }]
        }
        let file = parse(SourceFile(path: "a.trans", bytes: other))
        let formatted = applying(format(file), to: other)
        try expect(
            String(decoding: formatted, as: UTF8.self) == text,
            "with other white space, it is\n\(String(decoding: formatted, as: UTF8.self))\nnot\n\(text)"
        )
    }
}

private func spaced(
    _ gap: ArraySlice<UInt8>, _ blank: String, _ lineEnd: String, _ isJoined: Bool
) -> [UInt8] {
    if isJoined { return Array(blank.utf8) }
    var result: [UInt8] = []
    var last: UInt8 = 0
    for byte in gap {
        if byte.isLineEnd {
            if !(last == UInt8(ascii: "\r") && byte == UInt8(ascii: "\n")) {
                result += lineEnd.utf8
            }
        } else {
            result += blank.utf8
        }
        last = byte
    }
    return result
}

/// A line of more than 100 columns cannot be broken: outside of parentheses and braces, it has no
/// `with`, comma or bar after its first token.
private func expectShortLines(_ file: ParseResult) throws(Violation) {
    let tokens = file.tree.tokens
    let lines = LineTable(tokens.source)
    for line in 1...lines.lineCount {
        let offsets = lines.offsets(ofLine: line, in: tokens.source)
        let isInLine = tokens.kinds.indices.filter {
            offsets.contains(Int(tokens.ranges[$0].start)) && tokens.kinds[$0] != .endOfFile
        }
        guard let first = isInLine.first, let last = isInLine.last,
            !tokens.hasComment(in: SourceRange(offsets))
        else { continue }
        let end = tokens.ranges[last].offsets.upperBound
        let width = displayCells(tokens.source.bytes, offsets.lowerBound..<end)
            .reduce(0) { $0 + $1.width }
        if width <= 100 { continue }
        var depth = 0
        for token in isInLine where token > first {
            switch tokens.kinds[token] {
            case .leftParenthesis, .leftBrace: depth += 1
            case .rightParenthesis, .rightBrace: depth -= 1
            case .pipe where depth == 0 && token < last, .comma where depth == 0 && token < last:
                throw Violation(
                    description: "a line is too long: \(tokens.source.text(SourceRange(offsets)))")
            default: break
            }
        }
    }
}

/// The edits of lines are those of the file that touch them; after them, the rest of the file's
/// edits give the formatted file.
private func expectRanges(
    _ file: ParseResult, _ edits: [WhiteSpaceEdit], _ choice: Int
) throws(Violation) {
    let lines = LineTable(file.tree.source)
    let first = 1 + choice % lines.lineCount
    let last = min(lines.lineCount, first + choice / 7 % 3)
    let some = format(file, lines: first...last)
    let ranges = Set(some.map(\.range))
    try expect(ranges.isSubset(of: edits.map(\.range)), "lines have edits that the file has not")
    let start = Int(lines.start(ofLine: first))
    let end = lines.offsets(ofLine: last, in: file.tree.source).upperBound
    for edit in edits where edit.range.lowerBound < end && edit.range.upperBound > start {
        try expect(ranges.contains(edit.range), "lines \(first) to \(last) lack \(edit)")
    }
    let bytes = applying(some, to: file.tree.source.bytes)
    let rest = parse(SourceFile(path: file.tree.source.path, bytes: bytes))
    try expect(
        applying(format(rest), to: bytes) == applying(edits, to: file.tree.source.bytes),
        "after lines \(first) to \(last), the file is formatted otherwise")
}

/// The same findings by rule and count, the same model and the same Swift.
private func expectSameFindings(_ files: FileSet, _ formatted: [UInt8]) throws(Violation) {
    let other = FileSet([(files.files[0].path, formatted)] + files.files.dropFirst())
    let (before, after) = (try files.input.linted(), try other.input.linted())
    func names(_ input: LintedFile) -> [String] { input.problems.map(\.id.name).sorted() }
    // The hints of errors depend on the layout: `scale(0,5)` reads as a number with a comma.
    guard before.keepsLanguage else { return try expect(!after.keepsLanguage, "errors are gone") }
    try expect(
        names(before) == names(after),
        "\(names(before)) become \(names(after)) in\n\(String(decoding: formatted, as: UTF8.self))")
    guard let model = before.checkedModel, let formattedModel = after.checkedModel else { return }
    try expect(
        withoutPlaces(model) == withoutPlaces(formattedModel), "the model is another")
    let name = files.files[0].path
    try expect(
        generate(model, sourceName: name).bytes == generate(formattedModel, sourceName: name).bytes,
        "the Swift is another")
}
