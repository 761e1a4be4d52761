import OperatingSystem
import TransitionDSL

/// An option that does not exist, with the one of the command, or of the settings, that is meant.
func unknownOption(
    _ spelling: String, knowing options: [OptionName], of command: CommandName?
) -> Failure {
    let help =
        rowHelp(spelling, options) { $0.commands.contains { $0 == command } }
        ?? letterHelp(spelling, options) ?? foreignHelp(spelling, options)
        ?? nearHelp(spelling, options)
        ?? "`transc help \(command?.rawValue ?? "COMMAND")` lists "
        + (command == nil ? "the options of a command" : "its options")
    return Failure(.usage, "`\(spelling)` is not an option", help: help)
}

/// The remedy for an option of another tool.
func foreignHelp(_ spelling: String, _ options: [OptionName]) -> String? {
    rowHelp(spelling, options) { $0.commands.isEmpty }
}

/// Other tools have one dash before words, and capitals.
private func rowHelp(
    _ spelling: String, _ options: [OptionName], where isWanted: (ForeignWords) -> Bool
) -> String? {
    let word = "--" + spelling.lowercased().drop { $0 == "-" }
    return ForeignWords.rows.first { row in
        isWanted(row) && (row.words.contains(spelling) || row.words.contains(word))
            && (row.option.map { options.contains($0) } ?? true)
    }?.help
}

/// `-f` as the only option of the command that begins with the letter.
private func letterHelp(_ spelling: String, _ options: [OptionName]) -> String? {
    guard spelling.utf8.count == 2, spelling.utf8.last != UInt8(ascii: "-") else { return nil }
    let fitting = options.filter {
        !OptionName.common.contains($0) && $0.word.hasPrefix(spelling.dropFirst())
    }
    return fitting.count == 1 ? "did you mean `\(fitting[0].rawValue)`?" : nil
}

private func nearHelp(_ spelling: String, _ options: [OptionName]) -> String? {
    let word = String(spelling.drop { $0 == "-" })
    // `-v` is as close to `-o` as to any other letter.
    guard word.utf8.count > 1 else { return nil }
    let words = options.map { $0.word }
    let meant = words.first { $0.hasPrefix(word) } ?? nearest(word, among: words)
    return meant.map { "did you mean `--\($0)`?" }
}

/// What people write who know other tools, and the remedy.
private struct ForeignWords {
    var words: [String]
    var help: String
    /// Only commands with the option have a use for the remedy.
    var option: OptionName?
    /// Only these commands, if there are any.
    var commands: [CommandName]

    init(
        _ words: [String], _ help: String, with option: OptionName? = nil,
        of commands: [CommandName] = []
    ) {
        self.words = words
        self.help = help
        self.option = option
        self.commands = commands
    }

    static let rows: [ForeignWords] = {
        let written = "`transc format` and `transc lint --fix` write the files; leave it out"
        let everything = "all files below a directory are read; leave it out"
        return [
            ForeignWords(
                ["--watch", "-w", "--open", "--live", "--live-reload", "--hot"], "write `--serve`",
                of: [.preview]),
            ForeignWords(["-w"], written, of: [.format]),
            ForeignWords(["-f"], "write `--format FORMAT`", of: [.graph]),
            ForeignWords(["--all", "--list"], "`transc explain` lists them all", of: [.explain]),
            ForeignWords(
                ["--name", "--namespace", "--module"],
                "write `transc init NAME.trans`: the name of the file gives that of the Swift",
                of: [.`init`]),
            ForeignWords(["--output", "-o", "--out"], "write `transc init FILE`", of: [.`init`]),

            ForeignWords(["-v", "--v"], "write `transc --version`"),
            ForeignWords(["--watch", "-w"], "write `transc watch FILE`"),
            ForeignWords(["--write", "--in-place", "-i"], written),
            ForeignWords(["--verbose"], "there is no such output; leave it out"),
            ForeignWords(
                ["--quiet", "-q"], "there is no output without a problem; leave it out"),
            ForeignWords(["--recursive", "-r"], everything),
            ForeignWords(
                ["--out", "--output-file", "--outfile", "--out-file"], "write `-o FILE`",
                with: .output),
            ForeignWords(
                ["--out-dir", "--output-dir", "--outdir"], "write `-d DIR`", with: .directory),
            ForeignWords(["-f"], "write `--force`", with: .force),
            ForeignWords(["-n"], "write `--dry-run`", with: .dryRun),
            ForeignWords(["--autocorrect", "--fixit"], "write `--fix`", with: .fix),
            ForeignWords(["-p"], "write `--port N`", with: .port),
            ForeignWords(["--lib", "--library"], "write `--engine NAME`", with: .engine),
            ForeignWords(
                ["--config", "--configuration"], "write `--settings FILE`", with: .settings),
            ForeignWords(
                [
                    "--warn-as-error", "--warnings-as-errors", "--werror", "--warnaserror",
                    "--warning-as-error", "--fail-on-warning", "--fail-on-warnings",
                    "--deny-warnings", "--max-warnings",
                ], "write `--error warnings`; with `--strict` a warning ends in exit code 2",
                with: .error),
            ForeignWords(["--deny"], "write `--error ID,…`", with: .error),
            ForeignWords(
                ["--ignore", "--disable", "--skip", "--suppress"],
                "write `--allow ID,…` for rules of the linter", with: .allow),
            ForeignWords(
                ["--only", "--select", "--enable"],
                "all rules are on; `--allow ID,…` turns rules off", with: .allow),
            ForeignWords(["--wall"], "all rules are on; leave it out", with: .allow),
            ForeignWords(
                ["--rules"],
                "`transc explain` lists the rules; `--error`, `--warn` and `--allow` set them",
                with: .allow),
            ForeignWords(["--rule"], "`--error`, `--warn` and `--allow` set rules", with: .allow),
            ForeignWords(["--reporter"], "write `--report FORMAT`", with: .report),
            ForeignWords(["--stdin"], "write `-` as the file", with: .stdinPath),
            ForeignWords(["--no-color", "--nocolor"], "write `--color never`"),
        ]
    }()
}
