import Testing
import TransitionDSL

/// A file that the tests write for an editor, or of which they write some lines.
struct EditorFile: Sendable, CustomTestStringConvertible {
    var path: String
    /// The text for some words; nil if the file lacks the lines that mark its generated part.
    var text: @Sendable (EditorWords) throws -> String?

    var testDescription: String { path }

    static let all: [EditorFile] = [
        EditorFile(path: "Editors/textmate/trans.tmLanguage.json") {
            TextMateGrammar(words: $0).text
        },
        EditorFile(path: "Editors/textmate/trans.markdown.tmLanguage.json") { _ in
            TextMateGrammar.markdown
        },
    ]
}
