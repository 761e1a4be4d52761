import Foundation
import Serialization
import Testing
import TransitionDSL

@testable import LanguageServer
@testable import TestSupport

/// The server's text after edits is the client's, whatever unit the columns have.
@Suite struct EditTests {
    private static let encodings = ["utf-8", "utf-16", "utf-32"]
    private let uri = "file:///app/App.trans"

    /// What is written, and where widths differ.
    private static let pieces = [
        "a", "hero logo", "\n", "\r\n", "\r", "\t", " ", "é", "e\u{301}", "😀", "👩‍👩‍👧", "\u{200D}",
        "\u{FEFF}", "\u{FE0F}", "ﬀ", "漢", "\u{10FFFF}", "\u{2028}", "\u{85}", "\u{0}", "\"", "\\",
        "",
        "screen A = AController {\r\n  x: logo\r\n}\r\n", "\u{7F}", "\u{7FF}", "\u{800}",
        "\u{FFFD}",
    ]

    private func text(_ client: TestClient) -> String? {
        client.server.documents["/app/App.trans"].map {
            String(decoding: $0.source.bytes, as: UTF8.self)
        }
    }

    private func text(_ numbers: inout SeededNumbers) -> String {
        (0..<Int.random(in: 0...3, using: &numbers))
            .map { _ in Self.pieces.randomElement(using: &numbers) ?? "" }.joined()
    }

    @Test(arguments: encodings)
    func randomEdits(_ encoding: String) throws {
        var numbers = SeededNumbers(seed: 2026)
        for _ in 0..<10 * factor {
            let client = TestClient.initialized(
                TestFiles(), Capabilities.encoded(encoding))
            var reference = ReferenceText(
                (0..<9).map { _ in text(&numbers) }.joined(), encoding: encoding)
            client.open(uri, reference.text)
            client.run()
            for version in 2..<40 {
                var changes: [JSON] = []
                for _ in 0..<Int.random(in: 1...3, using: &numbers) {
                    changes.append(change(&reference, &numbers))
                }
                client.change(uri, version: version, changes)
                client.step()
                let server = self.text(client) ?? "none"
                try #require(Array(server.utf8) == Array(reference.text.utf8), "\(changes)")
            }
        }
    }

    /// A random change of both texts. Positions are mostly in the text, at times anywhere.
    private func change(_ reference: inout ReferenceText, _ numbers: inout SeededNumbers) -> JSON {
        let new = text(&numbers)
        if Int.random(in: 0..<40, using: &numbers) == 0 {
            reference = ReferenceText(new, encoding: reference.encoding)
            return ["text": .string(new)]
        }
        func position() -> (line: Int, column: Int) {
            var place = reference.position(
                Int.random(in: 0...reference.scalars.count, using: &numbers))
            switch Int.random(in: 0..<10, using: &numbers) {
            case 0: place.column += Int.random(in: 0...3, using: &numbers)
            case 1: place.line += Int.random(in: 0...2, using: &numbers)
            case 2:
                place.column = [Int.max, Int(Int32.max), 1_000].randomElement(using: &numbers) ?? 0
            case 3:
                place.line = [Int.max, Int(Int32.max), 1_000].randomElement(using: &numbers) ?? 0
            default: break
            }
            return place
        }
        // A short range mostly, so that texts do not vanish; also ranges that end before they begin.
        let start = position()
        var end = start
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: end = position()
        case 1:
            end = reference.position(
                min(
                    reference.scalars.count,
                    reference.index(line: start.line, column: start.column) + 3))
        default: break
        }
        reference.replace(start, end, new)
        func json(_ place: (line: Int, column: Int)) -> JSON {
            ["line": .number(place.line), "character": .number(place.column)]
        }
        return ["range": ["start": json(start), "end": json(end)], "text": .string(new)]
    }

    /// An answer's columns are in the client's unit too.
    @Test(arguments: [("utf-8", 34), ("utf-16", 32), ("utf-32", 31)])
    func answersAreInTheUnit(_ encoding: String, _ column: Int) throws {
        let client = TestClient.initialized(TestFiles(), Capabilities.encoded(encoding))
        client.open(uri, "screen A = AController /* 😀 */ { x: logo }\n")
        client.run()
        let finding = try #require(client.findings(uri)?.first)
        #expect(finding["code"].text == "unknown-hero-id")
        #expect(finding["range"]["start"]["character"].number == column + 5)
    }

    @Test func unknownDocumentsAndVersionsAreLogged() {
        let client = TestClient.initialized()
        client.change(uri, version: 2, [["text": "x"]])
        client.run()
        #expect(client.logs.count == 1)
        client.open(uri, "hero a\n", version: 7)
        client.change(uri, version: 8, [["text": "hero b\n"]])
        client.run()
        #expect(client.logs.count == 1)
        client.change(uri, version: 8, [["text": "hero c\n"]])
        client.change(uri, version: 3, [["text": "hero d\n"]])
        client.run()
        #expect(client.logs.count == 3)
        #expect(text(client) == "hero d\n")
    }

    @Test(
        arguments: [
            [7], [["text": 7]], [["range": [:], "text": "x"]], [[:]],
            [["range": ["start": ["line": 0], "end": ["line": 0, "character": 0]], "text": "x"]],
        ] as [[JSON]])
    func badChangesAreLogged(_ changes: [JSON]) {
        let client = TestClient.initialized()
        client.open(uri, "hero a\n")
        client.change(uri, version: 2, changes)
        client.run()
        #expect(client.logs.count == 1)
        #expect(text(client) == "hero a\n")
    }

    /// The texts of documents are independent, also of one that is not a file.
    @Test func severalDocuments() {
        let client = TestClient.initialized()
        client.open("untitled:Untitled-1", "screen A = AController { x: logo }\n")
        client.open(uri, "hero logo\n")
        client.run()
        #expect(client.codes("untitled:Untitled-1") == ["unknown-hero-id"])
        client.change(
            "untitled:Untitled-1", version: 2,
            [
                [
                    "range": [
                        "start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0],
                    ], "text": "hero logo\n",
                ]
            ])
        client.run()
        #expect(!client.codes("untitled:Untitled-1").contains("unknown-hero-id"))
        #expect(text(client) == "hero logo\n")
        client.close(uri)
        client.run()
        #expect(client.server.documents.count == 1)
    }
}
