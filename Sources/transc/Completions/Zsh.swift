import Driver
import Semantics
import Serialization

/// The script for zsh: a function for a directory of `fpath`, which can also be sourced.
func zshCompletion() -> String {
    """
    #compdef transc
    # zsh completion for transc, printed by `transc completions zsh`.

    _transc_trans_files() {
      if compset -P '@'; then
        _files
      else
        _files -g '*.trans'
      fi
    }

    _transc_commands() {
      local -a commands
      commands=(
    \(entries(CommandName.allCases.map { (id: $0.rawValue, summary: $0.row.summary) }))
      )
      _describe -t commands command commands
    }

    _transc_rules() {
      _values -s , rule \\
    \(completedRules.map { "    " + value($0) }.joined(separator: " \\\n"))
    }

    _transc_formats() {
      _values format \(ReportFormat.allCases.map { "'\($0.rawValue)::file:_files'" }.joined(separator: " "))
    }

    # Proposes what the file on the command line declares as a $1.
    _transc_declared() {
      local -a names plain
      plain=(${(Q)words})
      local file=${plain[(R)*.trans]}
      names=(${(f)"$(transc dump --analysis --settings none -- ${file/#\\~\\//$HOME/} 2>/dev/null |
        sed -n "s/^declaration [^ ]* $1 \\([^ ]*\\) (.*/\\1/p")"})
      compadd -a names
    }

    _transc_diagnostics() {
      local -a diagnostics
      diagnostics=(
    \(entries(completedDiagnostics))
      )
      _describe -t diagnostics diagnostic diagnostics
    }

    _transc() {
      local curcontext=$curcontext context state state_descr line result=1
      typeset -A opt_args

      _arguments -C -S \\
    \(specifications(OptionName.common)) \\
        '1:command:_transc_commands' \\
        '*::argument:->arguments' && result=0

      if [[ $state == arguments ]]; then
        curcontext=${curcontext%:*:*}:transc-$line[1]:
        case $line[1] in
    \(CommandName.allCases.map(branch).joined(separator: "\n"))
        esac
      fi
      return result
    }

    if [[ $funcstack[1] == _transc ]]; then
      _transc "$@"
    else
      compdef _transc transc
    fi

    """
}

private func branch(_ command: CommandName) -> String {
    var lines = [specifications(command.options)]
    if let operand = command.completedOperand {
        let count = command.row.operands.upperBound > 1 ? "*" : "1"
        lines.append("    " + shellQuoted("\(count):\(command.row.operandName):\(action(operand))"))
    }
    return "      (\(command.rawValue))\n        _arguments -S \\\n"
        + "\(lines.joined(separator: " \\\n")) && result=0\n        ;;"
}

/// A line of `_arguments` for each spelling of each option.
private func specifications(_ options: [OptionName]) -> String {
    let lines = options.flatMap { option in
        let row = option.row
        // An option that has been given is not suggested again, in any spelling.
        let others = row.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
        var rest = "[\(escaped(row.summary, "[]:"))]"
        if let placeholder = row.placeholder, let value = row.completedValue {
            rest = "=\(rest):\(escaped(placeholder, ":")):\(action(value))"
        }
        return option.spellings.map { "    " + shellQuoted(others + $0 + rest) }
    }
    return lines.joined(separator: " \\\n")
}

private func action(_ value: CompletedValue) -> String {
    switch value {
    case .anything: ""
    case .file: "_files"
    case .directory: "_files -/"
    case .transFile: "_transc_trans_files"
    case .words(let choices): "(\(choices.joined(separator: " ")))"
    // The blank keeps arguments of `_arguments` away.
    case .declared(let kind): " _transc_declared \(kind.rawValue)"
    case .formats: "_transc_formats"
    case .rules: "_transc_rules"
    case .diagnostics: "_transc_diagnostics"
    case .commands: "_transc_commands"
    }
}

/// Words of `_describe` with their meanings.
private func entries(_ words: [(id: String, summary: String)]) -> String {
    words.map { "    " + shellQuoted("\($0.id):\(escaped($0.summary, ""))") }.joined(
        separator: "\n")
}

/// A word of `_values` with its meaning.
private func value(_ word: (id: String, summary: String)) -> String {
    shellQuoted("\(word.id)[\(escaped(word.summary, "[]:"))]")
}

/// The text with a backslash before backslashes and special characters.
private func escaped(_ text: String, _ special: String) -> String {
    let signs = ("\\" + special).unicodeScalars.map { ($0, "\\\($0)") }
    return quoting(text, Dictionary(uniqueKeysWithValues: signs))
}
