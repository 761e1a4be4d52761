import OperatingSystem
import TransitionDSL

/// The help of a command or, without one, of transc; generated from the two tables.
package func helpText(for command: CommandName?) -> String {
    guard let command else { return generalHelp() }
    let row = command.row
    let options = OptionName.allCases.filter(row.options.contains)
    var text = "transc \(command.rawValue): \(row.summary)\n\n"
    text += "usage: \(command.usage)\n\n\(row.details)\n"
    if !options.isEmpty { text += "\noptions:\n" + table(options.map(optionRow)) }
    text += "\noptions of all commands:\n" + table(OptionName.common.map(optionRow))
    return text
}

private func generalHelp() -> String {
    let commands = CommandName.allCases.map { command in
        ("\(command.rawValue) \(command.row.usage)", command.row.summary)
    }
    let codes = ExitCode.allCases.map { (String($0.rawValue), $0.meaning) }
    return """
        transc \(version): compiles .trans files, which declare iOS screen transitions, to Swift

        usage: transc COMMAND …

        commands:
        \(table(commands))
        options of all commands:
        \(table(OptionName.common.map(optionRow)))
        `transc help COMMAND` lists the options of a command. \(optionsExplanation)

        exit codes:
        \(table(codes))
        """
}

/// The syntax of options, also for the manual page.
package let optionsExplanation = """
    `--name value` and `--name=value` are
    the same; `--` ends the options. `@file` inserts the arguments in a file: white space
    separates them, '…' and "…" keep it, and a backslash takes the next character literally.
    """

private func optionRow(_ option: OptionName) -> (String, String) {
    let row = option.row
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
