import TransitionDSL

/// Prints the script that lets a shell complete the command line.
func runCompletions(_ shell: String, _ console: Console) throws(Failure) -> ExitCode {
    guard let shell = Shell(rawValue: shell) else {
        let known = Shell.allCases.map(\.rawValue)
        let list = known.map { "`\($0)`" }.joined(separator: ", ")
        throw Failure(
            .usage, "`\(shell)` is not a shell that transc knows; there are \(list)",
            help: nearest(shell, among: known).map { "did you mean `\($0)`?" })
    }
    return try console.printOutput(completionScript(for: shell))
}

/// The shells whose command line can be completed.
enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

/// A script made from the tables that the help is made from.
func completionScript(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletion()
    case .zsh: zshCompletion()
    case .fish: fishCompletion()
    }
}

/// The text as one word of bash and zsh.
func shellQuoted(_ text: String) -> String { "'" + quoting(text, ["'": "'\\''"]) + "'" }

/// The text with other texts for some of its characters.
///
/// `String.replacing` would do, at the cost of a library for regular expressions in the executable.
func quoting(_ text: String, _ quoted: [Character: String]) -> String {
    text.reduce(into: "") { $0 += quoted[$1] ?? String($1) }
}
