/// The commands, and in ``row`` all that is known of them.
enum CommandName: String, CaseIterable, Sendable {
    case compile, lint, resolve, explain, dump, help

    /// One row of the command table.
    struct Row: Sendable {
        /// What follows the command's name.
        var usage: String
        var summary: String
        /// How many operands it takes.
        var operands: ClosedRange<Int>
        /// What an operand is, for a message.
        var operandName: String
        /// The rest of the command's help.
        var details: String
    }

    var row: Row {
        switch self {
        case .compile:
            Row(
                usage: "FILE… [-o FILE | -d DIR]",
                summary: "check files and write their Swift",
                operands: 1...Int.max, operandName: "file",
                details: """
                    `app.trans` becomes `app.trans.swift` beside it. Each FILE is a module of its
                    own; with several, nothing is written if one has an error. A file that would not
                    change is left untouched, and a file that transc did not write is overwritten
                    only with --force. `-` reads standard input and, without -o or -d, writes
                    standard output.
                    """)
        case .lint:
            Row(
                usage: "FILE…",
                summary: "check files and write nothing",
                operands: 1...Int.max, operandName: "file",
                details: "Makes the checks of `transc compile`. `-` reads standard input.")
        case .resolve:
            Row(
                usage: "FILE --from SCREEN --to SCREEN [--on OPERATION]",
                summary: "tell which line wins for two screens, and why",
                operands: 1...1, operandName: "file",
                details: """
                    SCREEN is a name in the file, or `*` for a screen that is not declared. Prints
                    what plays, the line or default that says so, what plays on the way back, and
                    why other lines that cover the transition lose. A tie is an error of the file.
                    """)
        case .explain:
            Row(
                usage: "[ID…]",
                summary: "tell what a diagnostic means, or list them all",
                operands: 0...Int.max, operandName: "diagnostic",
                details: "ID is what stands in brackets at the end of a message.")
        case .dump:
            Row(
                usage: "--tokens | --tree | --model FILE",
                summary: "print how transc reads a file",
                operands: 1...1, operandName: "file",
                details: """
                    The form is for people and may change. `-` reads standard input.
                    """)
        case .help:
            Row(
                usage: "[COMMAND]",
                summary: "print help, also of a command",
                operands: 0...1, operandName: "command",
                details: "The same as `transc COMMAND --help`.")
        }
    }
}
