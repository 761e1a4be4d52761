package import OperatingSystem
import TransitionDSL

/// Parses a command line whose argument files are already expanded.
/// Options may be anywhere; the first operand is the command; after `--` all are operands. `read`
/// gives the settings, from the file that `--settings` names if it is given, else from one in the
/// source root.
/// `exists` is asked about a word after a list that may be one of its elements.
package func parseArguments(
    _ arguments: [String], exists: (String) -> Bool = { _ in false },
    settings read: SettingsReader = { (_, _) throws(Failure) in nil }
) throws(Failure) -> ParsedCommandLine {
    let (words, given) = try split(arguments)
    if words.first != nil {
        let hasFiles = words.count > 1
        for option in given { try checkWords(of: option, hasFiles: hasFiles, exists: exists) }
    }
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
            index -= 1
            given.append(try nextOption(arguments, &index))
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
        if let settings { try take(settings, of: command) }
        if given.contains(where: { $0.name == .app }) { forgetApp() }
        for option in given {
            guard option.name.belongs(to: command) else {
                throw foreignOption(option, of: command)
            }
            try checkValue(option, of: command)
            try take(option)
            settingPlaces[option.name] = nil
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

/// The option at an index and its value, which may be the next argument. Of one that does not exist
/// the failure names the one of these options, or of the command, that is meant.
func nextOption(
    _ arguments: [String], _ index: inout Int, knowing options: [OptionName]? = nil
) throws(Failure) -> GivenOption {
    let argument = spacedNumber(arguments[index])
    index += 1
    let end = argument.utf8.firstIndex(of: UInt8(ascii: "="))
    let spelling = String(argument[..<(end ?? argument.endIndex)])
    guard let name = OptionName.spelled(spelling) else {
        let command = arguments.lazy.compactMap { CommandName(rawValue: $0) }.first
        let known = options ?? command?.options ?? OptionName.allCases
        throw unknownOption(spelling, knowing: known, of: options == nil ? command : nil)
    }
    let row = name.row
    var value = end.map { String(argument[argument.utf8.index(after: $0)...]) }
    guard let placeholder = row.placeholder else {
        if value != nil {
            throw Failure(
                .usage, "`\(spelling)` takes no value", help: "write only `\(spelling)`")
        }
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
    var option = GivenOption(name: name, spelling: spelling, value: value)
    if index < arguments.count, !looksLikeOption(arguments[index]) {
        option.next = arguments[index]
    }
    return option
}

/// `-j8` as `-j=8`: the usual spelling of a number of jobs.
private func spacedNumber(_ argument: String) -> String {
    let number = argument.utf8.dropFirst(2)
    let isNumber = !number.isEmpty && number.allSatisfy { (0x30...0x39).contains($0) }
    let name = isNumber ? OptionName.spelled(String(argument.prefix(2))) : nil
    guard name?.row.placeholder == "N" else { return argument }
    return argument.prefix(2) + "=" + argument.dropFirst(2)
}

func looksLikeOption(_ argument: String) -> Bool {
    argument != "-" && argument.hasPrefix("-")
}
