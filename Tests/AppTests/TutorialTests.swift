import Foundation
import Testing
import TransitionDSL

/// Documentation/tutorial.md, followed word by word: its files are those of Examples/Tutorial, its
/// commands run, and the app of each step plays.
@Suite("The tutorial, followed")
struct TutorialTests {
    /// A step with a file for `transc`.
    enum Step: String, CaseIterable {
        case picture = "Picture"
        case login = "Login"
        case tabs = "Tabs"

        var folder: String { "Examples/Tutorial/\(rawValue)" }
        var before: String { self == .picture ? "Start" : self == .login ? "Picture" : "Login" }
    }

    private struct Block {
        var words: [String]
        var text: String
    }

    private static func blocks() throws -> [Block] {
        try Repository.text("Documentation/tutorial.md")
            .split(separator: "```", omittingEmptySubsequences: false)
            .enumerated().filter { $0.offset % 2 == 1 }.map { _, block in
                let head = block.prefix { $0 != "\n" }
                return Block(
                    words: head.split(separator: " ").map(String.init),
                    text: String(block.dropFirst(head.count + 1)))
            }
    }

    /// The blocks of a file of the example, by its path.
    private static func shown() throws -> [String: [String]] {
        var shown: [String: [String]] = [:]
        for block in try blocks() where block.words.contains("from") {
            shown[try #require(block.words.last), default: []].append(block.text)
        }
        return shown
    }

    @Test("Blocks are parts of the example's files")
    func blocksAreOfTheExample() throws {
        for (path, blocks) in try Self.shown() {
            let text = try Repository.text("Examples/\(path)")
            for block in blocks {
                #expect(text.contains(block), "\(path) does not hold:\n\(block)")
            }
        }
    }

    @Test("Every line that a step adds is shown")
    func newLinesAreShown() throws {
        let shown = try Self.shown()
        for step in ["Start"] + Step.allCases.map(\.rawValue) {
            let before = Step(rawValue: step)?.before
            for path in Repository.files(in: "Examples/Tutorial/\(step)", ending: "") {
                let name = (path as NSString).lastPathComponent
                let old = before.map { "Examples/Tutorial/\($0)/\(name)" }
                let known = Set(
                    (old.flatMap { try? Repository.text($0) } ?? "").split(separator: "\n"))
                let blocks = shown["Tutorial/\(step)/\(name)"] ?? []
                let lines = Set(blocks.flatMap { $0.split(separator: "\n").map(String.init) })
                for line in try Repository.text(path).split(separator: "\n")
                where !known.contains(line) {
                    #expect(lines.contains(String(line)), "\(path) has a new line: \(line)")
                }
            }
        }
    }

    @Test("Its commands run", arguments: Step.allCases)
    func commandsRun(_ step: Step) throws {
        let folder = try Self.copy(of: step)
        let commands = try Self.blocks().filter { $0.words == ["sh"] }.flatMap {
            $0.text.split(separator: "\n").map(String.init)
        }
        #expect(commands.count == 6)
        // What is asked of a tab needs the last step.
        for command in commands where step == .tabs || !command.contains("tab") {
            let result = try Self.shell(command, in: folder)
            #expect(result.status == 0, "\(command):\n\(result.output)")
        }
    }

    @Test("The answer of `resolve` is the one shown")
    func answerIsShown() throws {
        let command = try #require(try Self.blocks().first { $0.text.contains(" resolve ") }).text
        let shown = try #require(try Self.blocks().first { $0.words == ["text"] }).text
        #expect(try Self.shell(command, in: try Self.copy(of: .tabs)).output == shown)
    }

    @Test("Its mistakes are reported as it says")
    func mistakesAreReported() throws {
        let texts = try Self.blocks().filter { $0.words == ["text"] }.map(\.text)
        try #require(texts.count == 3)
        let file = try #require(try Self.blocks().first { $0.words.contains("error:") }).text
        let folder = try Self.copy(of: .login)
        let path = folder.appendingPathComponent("App.trans")
        try Data(file.utf8).write(to: path)
        #expect(try Self.shell("transc compile App.trans -o -", in: folder).output == texts[1])
        let login = try Repository.text("\(Step.login.folder)/App.trans")
        let without = login.replacingOccurrences(
            of: "screen Login = LoginViewController {\n  logoView: logo\n}",
            with: "screen Login = LoginViewController")
        try Data(without.utf8).write(to: path)
        #expect(try Self.shell("transc lint App.trans", in: folder).output.hasPrefix(texts[2]))
    }

    @Test("The app of each step plays", arguments: Step.allCases)
    func plays(_ step: Step) throws {
        let folder = try Self.copy(of: step)
        let command = "transc compile App.trans"
        try #require(try Self.shell(command, in: folder).status == 0)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }.sorted()
        let sources = try files.map { name in
            let data = try Data(contentsOf: folder.appendingPathComponent(name))
            return (name, String(decoding: data, as: UTF8.self))
        }
        let flags = step == .picture ? [] : step == .login ? ["LOGIN"] : ["LOGIN", "TABS"]
        let program = try AppProgram(
            app: "Tutorial", sources: sources, engine: .hero,
            flags: flags.flatMap { ["-D", "STEP_\($0)"] })
        let scenarios = try program.scenarios()
        #expect(scenarios.count == [Step.picture: 1, .login: 2, .tabs: 4][step])
        for scenario in scenarios {
            let failure = try program.failure(of: scenario)
            #expect(failure == nil, "\(scenario): \(failure ?? "")")
        }
    }

    /// A step's files in a folder of their own.
    private static func copy(of step: Step) throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("transc-tutorial-\(UUID().uuidString)")
        try FileManager.default.copyItem(
            at: Repository.root.appendingPathComponent(step.folder), to: folder)
        return folder
    }

    /// Runs a line of shell where `transc` is the command that was built with the tests.
    private static func shell(_ line: String, in folder: URL) throws -> (
        status: Int32, output: String
    ) {
        let products = try #require(builtProducts)
        return try run(
            "bash", ["-c", "PATH='\(products.path)':$PATH; cd '\(folder.path)'; \(line)"])
    }
}
