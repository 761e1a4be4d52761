import Foundation
import Lexer
import Serialization
import TransitionDSL
@testable import TestSupport

/// A file of the corpus or the examples in an editor.
struct EditedFile {
    let client: TestClient
    let uri: String
    private(set) var source: SourceFile
    private(set) var tokens: TokenizedFile
    private(set) var lines: EditorLines
    private(set) var version = 1

    /// The files of the corpus and the examples, as paths from the root.
    static let all: [String] = ["Tests/Corpus", "Examples"].flatMap { folder in
        let names =
            FileManager.default.enumerator(
                atPath: root.appendingPathComponent(folder).path)?.compactMap { $0 as? String }
            ?? []
        return names.filter { $0.hasSuffix(".trans") }.sorted().map { "\(folder)/\($0)" }
    }

    /// Those without a mistake.
    static let good = all.filter { !$0.contains("bad-") }

    /// Those that are tried: every eighth, with `TRANSC_EFFORT=2` every third, with 3 all.
    static let sample = good.indices.filter { $0 % (effort > 2 ? 1 : effort > 1 ? 3 : 8) == 0 }
        .map { good[$0] }

    static let root = repositoryRoot

    init(_ name: String, _ capabilities: JSON = Capabilities.all) {
        client = .initialized(TestFiles(), capabilities)
        let path = Self.root.appendingPathComponent(name).path
        uri = Serialization.uri(ofPath: path)
        let bytes = Array(FileManager.default.contents(atPath: path) ?? Data())
        source = SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self))
        tokens = tokenize(source)
        lines = EditorLines(source, .utf16)
        client.open(uri, text)
        client.run()
    }

    var text: String { String(decoding: source.bytes, as: UTF8.self) }

    /// Replaces the text, with one change of the whole or of a range.
    mutating func set(_ text: String) {
        version += 1
        client.change(uri, version: version, [["text": .string(text)]])
        take(text)
    }

    mutating func replace(_ range: Range<Int>, with new: String) {
        version += 1
        let old = lines.range(SourceRange(range))
        client.change(
            uri, version: version,
            [
                [
                    "range": ["start": json(old.start), "end": json(old.end)],
                    "text": .string(new),
                ]
            ])
        var bytes = source.bytes
        bytes.replaceSubrange(range, with: Array(new.utf8))
        take(String(decoding: bytes, as: UTF8.self))
    }

    private mutating func take(_ text: String) {
        source = SourceFile(path: source.path, text: text)
        tokens = tokenize(source)
        lines = EditorLines(source, .utf16)
    }

    // MARK: Requests

    func json(_ position: EditorLines.Position) -> JSON {
        ["line": .number(position.line), "character": .number(position.column)]
    }

    var identifier: JSON { ["textDocument": ["uri": .string(uri)]] }

    func parameters(at offset: Int) -> JSON {
        identifier.with("position", json(lines.position(of: UInt32(offset))))
    }

    /// The result of a request of the document; members of the parameters come last.
    func result(_ method: String, _ members: (String, JSON)...) -> JSON {
        client.result(
            "textDocument/\(method)", members.reduce(identifier) { $0.with($1.0, $1.1) })
    }

    func result(_ method: String, at offset: Int, _ members: (String, JSON)...) -> JSON {
        client.result(
            "textDocument/\(method)",
            members.reduce(parameters(at: offset)) { $0.with($1.0, $1.1) })
    }

    // MARK: Answers

    /// The bytes of a `Range` in a text.
    static func offsets(_ range: JSON, in lines: EditorLines) -> Range<Int>? {
        func offset(_ json: JSON) -> Int? {
            guard let line = json["line"].number, let column = json["character"].number else {
                return nil
            }
            let position = EditorLines.Position(line: line, column: column)
            return Int(lines.offset(of: position))
        }
        guard let start = offset(range["start"]), let end = offset(range["end"]), start <= end
        else { return nil }
        return start..<end
    }

    func offsets(_ range: JSON) -> Range<Int>? { Self.offsets(range, in: lines) }

    func text(_ range: Range<Int>) -> String { source.text(SourceRange(range)) }

    /// The text that `TextEdit`s make of another; nil if they overlap or are malformed.
    static func applying(_ edits: [JSON], to source: SourceFile) -> String? {
        let lines = EditorLines(source, .utf16)
        var ranges: [(range: Range<Int>, text: String)] = []
        for edit in edits {
            guard let range = offsets(edit["range"], in: lines), let text = edit["newText"].text
            else { return nil }
            ranges.append((range, text))
        }
        ranges.sort {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
        var bytes: [UInt8] = []
        var end = 0
        for (range, text) in ranges {
            guard range.lowerBound >= end else { return nil }
            bytes += source.bytes[end..<range.lowerBound] + Array(text.utf8)
            end = range.upperBound
        }
        return String(decoding: bytes + source.bytes[end...], as: UTF8.self)
    }
}
