import AppFacts
import TransitionDSL

extension AppContext {
    /// A modifier string that Hero does not read as it is meant: one mistake often empties it all.
    func unreadableModifierText() -> [Diagnostic] {
        modifierProblems { $0.cause != .unknownName }
    }

    /// A modifier that Hero does not know and drops without any report.
    func unknownModifierText() -> [Diagnostic] {
        modifierProblems { $0.cause == .unknownName }
    }

    private func modifierProblems(_ isWanted: (TextProblem) -> Bool) -> [Diagnostic] {
        index.heroTexts.filter { !$0.isAnimation && !$0.isTest }.flatMap { text in
            readModifierText(text.text).problems.filter(isWanted).map { problem in
                problem.cause == .unknownName
                    ? Diagnostic(
                        .unknownModifierText,
                        "Hero does not know the modifier `\(problem.text)`, and \(problem.result)",
                        at: text.place, help: problem.remedy)
                    : Diagnostic(
                        .unreadableModifierText,
                        "in the modifiers `\(text.text)`, \(problem.situation), and "
                            + problem.result,
                        at: text.place, help: problem.remedy)
            }
        }
    }

    /// An animation string that Hero does not read as it is meant.
    func unreadableAnimationText() -> [Diagnostic] {
        index.heroTexts.filter { $0.isAnimation && !$0.isTest }.flatMap { text in
            readAnimationText(text.text).problems.map { problem in
                Diagnostic(
                    .unreadableAnimationText,
                    "in the animation `\(text.text)`, \(problem.situation), and \(problem.result)",
                    at: text.place, help: problem.remedy)
            }
        }
    }
}

extension TextProblem {
    fileprivate var result: String {
        switch effect {
        case .crashes: "the app stops when it is set"
        case .empties: "Hero ignores the whole text"
        case .drops: "Hero ignores this part"
        case .changes: "Hero uses a default or ignores the argument"
        }
    }

    fileprivate var situation: String {
        switch cause {
        case .comma: "a comma separates modifiers"
        case .label: "an argument has a label"
        case .dot: "a name begins with a dot"
        case .number: "`\(text)` is not a number"
        case .missingComma: "arguments are not separated by a comma"
        case .unclosed: "a `)` is missing"
        case .character: "`\(text)` has no meaning"
        case .nesting: "parentheses are nested too deeply"
        case .arithmetic: "an argument is calculated"
        case .letterCase: "`\(text)` has the wrong letter case"
        case .unknownName: "`\(text)` is an unknown name"
        case .missingArgument: "an argument of `\(text)` is missing"
        case .argument: "`\(text)` is not the expected kind of argument"
        case .extraArgument: "`\(text)` is one argument too many"
        case .notLast: "`\(text)` is followed by another animation"
        }
    }

    fileprivate var remedy: String {
        switch cause {
        case .comma: "separate modifiers with spaces"
        case .label: "remove the label; arguments are known by their order"
        case .dot: "remove the dot; names and numbers have none at their beginning"
        case .letterCase(let known): "write `\(known)`"
        case .arithmetic: "write the result as a number"
        case .unknownName: "correct the name, or set it in code"
        case .notLast: "keep one animation"
        case .number, .missingComma, .unclosed, .character, .nesting, .missingArgument, .argument,
            .extraArgument:
            "correct the text, or set the same thing in code, where the compiler checks it"
        }
    }
}
