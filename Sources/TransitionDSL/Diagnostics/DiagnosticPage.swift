/// The page of a diagnostic in `transc explain` and the manual: Documentation/diagnostics/ID.md.
package struct DiagnosticPage: Sendable {
    /// A file that has the diagnostic, and the same file without it.
    package struct Example: Sendable {
        /// Has the diagnostic exactly once, and no other.
        package var bad = ""
        /// Has no diagnostic.
        package var good = ""
        /// The files that the examples import.
        package var files: [(name: String, text: String)] = []
        /// `trans`; for rules about existing apps the language of the app's file: `swift` or
        /// `xml`.
        package var language = "trans"
    }

    package var id: DiagnosticID
    /// The rest of a sentence that begins with «Occurs when».
    package var summary: String
    /// What it means, why it matters in the running app, and how to fix it.
    package var explanation: String
    /// nil if no small file has the diagnostic.
    package var example: Example?

    /// The example, unless it needs an app.
    package var moduleExample: Example? {
        guard let example, example.language == "trans",
            example.files.allSatisfy({ $0.name.hasSuffix(".trans") })
        else { return nil }
        return example
    }
}

extension DiagnosticID {
    package var page: DiagnosticPage { DiagnosticPage(self, diagnosticPageText(self)) }
}

extension DiagnosticPage {
    /// Reads a page: the summary, the explanation, then each file of the example after its name.
    init(_ id: DiagnosticID, _ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        self.id = id
        summary = String(lines.first?.dropFirst("Occurs when ".count).dropLast() ?? "")
        // A file's name is two lines above it, with an empty line between.
        let firstFile = lines.firstIndex { $0.hasPrefix("```") }
        let end = firstFile.map { max($0 - 3, 2) } ?? lines.count - 1
        explanation = lines.dropFirst(2).prefix(max(end - 2, 0)).joined(separator: "\n")
        var rest = lines.dropFirst(end)
        while let title = rest.first(where: { !$0.isEmpty }) {
            rest = rest.drop { !$0.hasPrefix("```") }
            let language = String(rest.first?.dropFirst(3) ?? "")
            rest = rest.dropFirst()
            let file = rest.prefix { $0 != "```" }
            rest = rest[file.endIndex...].dropFirst()
            add(file.joined(separator: "\n"), titled: title, language)
        }
    }

    private mutating func add(_ file: String, titled title: Substring, _ language: String) {
        var example = self.example ?? Example()
        switch title {
        case "Wrong:":
            example.bad = file
            example.language = language
        case "Right:": example.good = file
        default: example.files.append((String(title.dropFirst().dropLast(2)), file))
        }
        self.example = example
    }
}

extension DiagnosticPage.Example {
    /// The bytes of an example. Pages show characters that they cannot print as signs: a NUL byte
    /// as `␀`, a byte that is not UTF-8 as `�`, and U+202E as `⇄`.
    package static func bytes(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\u{2400}": bytes.append(0)
            case "\u{FFFD}": bytes.append(0xE9)
            case "\u{21C4}": bytes.append(contentsOf: [0xE2, 0x80, 0xAE])
            default: bytes.append(contentsOf: Array(String(scalar).utf8))
            }
        }
        return bytes
    }
}
