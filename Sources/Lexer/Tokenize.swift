package import TransitionDSL

/// Cuts a file into tokens. Total: any bytes give tokens, and problems where they are none.
///
/// Time is linear in the file's size. A token that is malformed keeps the kind it was meant to
/// have, so that the parser sees one mistake once; at most ``maximumLexicalProblemCount`` problems
/// are told.
package func tokenize(_ source: SourceFile) -> TokenizedFile {
    tokenize(source, maximumByteCount: SourceFile.maximumByteCount)
}

/// The same with another limit, for tests: nobody keeps a file of four gigabytes.
func tokenize(_ source: SourceFile, maximumByteCount: Int) -> TokenizedFile {
    guard source.bytes.count <= maximumByteCount else {
        return tooLarge(source)
    }
    guard !startsAsUTF16(source.bytes) else {
        return unreadable(source)
    }
    return scanned(source)
}

/// The tokens of a file whose offsets fit in 32 bits.
///
/// Tokens are written to a chunk that stays in the cache and copied out when it is full: writing
/// each to the end of a growing array takes 1.7 times as long. The arrays reserve more than files
/// of people use; pages that nobody writes to take no memory.
private func scanned(_ source: SourceFile) -> TokenizedFile {
    let bytes = source.bytes
    let classes = characterClasses
    let punctuation = punctuationKinds
    let tokenEstimate = bytes.count / 4 + 1
    let chunkSize = min(1024, tokenEstimate)

    var scanner = Scanner(at: source.byteOrderMarkLength)
    var kinds: [TokenKind] = []
    var starts: [UInt32] = []
    var lengths: [UInt8] = []
    kinds.reserveCapacity(tokenEstimate)
    starts.reserveCapacity(tokenEstimate)
    lengths.reserveCapacity(tokenEstimate)
    var chunkKinds = [TokenKind](repeating: .endOfFile, count: chunkSize)
    var chunkStarts = [UInt32](repeating: 0, count: chunkSize)
    var chunkLengths = [UInt8](repeating: 0, count: chunkSize)

    while scanner.index < bytes.count {
        var kindsSpan = chunkKinds.mutableSpan
        var startsSpan = chunkStarts.mutableSpan
        var lengthsSpan = chunkLengths.mutableSpan
        let count = scanner.scan(
            bytes.span,
            classes: classes.span,
            punctuation: punctuation.span,
            kinds: &kindsSpan,
            starts: &startsSpan,
            lengths: &lengthsSpan
        )
        kinds.append(contentsOf: chunkKinds[..<count])
        starts.append(contentsOf: chunkStarts[..<count])
        lengths.append(contentsOf: chunkLengths[..<count])
    }
    kinds.append(.endOfFile)
    starts.append(UInt32(truncatingIfNeeded: bytes.count))
    lengths.append(0)
    return TokenizedFile(
        source: source,
        kinds: kinds,
        ranges: TokenRanges(starts: starts, lengths: lengths, longEnds: scanner.longEnds),
        problems: scanner.problems.diagnostics(in: source)
    )
}

/// A file beyond the offsets: nothing of it is read, and its end lies at the last offset.
private func tooLarge(_ source: SourceFile) -> TokenizedFile {
    let end = UInt32(clamping: source.bytes.count)
    let start = SourceRange(start: 0, end: 0)
    return TokenizedFile(
        source: source,
        kinds: [.endOfFile],
        ranges: TokenRanges([SourceRange(start: end, end: end)]),
        problems: [.fileTooLarge(at: source.place(start))]
    )
}

/// A file of UTF-16: one problem instead of one for every second byte.
private func unreadable(_ source: SourceFile) -> TokenizedFile {
    let byteCount = UInt32(truncatingIfNeeded: source.bytes.count)
    let end = SourceRange(start: byteCount, end: byteCount)
    return TokenizedFile(
        source: source,
        kinds: [.unknown, .endOfFile],
        ranges: TokenRanges([SourceRange(start: 0, end: byteCount), end]),
        problems: [.fileIsUTF16(at: source.place(SourceRange(0..<2)))]
    )
}

private func startsAsUTF16(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
}

extension SourceRange {
    /// A range of a file whose size was checked.
    init(_ offsets: Range<Int>) {
        self.init(
            start: UInt32(truncatingIfNeeded: offsets.lowerBound),
            end: UInt32(truncatingIfNeeded: offsets.upperBound)
        )
    }
}
