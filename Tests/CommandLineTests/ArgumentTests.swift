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

    @Test func refusesAnOpenQuote() {
        let failure = #expect(throws: Failure.self) { try expand(["@a"], ["a": "x 'y"]) }
        #expect(failure?.message == "a quote is not closed in argument file `a`, line 1")
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
