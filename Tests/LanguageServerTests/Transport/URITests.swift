import Serialization
import Testing
@testable import TestSupport

@Suite struct URITests {
    @Test(arguments: [
        ("file:///a/b.trans", "/a/b.trans"), ("FILE:///a", "/a"), ("file://localhost/a", "/a"),
        ("file:///a%20b", "/a b"), ("file:///a%2Fb", "/a/b"), ("file:///%C3%A9", "/é"),
        ("file:///é", "/é"), ("file:///a?x=1", "/a"), ("file:///a#L7", "/a"),
        ("file:///a%3Fb%23", "/a?b#"), ("file:///a+b", "/a+b"), ("file:///a%2bb", "/a+b"),
    ])
    func paths(_ uri: String, _ expected: String) { #expect(path(ofURI: uri) == expected) }

    @Test(arguments: [
        "", "a", "/a", "file:", "file://", "file:/a", "http://a/b", "untitled:Untitled-1",
        "file://host/a", "file:///a%", "file:///a%2", "file:///a%zz", "file:///a%00b",
        "file:///%FF", "file:///%C3",
    ])
    func whatNamesNoFileHere(_ uri: String) { #expect(path(ofURI: uri) == nil) }

    @Test func pathsComeBack() {
        var numbers = SeededNumbers(seed: 3)
        let pieces = [
            "a", "/", " ", "%", "%20", "é", "👩‍👩‍👧", "#", "?", ":", "\\", "\"", "\n", "+", "~",
        ]
        for _ in 0..<2000 {
            let length = Int.random(in: 1...9, using: &numbers)
            let path =
                "/"
                + (0..<length).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
            let written = uri(ofPath: path)
            #expect(Serialization.path(ofURI: written) == path, "\(written)")
            #expect(written.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(written)")
        }
    }

    /// Clients spell a URI in their own way; answers repeat it as the client spells it.
    @Test(arguments: ["file:///a%2Db.trans", "file:///%61-b.trans", "file:///x/../a-b.trans"])
    func theClientsSpellingIsKept(_ uri: String) {
        let client = TestClient.initialized()
        client.open(uri, "hero logo\nscreen A = AController { x: logo }\n")
        client.run()
        #expect(client.findings(uri) != nil)
        let answer = client.result(
            "textDocument/definition",
            [
                "textDocument": ["uri": "file:///a-b.trans"],
                "position": ["line": 1, "character": 28],
            ])
        #expect(answer["uri"].text == uri)
    }
}
