import Codegen
import TransitionDSL

/// The options by their long spellings; ``row`` describes each of them for parsing, help and
/// suggestions.
enum OptionName: String, CaseIterable, Sendable {
    case output = "--output", directory = "--directory", objc = "--objc", force = "--force"
    case check = "--check", dryRun = "--dry-run", depfile = "--depfile", stamp = "--stamp"
    case engine = "--engine", access = "--access", namespace = "--namespace", swiftVersion =
        "--swift-version", lineDirectives = "--line-directives", support = "--support"
    case sourceRoot = "--source-root", xcode = "--xcode", xcfilelist = "--xcfilelist", jobs =
        "--jobs"
    case error = "--error", warn = "--warn", note = "--note", allow = "--allow", strict = "--strict"
    case fix = "--fix", diff = "--diff", baseline = "--baseline", writeBaseline = "--write-baseline"
    case maximumErrors = "--max-errors", stdinPath = "--stdin-path", report = "--report"
    case from = "--from", to = "--to", on = "--on", segue = "--segue", container = "--in",
        iosVersion = "--ios", registry = "--registry", json = "--json"
    case tokens = "--tokens", tree = "--tree", model = "--model", analysis = "--analysis"
    case color = "--color", help = "--help", version = "--version"

    struct Row: Sendable {
        var summary: String
        /// The name of the value in the help; nil for a switch.
        var placeholder: String?
        /// The accepted values; empty if any value is accepted.
        var choices: [String]
        /// Whether `=FILE` may follow a choice.
        var choicesTakeFile: Bool
        /// Values that shells suggest although others are accepted, too.
        var suggestions: [String]
        /// Whether all occurrences count, not only the last one.
        var isRepeatable: Bool

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
    static let common: [OptionName] = [.color, .help, .version]

    /// Options that exclude each other.
    static let alternatives: [[OptionName]] = [
        [.check, .dryRun], [.fix, .diff], [.baseline, .writeBaseline],
        [.tokens, .tree, .model, .analysis],
    ]

    /// The commands that accept it; empty for all.
    var commands: [CommandName] { CommandName.allCases.filter { $0.row.options.contains(self) } }

    var row: Row {
        switch self {
        case .output: Row("write the Swift to FILE; `-` is standard output", value: "FILE")
        case .directory: Row("write the Swift into DIR, which is made if need be", value: "DIR")
        case .objc: Row("also write the constants in Objective-C, as .h and .m beside the Swift")
        case .force: Row("overwrite a file even if transc did not write it")
        case .check:
            Row("write nothing, print what would change, and exit with 3 if anything would")
        case .dryRun: Row("write nothing, and print which files would be written")
        case .depfile:
            Row("write to FILE, as a rule for make, what the Swift is made from", value: "FILE")
        case .stamp: Row("make or touch the empty FILE after each success", value: "FILE")
        case .engine:
            Row(
                "the library that runs the transitions, whatever the file says", value: "NAME",
                choices: Engine.allCases.map(\.rawValue))
        case .access:
            Row(
                "the access level of the Swift, whatever the file says", value: "LEVEL",
                choices: Access.allCases.map(\.rawValue))
        case .namespace:
            Row("the name of the generated namespace, whatever the file says", value: "NAME")
        case .swiftVersion:
            Row(
                "the oldest Swift compiler that is to read the Swift, the newest if not given",
                value: "VERSION", choices: SwiftVersion.allCases.map(\.rawValue))
        case .lineDirectives:
            Row("let errors in the Swift that come of FILE be shown at their line of FILE")
        case .support:
            Row(
                "where the engine's support is: in each file, in one for all in -d DIR, or none",
                value: "PLACE", choices: SupportPlace.allCases.map { $0.rawValue })
        case .sourceRoot:
            Row(
                "read nothing outside DIR; paths in lists and line directives begin there",
                value: "DIR")
        case .xcode:
            Row("take the files of Xcode's script phase or build rule, and tell it of problems")
        case .xcfilelist: Row("print paths as Xcode's file lists have them, with $(SRCROOT)")
        case .jobs:
            Row("work on at most N files at once; the number of cores if not given", value: "N")
        case .error: Row("make what these rules find errors", value: "ID,…", isRepeatable: true)
        case .warn: Row("make what these rules find warnings", value: "ID,…", isRepeatable: true)
        case .note: Row("make what these rules find notes", value: "ID,…", isRepeatable: true)
        case .allow: Row("say nothing of what these rules find", value: "ID,…", isRepeatable: true)
        case .fix: Row("mend in FILE what can be mended safely, then tell the rest")
        case .diff: Row("print what --fix would change, and exit with 3 if it would")
        case .baseline: Row("say nothing of what FILE records", value: "FILE")
        case .writeBaseline: Row("record in FILE what the rules find now", value: "FILE")
        case .strict: Row("exit with 2 if there is a warning")
        case .maximumErrors:
            Row("show at most N errors and N others, 100 if not given; 0 shows all", value: "N")
        case .stdinPath:
            Row("what `-` is called in messages, and where its imports are sought", value: "NAME")
        case .from: Row("the screen that goes away", value: "SCREEN")
        case .to: Row("the screen that comes", value: "SCREEN")
        case .on:
            Row(
                "push (if not given), pop, present, dismiss, tab, replace, "
                    + "segue(NAME) or unwind(NAME)", value: "OPERATION",
                suggestions: ["push", "pop", "present", "dismiss", "tab", "replace"])
        case .segue:
            Row(
                "the segue that goes there, or that has opened the screen being left", value: "NAME"
            )
        case .container:
            Row(
                "a container around the screens; several from the innermost out", value: "SCREEN",
                isRepeatable: true)
        case .iosVersion: Row("the version of iOS, the newest if not given", value: "N")
        case .registry: Row("ask this registry only", value: "NAME")
        case .json: Row("answer in JSON")
        case .report:
            Row(
                "report for machines to FILE or standard output, repeatable",
                value: "FORMAT[=FILE]", choices: ReportFormat.allCases.map(\.rawValue),
                choicesTakeFile: true, isRepeatable: true)
        case .tokens: Row("print the file's tokens")
        case .tree: Row("print the file's syntax tree")
        case .model: Row("print what the file means")
        case .analysis: Row("print each name with its place, its uses and the problems")
        case .color:
            Row(
                "colour messages; `auto` does on a terminal, unless NO_COLOR is set", value: "WHEN",
                choices: ColorChoice.allCases.map(\.rawValue))
        case .help: Row("print help, also of a command")
        case .version: Row("print the version")
        }
    }

    func belongs(to command: CommandName) -> Bool { command.options.contains(self) }

    /// Whether a command accepts the option and ignores it: one argument file serves `compile` and
    /// `support`. An option that sets where files go is never ignored: it would be missed.
    func isIdle(in command: CommandName) -> Bool {
        let places: Set<OptionName> = [.directory, .depfile, .stamp, .xcode, .stdinPath]
        return command == .support && !belongs(to: command) && belongs(to: .compile)
            && !places.contains(self)
    }

    /// Some have a second spelling.
    private static let short: [(spelling: String, name: OptionName)] = [
        ("-o", .output), ("-d", .directory), ("-j", .jobs), ("-h", .help),
    ]

    /// The short spelling, if any, before the long one.
    var spellings: [String] {
        OptionName.short.filter { $0.name == self }.map { $0.spelling } + [rawValue]
    }

    /// The option with a spelling.
    static func spelled(_ spelling: String) -> OptionName? {
        // `init(rawValue:)` would build a dictionary for one lookup.
        allCases.first { $0.rawValue == spelling } ?? short.first { $0.spelling == spelling }?.name
    }
}

enum ColorChoice: String, CaseIterable, Sendable { case auto, always, never }
