/// The queries of editors that name the same things differently. Those of Neovim are written by
/// hand, except for its list of words.
enum Queries {
    static let source = "Editors/tree-sitter-trans/queries"
    static let highlights = "\(source)/highlights.scm"

    /// Where an editor looks for its files, what they are made of, and its names of captures. A
    /// name without a row is the same in both editors.
    static let editors: [(folder: String, files: [String], names: [String: String])] = [
        (
            "Editors/helix/queries/trans", ["highlights", "injections", "locals", "textobjects"],
            [
                "keyword.import": "keyword.control.import",
                "comment.documentation": "comment.line.documentation",
                "module": "namespace",
                "function.call": "function",
                "property": "variable.other.member",
                "variable.member": "variable.other.member",
                "local.definition.parameter": "local.definition.variable.parameter",
                "number": "constant.numeric",
                "string.escape": "constant.character.escape",
                "character.special": "constant.builtin",
                "comment.outer": "comment.around",
                "class.outer": "class.around", "class.inner": "class.inside",
                "function.outer": "function.around", "function.inner": "function.inside",
                "parameter.outer": "parameter.around", "parameter.inner": "parameter.inside",
            ]
        ),
        (
            "Editors/zed/languages/trans", ["highlights", "injections", "textobjects"],
            [
                "keyword.import": "keyword",
                "comment.documentation": "comment.doc",
                "module": "namespace",
                "function.call": "function",
                "variable.member": "property",
                "character.special": "variable.special",
                "comment.outer": "comment.around",
                "class.outer": "class.around", "class.inner": "class.inside",
                "function.outer": "function.around", "function.inner": "function.inside",
                "parameter.outer": "parameter.around", "parameter.inner": "parameter.inside",
            ]
        ),
    ]

    /// The file with the words of the language in its first list.
    static func withWords(_ text: String, _ words: [String]) -> String {
        let list = words.filter { $0 != "import" }.map { "  \"\($0)\"\n" }.joined()
        return text.replacing(/\[\n[^\]]*\] @keyword\n/, with: "[\n\(list)] @keyword\n")
    }

    /// A query of Neovim with the names of another editor.
    static func text(_ text: String, names: [String: String]) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let body = lines.drop { $0.hasPrefix(";") || $0.isEmpty }.joined(separator: "\n")
        let renamed = body.replacing(/@([a-z.]+)/) { match in
            "@\(names[String(match.1)] ?? String(match.1))"
        }
        return "; Made of \(source) by the tests.\n\n" + renamed
    }
}
