import Lexer
import Testing
import TransitionDSL

/// A token as the tests write it: its kind and its text.
struct LexedPiece: Equatable, CustomStringConvertible {
    let kind: TokenKind
    let text: String

    init(_ kind: TokenKind, _ text: String) {
        self.kind = kind
        self.text = text
    }

    var description: String { "\(kind) `\(text)`" }
}

/// A problem as the tests write it.
struct Mistake: Equatable, CustomStringConvertible {
    let id: DiagnosticID
    let offsets: Range<Int>

    init(_ id: DiagnosticID, _ offsets: Range<Int>) {
        self.id = id
        self.offsets = offsets
    }

    var description: String { "\(id.name) at \(offsets)" }
}

func lex(_ text: String) -> TokenizedFile {
    tokenize(SourceFile(path: "test.trans", text: text))
}

func lex(bytes: [UInt8]) -> TokenizedFile {
    tokenize(SourceFile(path: "test.trans", bytes: bytes))
}

extension TokenizedFile {
    /// All tokens but the end of the file.
    var pieces: [LexedPiece] {
        zip(kinds, ranges).dropLast().map { LexedPiece($0, source.text($1)) }
    }

    var mistakes: [Mistake] {
        problems.map { Mistake($0.id, $0.place.range.offsets) }
    }
}

/// What every file must fulfil, whatever its bytes.
func expectTiling(_ file: TokenizedFile, sourceLocation: SourceLocation = #_sourceLocation) {
    let fault = tilingFault(file)
    #expect(fault == nil, "bytes \(file.source.bytes)", sourceLocation: sourceLocation)
}

private func tilingFault(_ file: TokenizedFile) -> String? {
    let byteCount = UInt32(file.source.bytes.count)
    guard file.kinds.count == file.ranges.count else { return "arrays differ in length" }
    guard file.kinds.last == .endOfFile else { return "no end of file" }
    guard file.ranges.last == SourceRange(start: byteCount, end: byteCount) else {
        return "the end of the file is elsewhere"
    }
    var end = file.source.byteOrderMarkLength
    for (index, range) in file.ranges.enumerated() {
        let isLast = index == file.count - 1
        guard Int(range.start) >= end else { return "token \(index) overlaps" }
        guard isLast || range.end > range.start else { return "token \(index) is empty" }
        guard isLast || file.kinds[index] != .endOfFile else { return "early end of file" }
        guard isGap(file.source.bytes[end..<Int(range.start)]) else {
            return "the gap before token \(index) holds code"
        }
        end = Int(range.end)
    }
    let starts = file.problems.map(\.place.range.start)
    guard starts == starts.sorted() else { return "problems are not in file order" }
    guard file.problems.allSatisfy({ $0.place.range.end <= byteCount }) else {
        return "a problem lies outside"
    }
    return nil
}

/// Whether the bytes are white space and comments, those with `#` too, and merge conflicts; a
/// second, slower reading of that rule.
private func isGap(_ gap: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(gap)
    var index = 0
    var depth = 0
    while index < bytes.count {
        let pair = bytes[index..<min(index + 2, bytes.count)]
        let signs = bytes[index...].prefix { $0 == 35 }
        let behind = bytes.dropFirst(index + signs.count).first ?? 10
        let isHash = !signs.isEmpty && [9, 10, 13, 32].contains(behind)
        if depth == 0, bytes[index...].starts(with: "<<<<<<< ".utf8) {
            guard let end = endOfConflict(bytes, index) else { return false }
            index = end
        } else if depth == 0, isHash || pair.elementsEqual("//".utf8) {
            while index < bytes.count, bytes[index] != 10, bytes[index] != 13 { index += 1 }
        } else if pair.elementsEqual("/*".utf8) {
            depth += 1
            index += 2
        } else if depth > 0, pair.elementsEqual("*/".utf8) {
            depth -= 1
            index += 2
        } else if depth > 0 || [9, 10, 13, 32].contains(bytes[index]) {
            index += 1
        } else {
            return false
        }
    }
    return true
}

/// Where the line ends that begins with `>>>>>>> `.
private func endOfConflict(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard let marker = bytes[start...].firstRange(of: "\n>>>>>>> ".utf8) else { return nil }
    return bytes[marker.upperBound...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
}
