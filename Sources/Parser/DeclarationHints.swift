import TransitionDSL

/// Hints for what other languages have in the place of a declaration's parts.
extension Parser {
    /// The hint for the token here in a declaration.
    var helpForPartOfDeclaration: String? {
        if at(.string), isAfterMoment { return "code is Swift: `swift(#\(text(position))#)`" }
        if at(.leftBracket), isTypeOfParameter {
            return "a parameter is one value, such as `id: Int`: there are no lists"
        }
        if at(.question), parenthesisDepth > 0, isName(position - 1) {
            return "an argument has no `?`: name a property of the class that has the view"
        }
        if parenthesisDepth > 0 { return nil }
        switch declaration {
        case .import: return helpForImport
        case .hero where at(.arrow): return "an id has no type; write its text after `=`"
        case .modifiers where at(.leftBrace):
            return "write the modifiers after `=`, without braces, with commas between them"
        case .modifiers where names(.modifier) && !isFirstOnLine(position):
            return "separate the items with `,`"
        case .defaults where at(.leftParenthesis) && !isInBraces:
            return "write the container without parentheses: `defaults in Name { … }`"
        case .animator where at(.with) && isInBraces:
            return "a key frame has no options; those of the animator are before its braces: "
                + "`animator name with …`"
        case .group where at(.leftBrace):
            return "write the screens after `=`, without braces: `group Name = A, B`"
        case .interaction where at(.with):
            return "an interaction has no options: its settings are in the parentheses, as in "
                + "`pan(down, velocity: true)`"
        case .animator where !isInBraces && kinds[position - 1] == .equals:
            return "key frames have no `=`; after it is a class of the app, as in `= class Fold`"
        case .group where at(.star):
            return "a group lists screens; `*` is any screen, in a line"
        case .lint where at(.string) && isInBraces: return "write names without quotation marks"
        case .defaults where at(.comma) && !isInBraces:
            return "write `defaults in` for each container"
        case .defaults where at(.leftParenthesis) && isInBraces && isShort(position - 1):
            return "write the animation without parentheses: `\(text(position - 1)) fade`"
        case .screen, .cell: return helpForBody
        default: return nil
        }
    }

    private var helpForImport: String? {
        if at(.comma) { return "write `import` for each file" }
        if at(.as) || isName(position) && isShort(position) && text(position) == "from" {
            return "an import has no name: the names of the file are used as they are"
        }
        return nil
    }

    /// The hint for braces that are written in another way: `screen A = B (`, `screen A = B:`.
    private var helpForBody: String? {
        guard !isInBraces else { return nil }
        let next = position + 1
        let isCall = touchesPrevious(position)
        let holdsItem = kind(ahead: 2) == .colon || word(at: next) == .cell
        guard at(.leftParenthesis) && holdsItem && !isCall || at(.colon) && isFirstOnLine(next)
        else {
            return nil
        }
        return "the views of a screen are in braces: `{ … }`"
    }

    /// Whether the type of a parameter is expected here.
    var isTypeOfParameter: Bool {
        guard parenthesisDepth > 0, position > 2, kinds[position - 1] == .colon,
            kind(ahead: 1).isName, kind(ahead: 2) == .rightBracket,
            position - 3 == openParenthesis || kinds[position - 3] == .comma
        else { return false }
        return openParenthesis > 1 && word(at: openParenthesis - 2) == declaration
    }

    // MARK: Hooks

    /// The hint for a moment of UIKit in the place of one of a hook.
    var helpForMoment: String? {
        let words = [
            "appear", "disappear", "show", "hide", "load", "push", "pop", "present", "dismiss",
            "open",
            "close", "leave", "enter", "transition",
        ]
        guard atName, isShort(position), words.contains(text(position)) else { return nil }
        return
            "`go` is a transition to this screen, `return` the one back from it, and `reappear` a "
            + "return to it"
    }

    /// Whether a moment of a hook and its colon are before the token here.
    private var isAfterMoment: Bool {
        position > 1 && kinds[position - 1] == .colon && isMoment(position - 2)
            && isShort(position)
    }

    private func isMoment(_ token: Int) -> Bool {
        guard token >= 0, let word = word(at: token) else { return false }
        return word == .go || word == .return || word == .reappear
    }

    /// The hint for a hook that is written as a view: `on go: …`, `before: go swift(…)`.
    func helpForHook(from start: Int) -> String? {
        let hook = "a hook of a screen is `before go: swift(#\"…\"#)`"
        if word(at: start) == .on, isMoment(start + 1) { return hook }
        guard isShort(start), text(start) == "swift", isMoment(start - 1) else { return nil }
        return hook
    }
}
