package import OperatingSystem
import TransitionDSL

/// Parses a command line whose argument files are already expanded.
/// Options may be anywhere; the first operand is the command; after `--` all are operands. `read`
/// gives the settings, from the file that `--settings` names if it is given, else from one in the
/// source root.
package func parseArguments(
    _ arguments: [String], settings read: SettingsReader = { (_, _) throws(Failure) in nil }
) throws(Failure) -> ParsedCommandLine {
    let (words, given) = try split(arguments)
    return try invocation(words, given, read)
}

/// The operands, the command among them, and the options.
private func split(
    _ arguments: [String]
) throws(Failure) -> (words: [String], given: [GivenOption]) {
    var words: [String] = []
    var given: [GivenOption] = []
    var index = 0
    while index < arguments.count {
        let argument = arguments[index]
        index += 1
        if argument == "--" {
            words += arguments[index...]
            break
        }
        if argument == "-" || !argument.hasPrefix("-") {
            words.append(argument)
        } else {
            given.append(try option(argument, arguments, &index))
        }
    }
    return (words, given)
}

private func invocation(
    _ words: [String], _ given: [GivenOption], _ read: SettingsReader
) throws(Failure) -> ParsedCommandLine {
    if given.contains(where: { $0.name == .version }) { return .version }
    let asksForHelp = given.contains { $0.name == .help }
    guard let first = words.first else {
        if asksForHelp || given.isEmpty { return .help(nil) }
        throw Failure(.usage, "there is no command", help: "`transc --help` lists the commands")
    }
    let command = try findCommand(first)
    if asksForHelp { return .help(command) }
    let operands = words.dropFirst().map { $0 == "/dev/stdin" ? "-" : $0 }
    let isInXcode = given.contains { $0.name == .xcode }
    if !isInXcode || !operands.isEmpty { try checkOperands(operands, of: command) }
    if command == .help {
        guard let name = operands.first else { return .help(nil) }
        return .help(try findCommand(name))
    }
    var settings: Settings?
    if OptionName.settings.belongs(to: command) {
        func value(_ name: OptionName) -> String? { given.last { $0.name == name }?.value }
        // A script of Xcode may look only at the files that it declares.
        let isSearched = !isInXcode || value(.settings) != nil
        if isSearched { settings = try read(value(.settings), value(.sourceRoot)) }
    }
    let options = try Options(given, settings, of: command)
    try options.checkReports(of: command)
    for names in OptionName.alternatives { try checkAlternatives(names, given) }
    return .run(command, operands: operands, options)
}

extension Options {
    /// The options of a command line with the settings of its project.
    package init(_ given: [GivenOption], _ settings: Settings?, of command: CommandName)
        throws(Failure)
    {
        commandLine = given
        if let settings { try take(settings, command) }
        if given.contains(where: { $0.name == .app }) { forgetApp() }
        for option in given {
            guard option.name.belongs(to: command) else {
                throw foreignOption(option, of: command)
            }
            try checkValue(option, of: command)
            try take(option)
        }
    }

    /// Takes over the settings that a command has a use for.
    fileprivate mutating func take(_ settings: Settings, _ command: CommandName) throws(Failure) {
        self.settings = settings.path
        instructions.append((settings.path, "the settings file"))
        do throws(Failure) {
            let (words, given) = try split(settings.words)
            if let word = words.first { throw Failure(.usage, "`\(word)` is not an option") }
            for var option in given {
                guard Settings.options.contains(option.name) else {
                    throw Failure(
                        .usage, "`\(option.spelling)` belongs on the command line",
                        help: "a settings file holds what is true of all runs")
                }
                try checkChoice(option, of: option.name.row)
                if option.name == .baseline || option.name == .app {
                    option.value = try settings.path(of: option)
                }
                if option.name.belongs(to: command) { try take(option) }
            }
            isAppOfSettings = !apps.isEmpty
            settingsSetAllWarnings = rules.ofWarnings != nil
        } catch {
            throw Failure(error.code, "in `\(settings.path)`: \(error.message)", help: error.help)
        }
    }
}

private func checkAlternatives(_ names: [OptionName], _ given: [GivenOption]) throws(Failure) {
    if names.count(where: { name in given.contains { $0.name == name } }) < 2 { return }
    let words = names.map { "`\($0.rawValue)`" }
    throw Failure(
        .usage,
        "only one of \(words.dropLast().joined(separator: ", ")) and \(words[words.count - 1]) "
            + "can be used",
        help: names.contains(.baseline) ? "only `--write-baseline` updates a baseline" : nil)
}

private func findCommand(_ name: String) throws(Failure) -> CommandName {
    if let command = CommandName(rawValue: name) { return command }
    var help = "`transc --help` lists the commands"
    if let meant = wordsOfOtherTools[name.lowercased()] {
        help = "write `transc \(meant)`"
    } else if let suggestion = nearest(name, among: CommandName.allCases.map({ $0.rawValue })) {
        help = "did you mean `transc \(suggestion)`?"
    } else if name == "-" || name.hasSuffix(".trans") {
        help = "to compile a file, write `transc compile \(name)`"
    }
    throw Failure(.usage, "`\(name)` is not a command", help: help)
}

/// What people write who know other tools, and the command that does it.
private let wordsOfOtherTools: [String: String] = [
    "fmt": "format", "prettify": "format", "pretty": "format", "build": "compile",
    "generate": "compile", "gen": "compile", "codegen": "compile", "make": "compile",
    "run": "compile", "check": "lint", "validate": "lint", "verify": "lint", "analyze": "lint",
    "test": "lint", "fix": "lint --fix", "autocorrect": "lint --fix",
    "migrate": "adopt PATH -o App.trans",
    "import": "adopt PATH -o App.trans", "convert": "adopt PATH -o App.trans",
    "version": "--version",
    "new": "init", "create": "init", "start": "init", "serve": "preview FILE --serve",
    "open": "preview FILE --serve", "play": "preview FILE --serve", "show": "graph",
    "draw": "graph",
    "svg": "graph", "why": "resolve", "rules": "explain", "docs": "explain", "server": "lsp",
    "language-server": "lsp", "completion": "completions", "man": "manpage", "compare": "diff",
    "list": "scan", "ls": "scan", "search": "scan", "clean": "--help",
]

private func checkOperands(_ operands: [String], of command: CommandName) throws(Failure) {
    let row = command.row
    if row.operands.contains(operands.count) { return }
    let few = operands.count < row.operands.lowerBound
    var problem = few ? "needs a \(row.operandName)" : "takes no \(row.operandName)"
    if !few, row.operands.upperBound > 0 {
        problem = "takes one \(row.operandName), not \(operands.count)"
    }
    throw Failure(
        .usage, "`transc \(command.rawValue)` \(problem)", help: "write `\(command.usage)`")
}

/// The current option and its value, which may be the next argument.
private func option(
    _ argument: String, _ arguments: [String], _ index: inout Int
) throws(Failure) -> GivenOption {
    let argument = spacedNumber(argument)
    let end = argument.utf8.firstIndex(of: UInt8(ascii: "="))
    let spelling = String(argument[..<(end ?? argument.endIndex)])
    guard let name = OptionName.spelled(spelling) else { throw unknownOption(spelling) }
    let row = name.row
    var value = end.map { String(argument[argument.utf8.index(after: $0)...]) }
    guard let placeholder = row.placeholder else {
        if value != nil { throw Failure(.usage, "`\(spelling)` takes no value") }
        return GivenOption(name: name, spelling: spelling, value: "")
    }
    if value == nil, index < arguments.count,
        !looksLikeOption(arguments[index]) || (placeholder == "N" && Int(arguments[index]) != nil)
    {
        value = arguments[index]
        index += 1
    }
    guard let value, !value.isEmpty else {
        throw Failure(
            .usage, "`\(spelling)` needs a value",
            help: "write `\(spelling) \(placeholder)` or `\(spelling)=\(placeholder)`")
    }
    return GivenOption(name: name, spelling: spelling, value: value)
}

/// `-j8` as `-j=8`: the usual spelling of a number of jobs.
private func spacedNumber(_ argument: String) -> String {
    let number = argument.utf8.dropFirst(2)
    let isNumber = !number.isEmpty && number.allSatisfy { (0x30...0x39).contains($0) }
    let name = isNumber ? OptionName.spelled(String(argument.prefix(2))) : nil
    guard name?.row.placeholder == "N" else { return argument }
    return argument.prefix(2) + "=" + argument.dropFirst(2)
}

private func looksLikeOption(_ argument: String) -> Bool {
    argument != "-" && argument.hasPrefix("-")
}

private func unknownOption(_ spelling: String) -> Failure {
    // Other tools have one dash before words, and capitals.
    let word = "--" + spelling.lowercased().drop { $0 == "-" }
    if let meant = optionsOfOtherTools[spelling] ?? optionsOfOtherTools[word] {
        return Failure(.usage, "`\(spelling)` is not an option", help: meant)
    }
    let spellings = OptionName.allCases.flatMap { $0.spellings }
    // `-v` is as close to `-o` as to any other letter.
    let suggestion =
        spelling.count < 3
        ? nil : spellings.first { $0.hasPrefix(spelling) } ?? nearest(spelling, among: spellings)
    return Failure(
        .usage, "`\(spelling)` is not an option",
        help: suggestion.map { "did you mean `\($0)`?" }
            ?? "`transc help COMMAND` lists the options of a command")
}

/// What people write who know other tools, and the remedy.
private let optionsOfOtherTools: [String: String] = {
    let errors = "write `--error warnings`; with `--strict` a warning ends in exit code 2"
    let rules = "write `--allow ID,…` for rules of the linter"
    return [
        "-v": "write `transc --version`", "-V": "write `transc --version`",
        "--watch": "write `transc watch FILE`", "-w": "write `transc watch FILE`",
        "--write": "`transc format` and `transc lint --fix` write the files; leave it out",
        "--in-place": "`transc format` and `transc lint --fix` write the files; leave it out",
        "-i": "`transc format` and `transc lint --fix` write the files; leave it out",
        "--verbose": "there is no such output; leave it out",
        "--quiet": "there is no output without a problem; leave it out",
        "-q": "there is no output without a problem; leave it out",
        "--recursive": "all files below a directory are read; leave it out",
        "-r": "all files below a directory are read; leave it out",
        "--out": "write `-o FILE`", "--out-dir": "write `-d DIR`", "--output-dir": "write `-d DIR`",
        "--outdir": "write `-d DIR`", "-f": "write `--force`", "-n": "write `--dry-run`",
        "--autocorrect": "write `--fix`", "--fixit": "write `--fix`", "-p": "write `--port N`",
        "--lib": "write `--engine NAME`", "--library": "write `--engine NAME`",
        "--config": "write `--settings FILE`", "--configuration": "write `--settings FILE`",
        "--warn-as-error": errors, "--warnings-as-errors": errors, "--werror": errors,
        "--warnaserror": errors, "--warning-as-error": errors, "--fail-on-warning": errors,
        "--fail-on-warnings": errors, "--deny-warnings": errors, "--deny": "write `--error ID,…`",
        "--max-warnings": errors, "--ignore": rules, "--disable": rules, "--skip": rules,
        "--suppress": rules, "--wall": "all rules are on; leave it out",
        "--rules": "`transc explain` lists the rules; `--error`, `--warn` and `--allow` set them",
        "--rule": "`--error`, `--warn` and `--allow` set rules",
        "--reporter": "write `--report FORMAT`", "--stdin": "write `-` as the file",
        "--no-color": "write `--color never`", "--nocolor": "write `--color never`",
    ]
}()
