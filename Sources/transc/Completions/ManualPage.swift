import Driver
import OperatingSystem
import Serialization
import TransitionDSL

func runManualPage(_ console: Console) throws(Failure) -> ExitCode {
    try console.printOutput(manualPage())
}

/// The manual page, generated from the tables of the help. It has no date, so that a version has
/// one page.
func manualPage() -> String {
    """
    .\\" Printed by `transc manpage`.
    .TH TRANSC 1 "" "transc \(version)"
    .SH NAME
    transc \\- compile and lint iOS screen transitions declared in .trans files
    .SH SYNOPSIS
    .nf
    \(CommandName.allCases.map(synopsis).joined(separator: "\n"))
    .fi
    .SH DESCRIPTION
    \(Roff.text(description))
    .SH COMMANDS
    \(CommandName.allCases.map(section).joined(separator: "\n"))
    .SH OPTIONS
    \(Roff.text("Options may be anywhere. \(optionsExplanation)"))
    \(OptionName.allCases.map(item).joined(separator: "\n"))
    .SH EXIT STATUS
    \(ExitCode.allCases.map { item(String($0.rawValue), $0.meaning) }.joined(separator: "\n"))
    .PP
    \(Roff.text("Any exit status other than 0 comes with a line that contains `error:`."))
    .SH ENVIRONMENT
    \(environment.map(item).joined(separator: "\n"))
    .SH FILES
    \(files.map(item).joined(separator: "\n"))
    .SH EXAMPLES
    \(examples.map(item).joined(separator: "\n"))
    .SH SEE ALSO
    \(Roff.text("`transc help`, `transc explain`; the manual in the folder Documentation of transc."))

    """
}

private let description = """
    A .trans file declares which views fly from screen to screen of an iOS app, and which
    animation plays between which screens. transc checks such files, reports
    mistakes at their place, and writes the Swift that the app uses instead of literals. The
    engine that runs the transitions is UIKit only, Hero, SDOSHero or TRTransitions.
    """

private let environment = [
    ("NO_COLOR", "If it is set, messages are colored only with `--color always`."),
    ("TERM", "If it is `dumb`, the same applies."),
    (
        "TMPDIR",
        "Where a file is written first if its directory does not allow a temporary file, as in the "
            + "sandbox of a build."
    ),
    (
        "SCRIPT_INPUT_FILE_n, SCRIPT_OUTPUT_FILE_n",
        "With `--xcode`, the files to compile and their outputs, together with those in the lists "
            + "SCRIPT_INPUT_FILE_LIST_n and SCRIPT_OUTPUT_FILE_LIST_n."
    ),
]

private let files = [
    ("app.trans", "The input of transc, in UTF-8."),
    ("app.trans.swift", "The generated Swift. Its first line contains the marker of transc."),
    ("app.trans.h, app.trans.m", "With `--objc`, its constants in Objective-C."),
]

private let examples = [
    ("transc init", "Write a first file, App.trans."),
    ("transc compile Sources/App.trans", "Write Sources/App.trans.swift."),
    ("transc lint --strict Sources/*.trans", "Check files in continuous integration."),
    ("transc lint --report sarif=transc.sarif Sources/App.trans", "Write a report for a service."),
    (
        "transc resolve App.trans --from List --to Detail",
        "Show what plays when List pushes Detail, and why."
    ), ("transc explain unknown-hero-id", "Explain a message."),
]

private func synopsis(_ command: CommandName) -> String {
    var line = Roff.bold("transc \(command.rawValue)")
    for word in command.row.usage.split(separator: " ") {
        line += " "
        // Placeholders are in capitals: FILE, [ID…].
        let isPlaceholder = word.contains(where: { $0.isUppercase })
        line += isPlaceholder ? Roff.italic(String(word)) : Roff.text(String(word))
    }
    return line
}

private func section(_ command: CommandName) -> String {
    let row = command.row
    let summary = row.summary.prefix(1).uppercased() + row.summary.dropFirst() + "."
    return ".TP\n\(Roff.bold(command.rawValue))\n\(Roff.text("\(summary) \(row.details)"))"
}

private func item(_ option: OptionName) -> String {
    let row = option.row
    let value = row.placeholder.map { " " + Roff.italic($0) } ?? ""
    let spellings = option.spellings.map { Roff.bold($0) + value }.joined(separator: ", ")
    let commands = option.commands.map { $0.rawValue }.joined(separator: ", ")
    let scope = commands.isEmpty ? "Of all commands" : "Of \(commands)"
    return ".TP\n\(spellings)\n\(Roff.text("\(scope): \(row.meaning)."))"
}

private func item(_ name: String, _ meaning: String) -> String {
    ".TP\n\(Roff.bold(name))\n\(Roff.text(meaning))"
}

/// Text for roff: its control characters are escaped, and all but ASCII is written as `\[uXXXX]`,
/// so that the page does not depend on the encoding.
enum Roff {
    /// Running text, which may have line breaks. Text between backticks is bold.
    static func text(_ text: String) -> String {
        var isCode = false
        var result = ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if index > 0 { result += "\n" }
            // These characters at the start of a line begin a roff request.
            if line.hasPrefix(".") || line.hasPrefix("'") { result += "\\&" }
            for scalar in line.unicodeScalars {
                if scalar == "`" {
                    isCode.toggle()
                    result += isCode ? "\\fB" : "\\fR"
                } else {
                    result += escaped(scalar)
                }
            }
        }
        return result
    }

    static func bold(_ text: String) -> String { "\\fB\(plain(text))\\fR" }

    static func italic(_ text: String) -> String { "\\fI\(plain(text))\\fR" }

    private static func plain(_ text: String) -> String {
        text.unicodeScalars.map(escaped).joined()
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\\": "\\e"
        case "-": "\\-"
        case "'": "\\(aq"
        case "`": "\\(ga"
        case "^": "\\(ha"
        case "~": "\\(ti"
        case "\"": "\\(dq"
        case _ where scalar.isASCII: String(scalar)
        // At least four digits, as groff and mandoc expect.
        default: "\\[u\(digits(scalar.value, count: 4, uppercase: true))]"
        }
    }
}
