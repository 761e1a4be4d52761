import Foundation
import Serialization
import Testing

/// What the settings of an editor switch on and off.
@Suite struct SettingsTests {
    private let uri = "file:///app/App.trans"
    private let text = """
        animation open = slide(left)
        screen List = ListController
        screen Item = ItemController
        registry App { push List -> Item: open }

        """

    private func client(_ settings: JSON, _ capabilities: JSON = Capabilities.all) -> TestClient {
        let client = TestClient.initialized(
            TestFiles(), capabilities, folder: "/app", settings: settings)
        client.open(uri, text)
        client.run()
        return client
    }

    /// The hover at `open` in the line.
    private func hover(_ client: TestClient) throws -> String {
        let answer = client.result(
            "textDocument/hover",
            [
                "textDocument": ["uri": .string(uri)],
                "position": ["line": 3, "character": 35],
            ])
        return try #require(answer["contents"]["value"].text)
    }

    /// Editors that do not know the setting get characters.
    @Test func picturesAreSentOnRequest() throws {
        #expect(try hover(client(.null)).contains("│░░░░"))
        #expect(try hover(client(["pictures": false])).contains("│░░░░"))
        let text = try hover(client(["pictures": true]))
        #expect(!text.contains("│"))
        let image = try #require(
            text.firstMatch(of: /!\[How the screens move\]\(data:image\/svg\+xml,([^ ()]*)\)/))
        let svg = try #require(String(image.1).removingPercentEncoding)
        #expect(svg.hasPrefix("<svg "))
        #expect(svg.hasSuffix("</svg>"))
        #expect(text.contains("\n\nBlue leaves, orange appears, 0.35 s."))
    }

    @Test func withoutMarkdownThereAreCharacters() throws {
        let plain = client(["pictures": true], [:])
        #expect(try hover(plain).contains("│░░░░"))
    }

    @Test func eachKindOfHintCanBeSwitchedOff() {
        func labels(_ settings: JSON) -> Int {
            client(settings).result(
                "textDocument/inlayHint",
                [
                    "textDocument": ["uri": .string(uri)],
                    "range": [
                        "start": ["line": 0, "character": 0], "end": ["line": 4, "character": 0],
                    ],
                ]
            ).elements.count
        }
        #expect(labels(.null) == 2)
        #expect(labels(["hints": ["returns": false]]) == 1)
        #expect(labels(["hints": ["animations": false]]) == 1)
    }

    @Test func lensesCanBeSwitchedOff() {
        func lenses(_ settings: JSON) -> Int {
            client(settings).result(
                "textDocument/codeLens", ["textDocument": ["uri": .string(uri)]]
            ).elements.count
        }
        #expect(lenses(.null) > 0)
        #expect(lenses(["lens": false]) == 0)
    }
}
