import TransitionDSL

@testable import Driver

/// Words that mutations put in: libFuzzer's dictionary too.
enum FuzzWords {
    static func words(for target: FuzzTarget) -> [String] {
        switch target {
        case .lexer, .parser, .checker, .order, .generator, .fixes, .dump, .reports, .format,
            .page:
            language
        case .arguments: arguments
        case .baseline: baseline
        case .xcode: environment
        case .depfile: names
        case .request: request
        case .frames, .json, .session: ServerSeeds.words
        case .swift, .objectiveC, .interface, .strings, .app: AppSeeds.words
        }
    }

    /// What the tables of the language know, and what texts and numbers may hold.
    static let language: [String] =
        Keyword.allCases.map(\.rawValue)
        + TokenKind.allCases.map(\.rawValue).filter { !$0.contains(where: \.isLetter) }
        + Catalog.entries.map(\.name) + Catalog.entries.map(\.example)
        + ValueType.nameable.map(\.rawValue) + Engine.allCases.map(\.rawValue)
        + DiagnosticID.allCases.map(\.name)
        + DiagnosticID.rules.map { "// transc:allow(\($0.name)): because\n" }
        + hostile

    private static let hostile = [
        "name", "`quoted`", "default", "init", "self", "Type", "String", "UIKit", "Hero", "Å",
        "0", "1", "7", "-1", "0.4s", "400ms", "90deg", "1rad", "50%", "80pt", "1e9", "0.000001s",
        "99999999999999999999", "4294967296", "1.7976931348623157", "#FF8800", "#FF8800CC",
        #""text""#, #""""#, #""\(id)""#, #""\(id)_\(part)""#, #""a\"b\\""#, #""\u{0}\u{2028}""#,
        #""*/ // \u{10FFFF}""#, ##"#"raw"#"##, ##"swift(#"nil"#)"##, "\"\u{202E}\u{FEFF}\"",
        "\"\u{301}\"", "/// doc */\n", "/* a /* b */", "*/", "// \u{2028}x\n", "\r", "\r\n",
        "\u{FEFF}",
        "\0", "\u{200D}", "import \"shared/Shared.trans\"\n", "//// Other.trans\n",
        "import \"Other.trans\"\n", "from Media", "?", "id: String", "(id: String? = \"x\")",
    ]

    private static let arguments =
        OptionName.allCases.flatMap(\.spellings) + OptionName.allCases.flatMap(\.row.choices)
        + CommandName.allCases.map(\.rawValue) + DiagnosticID.rules.map(\.name)
        + ["=", "-", "--", "@", "@a", "'", "\"", "\\", ",", "\n", "\n//// a\n", "0", "8", "-j8"]
        + ["jsonl=out", "9223372036854775808", "\u{301}", "\u{85}", "\0", "App.trans"]

    private static let baseline =
        [Baseline.heading + "\n", "\t", "\n", "\\\\", "\\t", "\\n", "\\r", "\\x", "1", "0", "#"]
        + ["9223372036854775807", "+1", "\r\n", "empty-registry\tA.trans\t1\tregistry R { }\n"]
        + ["\u{301}", "\0"] + DiagnosticID.rules.prefix(9).map(\.name)

    private static let request = [
        "GET", "POST", "/", " ", "HTTP/1.1", "HTTP/2", "Host:", "Host: localhost:80", ":", "\t",
        "\r",
        "\n", "\r\n", "\r\n\r\n", "\u{301}", "İ", "\0",
    ]

    private static let environment = [
        "SCRIPT_INPUT_FILE", "SCRIPT_OUTPUT_FILE", "_COUNT", "_LIST", "_0", "_1", "=", "\n", "/",
        "SCRIPT_INPUT_FILE_COUNT=1\n", "SCRIPT_INPUT_FILE_0=/a/App.trans\n",
        "SCRIPT_OUTPUT_FILE_COUNT=1\n", "SCRIPT_OUTPUT_FILE_0=/b/App.trans.swift\n",
        "SCRIPT_INPUT_FILE_LIST_COUNT=1\n", "SCRIPT_INPUT_FILE_LIST_0=/list\n", "//// /list\n",
        ".trans", ".trans.swift", "App", "1", "2", "-1", "1000001", "\u{301}", "\r", "\0",
    ]

    private static let names = [
        " ", "#", "$", ":", "\\", "%", "&", "~", "(", ")", ";", "|", "=", "*", "?", "\n", "\t",
        "\u{301}", "é", "/", "'", "\"", "a", "\\ ", "\\#", "$$", "\u{85}", "\0",
    ]
}
