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
        let isPicture = ["png", "jpg", "jpeg", "pdf", "gif", "webp"].contains(value.lowercased())
        help =
            isPicture
            ? "other programs make pictures of these"
            : meant.map { "did you mean `\($0)`?" }
    }
    throw Failure(
        .usage, "`\(value)` is not a value of `\(option.spelling)`, which takes \(choices)",
        help: help)
}

/// Refuses a value that belongs elsewhere on the command line, and a word that belongs to the value.
/// `hasFiles` is whether the command line names files besides.
func checkWords(
    of option: GivenOption, hasFiles: Bool, exists: (String) -> Bool = { _ in false }
) throws(Failure) {
    let (name, value) = (option.spelling, option.value)
    if option.name.takesList { try checkList(option, exists: exists) }
    if option.name == .report, let file = option.next, !value.utf8.contains(UInt8(ascii: "=")),
        OptionName.report.row.choices.contains(value),
        reportEndings.contains(where: { hasEnding(file, $0) })
    {
        throw Failure(
            .usage, "`\(file)` is the name of a report, not of a file to check",
            help: "write `\(name) \(value)=\(file)`")
    }
    if value == "=" {
        throw Failure(
            .usage, "`=` is not a value of `\(name)`",
            help: "write `\(name) \(option.next ?? option.name.row.placeholder ?? "")`")
    }
    let row = option.name.row
    if !hasFiles, let placeholder = row.placeholder, hasEnding(value, inputSuffix),
        !namesAnySource.contains(option.name)
    {
        throw Failure(
            .usage, "`\(name)` has no value before the file `\(value)`",
            help: "write `\(name) \(placeholder) \(value)`")
    }
}

/// The options whose value may be the name of a `.trans` file.
private let namesAnySource: [OptionName] = [
    .output, .stdinPath, .exclude, .app, .record, .replay, .explain, .report,
]

private let reportEndings = [
    ".json", ".jsonl", ".sarif", ".xml", ".txt", ".md", ".markdown", ".html", ".log",
]

/// Refuses a list with a space in it, or with nothing between two commas.
private func checkList(_ option: GivenOption, exists: (String) -> Bool) throws(Failure) {
    let (name, value) = (option.spelling, option.value)
    let comma = UInt8(ascii: ",")
    let isOpen = value.utf8.last == comma || option.next?.utf8.first == comma
    if isOpen {
        let end = option.next.map { value + $0 } ?? value
        let parts = end.split(separator: ",").joined(separator: ",")
        throw Failure(
            .usage, "the list `\(value)` for `\(name)` is cut off at a comma",
            help: option.next == nil
                ? "leave out the comma" : "write `\(name) \(parts)`, with no space at the comma")
    }
    if value.split(separator: ",", omittingEmptySubsequences: false).contains("") {
        throw Failure(
            .usage, "the list `\(value)` for `\(name)` has nothing between two commas",
            help: "leave out one comma")
    }
    if let next = option.next, option.name.isElement(next), !exists(next) {
        throw Failure(
            .usage, "`\(next)` is not the name of a file, but can be part of `\(name)`",
            help: "write `\(name) \(value),\(next)`")
    }
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
    case .check where has(.diff), .dryRun where has(.diff): help = "write `--diff`"
    case .diff where has(.check), .dryRun where has(.check): help = "write `--check`"
    case .check where has(.dryRun): help = "write `--dry-run`"
    case .serve: help = "write `transc preview FILE --serve`"
    case .app where command == .scan || command == .adopt:
        help = "write `transc \(command.rawValue) \(option.value)`"
    case .output where command == .`init`: help = "write `transc init \(option.value)`"
    case .namespace where command == .`init`:
        help = "write `transc init NAME.trans`: the name of the file gives that of the Swift"
    default: break
    }
    return Failure(
        .usage, "`\(option.spelling)` is not an option of `transc \(command.rawValue)`", help: help)
}
