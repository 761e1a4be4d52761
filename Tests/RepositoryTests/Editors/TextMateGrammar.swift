/// The TextMate grammar: `Editors/textmate/trans.tmLanguage.json`.
///
/// Words are contextual, and TextMate sees one line at a time. So a word is a keyword where its
/// neighbors fit, and each keyword and operator also consumes the name after it.
struct TextMateGrammar {
    let words: EditorWords

    private static let name = #"`[^`\n]*`|[\p{L}_][\p{L}\p{M}\p{N}_]*"#
    private static let before = #"(?<![\p{L}\p{M}\p{N}_.`])"#
    private static let after = #"(?![\p{L}\p{M}\p{N}_`])"#

    var text: String {
        let grammar: JSONText = [
            "name": "Transitions", "scopeName": "source.trans", "fileTypes": ["trans"],
            "patterns": .array(
                [include("comments")] + regions + [
                    match(
                        declaration, ["keyword.declaration.trans", "entity.name.trans"]),
                    include("common"),
                ]),
            "repository": .object(
                (shared + bodies).map { (key: $0.0, value: ["patterns": .array($0.1)]) }),
        ]
        return grammar.text
    }

    /// The beginning of a declaration: its word, and its name if it has one.
    private var declaration: String {
        Self.before + "(\(any(words.declarations)))" + #"(?:\s+(\#(Self.name))|(?=\s*[#"{]))"#
    }

    /// Declarations with braces, each with what is between these.
    private var regions: [JSONText] {
        [
            region("screen|cell", "views", "types"), region("hero", "parts"),
            region("animator", "frames", "classes"), region("registry", "lines"),
            region("defaults", "defaults", before: #"\s*\{|\s+(?:in|with)\s"#),
            region("lint", "settings", before: #"\s*\{"#),
        ]
    }

    /// From the word, with its name unless it has none, to the closing brace or the next declaration.
    private func region(
        _ word: String, _ body: String, _ other: String? = nil, before next: String? = nil
    ) -> JSONText {
        let names: [String?] = next == nil ? ["entity.name.trans"] : []
        let end = if let next { "(?=\(next))" } else { #"\s+(\#(Self.name))"# }
        return [
            "begin": .string(Self.before + "(\(word))" + end),
            "beginCaptures": captures(["keyword.declaration.trans"] + names),
            "end": .string(#"(?<=\})|(?=\#(declaration))"#),
            "patterns": .array(
                [block(body)] + [other, "common"].compactMap { $0 }.map(include)),
        ]
    }

    private var keyword: String { "keyword.other.trans" }
    private var operation: String { "keyword.operation.trans" }
    private var mark: String { "punctuation.trans" }
    private var name: String { "(\(Self.name))" }

    /// What can be in several places.
    private var shared: [(String, [JSONText])] {
        [
            ("comments", comments), ("blocks", blockComment), ("strings", strings),
            ("values", values), ("catalog", catalog),
            (
                "common",
                [
                    include("comments"), include("strings"), include("numbers"),
                    match(
                        Self.before + #"(on)\s+(\#(any(words.segues)))(?=\s*\()"#,
                        [keyword, keyword]),
                    match(
                        Self.before
                            + #"(\#(any(words.clauses)))(?:\s+\#(name)|(?=\s*\()|(?=\s*$))"#,
                        [keyword, nil]),
                    include("values"), include("operands"),
                ]
            ),
            (
                "numbers",
                [
                    [
                        "name": "constant.numeric.trans",
                        "match": .string(
                            Self.before + #"[0-9]+(?:\.[0-9]+)?(?:\#(any(words.units)))?"#),
                    ],
                    [
                        "name": "constant.other.color.trans",
                        "match": "#[0-9A-Fa-f]{6}(?:[0-9A-Fa-f]{2})?",
                    ],
                ]
            ),
            // A name after an operator is never a keyword.
            (
                "operands",
                [
                    match(
                        #"(<->|->|\.\.\.|[-=|/+*])(?:\s*\#(name))?"#,
                        ["keyword.operator.trans", nil]),
                    match(#"([:,.?\[])\s*\#(name)"#, [mark, nil]),
                ]
            ),
            (
                "types",
                [
                    match(
                        #"(=)\s*(\#(any(words.types)))\#(Self.after)(?:\s+\#(name))?"#,
                        [mark, keyword, nil]),
                    match(
                        Self.before + #"(\#(any(words.flags)))\#(Self.after)(?!\s*[:.?=\[(])"#,
                        [keyword]),
                ]
            ),
            (
                "classes",
                [
                    match(
                        #"(=)\s*(\#(any(words.classes)))\#(Self.after)(?:\s+\#(name))?"#,
                        [mark, keyword, nil])
                ]
            ),
        ]
    }

    /// What is between the braces of each declaration.
    private var bodies: [(String, [JSONText])] {
        [
            (
                "views",
                [
                    include("comments"),
                    match(
                        Self.before + #"(\#(any(words.hooks)))\s+(\#(any(words.hooks)))(?=\s*:)"#,
                        [keyword, keyword]),
                    match(
                        Self.before + #"(cell)\s+\#(name)"#,
                        ["keyword.declaration.trans", "entity.name.trans"]),
                    match(
                        Self.before
                            + #"(\#(any(words.screenDefaults + words.matches)))\s+\#(name)"#,
                        [operation, nil]),
                    match(#"(:)\s*(with)\#(Self.after)(?:\s+\#(name))?"#, [mark, keyword, nil]),
                    block("views"), include("common"),
                ]
            ),
            (
                "parts",
                [
                    include("comments"), include("strings"),
                    match(
                        #"\#(name)(?:\s+(as)\s+\#(name))?"#,
                        ["entity.name.trans", keyword, "entity.name.trans"]),
                ]
            ),
            (
                "frames",
                [
                    match(
                        Self.before + #"(\#(any(words.frames)))(?:\s+\#(name)|(?=\s*[-0-9(]))"#,
                        [operation, nil]),
                    include("common"),
                ]
            ),
            (
                "defaults",
                [
                    match(
                        Self.before + #"(\#(any(words.defaults)))\s+\#(name)"#, [operation, nil]),
                    include("common"),
                ]
            ),
            (
                "lines",
                [
                    match(
                        Self.before
                            + #"(\#(any(words.operations.filter { !words.segues.contains($0) })))(?:\s+\#(name)|(?=\s*\*))"#,
                        [operation, nil]),
                    match(
                        Self.before + #"(\#(any(words.segues)))(?=\s*\()"#, [operation]),
                    block("views"), include("common"),
                ]
            ),
            (
                "settings",
                [
                    include("comments"),
                    match(
                        #"([\p{L}_][\p{L}\p{M}\p{N}_-]*)\s*:\s*(?:(\#(any(words.levels)))\#(Self.after))?"#,
                        ["support.type.property-name.trans", "constant.language.trans"]),
                ]
            ),
        ]
    }

    private var comments: [JSONText] {
        [
            ["name": "comment.line.documentation.trans", "match": "///.*$"],
            ["name": "comment.line.double-slash.trans", "match": "//.*$"],
            include("blocks"),
        ]
    }

    private var blockComment: [JSONText] {
        [
            [
                "name": "comment.block.trans", "begin": #"/\*"#, "end": #"\*/"#,
                "patterns": [include("blocks")],
            ]
        ]
    }

    private var strings: [JSONText] {
        [
            [
                "name": "string.quoted.other.raw.trans", "begin": "(#+)\"",
                "end": #""\1|$"#,
            ],
            [
                "name": "string.quoted.double.trans", "begin": "\"", "end": "\"|$",
                "patterns": [
                    [
                        "name": "constant.character.escape.trans",
                        "match": #"\\(?:[0\\tnr"']|u\{[0-9A-Fa-f]+\})"#,
                    ],
                    [
                        "name": "variable.other.trans",
                        "match": .string(#"\\\(\s*(?:\#(Self.name))\s*\)"#),
                    ],
                ],
            ],
        ]
    }

    /// Between parentheses there is no keyword.
    private var values: [JSONText] {
        [
            [
                "begin": #"\("#, "end": #"\)"#,
                "patterns": .array(
                    ["comments", "strings", "numbers", "values"].map(include) + [
                        match(#"(\#(Self.name))\s*(?=:)"#, ["variable.parameter.trans"]),
                        match(
                            #"(:)\s*(\#(any(words.valueTypes)))\#(Self.after)"#,
                            ["punctuation.trans", "support.type.trans"]),
                        match(
                            Self.before + "(\(any(words.constants)))" + Self.after + #"(?!\s*\()"#,
                            ["support.constant.trans"]),
                    ] + ["catalog", "operands"].map(include)),
            ]
        ]
    }

    private var catalog: [JSONText] {
        [match(Self.before + "(\(any(words.functions)))" + Self.after, ["support.function.trans"])]
    }

    private func block(_ content: String) -> JSONText {
        ["begin": #"\{"#, "end": #"\}"#, "patterns": [include(content)]]
    }

    private func include(_ name: String) -> JSONText { ["include": .string("#\(name)")] }

    /// A pattern with a scope for each group. A name without a scope may be one of the catalog.
    private func match(_ pattern: String, _ scopes: [String?]) -> JSONText {
        ["match": .string(pattern), "captures": captures(scopes)]
    }

    private func captures(_ scopes: [String?]) -> JSONText {
        .object(
            scopes.enumerated().map { index, scope in
                let value: JSONText =
                    scope.map { ["name": .string($0)] } ?? ["patterns": [include("catalog")]]
                return (key: "\(index + 1)", value: value)
            })
    }

    private func any(_ words: [String]) -> String { words.joined(separator: "|") }

    /// The second grammar, for fenced blocks in Markdown. The inner rule ends at the fence whatever
    /// is open in the block.
    static var markdown: String {
        let fence = #"(?:`{3,}|~{3,})"#
        let grammar: JSONText = [
            "name": "Transitions in Markdown", "scopeName": "markdown.trans.codeblock",
            "fileTypes": [], "injectionSelector": "L:text.html.markdown",
            "patterns": [
                [
                    "name": "markup.fenced_code.block.markdown",
                    "begin": .string(#"^\s*(\#(fence))\s*(trans)(?=\s|$).*$"#),
                    "beginCaptures": [
                        "1": ["name": "punctuation.definition.markdown"],
                        "2": ["name": "fenced_code.block.language"],
                    ],
                    "end": #"^\s*(\1)\s*$"#,
                    "endCaptures": ["1": ["name": "punctuation.definition.markdown"]],
                    "patterns": [
                        [
                            "contentName": "meta.embedded.block.trans",
                            "begin": .string(#"^(?!\s*\#(fence)\s*$)"#),
                            "while": .string(#"^(?!\s*\#(fence)\s*$)"#),
                            "patterns": [["include": "source.trans"]],
                        ]
                    ],
                ]
            ],
        ]
        return grammar.text
    }
}
