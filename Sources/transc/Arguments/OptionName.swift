import Codegen
import TransitionDSL

/// The options, and in ``row`` all that is known of them: parsing, help and suggestions read it.
enum OptionName: CaseIterable, Sendable {
    case output, directory, objc, force
    case check, dryRun, depfile, stamp
    case engine, access, namespace, swiftVersion, lineDirectives
    case sourceRoot, xcode, xcfilelist, jobs
    case error, warn, note, allow, strict
    case fix, diff, baseline, writeBaseline
    case maximumErrors, stdinPath, report
    case from, to, on, segue, container, iosVersion, registry, json
    case tokens, tree, model
    case color, help, version

    /// One row of the option table.
    struct Row: Sendable {
        /// The short spelling, if any, before the long one.
        var spellings: [String]
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
                spellings: ["-o", "--output"], placeholder: "FILE",
                commands: [.compile, .watch, .outputs],
                summary: "write the Swift to FILE; `-` is standard output")
        case .directory:
            Row(
                spellings: ["-d", "--directory"], placeholder: "DIR",
                commands: [.compile, .watch, .outputs],
                summary: "write the Swift into DIR, which is made if need be")
        case .objc:
            Row(
                spellings: ["--objc"], commands: [.compile, .watch, .outputs],
                summary: "also write the constants in Objective-C, as .h and .m beside the Swift")
        case .force:
            Row(
                spellings: ["--force"], commands: [.compile, .watch],
                summary: "overwrite a file even if transc did not write it")
        case .check:
            Row(
                spellings: ["--check"], commands: [.compile],
                summary: "write nothing, print what would change, and exit with 3 if anything would"
            )
        case .dryRun:
            Row(
                spellings: ["--dry-run"], commands: [.compile],
                summary: "write nothing, and print which files would be written")
        case .depfile:
            Row(
                spellings: ["--depfile"], placeholder: "FILE", commands: [.compile],
                summary: "write to FILE, as a rule for make, what the Swift is made from")
        case .stamp:
            Row(
                spellings: ["--stamp"], placeholder: "FILE", commands: [.compile],
                summary: "make or touch the empty FILE after each success")
        case .engine:
            Row(
                spellings: ["--engine"], placeholder: "NAME",
                choices: Engine.allCases.map(\.rawValue),
                commands: [.compile, .lint, .resolve, .dump, .watch, .`init`],
                summary: "the library that runs the transitions, whatever the file says")
        case .access:
            Row(
                spellings: ["--access"], placeholder: "LEVEL",
                choices: Access.allCases.map(\.rawValue),
                commands: [.compile, .lint, .resolve, .dump, .watch],
                summary: "the access level of the Swift, whatever the file says")
        case .namespace:
            Row(
                spellings: ["--namespace"], placeholder: "NAME",
                commands: [.compile, .lint, .resolve, .dump, .watch],
                summary: "the name of the generated namespace, whatever the file says")
        case .swiftVersion:
            Row(
                spellings: ["--swift-version"], placeholder: "VERSION",
                choices: SwiftVersion.allCases.map(\.rawValue), commands: [.compile, .watch],
                summary:
                    "the oldest Swift compiler that is to read the Swift, the newest if not given")
        case .lineDirectives:
            Row(
                spellings: ["--line-directives"], commands: [.compile, .watch],
                summary: "let errors in the Swift that come of FILE be shown at their line of FILE")
        case .sourceRoot:
            Row(
                spellings: ["--source-root"], placeholder: "DIR",
                commands: [.compile, .lint, .resolve, .dump, .watch, .inputs, .outputs],
                summary: "read nothing outside DIR; paths in lists and line directives begin there")
        case .xcode:
            Row(
                spellings: ["--xcode"], commands: [.compile, .lint],
                summary:
                    "take the files of Xcode's script phase or build rule, and tell it of problems")
        case .xcfilelist:
            Row(
                spellings: ["--xcfilelist"], commands: [.inputs, .outputs],
                summary: "print paths as Xcode's file lists have them, with $(SRCROOT)")
        case .jobs:
            Row(
                spellings: ["-j", "--jobs"], placeholder: "N", commands: [.compile, .lint, .watch],
                summary: "work on at most N files at once; the number of cores if not given")
        case .error:
            levelRow("--error", "make what these rules find errors")
        case .warn: levelRow("--warn", "make what these rules find warnings")
        case .note: levelRow("--note", "make what these rules find notes")
        case .allow: levelRow("--allow", "say nothing of what these rules find")
        case .fix:
            Row(
                spellings: ["--fix"], commands: [.lint],
                summary: "mend in FILE what can be mended safely, then tell the rest")
        case .diff:
            Row(
                spellings: ["--diff"], commands: [.lint],
                summary: "print what --fix would change, and exit with 3 if it would")
        case .baseline:
            Row(
                spellings: ["--baseline"], placeholder: "FILE",
                commands: [.compile, .lint, .watch],
                summary: "say nothing of what FILE records")
        case .writeBaseline:
            Row(
                spellings: ["--write-baseline"], placeholder: "FILE", commands: [.lint],
                summary: "record in FILE what the rules find now")
        case .strict:
            Row(
                spellings: ["--strict"], commands: [.compile, .lint],
                summary: "exit with 2 if there is a warning")
        case .maximumErrors:
            Row(
                spellings: ["--max-errors"], placeholder: "N",
                commands: [.compile, .lint, .resolve, .dump, .watch],
                summary: "show at most N errors and N others, 100 if not given; 0 shows all")
        case .stdinPath:
            Row(
                spellings: ["--stdin-path"], placeholder: "NAME",
                commands: [.compile, .lint, .resolve, .dump, .inputs, .outputs],
                summary: "what `-` is called in messages, and where its imports are sought")
        case .from:
            Row(
                spellings: ["--from"], placeholder: "SCREEN", commands: [.resolve],
                summary: "the screen that goes away")
        case .to:
            Row(
                spellings: ["--to"], placeholder: "SCREEN", commands: [.resolve],
                summary: "the screen that comes")
        case .on:
            Row(
                spellings: ["--on"], placeholder: "OPERATION",
                suggestions: ["push", "pop", "present", "dismiss", "tab", "replace"],
                commands: [.resolve],
                summary: "push (if not given), pop, present, dismiss, tab, replace, "
                    + "segue(NAME) or unwind(NAME)")
        case .segue:
            Row(
                spellings: ["--segue"], placeholder: "NAME", commands: [.resolve],
                summary: "the segue that goes there, or that has opened the screen being left")
        case .container:
            Row(
                spellings: ["--in"], placeholder: "SCREEN", isRepeatable: true,
                commands: [.resolve],
                summary: "a container around the screens; several from the innermost out")
        case .iosVersion:
            Row(
                spellings: ["--ios"], placeholder: "N", commands: [.resolve],
                summary: "the version of iOS, the newest if not given")
        case .registry:
            Row(
                spellings: ["--registry"], placeholder: "NAME", commands: [.resolve],
                summary: "ask this registry only")
        case .json:
            Row(spellings: ["--json"], commands: [.resolve], summary: "answer in JSON")
        case .report:
            Row(
                spellings: ["--report"], placeholder: "FORMAT[=FILE]",
                choices: ReportFormat.allCases.map(\.rawValue), choicesTakeFile: true,
                isRepeatable: true, commands: [.compile, .lint],
                summary: "report for machines to FILE or standard output, repeatable")
        case .tokens:
            Row(spellings: ["--tokens"], commands: [.dump], summary: "print the file's tokens")
        case .tree:
            Row(spellings: ["--tree"], commands: [.dump], summary: "print the file's syntax tree")
        case .model:
            Row(spellings: ["--model"], commands: [.dump], summary: "print what the file means")
        case .color:
            Row(
                spellings: ["--color"], placeholder: "WHEN",
                choices: ColorChoice.allCases.map(\.rawValue), commands: [],
                summary: "colour messages; `auto` does on a terminal, unless NO_COLOR is set")
        case .help:
            Row(
                spellings: ["-h", "--help"], commands: [], summary: "print help, also of a command")
        case .version:
            Row(spellings: ["--version"], commands: [], summary: "print the version")
        }
    }

    private func levelRow(_ spelling: String, _ summary: String) -> Row {
        Row(
            spellings: [spelling], placeholder: "ID,…", isRepeatable: true,
            commands: [.compile, .lint, .watch], summary: summary)
    }

    /// Whether a command takes the option.
    func belongs(to command: CommandName) -> Bool {
        let commands = row.commands
        return commands.isEmpty || commands.contains(command)
    }

    /// The option that is spelled so.
    static func spelled(_ spelling: String) -> OptionName? {
        allCases.first { $0.row.spellings.contains(spelling) }
    }
}

/// When messages are coloured.
enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never
}
