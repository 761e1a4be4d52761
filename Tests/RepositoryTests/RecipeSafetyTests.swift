import Testing

@testable import Driver
@testable import OperatingSystem
@testable import transc

/// What people copy is safe for a pull request of a stranger: no file name becomes an option, and no
/// action or token gives more than is needed.
@Suite struct RecipeSafetyTests {
    private static let folders = [
        "Documentation", "Examples", "Editors", "Scripts", "Plugins", ".github",
    ]

    /// The files with recipes, except Swift, which has tests of its own.
    private static let files =
        ["README.md"]
        + folders.flatMap { Repository.files(in: $0, ending: "") }.filter { path in
            !path.hasSuffix(".swift") && !path.contains("/src/") && !path.contains("/diagnostics")
        }

    /// A name that comes from a pattern, a variable or another program is behind `--`.
    @Test func namesAreBehindDashes() throws {
        var count = 0
        for path in Self.files {
            guard let text = try? Repository.text(path) else { continue }
            for line in Self.lines(of: text, path) {
                guard let words = Self.call(in: line) else { continue }
                count += 1
                #expect(Self.nameAsOption(words, in: line) == nil, "\(path): \(line)")
            }
        }
        #expect(count > 80)
    }

    /// The test finds what it is for.
    @Test(arguments: [
        "transc lint Sources/*.trans", "xargs -0 transc lint", "  entry: transc format",
        "compile: $(TRANSC) compile $< -o x", #""args": ["transc", "lint", "$FILE"]"#,
        #"transc lint --report text=x "$1""#, #"Open3.capture2("transc", "lint", *files)"#,
        #"CompilerSet makeprg=transc\ lint\ $*"#,
    ])
    func itFinds(_ line: String) throws {
        let words = try #require(Self.call(in: line))
        #expect(Self.nameAsOption(words, in: line) != nil)
    }

    /// The plugins pass names in Swift.
    @Test func pluginsPassNamesBehindDashes() throws {
        var count = 0
        for path in Repository.files(in: "Plugins", ending: ".swift") {
            for line in try Repository.text(path).split(separator: "\n")
            where line.firstMatch(of: /\["(compile|support|lint|format)"\] \+|= \[command\]/) != nil
            {
                count += 1
                #expect(line.contains(#""--""#), "\(path): \(line)")
            }
        }
        #expect(count >= 3)
    }

    /// Whoever moves a tag of an action changes what runs; nobody can move a commit. A checkout
    /// leaves no token in the folder that the next steps read.
    @Test func actionsArePinned() throws {
        let recipes = Markdown(try Repository.text("Documentation/continuous-integration.md"))
            .blocks
            .filter { $0.language == "yaml" }.map(\.text)
        let workflows = try Repository.files(in: ".github/workflows", ending: ".yml")
            .map(Repository.text)
        var count = 0
        for text in recipes + workflows {
            let lines = text.split(separator: "\n")
            for (index, line) in lines.enumerated() where line.contains("uses: ") {
                count += 1
                let pinned = /uses: [\w\/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
                #expect(line.firstMatch(of: pinned) != nil, "\(line)")
                guard line.contains("actions/checkout@") else { continue }
                let options = lines[(index + 1)...].prefix { !$0.contains("- ") }
                #expect(options.contains { $0.contains("persist-credentials: false") }, "\(text)")
            }
            if text.contains("runs-on:") { #expect(text.contains("permissions:"), "\(text)") }
        }
        #expect(count > 10)
    }

    /// A pull request can have a link of any name in the working directory.
    @Test func reportsGoToAFolderOfTheRunner() throws {
        let blocks = Markdown(try Repository.text("Documentation/continuous-integration.md")).blocks
        var places: Set<String> = []
        for block in blocks {
            for match in block.text.matches(of: /(?:--report|--page) "?(?:\w+=)?([^\s"]*\/[^\s"]*)/)
            {
                places.insert(String(match.1.prefix { $0 != "/" }))
            }
            #expect(
                block.text.firstMatch(of: /--report "?\w+=\w[\w.-]*[\s"]/) == nil, "\(block.text)")
        }
        // GitLab takes reports only from the working directory: the job makes the folder anew.
        #expect(places == ["$RUNNER_TEMP", "$results", "transc-reports", ""])
        let gitlab = blocks.first { $0.text.contains("transc-reports/") }
        #expect(gitlab?.text.contains("rm -rf transc-reports && mkdir transc-reports") == true)
    }

    // MARK: Calls

    /// The lines of a file, or of the fenced blocks of a page, with those that continue them.
    private static func lines(of text: String, _ path: String) -> [String] {
        func joined(_ text: String) -> [String] {
            text.replacing(/\\\n\s*/, with: " ").split(separator: "\n").map(String.init)
        }
        // A macro spreads the words of a call over its lines.
        if path.hasSuffix(".bzl") { return [text.replacing("\n", with: " ")] }
        guard path.hasSuffix(".md") else { return joined(text) }
        return Markdown(text).blocks.flatMap { block in
            block.language == "starlark"
                ? [block.text.replacing("\n", with: " ")] : joined(block.text)
        }
    }

    /// The words of a call of `transc` from the command on, up to the end of the call.
    private static func call(in line: String) -> [String]? {
        let plain = line.replacing(#"\ "#, with: " ")
            .replacing(/["',\[\]{}]/) { $0.output == "," ? " " : "" }
        let pattern =
            /(?:^|[\s=(>\/])(?:transc|\$\(TRANSC\)|\$\$TRANSC:-transc|\$\(execpath %s\)) +/
        for match in plain.matches(of: pattern) {
            let rest = plain[match.range.upperBound...].replacing(/^args: */, with: "")
            var words: [String] = []
            for word in rest.split(separator: " ") {
                if ["|", "||", "&&", "<", ">", ">>", ";"].contains(word) || word.hasPrefix("#") {
                    break
                }
                words.append(String(word))
            }
            if let command = words.first, CommandName(rawValue: command) != nil { return words }
        }
        return nil
    }

    /// The first word that someone else chose and that would be read as an option; nil for none.
    private static func nameAsOption(_ words: [String], in line: String) -> String? {
        let end = words.firstIndex(of: "--") ?? words.count
        // The hook and `xargs` add names at the end.
        if end == words.count, line.contains("entry:") || line.contains("xargs") {
            return words.last
        }
        var index = 1
        while index < end {
            let word = words[index]
            index += 1
            if word.hasPrefix("-"), word != "-" {
                let takesNext = OptionName.spelled(word)?.row.placeholder != nil
                if takesNext { index += 1 }
            } else if word.contains(/[$*?<]/), !["$options", "$transc"].contains(word) {
                return word
            }
        }
        return nil
    }
}
