import Lexer
import TransitionDSL

/// Tokens and gaps tile the file, and each token lexed separately is the same token.
func tryLexer(_ bytes: [UInt8]) throws(Violation) {
    let file = tokenize(SourceFile(path: "a.trans", bytes: bytes))
    let again = tokenize(SourceFile(path: "a.trans", bytes: bytes))
    try expect(file.kinds == again.kinds && file.ranges == again.ranges, "lexing differs")
    try expect(
        file.problems.map(described) == again.problems.map(described), "lexing tells otherwise")
    try expectTiling(file)
    try expectProblems(file.problems, in: [file.source])
    try expect(file.problems.count <= 20, "\(file.problems.count) lexical problems")
    if file.problems.contains(where: { $0.id == .badUTF8 }) { return }
    try expectTokensAlone(file)
}

func expectTiling(_ file: TokenizedFile) throws(Violation) {
    let byteCount = UInt32(file.source.bytes.count)
    try expect(file.kinds.count == file.ranges.count, "arrays differ in length")
    try expect(file.kinds.last == .endOfFile, "no end of file")
    try expect(
        file.ranges.last == SourceRange(start: byteCount, end: byteCount), "the end is elsewhere")
    var end: UInt32 = 0
    for index in 0..<file.count - 1 {
        let range = file.ranges[index]
        try expect(range.start >= end && range.end > range.start, "token \(index) overlaps")
        try expect(file.kinds[index] != .endOfFile, "token \(index) ends the file")
        end = range.end
    }
    try expect(end <= byteCount, "a token lies outside")
}

/// What a gap holds is no token, and a token is one, whatever is around it.
private func expectTokensAlone(_ file: TokenizedFile) throws(Violation) {
    for index in 0..<min(file.count, 400) {
        let gap = file.gap(before: index).offsets
        let alone = tokenize(SourceFile(path: "", bytes: Array(file.source.bytes[gap])))
        try expect(alone.count == 1, "the gap before token \(index) holds \(alone.kinds)")
        if file.kinds[index] == .endOfFile { continue }
        let range = file.ranges[index].offsets
        let bytes = Array(file.source.bytes[range])
        // Only at the beginning of a file is it a mark.
        if bytes.starts(with: "\u{FEFF}".utf8) { continue }
        // At the end of a line they are a comment of another language.
        if bytes.allSatisfy({ $0 == UInt8(ascii: "#") }) { continue }
        let token = tokenize(SourceFile(path: "", bytes: bytes))
        try expect(
            token.kinds.first == file.kinds[index] && token.count == 2,
            "`\(file.source.text(file.ranges[index]))` is \(file.kinds[index]), alone \(token.kinds)"
        )
    }
}
