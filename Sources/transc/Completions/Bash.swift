import Driver
import Semantics

/// The script for bash, from 3.2 on, which macOS has; it does not need bash-completion.
/// How bash splits a line into words depends on its version and on `COMP_WORDBREAKS`. The script
/// joins words without a space between them, and removes from each reply the part that bash keeps.
func bashCompletion() -> String {
    """
    # bash completion for transc, printed by `transc completions bash`.

    # Suggests a word if it begins with the text being typed.
    _transc_add() {
        [[ $1 == "$typed"* ]] || return 0
        local reply=${argument%"$typed"}$1
        COMPREPLY+=("${reply#"$kept"}")
    }

    _transc_words() {
        local word
        for word in "$@"; do _transc_add "$word"; done
    }

    # Suggests paths, as listed by `compgen`.
    _transc_paths() {
        local path
        if type compopt >/dev/null 2>&1; then compopt -o filenames 2>/dev/null || :; fi
        while IFS= read -r path; do
            if [[ -n $path ]]; then _transc_add "$path"; fi
        done <<< "$(compgen "$@" -- "$typed")"
    }

    _transc_trans_files() {
        _transc_paths -f -X '!*.trans'
        _transc_paths -d
    }

    _transc_commands() {
        _transc_words \(words(CommandName.allCases.map { $0.rawValue }))
    }

    _transc_formats() {
        if [[ $typed == *=* ]]; then
            typed=${typed#*=}
            _transc_paths -f
        else
            _transc_words \(words(ReportFormat.allCases.map { $0.rawValue }))
        fi
    }

    # In a list of rules, the last one is being typed.
    _transc_rules() {
        typed=${typed##*,}
    \(wordList(completedRules.map { $0.id }))
    }

    # Proposes what the file on the command line declares as a $1.
    _transc_declared() {
        local name word file=''
        for word in "${arguments[@]}"; do
            word=${word//[\\"\\']/}
            word=${word//\\\\/}
            if [[ $word == *.trans ]]; then file=${word/#\\~\\//${HOME-}/}; fi
        done
        while IFS= read -r name; do
            if [[ -n $name ]]; then _transc_add "$name"; fi
        done <<< "$(transc dump --analysis --settings none -- "$file" 2>/dev/null |
            sed -n "s/^declaration [^ ]* $1 \\([^ ]*\\) (.*/\\1/p")"
    }

    _transc_diagnostics() {
    \(wordList(completedDiagnostics.map { $0.id }))
    }

    # Suggests values of the option $1.
    _transc_value() {
        case $1 in
    \(valueCases())
        esac
    }

    # Suggests options of $command.
    _transc_options() {
        case $command in
    \(optionCases())
        esac
    }

    # Suggests operands of $command.
    _transc_operands() {
        case $command in
    \(operandCases())
        esac
    }

    _transc() {
        local IFS=$' \\t\\n'
        local line=$COMP_LINE word index argument typed kept command='' option='' ended=''
        local -a arguments
        arguments=()
        COMPREPLY=()

        for ((index = 0; index <= COMP_CWORD; index++)); do
            word=${COMP_WORDS[index]}
            if ((index == 0)); then
                arguments=("$word")
                line=${line#*"$word"}
            else
                if [[ $line == [[:space:]]* ]]; then
                    arguments+=("$word")
                    line=${line#"${line%%[![:space:]]*}"}
                else
                    arguments[${#arguments[@]} - 1]+=$word
                fi
                line=${line#"$word"}
            fi
        done

        for ((index = 1; index < ${#arguments[@]} - 1; index++)); do
            word=${arguments[index]}
            if [[ -n $ended || $word != -?* ]]; then
                if [[ -z $option && -z $command ]]; then command=$word; fi
                option=''
                continue
            fi
            option=''
            case $word in
                --) ended=1 ;;
                \(OptionName.spellingsWithValue.joined(separator: "|"))) option=$word ;;
            esac
        done

        argument=${arguments[${#arguments[@]} - 1]}
        argument=${argument#[\\"\\']}
        argument=${argument//\\\\/}
        typed=$argument
        word=${2#[\\"\\']}
        kept=${argument%"${word//\\\\/}"}
        if [[ -n $ended ]]; then
            _transc_operands
        elif [[ $argument == -*=* ]]; then
            typed=${argument#*=}
            _transc_value "${argument%%=*}"
        elif [[ $argument == -* ]]; then
            _transc_options
        elif [[ $argument == @* ]]; then
            typed=${argument#@}
            _transc_paths -f
        elif [[ -n $option ]]; then
            _transc_value "$option"
        else
            _transc_operands
        fi
        return 0
    }

    # Without compopt, before bash 4, all suggestions are treated as names of files.
    if type compopt >/dev/null 2>&1; then
        complete -F _transc transc
    else
        complete -o filenames -F _transc transc
    fi

    """
}

private func valueCases() -> String {
    lines(OptionName.allCases) { option in
        guard let value = option.row.completedValue, value != .anything else { return nil }
        return "\(option.spellings.joined(separator: "|"))) \(call(value)) ;;"
    }
}

private func optionCases() -> String {
    let ofCommands = lines(CommandName.allCases) { command in
        "\(command.rawValue)) _transc_words \(spellings(command.options)) ;;"
    }
    return ofCommands + "\n        *) _transc_words \(spellings(OptionName.common)) ;;"
}

private func operandCases() -> String {
    let ofCommands = lines(CommandName.allCases) { command in
        command.completedOperand.map { "\(command.rawValue)) \(call($0)) ;;" }
    }
    return "        '') _transc_commands ;;\n" + ofCommands
}

/// The call that suggests values.
private func call(_ value: CompletedValue) -> String {
    switch value {
    case .anything: ":"
    case .file: "_transc_paths -f"
    case .directory: "_transc_paths -d"
    case .transFile: "_transc_trans_files"
    case .words(let choices): "_transc_words \(words(choices))"
    case .declared(let kind): "_transc_declared \(kind.rawValue)"
    case .formats: "_transc_formats"
    case .rules: "_transc_rules"
    case .diagnostics: "_transc_diagnostics"
    case .commands: "_transc_commands"
    }
}

private func spellings(_ options: [OptionName]) -> String {
    words(options.flatMap { $0.spellings })
}

private func words(_ words: [String]) -> String { words.joined(separator: " ") }

/// A call with one word a line: long lists stay readable.
private func wordList(_ words: [String]) -> String {
    "    _transc_words" + words.map { " \\\n        \($0)" }.joined()
}

/// One `case` branch for each element that has one.
private func lines<Element>(_ elements: [Element], _ line: (Element) -> String?) -> String {
    elements.compactMap(line).map { "        \($0)" }.joined(separator: "\n")
}
