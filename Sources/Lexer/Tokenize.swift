package import TransitionDSL

/// Divides a file into tokens, in one pass. Any bytes give tokens, and problems.
/// A malformed token keeps the intended kind, so that the parser does not report it again. At most
/// ``maximumLexicalProblemCount`` problems are reported.
package func tokenize(_ source: SourceFile) -> TokenizedFile {
    let end = SourceRange(source.bytes.count..<source.bytes.count)
    if source.bytes.count > SourceFile.maximumByteCount {
        let problem = Diagnostic(
            .fileTooLarge, "the file is larger than 16 MiB", at: source.place(SourceRange(0..<0)),
            help: "divide it into several files and `import` them")
        return TokenizedFile(
            source: source, kinds: [.endOfFile], ranges: [end], problems: [problem])
    }
    if startsAsUTF16(source.bytes) {
        // One problem instead of one for every second byte.
        let problem = Diagnostic(
            .badUTF8, "the file is UTF-16", at: source.place(SourceRange(0..<2)),
            help: "save it as UTF-8")
        return TokenizedFile(
            source: source, kinds: [.unknown, .endOfFile],
            ranges: [SourceRange(0..<source.bytes.count), end], problems: [problem])
    }
    var scanner = Scanner()
    scanner.scan(source.bytes.span, from: source.byteOrderMarkLength)
    return TokenizedFile(
        source: source, kinds: scanner.kinds, ranges: scanner.ranges, comments: scanner.comments,
        problems: scanner.problems.diagnostics(in: source))
}

private func startsAsUTF16(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
}
