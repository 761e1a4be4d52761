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
