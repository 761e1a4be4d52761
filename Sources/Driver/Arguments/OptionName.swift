import Apps
import Codegen
import TransitionDSL

/// The options by their long spellings; ``row`` describes each of them for parsing, help and
/// suggestions.
package enum OptionName: String, CaseIterable, Sendable {
    case output = "--output", directory = "--directory", objc = "--objc", force = "--force"
    case check = "--check", dryRun = "--dry-run", depfile = "--depfile", stamp = "--stamp"
    case engine = "--engine", access = "--access", namespace = "--namespace", swiftVersion =
        "--swift-version", lineDirectives = "--line-directives", support = "--support"
    case sourceRoot = "--source-root", settings = "--settings", xcode = "--xcode", xcfilelist =
        "--xcfilelist", jobs = "--jobs"
    case error = "--error", warn = "--warn", note = "--note", allow = "--allow", forbid =
        "--forbid", strict = "--strict"
    case fix = "--fix", diff = "--diff", lines = "--lines", baseline = "--baseline", writeBaseline =
        "--write-baseline"
    case maximumErrors = "--max-errors", stdinPath = "--stdin-path", report = "--report"
    case from = "--from", to = "--to", on = "--on", segue = "--segue", container = "--in",
        iosVersion = "--ios", registry = "--registry", json = "--json"
    case format = "--format", serve = "--serve", port = "--port"
    case against = "--against", page = "--page", failOn = "--fail-on"
    case plain = "--plain", kind = "--kind", explain = "--explain", exclude = "--exclude"
    case full = "--full"
    case app = "--app"
    case tokens = "--tokens", tree = "--tree", model = "--model", analysis = "--analysis"
    case stdio = "--stdio", record = "--record", replay = "--replay"
    case color = "--color", help = "--help", version = "--version"

    package struct Row: Sendable {
        package var summary: String
        /// The name of the value in the help; nil for a switch.
        package var placeholder: String?
        /// The accepted values; empty if any value is accepted.
        package var choices: [String]
        /// Whether `=FILE` may follow a choice.
        package var choicesTakeFile: Bool
        /// Values that shells suggest although others are accepted, too.
        package var suggestions: [String]
        /// Whether all occurrences count, not only the last one.
        package var isRepeatable: Bool

        fileprivate init(
            _ summary: String, value: String? = nil, choices: [String] = [],
            choicesTakeFile: Bool = false, suggestions: [String] = [], isRepeatable: Bool = false
        ) {
            self.summary = summary
            placeholder = value
            self.choices = choices
            self.choicesTakeFile = choicesTakeFile
            self.suggestions = suggestions
            self.isRepeatable = isRepeatable
        }
    }

    /// The options of all commands.
    package static let common: [OptionName] = [.color, .help, .version]

    /// Options that exclude each other.
    static let alternatives: [[OptionName]] = [
        [.check, .dryRun], [.fix, .diff], [.check, .diff], [.baseline, .writeBaseline],
        [.tokens, .tree, .model, .analysis], [.record, .replay], [.json, .plain, .explain],
        [.serve, .output], [.serve, .directory], [.serve, .check], [.serve, .dryRun],
    ]

    /// The commands that accept it; empty for all.
    package var commands: [CommandName] {
        CommandName.allCases.filter { $0.row.options.contains(self) }
    }

    package var row: Row {
        switch self {
        case .output: Row("write the result to FILE; `-` is standard output", value: "FILE")
        case .directory: Row("write the Swift into DIR, creating it if necessary", value: "DIR")
        case .objc: Row("also write the constants in Objective-C, as .h and .m next to the Swift")
        case .force: Row("overwrite a file even if transc did not write it")
        case .check:
            Row("write nothing, print what would change, and exit with 3 if anything would")
        case .dryRun: Row("write nothing, and print which files would be written")
        case .depfile: Row("write a make rule with the Swift's dependencies to FILE", value: "FILE")
        case .stamp: Row("create or touch the empty FILE after each success", value: "FILE")
        case .engine:
            Row(
                "the library that runs the transitions; overrides the file", value: "NAME",
                choices: Engine.allCases.map { $0.rawValue })
        case .access:
            Row(
                "the access level of the Swift; overrides the file", value: "LEVEL",
                choices: Access.allCases.map { $0.rawValue })
        case .namespace:
            Row("the name of the generated namespace; overrides the file", value: "NAME")
        case .swiftVersion:
            Row(
                "the oldest Swift compiler that must compile the Swift; default: the newest",
                value: "VERSION", choices: SwiftVersion.allCases.map { $0.rawValue })
        case .lineDirectives: Row("let the Swift compiler report errors at their line of FILE")
        case .support:
            Row(
                "where the engine's support is: in each file, in one for all in -d DIR, or none",
                value: "PLACE", choices: SupportPlace.allCases.map { $0.rawValue })
        case .sourceRoot:
            Row(
                "read nothing outside DIR; paths in lists and line directives start there",
                value: "DIR")
        case .settings:
            Row(
                "read settings from FILE, not from the transc.args that is found; `none` reads none",
                value: "FILE")
        case .xcode:
            Row("take the files from Xcode's script phase or build rule, and report to Xcode")
        case .xcfilelist: Row("print paths in the form of Xcode's file lists, with $(SRCROOT)")
        case .jobs:
            Row("process at most N files in parallel; default: the number of cores", value: "N")
        case .error: Row("report these rules as errors", value: "ID,…", isRepeatable: true)
        case .warn: Row("report these rules as warnings", value: "ID,…", isRepeatable: true)
        case .note: Row("report these rules as notes", value: "ID,…", isRepeatable: true)
        case .allow: Row("turn these rules off", value: "ID,…", isRepeatable: true)
        case .forbid:
            Row(
                "report these rules as errors, whatever comments, files and baselines say",
                value: "ID,…", isRepeatable: true)
        case .fix: Row("apply safe fixes, then report the rest")
        case .diff: Row("write nothing, print the changes, and exit with 3 if there are any")
        case .lines:
            Row("format only lines A to B, and those that are aligned with them", value: "A:B")
        case .baseline: Row("do not report the findings recorded in FILE", value: "FILE")
        case .writeBaseline: Row("record the findings of rules in FILE", value: "FILE")
        case .strict: Row("exit with 2 if there is a warning")
        case .maximumErrors:
            Row("show at most N errors and N others; default: 100; 0 shows all", value: "N")
        case .stdinPath: Row("the path of `-`, for messages and for its imports", value: "NAME")
        case .from: Row("the screen that leaves", value: "SCREEN")
        case .to: Row("the screen that appears", value: "SCREEN")
        case .on:
            Row(
                "push (the default), pop, present, dismiss, tab, replace, "
                    + "segue(NAME) or unwind(NAME)", value: "OPERATION",
                suggestions: ["push", "pop", "present", "dismiss", "tab", "replace"])
        case .segue:
            Row("the segue that is used or, on return, that opened the screen", value: "SEGUE")
        case .container:
            Row(
                "a container of the screens; several from the innermost out", value: "SCREEN",
                isRepeatable: true)
        case .iosVersion:
            Row("the version of iOS, such as 17 or 17.4; default: the newest", value: "N")
        case .registry: Row("use only this registry", value: "REGISTRY")
        case .json: Row("print the result as JSON")
        case .format:
            Row(
                "the form of the picture; default: that of FILE's name, or `svg`", value: "FORMAT",
                choices: GraphFormat.allCases.map { $0.rawValue })
        case .serve: Row("serve the page to browsers of this machine, and follow changes of FILE")
        case .port: Row("serve on port N; default: a free one", value: "N")
        case .against:
            Row("compare each file with its version in the git revision REV", value: "REV")
        case .page:
            Row(
                "also write a page that plays both versions; for several files, PAGE is a directory",
                value: "PAGE")
        case .failOn:
            Row(
                "exit with 3 if there is a change of this class or of one before it: `breaks`, "
                    + "`differs`, `any`", value: "CLASS",
                choices: FailureClass.allCases.map { $0.rawValue })
        case .plain: Row("print one line a fact, without places and sorted, to compare two scans")
        case .kind:
            Row(
                "print only facts of these kinds", value: "KIND,…",
                suggestions: AppFactKind.allCases.map { $0.rawValue }, isRepeatable: true)
        case .full: Row("name every place in the report, however long it is")
        case .explain: Row("print how the facts of a line were found", value: "FILE:LINE")
        case .app:
            Row(
                "compare with the code of an app: the files below PATH", value: "PATH",
                isRepeatable: true)
        case .exclude:
            Row(
                "also skip what GLOB matches: a name, or a path with `*`, `**` and `?`",
                value: "GLOB", isRepeatable: true)
        case .report:
            Row(
                "write a report for machines to FILE or standard output; repeatable",
                value: "FORMAT[=FILE]",
                choices: (ReportFormat.allCases.map { $0.rawValue }
                    + DiffFormat.allCases.map { $0.rawValue }).uniqued(),
                choicesTakeFile: true, isRepeatable: true)
        case .tokens: Row("print the file's tokens")
        case .tree: Row("print the file's syntax tree")
        case .model: Row("print the checked model of the file")
        case .analysis: Row("print each name with its place and uses, and the problems")
        case .stdio: Row("use standard input and output, as it does anyway")
        case .record: Row("also write what the editor sends to the new FILE", value: "FILE")
        case .replay:
            Row("serve the recording in FILE, and print the answers, one a line", value: "FILE")
        case .color:
            Row(
                "color messages; `auto`: on a terminal, unless NO_COLOR is set", value: "WHEN",
                choices: ColorChoice.allCases.map { $0.rawValue })
        case .help: Row("print help, also for a command")
        case .version: Row("print the version")
        }
    }

    /// The option as a command has it.
    package func row(of command: CommandName) -> Row {
        var row = row
        switch (self, command) {
        case (.directory, .preview):
            row.summary = "write the pages into DIR, creating it if necessary"
        case (.directory, .outputs):
            row.summary = "the directory into which `transc compile` would write the Swift"
        case (.output, .outputs): row.summary = "the file that `transc compile` would write"
        case (.output, .adopt): row.summary = "write the first file to FILE"
        case (.output, .support): row.summary = "write the code to FILE; `-` is standard output"
        case (.dryRun, .adopt): row.summary = "write nothing, and print both files"
        case (.engine, .`init`), (.engine, .adopt):
            row.summary = "the library that runs the transitions"
        case (.engine, .support):
            row.summary = "the library that runs the transitions, if there is no FILE"
        case (.report, .diff):
            row.summary = "print the result in this form, or write it to FILE; repeatable"
            row.choices = DiffFormat.allCases.map { $0.rawValue }
        case (.report, _): row.choices = ReportFormat.allCases.map { $0.rawValue }
        case (.app, .inputs): row.summary = "also print the code of an app: the files below PATH"
        case (.from, .preview): row.summary = "first show the transition from this screen"
        case (.to, .preview): row.summary = "first show the transition to this screen"
        default: break
        }
        return row
    }

    /// The long spelling without its dashes.
    var word: String { String(rawValue.dropFirst(2)) }

    /// Whether its value is a list with commas.
    var takesList: Bool { row.placeholder?.hasSuffix(",…") ?? false }

    /// Whether a word can be an element of its list.
    func isElement(_ word: String) -> Bool {
        if self == .kind { return AppFactKind(rawValue: word) != nil }
        return takesList && (word == RuleLevels.allWarnings || DiagnosticID(named: word) != nil)
    }

    func belongs(to command: CommandName) -> Bool { command.options.contains(self) }

    /// Some have a second spelling.
    private static let short: [(spelling: String, name: OptionName)] = [
        ("-o", .output), ("-d", .directory), ("-j", .jobs), ("-h", .help),
    ]

    /// The short spelling, if any, before the long one.
    package var spellings: [String] {
        OptionName.short.filter { $0.name == self }.map { $0.spelling } + [rawValue]
    }

    /// The option with a spelling.
    static func spelled(_ spelling: String) -> OptionName? {
        OptionName(rawValue: spelling) ?? short.first { $0.spelling == spelling }?.name
    }
}

package enum ColorChoice: String, CaseIterable, Sendable { case auto, always, never }
