/// The commands; ``row`` describes each of them.
enum CommandName: String, CaseIterable, Sendable {
    case compile, lint, watch, resolve, explain, dump
    case `init`, inputs, outputs, support, completions, manpage, help

    struct Row: Sendable {
        /// The operands after the command's name.
        var usage: String
        var summary: String
        /// How many operands it takes.
        var operands = 1...Int.max
        /// The name of an operand in a message.
        var operandName = "file"
        /// The options that it accepts, besides those of all commands.
        var options: [OptionName] = []
        /// The rest of the command's help.
        var details: String
    }

    var row: Row {
        switch self {
        case .compile:
            Row(
                usage: "FILE… [-o FILE | -d DIR]", summary: "check files and write their Swift",
                options: [
                    .output, .directory, .objc, .force, .check, .dryRun, .depfile, .stamp, .engine,
                    .access, .namespace, .swiftVersion, .lineDirectives, .support, .sourceRoot,
                    .xcode, .jobs, .error, .warn, .note, .allow, .baseline, .strict, .maximumErrors,
                    .stdinPath, .report,
                ],
                details: """
                    `app.trans` becomes `app.trans.swift` beside it. Each FILE is a module of its
                    own; with several, nothing is written if one has an error. A file that would not
                    change is left untouched, and a file that transc did not write is overwritten
                    only with --force. `-` reads standard input and, without -o or -d, writes
                    standard output. A directory stands for all .trans files below it.
                    """)
        case .lint:
            Row(
                usage: "[FILE…] [--fix | --diff]",
                summary: "check files, and apply safe fixes", operands: 0...Int.max,
                options: [
                    .engine, .access, .namespace, .sourceRoot, .xcode, .jobs, .error, .warn, .note,
                    .allow, .fix, .diff, .baseline, .writeBaseline, .strict, .maximumErrors,
                    .stdinPath, .report,
                ],
                details: """
                    Makes the checks of `transc compile` and writes no Swift. ID is what stands in
                    brackets at the end of a message; `warnings` is all that would be a warning.
                    `-` reads standard input, which --fix writes, fixed, to standard output. A
                    directory stands for all .trans files below it. Without FILE, the current
                    directory is checked.
                    """)
        case .watch:
            Row(
                usage: "FILE… [-o FILE | -d DIR]",
                summary: "compile files now and whenever they change",
                options: [
                    .output, .directory, .objc, .force, .engine, .access, .namespace, .swiftVersion,
                    .lineDirectives, .support, .sourceRoot, .jobs, .error, .warn, .note, .allow,
                    .baseline, .maximumErrors,
                ],
                details: """
                    Compiles as `transc compile` does, then waits until a FILE or what it imports
                    changes, and says in one line what it did. FILE may be a directory. Ends with
                    the code 0 when it is interrupted.
                    """)
        case .resolve:
            Row(
                usage: "FILE --from SCREEN --to SCREEN [--on OPERATION]",
                summary: "tell which line wins for two screens, and why",
                operands: 1...1,
                options: [
                    .engine, .access, .namespace, .sourceRoot, .maximumErrors, .stdinPath, .from,
                    .to, .on, .segue, .container, .iosVersion, .registry, .json,
                ],
                details: """
                    SCREEN is a name in the file, or `*` for a screen that is not declared. Prints
                    what plays, the line or default that says so, what plays on the way back, and
                    why other lines that cover the transition lose. A tie is an error of the file.
                    """)
        case .explain:
            Row(
                usage: "[ID…]", summary: "tell what a diagnostic means, or list them all",
                operands: 0...Int.max, operandName: "diagnostic",
                details: "ID is what stands in brackets at the end of a message.")
        case .dump:
            Row(
                usage: "--tokens | --tree | --model | --analysis FILE",
                summary: "print how transc reads a file", operands: 1...1,
                options: [
                    .engine, .access, .namespace, .sourceRoot, .maximumErrors, .stdinPath, .tokens,
                    .tree, .model, .analysis,
                ],
                details: """
                    The form is for people and may change. `-` reads standard input.
                    """)
        case .`init`:
            Row(
                usage: "[FILE | DIR] [--engine NAME]",
                summary: "write a first file, and tell what to do next",
                operands: 0...1,
                options: [.engine],
                details: """
                    FILE is `App.trans` if not given, also in a directory. A file that is there is
                    left alone. The first file is for UIKit alone; --engine has it for another.
                    """)
        case .inputs:
            Row(
                usage: "FILE… [--xcfilelist]",
                summary: "print what files are made from: themselves and all that they import",
                options: [.sourceRoot, .xcfilelist, .stdinPath],
                details: """
                    A path a line, each once. Only imports are looked at; what else is wrong with a
                    FILE is for `transc compile` to tell.
                    """)
        case .outputs:
            Row(
                usage: "FILE… [-o FILE | -d DIR] [--xcfilelist]",
                summary: "print which files `transc compile` would write",
                options: [
                    .output, .directory, .objc, .support, .sourceRoot, .xcfilelist, .stdinPath,
                ],
                details: "A path a line. No FILE is read: names alone decide.")
        case .support:
            Row(
                usage: "[FILE…] [--engine NAME] [-o FILE]",
                summary: "write what the Swift of an engine's files shares, once for a module",
                operands: 0...Int.max,
                options: [.output, .force, .check, .dryRun, .engine, .swiftVersion, .sourceRoot],
                details: """
                    The Swift of files that are compiled with `--support none` refers to it. It is
                    for the engines of all FILEs, or for that of --engine, and does not change with
                    their lines. Without -o, it goes to standard output.
                    """)
        case .completions:
            Row(
                usage: "bash | zsh | fish",
                summary: "print a script that lets a shell complete the command line",
                operands: 1...1, operandName: "shell",
                details: "Documentation/installing.md tells where it goes.")
        case .manpage:
            Row(
                usage: "", summary: "print the manual page, for man", operands: 0...0,
                operandName: "argument", details: "In roff: `transc manpage > transc.1`.")
        case .help:
            Row(
                usage: "[COMMAND]", summary: "print help, also of a command", operands: 0...1,
                operandName: "command", details: "The same as `transc COMMAND --help`.")
        }
    }
}
