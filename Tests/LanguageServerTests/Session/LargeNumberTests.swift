import Serialization
import Testing

/// Numbers that need more than 32 bits, which an `Int` of a web page has: they are whole wherever the
/// server runs. `PlaygroundTests` compares a page with this process.
@Suite struct LargeNumberTests {
    private let uri = "file:///app/App.trans"
    private let text = """
        engine hero
        hero row(n: Int) = "x\\(n)"
        modifiers far(by: Length = 3000000000) = translate(x: by, y: 5000000000), cornerRadius(by)
        screen List = ListViewController { a: row(n: 3000000000) }
        screen Detail = DetailViewController {
          b: row(n: 3000000000)
          c: with overlay(color: #FF8000, opacity: 50%), far(by: 4000000000)
        }
        registry App { push List -> Detail: fade }

        """

    private func opened(_ text: String) -> TestClient {
        let client = TestClient.initialized()
        client.open(uri, text)
        client.run()
        return client
    }

    private func output(_ command: String) -> String {
        let arguments: JSON = [["textDocument": ["uri": .string(uri)]]]
        return opened(text).result(
            "workspace/executeCommand", ["command": .string(command), "arguments": arguments]
        ).text ?? ""
    }

    @Test func swiftHasThemWithoutFractions() {
        let swift = output("transc.swift")
        #expect(swift.contains("far(by: CGFloat = 3000000000)"))
        #expect(swift.contains("[.translate(x: by, y: 5000000000), .cornerRadius(by)]"))
        #expect(swift.contains("HeroID.row(n: 3000000000)"))
    }

    /// The color is 0xFF8000FF.
    @Test func aPageHasThemAndColors() {
        let page = output("transc.preview")
        #expect(
            page.contains("[4000000000,5000000000"))
        #expect(page.contains("4286578") && !page.contains("4000000000.0"))
    }

    @Test func aHoverHasThem() {
        let client = opened("engine hero\nmodifiers m = opacity(300000000000%)\n")
        let hover = client.result(
            "textDocument/hover",
            [
                "textDocument": ["uri": .string(uri)],
                "position": ["line": 1, "character": 25],
            ])
        #expect(hover["contents"]["value"].text?.contains("3000000000") == true)
    }

    @Test func textsWithThemOverlap() {
        let client = opened(
            """
            engine hero
            hero row(n: Int) = "x\\(n)"
            hero third = "x3000000000"

            """)
        #expect(client.codes(uri).contains("overlapping-hero-ids"))
    }

    @Test func messagesHaveThem() {
        let client = TestClient.initialized()
        let id: JSON = .whole(3_000_000_000)
        client.send(["jsonrpc": "2.0", "id": id, "method": "shutdown"])
        client.run()
        #expect(client.received.last?["id"].string == "3000000000")
        #expect(
            JSON(parsing: Array("[9223372036854775807, 3e9]".utf8))?.string
                == "[9223372036854775807,3000000000.0]")
    }
}
