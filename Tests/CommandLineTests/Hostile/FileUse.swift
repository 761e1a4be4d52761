@testable import Driver

/// What an option or a command does with files. The switches have no `default`: a new option does not
/// compile before it is here, and what is here is tried with the links of a hostile repository.
enum FileUse: Hashable {
    /// It writes to the path that is its value, or to others because of it.
    case writes
    /// It reads a file, parts of which could be printed.
    case reads
    /// It neither reads nor writes a file.
    case none
}

extension OptionName {
    var fileUse: FileUse {
        switch self {
        case .output, .directory, .objc, .depfile, .stamp, .support, .fix, .writeBaseline, .report,
            .page, .record:
            .writes
        case .settings, .baseline, .app, .replay, .stdinPath, .sourceRoot: .reads
        // What they name is a version in git, or only a name.
        case .against, .exclude: .none
        // Xcode passes the files, and its sandbox protects the others.
        case .xcode, .xcfilelist: .none
        case .force, .check, .dryRun, .engine, .access, .namespace, .swiftVersion, .lineDirectives,
            .jobs, .error, .warn, .note, .allow, .forbid, .strict, .diff, .lines, .maximumErrors,
            .from, .to,
            .on, .segue, .container, .iosVersion, .registry, .json, .format, .serve, .port, .failOn,
            .plain, .full, .kind, .explain, .tokens, .tree, .model, .analysis, .stdio, .color,
            .help,
            .version:
            .none
        }
    }
}

extension CommandName {
    /// What it does with its operands, without an option.
    var fileUse: Set<FileUse> {
        switch self {
        case .compile, .format, .watch, .preview: [.reads, .writes]
        case .`init`: [.writes]
        case .lint, .scan, .adopt, .resolve, .graph, .diff, .dump, .inputs, .support: [.reads]
        case .lsp: []  // Its documents are those of the editor; its tests are others.
        case .outputs, .explain, .completions, .manpage, .help: []
        }
    }
}

/// A run that writes to a path.
struct Writing: CustomStringConvertible, Sendable {
    var command: CommandName
    /// nil if it writes without an option.
    var option: OptionName?
    /// The path, from the repository on.
    var path: String
    /// Which file it may replace, empty if any of its own; nil if it only makes new ones.
    var old: String? = ""
    /// The arguments for the path, or for the same name in another folder.
    var arguments: @Sendable (_ path: String) -> [String]

    var description: String { arguments(path).joined(separator: " ") }

    static let all: [Writing] =
        compiling(.compile) + compiling(.watch) + reporting + pictures + [
            Writing(
                command: .lint, option: .fix, path: "Fix.trans", old: StrangersRepository.fixable
            ) { ["lint", "--fix", $0] },
            Writing(
                command: .lint, option: .fix, path: "Code/B.swift", old: StrangersRepository.code
            ) { ["lint", "--fix", "--app", folder($0)] },
            Writing(command: .lint, option: .writeBaseline, path: "baseline") {
                ["lint", "App.trans", "--write-baseline", $0]
            },
            Writing(
                command: .format, path: "Format.trans", old: StrangersRepository.unformatted
            ) { ["format", $0] },
            Writing(command: .adopt, option: .output, path: "New.trans", old: nil) {
                ["adopt", "Code", "-o", $0]
            },
            Writing(command: .adopt, option: .output, path: "New.adopt.md", old: nil) {
                ["adopt", "Code", "-o", stem($0, ".adopt.md") + ".trans"]
            },
            Writing(command: .adopt, option: .objc, path: "New.trans", old: nil) {
                ["adopt", "Code", "--objc", "-o", $0]
            },
            Writing(command: .`init`, path: "New.trans", old: nil) { ["init", $0] },
            Writing(command: .lsp, option: .record, path: "record", old: nil) {
                ["lsp", "--record", $0]
            },
        ]

    private static func compiling(_ command: CommandName) -> [Writing] {
        func writing(
            _ option: OptionName?, _ path: String,
            _ arguments: @escaping @Sendable (String) -> [String]
        ) -> Writing {
            Writing(command: command, option: option, path: path) {
                [command.rawValue] + arguments($0)
            }
        }
        var all = [
            writing(nil, "App.trans.swift") { [stem($0, ".swift")] },
            writing(.output, "out.swift") { ["App.trans", "-o", $0] },
            writing(.directory, "out/App.trans.swift") { ["App.trans", "-d", folder($0)] },
            writing(.objc, "out/App.trans.h") { ["App.trans", "--objc", "-d", folder($0)] },
            writing(.objc, "out/App.trans.m") { ["App.trans", "--objc", "-d", folder($0)] },
            writing(.support, "out/TranscSupport.swift") {
                ["App.trans", "--support", "module", "-d", folder($0)]
            },
        ]
        if command == .compile {
            all += [
                writing(.depfile, "out.d") { ["App.trans", "--depfile", $0] },
                writing(.stamp, "stamp") { ["App.trans", "--stamp", $0] },
            ]
        }
        return all
    }

    private static let reporting =
        ReportFormat.allCases.map { format in
            Writing(command: .lint, option: .report, path: "report") {
                ["lint", "Wrong.trans", "--report", "\(format.rawValue)=\($0)"]
            }
        }
        + [
            Writing(command: .compile, option: .report, path: "report") {
                ["compile", "Wrong.trans", "--report", "sarif=\($0)"]
            }
        ]
        + DiffFormat.allCases.map { format in
            Writing(command: .diff, option: .report, path: "report") {
                ["diff", "App.trans", "Wrong.trans", "--report", "\(format.rawValue)=\($0)"]
            }
        }

    private static let pictures = [
        Writing(command: .graph, option: .output, path: "out.svg") {
            ["graph", "App.trans", "-o", $0]
        },
        Writing(command: .support, option: .output, path: "out.swift") {
            ["support", "--engine", "hero", "-o", $0]
        },
        Writing(command: .preview, path: "App.trans.html") { ["preview", stem($0, ".html")] },
        Writing(command: .preview, option: .output, path: "out.html") {
            ["preview", "App.trans", "-o", $0]
        },
        Writing(command: .preview, option: .directory, path: "out/App.trans.html") {
            ["preview", "App.trans", "-d", folder($0)]
        },
        Writing(command: .diff, option: .page, path: "out.html") {
            ["diff", "App.trans", "Other.trans", "--page", $0]
        },
        Writing(command: .diff, option: .page, path: "out/App.trans.html") {
            ["diff", "a", "b", "--page", folder($0)]
        },
    ]

    /// The pairs of a command and an option that writes, but here only names or nothing is written.
    static let namesOnly: Set<[String]> = [
        ["outputs", "--output"], ["outputs", "--directory"], ["outputs", "--objc"],
        ["outputs", "--support"],
    ]
}

private func stem(_ path: String, _ ending: String) -> String {
    String(path.dropLast(ending.count))
}

private func folder(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
}

/// A run that reads a link, or a file with imports that lead outside.
struct Reading: CustomStringConvertible, Sendable {
    var command: CommandName
    /// nil if it reads its operands.
    var option: OptionName?
    /// The path that is a link, from the repository on; the endings decide what it leads to.
    var path: String
    var input = ""
    /// What the link leads to, if it is a folder.
    var target: String?
    var arguments: @Sendable (_ path: String) -> [String]

    var description: String { arguments(path).joined(separator: " ") }

    static let all: [Reading] =
        [
            operand(.compile, ["-o", "-"]), operand(.lint, []), operand(.format, ["--diff"]),
            operand(.watch, []), operand(.preview, ["-o", "-"]), operand(.scan, ["--plain"]),
            operand(.resolve, ["--from", "*", "--to", "*"]), operand(.graph, []),
            operand(.diff, ["App.trans"]), operand(.dump, ["--tokens"]),
            operand(.dump, ["--analysis"]), operand(.inputs, []), operand(.support, []),
            Reading(command: .adopt, path: "Code/Link.swift") { _ in
                ["adopt", "Code", "-o", "New.trans", "--dry-run"]
            },
            Reading(command: .scan, path: "Code/Link.swift") { _ in ["scan", "Code"] },
            Reading(command: .lsp, option: .replay, path: "link.txt") { ["lsp", "--replay", $0] },
        ]
        + CommandName.allCases.filter { OptionName.settings.belongs(to: $0) }.flatMap { command in
            ["transc.args", "link.args"].map { name in
                Reading(command: command, option: .settings, path: name) { path in
                    let settings = path.hasSuffix("transc.args") ? [] : ["--settings", path]
                    let operands = command == .diff ? ["a", "b"] : ["App.trans"]
                    return [command.rawValue] + operands + settings
                }
            }
        }
        + [CommandName.compile, .lint, .watch].map { command in
            Reading(command: command, option: .baseline, path: "link.txt") {
                [command.rawValue, "App.trans", "--baseline", $0]
            }
        }
        + [CommandName.compile, .lint, .inputs].map { command in
            Reading(command: command, option: .app, path: "Code/Link.swift") { _ in
                [command.rawValue, "App.trans", "--app", "Code"]
            }
        }
        + CommandName.allCases.filter { OptionName.sourceRoot.belongs(to: $0) }.map { command in
            let more = command == .resolve ? ["--from", "*", "--to", "*"] : []
            let shape = command == .dump ? ["--analysis"] : []
            let operands = (command == .diff ? ["App.trans"] : []) + ["Imp.trans"]
            return Reading(
                command: command, option: .sourceRoot, path: "wide", target: ".."
            ) { [command.rawValue] + operands + more + shape + ["--source-root", $0] }
        }
        + CommandName.allCases.filter { OptionName.stdinPath.belongs(to: $0) }.map { command in
            let more = command == .resolve ? ["--from", "*", "--to", "*"] : []
            let shape = command == .dump ? ["--analysis"] : []
            return Reading(
                command: command, option: .stdinPath, path: "Link.trans",
                input: "import \"Link.trans\"\nimport \"../outside/secret.trans\"\n"
            ) { _ in [command.rawValue, "-", "--stdin-path", "In.trans"] + more + shape }
        }

    private static func operand(_ command: CommandName, _ more: [String]) -> Reading {
        Reading(command: command, path: "Link.trans") { [command.rawValue, $0] + more }
    }
}
