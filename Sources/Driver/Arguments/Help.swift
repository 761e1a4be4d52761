import OperatingSystem
import TransitionDSL

/// The help of a command or, without one, of transc; generated from the two tables.
package func helpText(for command: CommandName?, width: Int = 80) -> String {
    guard let command else { return generalHelp(width) }
    let row = command.row
    let options = OptionName.allCases.filter(row.options.contains)
    func table(_ names: [OptionName]) -> String {
        TransitionDSL.table(names.map { optionRow($0, of: command) }, width: width)
    }
    var text = lines("transc \(command.rawValue): \(row.summary)", width)
    let usage = wrapped(command.usage, width: width - 7).joined(separator: "\n       ")
    text += "\nusage: \(usage)\n\n" + lines(row.details, width)
    if !options.isEmpty { text += "\noptions:\n" + table(options) }
    return text + "\noptions of all commands:\n" + table(OptionName.common)
}

private func lines(_ text: String, _ width: Int) -> String {
    wrapped(text, width: width).joined(separator: "\n") + "\n"
}

private func generalHelp(_ width: Int) -> String {
    let commands = CommandName.allCases.map { ($0.rawValue, $0.row.summary) }
    let codes = ExitCode.allCases.map { (String($0.rawValue), $0.meaning) }
    let common = OptionName.common.map { optionRow($0, of: .help) }
    return lines(
        "transc \(version): compiles .trans files, which declare iOS screen transitions, to Swift",
        width) + "\nusage: transc COMMAND …\n\ncommands:\n" + table(commands, width: width)
        + "\noptions of all commands:\n" + table(common, width: width) + "\n"
        + lines(
            "`transc help COMMAND` shows how a command is used, and its options. "
                + optionsExplanation, width)
        + "\nexit codes:\n" + table(codes, width: width)
}

/// The syntax of options, also for the manual page.
package let optionsExplanation = """
    `--name value` and `--name=value` are
    the same; `--` ends the options. `@file` inserts the arguments in a file: white space
    separates them, '…' and "…" keep it, and a backslash takes the next character literally.
    """

private func optionRow(_ option: OptionName, of command: CommandName) -> (String, String) {
    let row = option.row(of: command)
    let value = row.placeholder.map { " \($0)" } ?? ""
    return (option.spellings.joined(separator: ", ") + value, row.meaning)
}

extension OptionName.Row {
    /// The effect of the option and the values that it accepts.
    package var meaning: String {
        choices.isEmpty ? summary : "\(summary): \(choices.joined(separator: ", "))"
    }
}

extension CommandName {
    /// `transc compile FILE…`
    var usage: String {
        row.usage.isEmpty ? "transc \(rawValue)" : "transc \(rawValue) \(row.usage)"
    }

    /// The options of the command, those of all commands included.
    package var options: [OptionName] {
        let own = row.options
        return OptionName.allCases.filter { own.contains($0) || OptionName.common.contains($0) }
    }
}
