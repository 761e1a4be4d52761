/// The commands; ``row`` describes each of them.
package enum CommandName: String, CaseIterable, Sendable {
    case compile, lint, format, scan, adopt, lsp, watch, resolve, graph, preview, diff, explain
    case dump, `init`, inputs, outputs, support, completions, manpage, help

    package struct Row: Sendable {
        /// The operands after the command's name.
        package var usage: String
        package var summary: String
        /// How many operands it takes.
        package var operands = 1...Int.max
        /// The name of an operand in a message.
        package var operandName = "file"
        /// The options that it accepts, besides those of all commands.
        var options: [OptionName] = []
        /// The rest of the command's help.
        package var details: String
    }

    package var row: Row {
        switch self {
        case .compile:
            Row(
                usage: "FILE… [-o FILE | -d DIR]", summary: "check files and write their Swift",
                options: [
                    .output, .directory, .objc, .force, .check, .dryRun, .depfile, .stamp, .engine,
                    .access, .namespace, .swiftVersion, .lineDirectives, .support, .sourceRoot,
                    .settings, .xcode, .jobs, .error, .warn, .note, .allow, .forbid, .baseline,
                    .strict, .maximumErrors, .stdinPath, .report, .app, .exclude,
                ],
                details: """
                    `app.trans` becomes `app.trans.swift` next to it. Each FILE is a module of its
                    own; if one has an error, nothing is written. A file that would not change is
                    left untouched. A file that transc did not write is overwritten only with
                    --force. `-` reads standard input and, without -o or -d, writes standard
                    output. A directory stands for all .trans files below it. With --app, a class,
                    view, storyboard or segue that the app does not have is an error.
                    """)
        case .lint:
            Row(
                usage: "[FILE…] [--fix | --diff] [--app PATH]",
                summary: "check files, and apply safe fixes",
                operands: 0...Int.max,
                options: [
                    .engine, .access, .namespace, .sourceRoot, .settings, .xcode, .jobs, .error,
                    .warn, .note, .allow, .forbid, .fix, .diff, .baseline, .writeBaseline, .strict,
                    .maximumErrors, .stdinPath, .report, .app, .exclude,
                ],
                details: """
                    Runs the checks of `transc compile` but writes no Swift. ID is the text in
                    brackets at the end of a message; `warnings` is everything that would be a
                    warning. `-` reads standard input; with --fix, the result goes to standard
                    output. A directory stands for all .trans files below it. Without FILE, the
                    current directory is checked. --app also checks the Swift, Objective-C and
                    nibs of an app, as `transc scan` reads them; then no FILE means none.
                    """)
        case .format:
            Row(
                usage: "[FILE…] [--check | --diff] [--lines A:B]",
                summary: "format files: only white space changes", operands: 0...Int.max,
                options: [.check, .diff, .lines, .jobs, .maximumErrors, .stdinPath],
                details: """
                    There is one style, without options. --check prints the names of files that
                    would change. A file with a syntax error is not changed. `-` reads standard
                    input and writes standard output. A directory stands for all .trans files
                    below it. Without FILE, the current directory is formatted.
                    """)
        case .scan:
            Row(
                usage: "PATH… [--json | --plain] [--kind KIND,…] [--explain FILE:LINE]",
                summary: "report which transitions the code of an app contains",
                operandName: "path", options: [.json, .plain, .kind, .explain, .exclude],
                details: """
                    Reads Swift, Objective-C, storyboards, xibs, .strings and .trans files as they
                    are: no build is needed. A directory stands for all such files. Hidden
                    directories, dependencies and build products are skipped. Without an option,
                    prints the screens, hero ids and edges, and how certain they are.
                    """)
        case .adopt:
            Row(
                usage: "PATH… -o FILE [--engine NAME] [--dry-run] [--full]",
                summary: "write the first file of an app that has transitions already",
                operandName: "path", options: [.output, .dryRun, .full, .engine, .objc, .exclude],
                details: """
                    Reads the files of `transc scan` but .trans files. Writes FILE, such as App.trans, with what
                    is certain, and App.adopt.md with what to do next, in two screens at most. --full
                    names every place there. Says which transitions would play something else than
                    the app does today. Never overwrites a file. --dry-run prints both. The engine is
                    the library that the app imports. --objc also keeps names that Objective-C refuses
                    out of FILE.
                    """)
        case .lsp:
            Row(
                usage: "", summary: "serve an editor, by the Language Server Protocol",
                operands: 0...0, operandName: "argument",
                options: [.stdio, .record, .replay],
                details: """
                    Editors start it; Documentation/editors.md describes how. Messages go through
                    standard input and output. It checks with the options of `transc lint` that the
                    editor's setting `transc.arguments` and transc.args hold.
                    """)
        case .watch:
            Row(
                usage: "FILE… [-o FILE | -d DIR]",
                summary: "compile files now and whenever they change",
                options: [
                    .output, .directory, .objc, .force, .engine, .access, .namespace, .swiftVersion,
                    .lineDirectives, .support, .sourceRoot, .settings, .jobs, .error, .warn, .note,
                    .allow, .forbid, .baseline, .maximumErrors,
                ],
                details: """
                    Compiles like `transc compile`, then waits until a FILE or one of its imports
                    changes, compiles again, and prints one line. FILE may be a directory. Exits
                    with 0 when it is interrupted.
                    """)
        case .resolve:
            Row(
                usage: "FILE --from SCREEN --to SCREEN [--on OPERATION]",
                summary: "show which line wins for two screens, and why", operands: 1...1,
                options: [
                    .engine, .access, .namespace, .sourceRoot, .settings, .maximumErrors,
                    .stdinPath, .from, .to, .on, .segue, .container, .iosVersion, .registry, .json,
                ],
                details: """
                    SCREEN is a name in the file, or `*` for a screen that is not declared.
                    `Tabs/Home` is the screen Home in the container Tabs. Prints the animation, the
                    line or default that sets it, the animation on return, and why other lines that
                    cover the transition lose. Conflicting lines are an error.
                    """)
        case .graph:
            Row(
                usage: "FILE [--format svg | mermaid | dot | json] [-o FILE]",
                summary: "draw the screens of a file and the lines between them", operands: 1...1,
                options: [
                    .output, .force, .check, .dryRun, .engine, .access, .namespace, .sourceRoot,
                    .settings, .maximumErrors, .stdinPath, .container, .iosVersion, .registry,
                    .format,
                ],
                details: """
                    Without -o, the picture goes to standard output. Its form is SVG unless --format
                    names another. The lines are drawn as they are declared. A file that transc did
                    not write is overwritten only with --force.
                    """)
        case .preview:
            Row(
                usage: "FILE… [-o FILE | -d DIR | --serve]",
                summary: "write a page that shows the screens and plays the transitions",
                options: [
                    .output, .directory, .force, .check, .dryRun, .engine, .access, .namespace,
                    .sourceRoot, .settings, .maximumErrors, .stdinPath, .container, .iosVersion,
                    .registry, .serve, .port, .from, .to, .on, .segue,
                ],
                details: """
                    `app.trans` becomes `app.trans.html` next to it: one page without a server.
                    Open it in a browser. It has the graph, what plays for every event and why,
                    and a phone that plays each transition. A file that transc did not write is
                    overwritten only with --force. A directory stands for all .trans files below
                    it. --serve writes no file: it prints an address of this machine, where the
                    page of one FILE follows its changes until transc is interrupted. With --from,
                    --to and --on, the page shows this event first.
                    """)
        case .diff:
            Row(
                usage: "OLD NEW | --against REV FILE…",
                summary: "print which transitions, and which names for app code, a change affects",
                options: [
                    .against, .page, .force, .failOn, .report, .engine, .access, .namespace,
                    .sourceRoot,
                    .settings, .maximumErrors,
                ],
                details: """
                    OLD and NEW are files or directories. With --against, the old version of each
                    FILE and of its imports is read from git. The result compares what plays for
                    each event, not the text. Reports are `text`, `json` and `markdown`, a comment
                    for a pull request. --page writes a page in which two phones play each change
                    side by side. A file that transc did not write is overwritten only with
                    --force.
                    """)
        case .explain:
            Row(
                usage: "[ID…]", summary: "explain a diagnostic, or list them all",
                operands: 0...Int.max, operandName: "diagnostic",
                details: "ID is the text in brackets at the end of a message.")
        case .dump:
            Row(
                usage: "--tokens | --tree | --model | --analysis FILE",
                summary: "print how transc reads a file", operands: 1...1,
                options: [
                    .engine, .access, .namespace, .sourceRoot, .settings, .maximumErrors,
                    .stdinPath, .tokens, .tree, .model, .analysis,
                ],
                details: """
                    The format is for people and may change. `-` reads standard input.
                    """)
        case .`init`:
            Row(
                usage: "[FILE | DIR] [--engine NAME]",
                summary: "write a first file, and print the next steps", operands: 0...1,
                options: [.engine],
                details: """
                    FILE is `App.trans` by default; DIR is its directory. An existing file is not
                    changed. The first file is for UIKit; --engine selects another engine.
                    """)
        case .inputs:
            Row(
                usage: "FILE… [--xcfilelist]",
                summary: "print the files that FILE is made from, including imports",
                options: [.sourceRoot, .settings, .xcfilelist, .stdinPath, .app, .exclude],
                details: """
                    One path a line, each once. Only imports are checked; `transc compile` reports
                    other problems of a FILE. --app adds the code that it is compared with.
                    """)
        case .outputs:
            Row(
                usage: "FILE… [-o FILE | -d DIR] [--xcfilelist]",
                summary: "print which files `transc compile` would write",
                options: [
                    .output, .directory, .objc, .support, .sourceRoot, .settings, .xcfilelist,
                    .stdinPath,
                ], details: "One path a line. No FILE is read: the result depends only on names.")
        case .support:
            Row(
                usage: "[FILE…] [--engine NAME] [-o FILE]",
                summary: "write the code that a module's files share for their engine",
                operands: 0...Int.max,
                options: [
                    .output, .force, .check, .dryRun, .engine, .swiftVersion, .sourceRoot,
                    .settings,
                ],
                details: """
                    Files that are compiled with `--support none` need it. It contains the support
                    for the engines of all FILEs, or for that of --engine, and does not depend on
                    their lines. Without -o, it goes to standard output.
                    """)
        case .completions:
            Row(
                usage: "bash | zsh | fish", summary: "print a script for completion in a shell",
                operands: 1...1, operandName: "shell",
                details: "Documentation/installing.md describes where it goes.")
        case .manpage:
            Row(
                usage: "", summary: "print the manual page, for man", operands: 0...0,
                operandName: "argument", details: "In roff: `transc manpage > transc.1`.")
        case .help:
            Row(
                usage: "[COMMAND]", summary: "print help, also for a command", operands: 0...1,
                operandName: "command", details: "The same as `transc COMMAND --help`.")
        }
    }
}
