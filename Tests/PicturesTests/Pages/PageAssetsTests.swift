import Foundation
import Testing

@testable import Pictures

/// The script and the style sheet of a page. `TRANSC_UPDATE=1` embeds them again and fails.
@Suite struct PageAssetsTests {
    private static let folder = GraphFile.root.appendingPathComponent(
        "Sources/Pictures/Page")

    @Test(arguments: [
        ("phone.js", "PhoneScript", "A phone that shows scenes", phoneScript),
        ("scenes.js", "ScenesScript", "The event and the time", scenesScript),
        ("fingers.js", "FingersScript", "Fingers", fingersScript),
        ("panel.js", "PanelScript", "What plays from a screen", panelScript),
        ("changes.js", "ChangesScript", "The changes of a screen", changesScript),
        ("graph.js", "GraphScript", "The graph", graphScript),
        ("controls.js", "ControlsScript", "Buttons and keys", controlsScript),
        ("page.css", "PageStyle", "The style sheet of a page", pageStyle),
    ])
    func theEmbeddedTextIsThatOfTheFile(
        _ file: String, _ name: String, _ title: String, _ embedded: String
    ) throws {
        let isScript = file.hasSuffix(".js")
        let source = try String(
            contentsOf: Self.folder.appendingPathComponent("Assets/\(file)"), encoding: .utf8)
        let written = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("/*") }
        let signs = isScript ? "=<>{}()[],;:?+-*&|!" : "{},;"
        let text = (written + (isScript ? [] : styleOfColors))
            .map { Self.withoutNeedlessSpaces($0, next: Set(signs)) }.joined(separator: "\n")
        if text == embedded { return }
        guard ProcessInfo.processInfo.environment["TRANSC_UPDATE"] == "1" else {
            Issue.record("\(name).swift is out of date: `TRANSC_UPDATE=1 swift test` rewrites it")
            return
        }
        let lines = text.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
        let more = isScript ? "" : ", with the colors of pictures"
        let literal = """
            /// \(title): \(file) without comments and needless spaces\(more).
            let \(name.prefix(1).lowercased() + name.dropFirst()) = #\"""
            \(lines)
                \"""#

            """
        try literal.write(
            to: Self.folder.appendingPathComponent("Embedded/\(name).swift"), atomically: true,
            encoding: .utf8)
        Issue.record("\(name).swift was rewritten")
    }

    /// The hashes by which a Content-Security-Policy names the scripts and the style sheets.
    @Test func theHashesAreThoseOfTheTexts() throws {
        let wrong = PagePart.allCases.filter { $0.hash != SHA256.base64($0.text) }
        if wrong.isEmpty { return }
        guard ProcessInfo.processInfo.environment["TRANSC_UPDATE"] == "1" else {
            Issue.record("\(wrong) changed: `TRANSC_UPDATE=1 swift test` rewrites PageHashes.swift")
            return
        }
        let cases = PagePart.allCases.map { part in
            "        case .\(part.rawValue): \"\(SHA256.base64(part.text))\""
        }
        let source = """
            extension PagePart {
                /// SHA-256 of the text, in Base64.
                var hash: String {
                    switch self {
            \(cases.joined(separator: "\n"))
                    }
                }
            }

            """
        try source.write(
            to: Self.folder.appendingPathComponent("Embedded/PageHashes.swift"), atomically: true,
            encoding: .utf8)
        Issue.record("PageHashes.swift was rewritten")
    }

    /// A line without spaces next to signs, except in quotes.
    private static func withoutNeedlessSpaces(
        _ line: String, next signs: Set<Character>
    ) -> String {
        let characters = Array(line)
        var (result, quote) = ("", Character?.none)
        for (index, character) in characters.enumerated() {
            if let open = quote {
                if character == open { quote = nil }
            } else if "'`\"".contains(character) {
                quote = character
            } else if character == " ",
                signs.contains(characters[index - 1]) || signs.contains(characters[index + 1])
            {
                continue
            }
            result.append(character)
        }
        return result
    }

    @Test func theyAreSmall() {
        for script in [PagePart.script, .scriptOfChanges] {
            #expect(script.text.utf8.count <= 45 * 1024)
        }
        #expect(PagePart.style.text.utf8.count <= 16 * 1024)
    }

    /// Nothing that text of a file could reach runs or is read as HTML.
    @Test func theScriptWritesOnlyText() {
        for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("] {
            #expect(!PagePart.allCases.contains { $0.text.contains(word) }, "\(word)")
        }
        #expect(!PagePart.allCases.contains { $0.text.contains("</") })
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
