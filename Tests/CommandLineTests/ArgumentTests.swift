import Foundation
import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem

@Suite struct ArgumentTests {
    struct Understood: Sendable {
        var arguments: [String]
        var command: CommandName
        var operands: [String]
        var isAsExpected: @Sendable (Options) -> Bool
    }

    @Test(arguments: [
        Understood(arguments: ["compile", "a"], command: .compile, operands: ["a"]) {
            $0.output == nil && $0.maximumErrors == 100 && !$0.isStrict && $0.color == .auto
        },
        Understood(arguments: ["compile", "a", "-o", "b"], command: .compile, operands: ["a"]) {
            $0.output == "b"
        },
        Understood(arguments: ["-o=b=c", "compile", "a"], command: .compile, operands: ["a"]) {
            $0.output == "b=c"
        },
        Understood(arguments: ["compile", "-", "-o", "-"], command: .compile, operands: ["-"]) {
            $0.output == "-"
        },
        Understood(
            arguments: ["compile", "-d", "x", "--", "-a", "--", "@b"], command: .compile,
            operands: ["-a", "--", "@b"]
        ) { $0.directory == "x" },
        Understood(
            arguments: ["lint", "a", "b", "--strict", "--engine", "sdoshero"],
            command: .lint, operands: ["a", "b"]
        ) { $0.isStrict && $0.engine == .sdoshero },
        Understood(
            arguments: ["compile", "a", "--access=package", "--namespace=Réseau"],
            command: .compile, operands: ["a"]
        ) {
            $0.access == .package && $0.namespace == "Réseau"
        },
        Understood(
            arguments: ["lint", "--max-errors", "1", "a", "--max-errors=0"],
            command: .lint, operands: ["a"]
        ) { $0.maximumErrors == 0 },
        Understood(
            arguments: ["dump", "--tree", "a", "--tree"], command: .dump,
            operands: ["a"]
        ) { $0.dumpSubject == .tree },
        Understood(
            arguments: [
                "lint", "a", "--report=sarif=b=c", "--report", "text", "--report", "jsonl",
            ],
            command: .lint, operands: ["a"]
        ) {
            $0.reports == [
                ReportRequest(format: .sarif, destination: .file("b=c")),
                ReportRequest(format: .jsonl, destination: .standardOutput),
            ]
        },
        Understood(arguments: ["explain", "--color=never"], command: .explain, operands: []) {
            $0.color == .never
        },
    ])
    func understands(_ expected: Understood) throws {
        guard
            case .run(let command, let operands, let options) =
                try parseArguments(expected.arguments)
        else {
            Issue.record("\(expected.arguments) runs no command")
            return
        }
        #expect(command == expected.command)
        #expect(operands == expected.operands)
        #expect(expected.isAsExpected(options))
    }

    @Test(
        arguments: [
            (["--strict"], "there is no command", "`transc --help` lists the commands"),
            (["lnit", "a"], "`lnit` is not a command", "did you mean `transc lint`?"),
            (
                ["app.trans"], "`app.trans` is not a command",
                "to compile a file, write `transc compile app.trans`"
            ),
            (
                ["compile"], "`transc compile` needs a file",
                "write `transc compile FILE… [-o FILE | -d DIR]`"
            ),
            (
                ["dump", "a", "b", "--tree"], "`transc dump` takes one file, not 2",
                "write `transc dump --tokens | --tree | --model | --analysis FILE`"
            ),
            (["manpage", "x"], "`transc manpage` takes no argument", "write `transc manpage`"),
            (
                ["lint", "a", "-j", "-1"], "`-1` for `-j` is not a whole number of at least 1", nil
            ),
            (
                ["lint", "a", "--max-errors", "-1"],
                "`-1` for `--max-errors` is not a whole number of at least 0", nil
            ),
            (["lint", "a", "-j", "--strict"], "`-j` needs a value", "write `-j N` or `-j=N`"),
            (["lint", "a", "--strct"], "`--strct` is not an option", "did you mean `--strict`?"),
            (["lint", "a", "-output"], "`-output` is not an option", "did you mean `--output`?"),
            (
                ["lint", "a", "--whatever"], "`--whatever` is not an option",
                "`transc help COMMAND` lists the options of a command"
            ),
            (
                ["lint", "a", "-o", "b"], "`-o` is not an option of `transc lint`",
                "`transc help lint` lists its options"
            ),
            (["compile", "a", "-o"], "`-o` needs a value", "write `-o FILE` or `-o=FILE`"),
            (
                ["compile", "a", "--output", "--force"], "`--output` needs a value",
                "write `--output FILE` or `--output=FILE`"
            ),
            (
                ["compile", "a", "--engine="], "`--engine` needs a value",
                "write `--engine NAME` or `--engine=NAME`"
            ),
            (["lint", "a", "--strict=yes"], "`--strict` takes no value", nil),
            (
                ["lint", "a", "--access", "publik"],
                "`publik` is not a value of `--access`, which takes `internal`, `package`, `public`",
                "did you mean `public`?"
            ),
            (
                ["lint", "a", "--report", "xcod=b"],
                "`xcod` is not a value of `--report`, which takes `text`, `xcode`, `jsonl`, "
                    + "`sarif`, `github`, `gitlab`, `checkstyle`, `junit`, `json`, `markdown`",
                "did you mean `xcode`?"
            ),
            (
                ["lint", "a", "--report=junit="], "`--report junit=` has no file",
                "write `--report junit=FILE`"
            ),
            (
                ["lint", "a", "--max-errors", "many"],
                "`many` for `--max-errors` is not a whole number of at least 0", nil
            ),
            (
                ["lint", "a", "--namespace", "a.b"],
                "`a.b` for `--namespace` is not a valid Swift name", nil
            ),
            (
                ["dump", "a", "--tree", "--tokens"],
                "only one of `--tokens`, `--tree`, `--model` and `--analysis` can be used", nil
            ),
        ] as [([String], String, String?)])
    func refuses(_ arguments: [String], _ message: String, _ help: String?) {
        let failure = #expect(throws: Failure.self) { try parseArguments(arguments) }
        #expect(failure == Failure(.usage, message, help: help))
    }

    @Test func helpAndVersionWinOverOtherArguments() throws {
        guard case .version = try parseArguments(["compile", "--version"]) else {
            Issue.record("no version")
            return
        }
        for arguments in [["compile", "-h"], ["help", "compile"], ["--help", "compile", "x"]] {
            guard case .help(.compile) = try parseArguments(arguments) else {
                Issue.record("no help from \(arguments)")
                continue
            }
        }
        guard case .help(nil) = try parseArguments(["help"]) else {
            Issue.record("no help")
            return
        }
    }

    @Test func helpNamesEveryOptionOnce() {
        for command in CommandName.allCases where command != .help {
            let text = helpText(for: command)
            for option in OptionName.allCases {
                let heading = "  \(option.spellings.joined(separator: ", "))"
                let lines = text.split(separator: "\n").filter { $0.hasPrefix(heading + " ") }
                #expect(lines.count == (option.belongs(to: command) ? 1 : 0), "\(heading)")
            }
        }
        let general = helpText(for: nil)
        for command in CommandName.allCases { #expect(general.contains("  \(command.rawValue) ")) }
        for code in ExitCode.allCases { #expect(general.contains("\n  \(code.rawValue) ")) }
    }

    @Test func spellingsAreUnique() {
        let spellings = OptionName.allCases.flatMap(\.spellings)
        #expect(Set(spellings).count == spellings.count)
        for spelling in spellings { #expect(OptionName.spelled(spelling) != nil) }
    }
}

@Suite struct ArgumentFileTests {
    private func expand(_ arguments: [String], _ files: [String: String]) throws -> [String] {
        try expandArgumentFiles(arguments) { path throws(Failure) in
            guard let text = files[path] else { throw Failure(.noInput, "no \(path)") }
            return text
        }
    }

    @Test func splitsAsAShellDoes() throws {
        let text = """
            a  'b c'\t"d 'e'"
            f\\ g "h\\"i" 'j\\k' '' x'y'z
            """
        let expected = ["1", "a", "b c", "d 'e'", "f g", "h\"i", "j\\k", "", "xyz", "2"]
        #expect(try expand(["1", "@f", "2"], ["f": text]) == expected)
    }

    @Test func nests() throws {
        #expect(try expand(["@a", "z"], ["a": "1 @b 2", "b": "3"]) == ["1", "3", "2", "z"])
    }

    @Test func leavesWhatFollowsTwoDashes() throws {
        #expect(try expand(["@a", "@b"], ["a": "x --"]) == ["x", "--", "@b"])
        #expect(try expand(["--", "@a", "@"], [:]) == ["--", "@a", "@"])
    }

    @Test func refusesCycles() {
        let failure = #expect(throws: Failure.self) { try expand(["@a"], ["a": "@a @a"]) }
        #expect(failure?.code == .usage)
        #expect(failure?.message == "argument files are nested too deeply at `@a`")
    }

    /// What editors put before the text, and what would become part of a name.
    @Test func readsAFileThatAnEditorWrote() throws {
        let scratch = try Scratch()
        try scratch.write("screen A = AController\n", to: "a.trans")
        try scratch.write("\u{FEFF}-o\r\nx.swift\r\n", to: "good")
        let run = try transc("compile", "a.trans", "@good", directory: scratch.path)
        #expect(run.code == 0, "\(run.errors)")
        #expect(try scratch.names == ["a.trans", "good", "x.swift"])
        try scratch.write("-o y.swift\\", to: "bad")
        let open = try transc("compile", "a.trans", "@bad", directory: scratch.path)
        #expect(open.code == 64)
        #expect(open.errors.contains("argument file `bad` ends in a backslash"))
        try Data([0x2D, 0x6F, 0x20, 0xFF]).write(to: URL(fileURLWithPath: scratch.file("bytes")))
        let bytes = try transc("compile", "a.trans", "@bytes", directory: scratch.path)
        #expect(bytes.code == 64)
        #expect(bytes.errors == "transc: error: argument file `bytes` is not UTF-8\n")
    }

    @Test func refusesAnOpenQuote() {
        let failure = #expect(throws: Failure.self) { try expand(["@a"], ["a": "x 'y"]) }
        #expect(failure?.message == "a quote is not closed in argument file `a`")
    }
}

@Suite struct NameTests {
    @Test(arguments: [
        ("app.trans", "App"), ("a/b/news-reader.trans", "NewsReader"), ("My_App.trans", "My_App"),
        ("été.trans", "Été"), ("2024.trans", "_2024"), ("", "Transitions"),
        ("-2_a.trans", "_2_a"), ("_a b-C9d.trans", "_aBC9d"), ("+.trans", "Transitions"),
        (".trans", "Transitions"), ("noExtension", "NoExtension"), ("a.b.trans", "AB"),
    ])
    func namespace(_ path: String, _ expected: String) {
        #expect(defaultNamespace(forPath: path) == expected)
    }

    @Test(arguments: [
        ("a/./b//c", "a/b/c"), ("a/../b", "b"), ("../a", "../a"), ("a/../../b", "../b"),
        ("/../a", "/a"), (".", "."), ("a/..", "."), ("/", "/"), ("/\u{301}/../b", "/b"),
        ("a/\u{301}x/./b", "a/\u{301}x/b"), ("a/.b/..c/...", "a/.b/..c/..."), ("/a/.b", "/a/.b"),
        ("a/b/", "a/b"), ("./a", "a"), ("", "."), ("a/b/..", "a"), ("..", ".."), ("a/b", "a/b"),
    ])
    func normalizes(_ path: String, _ expected: String) {
        #expect(normalized(path) == expected)
    }

    @Test(arguments: [
        ("a/b", "a/", "b"), ("b", "", "b"), ("/b", "/", "b"), ("a/", "a/", ""),
    ])
    func splits(_ path: String, _ expectedDirectory: String, _ name: String) {
        #expect(directory(of: path) == expectedDirectory)
        #expect(lastComponent(of: path) == name)
    }
}
