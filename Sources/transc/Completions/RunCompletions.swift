import Driver
import OperatingSystem
import Semantics
import Serialization
import TransitionDSL

/// Prints the completion script of a shell.
func runCompletions(_ shell: String, _ console: Console) throws(Failure) -> ExitCode {
    guard let shell = Shell(rawValue: shell) else {
        let known = Shell.allCases.map { $0.rawValue }
        let list = known.map { "`\($0)`" }.joined(separator: ", ")
        throw Failure(
            .usage, "`\(shell)` is not a shell that transc supports; there are \(list)",
            help: nearest(shell, among: known).map { "did you mean `\($0)`?" })
    }
    return try console.printOutput(completionScript(for: shell))
}

/// The shells that have a completion script.
enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

/// A script generated from the tables of the help.
func completionScript(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletion()
    case .zsh: zshCompletion()
    case .fish: fishCompletion()
    }
}

/// The text as one word of bash and zsh.
func shellQuoted(_ text: String) -> String { "'" + quoting(text, ["'": "'\\''"]) + "'" }

/// What a shell suggests for the value of an option, or for an operand.
enum CompletedValue: Hashable, Sendable {
    /// A name, a number: only the user knows.
    case anything
    case file
    case directory
    /// A file that ends in `.trans`, or a directory.
    case transFile
    case words([String])
    /// Names that the `.trans` file on the command line declares.
    case declared(Declaration.Kind)
    /// A report format, optionally with `=` and a file.
    case formats
    /// Rules, separated by commas.
    case rules
    case diagnostics
    case commands
}

extension OptionName.Row {
    /// The suggestions for the option's value; nil for a switch.
    var completedValue: CompletedValue? {
        guard let placeholder else { return nil }
        if choicesTakeFile { return .formats }
        if !choices.isEmpty { return .words(choices) }
        if !suggestions.isEmpty { return .words(suggestions) }
        switch placeholder {
        case "FILE", "FILE:LINE": return .file
        case "DIR": return .directory
        case "ID,…": return .rules
        case "SCREEN": return .declared(.screen)
        case "SEGUE": return .declared(.segue)
        case "REGISTRY": return .declared(.registry)
        default: return .anything
        }
    }
}

extension CommandName {
    /// The suggestions for each operand; nil if there are none.
    var completedOperand: CompletedValue? {
        switch self {
        case .compile, .lint, .format, .watch, .resolve, .graph, .preview, .diff, .dump, .`init`,
            .inputs, .outputs, .support:
            .transFile
        case .scan, .adopt: .file
        case .explain: .diagnostics
        case .completions: .words(Shell.allCases.map { $0.rawValue })
        case .lsp, .manpage: nil
        case .help: .commands
        }
    }
}

extension OptionName {
    /// The spellings of options that take a value.
    static var spellingsWithValue: [String] {
        allCases.filter { $0.row.placeholder != nil }.flatMap { $0.spellings }
    }
}

/// The rules for a list of rules, with a short description.
var completedRules: [(id: String, summary: String)] {
    [(RuleLevels.allWarnings, "everything that would be a warning")]
        + DiagnosticID.rules.map(described)
}

/// Every diagnostic, with the summary of its page.
var completedDiagnostics: [(id: String, summary: String)] { DiagnosticID.allCases.map(described) }

private func described(_ id: DiagnosticID) -> (id: String, summary: String) {
    (id.name, id.page.summary)
}
