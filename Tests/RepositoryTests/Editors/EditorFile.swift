import Testing
import TransitionDSL

/// A file that the tests write for an editor, or of which they write some lines.
struct EditorFile: Sendable, CustomTestStringConvertible {
    var path: String
    /// The text for some words; nil if the file lacks the lines around its generated part.
    var text: @Sendable (EditorWords) throws -> String?

    var testDescription: String { path }

    static let all: [EditorFile] = [
        EditorFile(path: "Editors/textmate/trans.tmLanguage.json") {
            TextMateGrammar(words: $0).text
        },
        EditorFile(path: "Editors/textmate/trans.markdown.tmLanguage.json") { _ in
            TextMateGrammar.markdown
        },
        EditorFile(path: "Editors/vscode/snippets.json") { VSCodeFiles.snippets($0) },
        part(
            of: "Editors/vscode/package.json", after: "      \"properties\": {",
            before: "      }\n    }\n"
        ) { _ in VSCodeFiles.settings },
        part(of: "Editors/vim/syntax/trans.vim", after: "\" Words: \(mark)", before: "\" End of") {
            lists($0) { name, words in
                let name = "s:" + name.replacing("-", with: "_")
                let words = wrapped(words.map { "'\($0)'," }, indentation: "      \\ ")
                return "let \(name) = [\n\(words)\n      \\ ]\n"
            }
        },
        part(of: "Editors/emacs/trans-mode.el", after: ";; Words: \(mark)", before: ";; End of") {
            lists($0) { name, words in
                let words = wrapped(words.map { "\"\($0)\"" }, indentation: "    ")
                return "(defconst trans--\(name)\n  '(\(words.drop { $0 == " " })))\n"
            }
        },
        part(
            of: "Documentation/editors.md", after: "| Setting | Value | Meaning |",
            before: "\n<!-- End of the settings -->"
        ) { _ in settingsTable },
    ]

    private static let mark = "the tests of the compiler write these lines."

    private static func part(
        of path: String, after start: String, before end: String,
        _ lines: @escaping @Sendable (EditorWords) -> String
    ) -> EditorFile {
        EditorFile(path: path) { words in
            replacing(
                in: try Repository.text(path), after: start, before: end, with: lines(words))
        }
    }

    private static func lists(
        _ words: EditorWords, _ definition: (String, [String]) -> String
    ) -> String {
        (words.lists + words.nameLists).map { definition($0.name, $0.words) }.joined()
    }

    /// Words in lines of at most 100 columns.
    private static func wrapped(_ words: [String], indentation: String) -> String {
        var lines = [indentation]
        for word in words {
            let isFull = lines[lines.count - 1].count + word.count >= 100
            if isFull { lines.append(indentation) }
            let isFirst = lines[lines.count - 1].count == indentation.count
            lines[lines.count - 1] += isFirst ? word : " " + word
        }
        return lines.joined(separator: "\n")
    }

    private static var settingsTable: String {
        row(["---", "---", "---"])
            + EditorSetting.allCases.map { setting in
                let client =
                    setting.row.isOfClient
                    ? " Only in VS Code."
                    : setting.row.isOffUnlessSent ? " Off by default in other editors." : ""
                return row([
                    "`\(setting.rawValue)`", values(setting.row.value),
                    setting.row.summary + client,
                ])
            }
            .joined()
    }

    /// What a setting can be; the default is the first of several.
    private static func values(_ value: EditorSetting.Value) -> String {
        switch value {
        case .flag(let flag): "`\(flag)`, `\(!flag)`"
        case .string(let string): string.isEmpty ? "a path" : "`\(string)`"
        case .strings: "a list of words, by default empty"
        case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
        }
    }
}
