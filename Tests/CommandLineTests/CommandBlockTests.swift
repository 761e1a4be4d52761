import Foundation
import Testing

@testable import Driver
@testable import transc
@testable import TestSupport

/// The shell blocks of README.md and the manual, run line by line in a project that has the files
/// that they name. Those of the tutorial are run by its own tests.
@Suite("The commands of the manual, run")
struct CommandBlockTests {
    struct Block: CustomTestStringConvertible {
        var page: String
        var text: String

        var firstLine: String { String(text.prefix { $0 != "\n" }) }
        var testDescription: String { "\(page): \(firstLine)" }
    }

    private static let root = repositoryRoot

    static let blocks: [Block] = {
        let pages = FileManager.default.enumerator(atPath: root.path + "/Documentation")?
            .compactMap { $0 as? String }.filter { $0.hasSuffix(".md") && !$0.contains("/") }
            .filter { $0 != "tutorial.md" }.map { "Documentation/" + $0 }
        return (["README.md"] + (pages ?? []).sorted()).flatMap { page in
            let text = try? String(contentsOfFile: root.path + "/" + page, encoding: .utf8)
            let blocks = (text ?? "").components(separatedBy: "\n```sh\n").dropFirst().map {
                Block(page: page, text: $0.components(separatedBy: "\n```")[0])
            }
            // The steps of a walk use the files of the steps before.
            guard page.hasSuffix("/adopting.md") else { return blocks }
            return [Block(page: page, text: blocks.map(\.text).joined(separator: "\n"))]
        }
    }()

    /// By the first line, the blocks that no test can run, and why.
    private static let elsewhere = [
        "xcodebuild -skipPackagePluginValidation -scheme App build": "needs Xcode",
        "# ci_scripts/ci_post_clone.sh": "needs Xcode",
        "Scripts/ios": "needs Xcode",
        "brew install OWNER/tap/transc": "needs Homebrew and a published formula",
        "mint install https://github.com/OWNER/transc@0.1.0": "needs Mint and a published tag",
        "git clone https://github.com/HeroTransitions/Hero": "needs the network",
        "(cd Editors/vscode && npm install --omit=dev)": "needs npm and VS Code",
        "Scripts/release       # the static executable that people install":
            "measures for an hour",
        "swift package transc-lint                           # all targets of the package":
            "the plugins' own tests run these commands",
    ]

    /// Programs that stand for what a test cannot do: `swift` and `Scripts/release` build nothing,
    /// `curl` copies a release from the disk, `sudo` stays who it is.
    private static let substitutes = """
        swift() {
            case "$*" in
                "run transc "*) shift 2 && transc "$@" ;;
                test) ;;
                *) echo "swift $*" >&2; return 1 ;;
            esac
        }
        Scripts/release() { mkdir -p dist && cp "$(command -v transc)" dist; }
        curl() { cp "$HOME/releases/${2##*/}" .; }
        sudo() { "$@"; }
        """

    @Test func areAllKnown() {
        #expect(Self.blocks.count > 15)
        for line in Self.elsewhere.keys {
            #expect(Self.blocks.contains { $0.firstLine == line }, "no block begins with \(line)")
        }
    }

    @Test(arguments: blocks.filter { elsewhere[$0.firstLine] == nil })
    func runs(_ block: Block) throws {
        let scratch = try Self.project()
        let tools = try #require(builtCommand).deletingLastPathComponent().path
        let text = block.text.replacingOccurrences(of: "/usr/local", with: "\(scratch.path)/local")
        let script = try scratch.write(
            "set -euo pipefail\n\(Self.substitutes)\n\(text)\n", to: "script")
        let files = "\(scratch.path)/App.trans"
        let outcome = try run(
            URL(fileURLWithPath: "/bin/bash"), [script], directory: scratch.file("App"),
            environment: [
                "PATH": "\(tools):/usr/bin:/bin", "HOME": scratch.path, "SRCROOT": ".",
                "GIT_CONFIG_GLOBAL": scratch.file("gitconfig"),
                // What Xcode gives a script phase and a build rule.
                "SCRIPT_INPUT_FILE": block.text.contains("DERIVED_FILE_DIR") ? files : "",
                "SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": files,
                "SCRIPT_OUTPUT_FILE_COUNT": "1", "SCRIPT_OUTPUT_FILE_0": files + ".swift",
                "DERIVED_FILE_DIR": scratch.path, "TARGET_TEMP_DIR": scratch.path,
                "INPUT_FILE_BASE": "App",
            ].filter { !$0.value.isEmpty })
        #expect(outcome.code == 0, "\(block.testDescription)\n\(outcome.output)\(outcome.errors)")
        if block.text.contains("git clone") || block.text.contains("curl") {
            let installed = URL(fileURLWithPath: scratch.file("local/bin/transc"))
            #expect(try run(installed, ["--version"]).output.hasPrefix("transc "))
        }
    }

    /// A project in `App`, a Git repository; releases and repositories to fetch around it.
    private static func project() throws -> Scratch {
        let scratch = try Scratch()
        let news = """
            screen List = ListViewController
            screen Detail = DetailViewController
            defaults { pop fade   reduceMotion fade }
            registry App { push List -> Detail: fade }

            """
        let command = try #require(builtCommand).path
        let made = try shell(
            """
            cd \(shellQuoted(scratch.path))
            export HOME=$PWD GIT_CONFIG_GLOBAL=$PWD/gitconfig
            export PATH=/usr/bin:/bin
            git config --global user.name Test && git config --global user.email test@example.com
            git config --global "url.file://$PWD/remote/.insteadOf" https://github.com/OWNER/
            mkdir -p App/Transitions App/Sources App/Examples/Adoption App/.build remote/transc local/bin releases
            git init -q remote/transc && cd remote/transc
            git commit -q --allow-empty -m first && git tag 0.1.0 && cd ../..
            package=transc-0.1.0-x86_64-linux
            mkdir -p $package/bin && cp \(shellQuoted(command)) $package/bin/transc
            tar -czf releases/$package.tar.gz $package
            (cd releases && sha256sum * > SHA256SUMS)
            git init -q --bare origin && git init -q App && cd App
            git remote add origin ../origin && git commit -q --allow-empty -m first
            """)
        try #require(made.code == 0, "\(made.output)\(made.errors)")
        for file in ["Transitions/A", "Transitions/B", "Sources/A", "Feed", "Shop"] {
            let module = "module \(file.filter { $0 != "/" })\n"
            try scratch.write(module + news, to: "App/\(file).trans")
        }
        try scratch.write(news, to: "App.trans")
        try scratch.write("import UIKit\n", to: "App/Sources/ListViewController.swift")
        for folder in ["Examples/News", "Examples/Adoption/App"] {
            try FileManager.default.copyItem(
                atPath: root.appendingPathComponent(folder).path,
                toPath: scratch.file("App/" + folder))
        }
        return scratch
    }
}
