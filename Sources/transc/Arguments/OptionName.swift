import Codegen
import TransitionDSL

/// The options by their long spellings, and in ``row`` all else that is known of them: parsing,
/// help and suggestions read it.
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

    /// One row of the option table.
    struct Row: Sendable {
        /// What stands for the value in the help; nil for a switch.
        var placeholder: String?
        /// The only values there are; empty where any will do.
        var choices: [String] = []
        /// Whether `=FILE` may follow a choice.
        var choicesTakeFile = false
        /// Values that shells propose where others will do as well.
        var suggestions: [String] = []
        /// Whether each counts where it is given several times, not the last alone.
        var isRepeatable = false
        /// The commands that take it; empty for all.
        var commands: [CommandName]
        var summary: String
    }

    var row: Row {
        switch self {
        case .output:
            Row(
                placeholder: "FILE", commands: [.compile, .watch, .outputs, .support],
                summary: "write the Swift to FILE; `-` is standard output")
        case .directory:
            Row(
                placeholder: "DIR", commands: [.compile, .watch, .outputs],
                summary: "write the Swift into DIR, which is made if need be")
        case .objc:
            Row(
                commands: [.compile, .watch, .outputs],
                summary: "also write the constants in Objective-C, as .h and .m beside the Swift")
        case .force:
            Row(
                commands: [.compile, .watch, .support],
                summary: "overwrite a file even if transc did not write it")
        case .check:
            Row(
                commands: [.compile, .support],
                summary: "write nothing, print what would change, and exit with 3 if anything would"
            )
        case .dryRun:
            Row(
                commands: [.compile, .support],
                summary: "write nothing, and print which files would be written")
        case .depfile:
            Row(
                placeholder: "FILE", commands: [.compile],
                summary: "write to FILE, as a rule for make, what the Swift is made from")
        case .stamp:
            Row(
                placeholder: "FILE", commands: [.compile],
                summary: "make or touch the empty FILE after each success")
        case .engine:
            Row(
                placeholder: "NAME", choices: Engine.allCases.map(\.rawValue),
                commands: [.compile, .lint, .resolve, .dump, .watch, .`init`, .support],
                summary: "the library that runs the transitions, whatever the file says")
        case .access:
            Row(
                placeholder: "LEVEL", choices: Access.allCases.map(\.rawValue),
                commands: [.compile, .lint, .resolve, .dump, .watch],
                summary: "the access level of the Swift, whatever the file says")
        case .namespace:
            Row(
                placeholder: "NAME", commands: [.compile, .lint, .resolve, .dump, .watch],
                summary: "the name of the generated namespace, whatever the file says")
        case .swiftVersion:
            Row(
                placeholder: "VERSION", choices: SwiftVersion.allCases.map(\.rawValue),
                commands: [.compile, .watch, .support],
                summary:
                    "the oldest Swift compiler that is to read the Swift, the newest if not given")
        case .lineDirectives:
            Row(
                commands: [.compile, .watch],
                summary: "let errors in the Swift that come of FILE be shown at their line of FILE")
        case .support:
            Row(
                placeholder: "PLACE", choices: SupportPlace.allCases.map { $0.rawValue },
                commands: [.compile, .watch, .outputs],
                summary:
                    "where the engine's support is: in each file, in one for all in -d DIR, or none"
            )
        case .sourceRoot:
            Row(
                placeholder: "DIR",
                commands: [.compile, .lint, .resolve, .dump, .watch, .inputs, .outputs, .support],
                summary: "read nothing outside DIR; paths in lists and line directives begin there")
        case .xcode:
            Row(
                commands: [.compile, .lint],
                summary:
                    "take the files of Xcode's script phase or build rule, and tell it of problems")
        case .xcfilelist:
            Row(
                commands: [.inputs, .outputs],
                summary: "print paths as Xcode's file lists have them, with $(SRCROOT)")
        case .jobs:
            Row(
                placeholder: "N", commands: [.compile, .lint, .watch],
                summary: "work on at most N files at once; the number of cores if not given")
        case .error: levelRow("make what these rules find errors")
        case .warn: levelRow("make what these rules find warnings")
        case .note: levelRow("make what these rules find notes")
        case .allow: levelRow("say nothing of what these rules find")
        case .fix:
            Row(
                commands: [.lint],
                summary: "mend in FILE what can be mended safely, then tell the rest")
        case .diff:
            Row(
                commands: [.lint],
                summary: "print what --fix would change, and exit with 3 if it would")
        case .baseline:
            Row(
                placeholder: "FILE", commands: [.compile, .lint, .watch],
                summary: "say nothing of what FILE records")
        case .writeBaseline:
            Row(
                placeholder: "FILE", commands: [.lint],
                summary: "record in FILE what the rules find now")
        case .strict:
            Row(commands: [.compile, .lint], summary: "exit with 2 if there is a warning")
        case .maximumErrors:
            Row(
                placeholder: "N", commands: [.compile, .lint, .resolve, .dump, .watch],
                summary: "show at most N errors and N others, 100 if not given; 0 shows all")
        case .stdinPath:
            Row(
                placeholder: "NAME",
                commands: [.compile, .lint, .resolve, .dump, .inputs, .outputs],
                summary: "what `-` is called in messages, and where its imports are sought")
        case .from:
            Row(placeholder: "SCREEN", commands: [.resolve], summary: "the screen that goes away")
        case .to: Row(placeholder: "SCREEN", commands: [.resolve], summary: "the screen that comes")
        case .on:
            Row(
                placeholder: "OPERATION",
                suggestions: ["push", "pop", "present", "dismiss", "tab", "replace"],
                commands: [.resolve],
                summary: "push (if not given), pop, present, dismiss, tab, replace, "
                    + "segue(NAME) or unwind(NAME)")
        case .segue:
            Row(
                placeholder: "NAME", commands: [.resolve],
                summary: "the segue that goes there, or that has opened the screen being left")
        case .container:
            Row(
                placeholder: "SCREEN", isRepeatable: true, commands: [.resolve],
                summary: "a container around the screens; several from the innermost out")
        case .iosVersion:
            Row(
                placeholder: "N", commands: [.resolve],
                summary: "the version of iOS, the newest if not given")
        case .registry:
            Row(placeholder: "NAME", commands: [.resolve], summary: "ask this registry only")
        case .json: Row(commands: [.resolve], summary: "answer in JSON")
        case .report:
            Row(
                placeholder: "FORMAT[=FILE]", choices: ReportFormat.allCases.map(\.rawValue),
                choicesTakeFile: true, isRepeatable: true, commands: [.compile, .lint],
                summary: "report for machines to FILE or standard output, repeatable")
        case .tokens: Row(commands: [.dump], summary: "print the file's tokens")
        case .tree: Row(commands: [.dump], summary: "print the file's syntax tree")
        case .model: Row(commands: [.dump], summary: "print what the file means")
        case .analysis:
            Row(
                commands: [.dump],
                summary: "print each name with its place, its uses and the problems")
        case .color:
            Row(
                placeholder: "WHEN", choices: ColorChoice.allCases.map(\.rawValue), commands: [],
                summary: "colour messages; `auto` does on a terminal, unless NO_COLOR is set")
        case .help: Row(commands: [], summary: "print help, also of a command")
        case .version: Row(commands: [], summary: "print the version")
        }
    }

    private func levelRow(_ summary: String) -> Row {
        Row(
            placeholder: "ID,…", isRepeatable: true,
            commands: [.compile, .lint, .watch], summary: summary)
    }

    /// Whether a command takes the option.
    func belongs(to command: CommandName) -> Bool {
        let commands = row.commands
        return commands.isEmpty || commands.contains(command)
    }

    /// Whether a command takes the option and has no use for it: one argument file serves `compile`
    /// and `support`. What says where files go is no such option: it would be missed.
    func isIdle(in command: CommandName) -> Bool {
        let places: Set<OptionName> = [.directory, .depfile, .stamp, .xcode, .stdinPath]
        return command == .support && !belongs(to: command) && belongs(to: .compile)
            && !places.contains(self)
    }

    /// Some have a second spelling.
    private static let short: [(spelling: String, name: OptionName)] = [
        ("-o", .output),
        ("-d", .directory),
        ("-j", .jobs),
        ("-h", .help),
    ]

    /// The short spelling, if any, before the long one.
    var spellings: [String] {
        OptionName.short.filter { $0.name == self }.map { $0.spelling } + [rawValue]
    }

    /// The option that is spelled so.
    static func spelled(_ spelling: String) -> OptionName? {
        // Made of its raw value, it would be sought in a dictionary, which is made for it.
        allCases.first { $0.rawValue == spelling } ?? short.first { $0.spelling == spelling }?.name
    }
}

/// When messages are coloured.
enum ColorChoice: String, CaseIterable, Sendable { case auto, always, never }
