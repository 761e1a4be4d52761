import Serialization
import TransitionDSL

/// A document that is open in the editor.
struct Document: Sendable {
    /// As the client spells it.
    let uri: String
    /// The path of the file; for a document without one, its URI.
    let path: String
    var version: Int
    var lines: EditorLines

    var source: SourceFile { lines.source }

    init(uri: String, version: Int, text: String, _ encoding: PositionEncoding) {
        self.uri = uri
        self.version = version
        path = documentPath(uri)
        lines = EditorLines(SourceFile(path: path, text: text), encoding)
    }

    /// Applies the changes of a `didChange` in their order; false if one is malformed.
    mutating func apply(_ changes: [JSON]) -> Bool {
        for change in changes {
            guard let text = change["text"].text else { return false }
            var bytes = source.bytes
            if change.has("range") {
                guard let range = lines.range(change["range"]) else { return false }
                bytes.replaceSubrange(range.offsets, with: Array(text.utf8))
            } else {
                bytes = Array(text.utf8)
            }
            lines = EditorLines(SourceFile(path: path, bytes: bytes), lines.encoding)
        }
        return true
    }
}

/// The normalized path of a document. One that is not a file has no imports: its name has no
/// directory.
func documentPath(_ uri: String) -> String {
    if let path = path(ofURI: uri) { return normalized(path) }
    return String(
        decoding: uri.utf8.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
}

extension EditorLines {
    func json(_ position: Position) -> JSON {
        ["line": .number(position.line), "character": .number(position.column)]
    }

    func json(_ range: SourceRange) -> JSON {
        let range = self.range(range)
        return ["start": json(range.start), "end": json(range.end)]
    }

    /// The offset of a `Position`; nil if it is malformed.
    func offset(_ json: JSON) -> UInt32? {
        guard let line = json["line"].number, let column = json["character"].number, line >= 0,
            column >= 0
        else { return nil }
        return offset(of: Position(line: line, column: column))
    }

    /// The range of a `Range`; nil if it is malformed. One that ends before it begins is empty.
    func range(_ json: JSON) -> SourceRange? {
        guard let start = offset(json["start"]), let end = offset(json["end"]) else { return nil }
        return SourceRange(start: start, end: max(start, end))
    }
}
