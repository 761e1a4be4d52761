import Driver
import Semantics
import Serialization

/// The script for fish, from 3.0 on.
func fishCompletion() -> String {
    """
    # fish completion for transc, printed by `transc completions fish`.

    # Whether the command is one of the arguments; without arguments, whether there is none yet.
    function __transc_using
        set -l words (commandline -opc)
        set -e words[1]
        set -l takes_value 0
        for word in $words
            if test $takes_value = 1
                set takes_value 0
                continue
            end
            switch $word
                case \(OptionName.spellingsWithValue.joined(separator: " "))
                    set takes_value 1
                case '-?*'
                case '*'
                    contains -- $word $argv
                    return
            end
        end
        test (count $argv) -eq 0
    end

    function __transc_trans_files
        set -l typed (commandline -ct)
        switch $typed
            case '@*'
                printf '@%s\\n' (__fish_complete_path (string sub -s 2 -- $typed))
            case '*'
                __fish_complete_path $typed | string match -r '.*(?:\\.trans|/)(?:\\t.*)?$'
        end
    end

    # The typed part of a value.
    function __transc_typed
        commandline -ct | string replace -r '^--?[a-z-]+=' ''
    end

    function __transc_formats
        set -l typed (__transc_typed)
        if set -l parts (string match -r '^([a-z]+=)(.*)$' -- $typed)
            printf '%s\\n' $parts[2](__fish_complete_path $parts[3])
        else
            printf '%s\\n' \(ReportFormat.allCases.map { $0.rawValue }.joined(separator: " "))
        end
    end

    function __transc_rules
        set -l before (__transc_typed | string match -r '^.*,')
        printf "$before%s\\t%s\\n" \\
    \(entries(completedRules))
    end

    # What the file on the command line declares as one of a kind.
    function __transc_declared
        set -l words (commandline -opc | string match -- '*.trans')
        set -l file (string replace -r '^~/' "$HOME/" -- $words[-1])
        transc dump --analysis --settings none -- $file 2>/dev/null \
            | string replace -rf "^declaration \\S+ $argv[1] (\\S+) \\(.*" '$1'
    end

    function __transc_diagnostics
        printf '%s\\t%s\\n' \\
    \(entries(completedDiagnostics))
    end

    complete -c transc -f

    \(CommandName.allCases.map(commandLine).joined(separator: "\n"))

    \(CommandName.allCases.compactMap(operandLine).joined(separator: "\n"))

    \(OptionName.allCases.map(optionLine).joined(separator: "\n"))

    """
}

private func commandLine(_ command: CommandName) -> String {
    "complete -c transc -n __transc_using -a \(command.rawValue) -d \(quoted(command.row.summary))"
}

private func operandLine(_ command: CommandName) -> String? {
    command.completedOperand.map { operand in
        "complete -c transc -n '__transc_using \(command.rawValue)'\(candidates(operand))"
    }
}

private func optionLine(_ option: OptionName) -> String {
    let row = option.row
    var line = "complete -c transc"
    let commands = option.commands.map { $0.rawValue }.joined(separator: " ")
    if !commands.isEmpty { line += " -n '__transc_using \(commands)'" }
    for spelling in option.spellings {
        let isLong = spelling.hasPrefix("--")
        line += isLong ? " -l \(spelling.dropFirst(2))" : " -s \(spelling.dropFirst())"
    }
    if let value = row.completedValue {
        line += value == .file ? " -r -F" : " -x" + candidates(value)
    }
    return line + " -d " + quoted(row.summary)
}

private func candidates(_ value: CompletedValue) -> String {
    switch value {
    case .anything: ""
    case .file: " -F"
    case .directory: " -a '(__fish_complete_directories)'"
    case .transFile: " -a '(__transc_trans_files)'"
    case .words(let choices): " -a '\(choices.joined(separator: " "))'"
    case .declared(let kind): " -a '(__transc_declared \(kind.rawValue))'"
    case .formats: " -a '(__transc_formats)'"
    case .rules: " -a '(__transc_rules)'"
    case .diagnostics: " -a '(__transc_diagnostics)'"
    case .commands: " -a '\(CommandName.allCases.map { $0.rawValue }.joined(separator: " "))'"
    }
}

/// Arguments of `printf`, a word and its meaning on each line.
private func entries(_ words: [(id: String, summary: String)]) -> String {
    words.map { "        \($0.id) \(quoted($0.summary))" }.joined(separator: " \\\n")
}

private func quoted(_ text: String) -> String {
    "'" + quoting(text, ["\\": "\\\\", "'": "\\'"]) + "'"
}
