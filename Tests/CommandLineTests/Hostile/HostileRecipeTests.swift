import Foundation
import Testing

@testable import transc
@testable import TestSupport

/// The shell of the recipes, run as a service runs it, in a repository whose author wants to read or
/// write outside of it.
@Suite(.enabled(if: has("git"))) struct HostileRecipeTests {
    struct Script: CustomTestStringConvertible {
        var page: String
        var text: String
        var testDescription: String { "\(page): \(text.prefix { $0 != "\n" })" }
    }

    private static let root = repositoryRoot

    /// The pages with recipes for files of others.
    private static let pages = [
        "continuous-integration.md", "strangers.md", "linting.md", "formatting.md", "pictures.md",
        "command-line.md", "building.md",
    ]

    static let scripts = pages.flatMap { page -> [Script] in
        let path = root.path + "/Documentation/" + page
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        let blocks = text.components(separatedBy: "\n```").enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
        return blocks.flatMap { block -> [String] in
            let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
            let body = lines.dropFirst()
            switch lines.first {
            case "sh": return [body.joined(separator: "\n")]
            case "yaml": return scripts(inYAML: body.map(String.init))
            default: return []
            }
        }.filter { $0.contains("transc") }.map { Script(page: page, text: $0) }
    }

    /// The scripts of steps and jobs, and the entries of hooks with the names that these get.
    private static func scripts(inYAML lines: [String]) -> [String] {
        var found: [String] = []
        var index = 0
        while index < lines.count {
            let line = lines[index]
            index += 1
            let start = line.prefix { $0 == " " || $0 == "-" }.count
            let rest = String(line.dropFirst(start))
            if rest.hasPrefix("entry: ") {
                found.append(rest.dropFirst(7) + #" "${names[@]}""#)
            } else if rest == "|" || rest.hasSuffix(": |") {
                let block = lines[index...].prefix { line in
                    line.isEmpty || line.prefix { $0 == " " }.count >= max(start, 1)
                }
                found.append(block.joined(separator: "\n"))
                index += block.count
            } else if rest.hasPrefix("run: ") {
                found.append(String(rest.dropFirst(5)))
            } else if rest.hasPrefix("rm "), let last = lines[safe: index], last.hasSuffix("|") {
                // The lines of a job of GitLab are one script.
                let block = lines[(index + 1)...].prefix { $0.hasPrefix("      ") }
                found.append(([rest] + block).joined(separator: "\n"))
                index += block.count + 1
            }
        }
        return found
    }

    @Test func theRecipesAreFound() {
        let texts = Self.scripts.map(\.text)
        for part in [
            "xargs -0 transc lint", "--report github", "sarif=$RUNNER_TEMP", "lint.txt",
            "transc diff --against", "transc-reports", "BITRISE_TEST_RESULT_DIR",
            "transc format --", "gh api", "--forbid raw-swift,warnings", "-d Generated --check",
            "--write-baseline",
        ] {
            #expect(texts.contains { $0.contains(part) }, "\(part)")
        }
    }

    /// What no line of a log may have, and no comment.
    private static let secrets = ["hunter2", "secret line", "root:x:0:0"]

    @Test(arguments: scripts)
    func nothingOutsideChanges(_ script: Script) throws {
        let scratch = try Self.world()
        let before = try Self.contents(of: scratch.file("home"))
        let command = try #require(builtCommand).deletingLastPathComponent().path
        let lines = """
            set -eo pipefail
            cd \(shellQuoted(scratch.file("work")))
            mapfile -d '' names < <(git ls-files -z '*.trans')
            \(script.text)
            """
        try scratch.write(lines, to: "script")
        let outcome = try run(
            URL(fileURLWithPath: "/bin/bash"), [scratch.file("script")],
            directory: scratch.file("work"),
            environment: [
                "PATH": "\(scratch.file("bin")):\(command):/usr/bin:/bin", "SECRET": "hunter2",
                "HOME": scratch.file("runner"), "CI": "true", "GITHUB_BASE_REF": "main",
                "RUNNER_TEMP": scratch.file("runner"), "SRCROOT": ".",
                "GITHUB_STEP_SUMMARY": scratch.file("runner/summary"),
                "BITRISE_TEST_RESULT_DIR": scratch.file("runner/results"),
                "GITHUB_REPOSITORY": "a/b", "NUMBER": "1",
            ])
        #expect(outcome.code != 70, "\(outcome.errors)")
        #expect(try Self.contents(of: scratch.file("home")) == before, "\(script.testDescription)")
        let written = try Self.contents(of: scratch.file("runner")).values
        for text in [outcome.output, outcome.errors] + written {
            for secret in Self.secrets {
                #expect(!text.contains(secret), "\(script.testDescription)")
            }
        }
    }

    /// The rules that the recipe of the page forbids stay errors, and the run says so.
    @Test func theRecipeOfThePageFindsWhatIsForbidden() throws {
        let scratch = try Self.world()
        // An app elsewhere would end the run before it finds anything.
        try scratch.write("--allow raw-swift\n--baseline base\n", to: "work/transc.args")
        let script = try #require(
            Self.scripts.first { $0.text.contains("--forbid raw-swift,warnings") })
        let command = try #require(builtCommand).deletingLastPathComponent().path
        let outcome = try run(
            URL(fileURLWithPath: "/bin/bash"), ["-c", script.text],
            directory: scratch.file("work"), environment: ["PATH": "\(command):/usr/bin:/bin"])
        #expect(outcome.code != 0 && outcome.output.contains("title=transc raw-swift"))
        #expect(outcome.output.contains("unused-cell"), "\(outcome.output)")
    }

    // MARK: The world

    /// `home`, where nothing may change, a `runner`, and the repository of a stranger in `work`.
    private static func world() throws -> Scratch {
        let scratch = try Scratch()
        let made = try shell(
            """
            set -e
            cd \(shellQuoted(scratch.path))
            export HOME=$PWD GIT_CONFIG_GLOBAL=$PWD/gitconfig PATH=/usr/bin:/bin
            git config --global user.name Test && git config --global user.email test@example.com
            mkdir -p home/App home/Generated runner work/Transitions work/Sources bin
            printf 'secret line\\n' | tee home/secret.txt home/secret.trans home/.bashrc > home/.git-credentials
            : > home/.bash_profile
            printf 'import Hero\\nclass A: UIViewController { func f() { view.hero.id = "a"; view.hero.id = "a" } }\\n' > home/App/A.swift
            # Prints the comment that the job would post.
            printf '#!/bin/bash\\nfor word; do [[ $word == body=@* ]] && cat "${word#body=@}"; done; exit 0\\n' > bin/gh
            chmod +x bin/gh
            git init -q -b main work && cd work
            cat > Transitions/A.trans <<'END'
            module A
            screen List = ListViewController
            screen Detail = DetailViewController
            registry App { push List -> Detail: fade }
            END
            git add -A && git commit -q -m base
            git update-ref refs/remotes/origin/main HEAD
            """)
        try #require(made.code == 0, "\(made.errors)")
        // What the pull request adds.
        let raw = """
            /// $(touch ../home/pwned) `touch ../home/pwned`
            module A
            lint { raw-swift: off  unused-cell: off }
            screen List = ListViewController
            screen Detail = DetailViewController
            cell Unused = UnusedCell
            registry App {
              push List -> Detail: swift(#"Fade()"#)  // transc:allow(raw-swift): ours
            }

            """
        let files = [
            "Transitions/A.trans": raw, "Feed.trans": raw, "Shop.trans": raw,
            "Sources/B.trans": "import \"../../home/secret.txt\"\nimport \"/etc/passwd\"\n",
            "Transitions/C.trans":
                "import \"/proc/self/environ\"\nimport \"../../home/secret.trans\"\n",
            "@x.trans": "--report=text=../home/.bashrc --fix",
            "x.trans": "--report=text=../home/.bashrc",
            "Transitions/@x.trans": raw, "--report=text=evil.trans": raw, "--strict.trans": raw,
            "--fix": raw, "transc.args": "--allow raw-swift\n--baseline base\n--app ../home/App\n",
            "base": "# transc baseline 1\nraw-swift\tTransitions/A.trans\t9\tx\n",
        ]
        for (name, text) in files { try scratch.write(text, to: "work/" + name) }
        let links = [
            "lint.txt": "../home/new", "transc.sarif": "../home/.bash_profile",
            "diff.md": "../home/.git-credentials", "changes": "../home/Generated",
            "changes.html": "../home/.bash_profile", "transc-reports": "../home/Generated",
            "Generated": "../home/Generated", ".transc-baseline": "../home/new",
            "Feed.html": "../home/new", "Feed.svg": "../home/.bash_profile",
            "news.svg": "../home/new",
            "Transitions/A.trans.swift": "../../home/.bash_profile",
            "Feed.trans.swift": "../home/new", "Shop.trans.swift": "../home/new",
            "Sources/A.swift": "../../home/App/A.swift", "Sources/App": "../../home/App",
            "Transitions/secret.trans": "../../home/secret.trans",
        ]
        for (name, target) in links {
            try FileManager.default.createSymbolicLink(
                atPath: scratch.file("work/" + name), withDestinationPath: target)
        }
        let added = try shell(
            """
            cd \(shellQuoted(scratch.file("work")))
            export HOME=.. GIT_CONFIG_GLOBAL=$PWD/../gitconfig PATH=/usr/bin:/bin
            git add -A && git commit -q -m pull && rm -f ../gitconfig
            """)
        try #require(added.code == 0, "\(added.errors)")
        return scratch
    }

    /// By path, the text of each file below a folder.
    private static func contents(of folder: String) throws -> [String: String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        return Dictionary(
            uniqueKeysWithValues: (names ?? []).map { name in
                let data = FileManager.default.contents(atPath: folder + "/" + name)
                return (name, data.map { String(decoding: $0, as: UTF8.self) } ?? "a folder")
            })
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}
