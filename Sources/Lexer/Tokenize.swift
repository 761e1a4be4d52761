package import TransitionDSL

/// Cuts a file into tokens. Total: any bytes give tokens, and problems where they are none.
///
/// Time is linear in the file's size. A token that is malformed keeps the kind it was meant to
/// have, so that the parser sees one mistake once; at most ``maximumLexicalProblemCount`` problems
/// are told.
package func tokenize(_ source: SourceFile) -> TokenizedFile {
    if source.bytes.count > SourceFile.maximumByteCount { return tooLarge(source) }
    if startsAsUTF16(source.bytes) { return unreadable(source) }
    var scanner = Scanner()
    var kinds: [TokenKind] = []
    var ranges: [SourceRange] = []
    // More than most files need; memory that is never written takes no pages.
    kinds.reserveCapacity(source.bytes.count / 4 + 1)
    ranges.reserveCapacity(source.bytes.count / 4 + 1)
    scanner.scan(source.bytes.span, from: source.byteOrderMarkLength, into: &kinds, &ranges)
    kinds.append(.endOfFile)
    ranges.append(SourceRange(source.bytes.count..<source.bytes.count))
    return TokenizedFile(
        source: source, kinds: kinds, ranges: ranges, comments: scanner.comments,
        problems: scanner.problems.diagnostics(in: source))
}

/// A file that is too large: nothing of it is read.
private func tooLarge(_ source: SourceFile) -> TokenizedFile {
    let end = source.bytes.count
    return TokenizedFile(
        source: source, kinds: [.endOfFile], ranges: [SourceRange(end..<end)],
        problems: [.fileTooLarge(at: source.place(SourceRange(0..<0)))])
}

/// A file of UTF-16: one problem instead of one for every second byte.
private func unreadable(_ source: SourceFile) -> TokenizedFile {
    let end = source.bytes.count
    return TokenizedFile(
        source: source, kinds: [.unknown, .endOfFile],
        ranges: [SourceRange(0..<end), SourceRange(end..<end)],
        problems: [.fileIsUTF16(at: source.place(SourceRange(0..<2)))])
}

private func startsAsUTF16(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
}
