/// What `transc explain` and the manual say of a diagnostic.
package struct DiagnosticPage: Sendable {
    /// A file that earns the diagnostic, and how to mend it.
    package struct Example: Sendable {
        /// Earns the diagnostic once, and nothing else.
        package var bad: String
        /// The same file, mended: it earns nothing.
        package var good: String
        /// The files that the examples import.
        package var files: [(name: String, text: String)]
    }

    package var id: DiagnosticID
    /// The rest of a sentence that begins with «occurs when».
    package var summary: String
    /// What it means, why it matters in the running app, and how to mend it.
    package var explanation: String
    /// nil where no file that can be read at a glance earns the diagnostic.
    package var example: Example?

    package init(_ id: DiagnosticID, summary: String, explanation: String) {
        self.id = id
        self.summary = summary
        self.explanation = explanation
    }

    package init(
        _ id: DiagnosticID,
        summary: String,
        explanation: String,
        bad: String,
        good: String,
        files: [(name: String, text: String)] = []
    ) {
        self.init(id, summary: summary, explanation: explanation)
        example = Example(bad: bad, good: good, files: files)
    }
}

extension DiagnosticPage.Example {
    /// The bytes that an example's text stands for: pages show a NUL byte as `␀`, a byte that is
    /// not UTF-8 as `�`, and U+202E as `⇄`, which are all that they could not print.
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

/// The pages of all diagnostics, a file of Pages/ for each group of ids. Nothing of them is made
/// before the first is asked for.
package enum DiagnosticPages {
    package static func page(for id: DiagnosticID) -> DiagnosticPage? {
        all.first { $0.id == id }
    }

    package static let all: [DiagnosticPage] =
        reading + grammar + declarations + unknownNames + unknownValues + calls + heroIDs + lines
        + engines + swiftNames + lintHeroIDs + lintMatches + lintViews + lintAnimations
        + lintRegistries
        + lintNames + lintSuppressions
}
