import Foundation
import Testing

@testable import transc

/// The script and the style sheet of a page. `TRANSC_UPDATE=1` embeds them again and fails.
@Suite struct PageAssetsTests {
    private static let folder = GraphFile.root.appendingPathComponent(
        "Sources/transc/Pictures/Page")

    @Test(arguments: [
        ("phone.js", "PhoneScript", "Shows a scene at a time", phoneScript),
        ("scenes.js", "ScenesScript", "Chooses the scene", scenesScript),
        ("graph.js", "GraphScript", "What plays from a screen, and the graph", graphScript),
        ("controls.js", "ControlsScript", "Buttons and keys", controlsScript),
        ("page.css", "PageStyle", "The style sheet of a page", pageStyle),
    ])
    func theEmbeddedTextIsThatOfTheFile(
        _ file: String, _ name: String, _ title: String, _ embedded: String
    ) throws {
        let source = try String(
            contentsOf: Self.folder.appendingPathComponent("Assets/\(file)"), encoding: .utf8)
        let text = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("//") }.joined(separator: "\n")
        if text == embedded { return }
        guard ProcessInfo.processInfo.environment["TRANSC_UPDATE"] == "1" else {
            Issue.record("\(name).swift is out of date: `TRANSC_UPDATE=1 swift test` rewrites it")
            return
        }
        let lines = text.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
        let literal = """
            /// \(title): \(file) without indentation and comments.
            let \(name.prefix(1).lowercased() + name.dropFirst()) = #\"""
            \(lines)
                \"""#

            """
        try literal.write(
            to: Self.folder.appendingPathComponent("Embedded/\(name).swift"), atomically: true,
            encoding: .utf8)
        Issue.record("\(name).swift was rewritten")
    }

    @Test func theyAreSmall() {
        #expect(pageScript.utf8.count <= 20 * 1024)
        let style = pageStyle + pageColors + " " + pagePictureStyle
        #expect(style.utf8.count <= 8 * 1024)
    }

    /// Nothing that text of a file could reach runs or is read as HTML.
    @Test func theScriptWritesOnlyText() {
        for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("] {
            #expect(!pageScript.contains(word), "\(word)")
        }
        #expect(!pageScript.contains("</") && !pageStyle.contains("</"))
    }

    /// Vectors that NIST publishes for SHA-256.
    @Test(arguments: [
        ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
        ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
        ),
    ])
    func hashesAreThoseOfTheStandard(_ text: String, _ hash: String) {
        #expect(SHA256.base64(text) == hash)
    }
}
