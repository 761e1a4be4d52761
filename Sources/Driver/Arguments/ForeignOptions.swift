import OperatingSystem
import TransitionDSL

/// Refuses a value that an option does not have.
func checkChoice(_ option: GivenOption, of row: OptionName.Row) throws(Failure) {
    let pieces = option.value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let value = row.choicesTakeFile ? String(pieces[0]) : option.value
    if row.choices.isEmpty || row.choices.contains(value) { return }
    let choices = row.choices.map { "`\($0)`" }.joined(separator: ", ")
    let parts = value.split(separator: ":", maxSplits: 1)
    // `jsonl:out.json`, and `6` or `6.2.1` for a version.
    let choice = row.choices.first { $0 == parts.first.map(String.init) }
    let near = row.choices.first { $0.hasPrefix(value + ".") || value.hasPrefix($0 + ".") }
    let help: String?
    if row.choicesTakeFile, parts.count == 2, let choice {
        help = "write `\(option.spelling) \(choice)=\(parts[1])`"
    } else {
        // Another number is no misspelling.
        let isNumber = value.utf8.first.map { $0.isDigit } ?? false
        let meant = near ?? (isNumber ? nil : nearest(value, among: row.choices))
        help = meant.map { "did you mean `\($0)`?" }
    }
    throw Failure(
        .usage, "`\(value)` is not a value of `\(option.spelling)`, which takes \(choices)",
        help: help)
}

/// Refuses values that a command has no use for.
func checkValue(_ option: GivenOption, of command: CommandName) throws(Failure) {
    // A report of another command has a message of its own.
    let format = String(option.value.prefix { $0 != "=" })
    if option.name != .report || !OptionName.report.row.choices.contains(format) {
        try checkChoice(option, of: option.name.row(of: command))
    }
    switch option.name {
    case .output where option.value.hasSuffix("/"):
        throw Failure(
            .usage, "\(option.shown) is a directory",
            help: command.options.contains(.directory)
                ? "`-d \(option.value)` writes into a directory"
                : "name a file in it, as in `-o \(option.value)NAME`")
    case .output: try checkExtension(option, of: command)
    default: break
    }
}

/// Refuses the name of a picture that a command does not write.
private func checkExtension(_ option: GivenOption, of command: CommandName) throws(Failure) {
    let name = option.value.split(separator: "/").last ?? ""
    let form = name.split(separator: ".").dropFirst().last.map { $0.lowercased() }
    guard let form, foreignForms.contains(form) else { return }
    switch command {
    case .graph:
        throw Failure(
            .usage, "`\(option.value)` is no form of a graph",
            help: "it writes `.svg`, `.mmd`, `.dot` and `.json`; other programs make pictures of "
                + "these")
    case .preview:
        throw Failure(
            .usage, "`\(option.value)` is no page", help: "it writes `.html`, for a browser")
    default: break
    }
}

private let foreignForms = ["png", "jpg", "jpeg", "gif", "webp", "pdf", "tiff", "mp4", "mov"]

/// An option of other commands, with the one of this command that does the same.
func foreignOption(_ option: GivenOption, of command: CommandName) -> Failure {
    let has = command.options.contains
    var help = "`transc help \(command.rawValue)` lists its options"
    switch option.name {
    case .json, .format, .report:
        let wanted = option.name == .json ? "json" : String(option.value.prefix { $0 != "=" })
        let forms = OptionName.report.row(of: command).choices
        if has(.report) {
            let lines = wanted == "json" ? forms.first { $0 == "jsonl" } : nil
            let form = forms.contains(wanted) ? wanted : lines
            help = "write `--report \(form ?? "FORMAT")`"
        } else if has(.format) {
            let isForm = OptionName.format.row.choices.contains(wanted)
            help = "write `--format \(isForm ? wanted : "FORMAT")`"
        } else if has(.json), wanted == "json" {
            help = "write `--json`"
        }
    case .directory where has(.output): help = "it writes one file: `-o FILE`"
    case .output where has(.directory): help = "write `-d DIR`"
    case .output where has(.report): help = "write `--report FORMAT=FILE`"
    case .fix where command == .compile || command == .format: help = "write `transc lint --fix`"
    default: break
    }
    return Failure(
        .usage, "`\(option.spelling)` is not an option of `transc \(command.rawValue)`", help: help)
}
