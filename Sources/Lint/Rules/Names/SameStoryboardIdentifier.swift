import TransitionDSL

/// Two screens that stand at one place of a storyboard: one of the identifiers is a slip.
enum SameStoryboardIdentifier: LintRule {
    static let id = DiagnosticID.sameStoryboardIdentifier

    static func problems(in context: LintContext) -> [Diagnostic] {
        let screens = context.model.screens
        let twins = firstEqual(screens.indices.filter { screens[$0].storyboard != nil }) {
            (screens[$0].storyboard?.name ?? .empty, screens[$0].storyboard?.identifier ?? .empty)
        }
        return twins.compactMap { index, first in
            let screen = screens[index]
            guard context.isOwn(screen.declared.place), let storyboard = screen.storyboard else {
                return nil
            }
            let other = context.texts.string(screens[first].declared.name)
            let what =
                storyboard.identifier.map { "id `\(context.texts.string($0))`" }
                ?? "initial controller"
            let name = context.texts.string(storyboard.name)
            return Diagnostic(
                id,
                "the \(what) of the storyboard `\(name)` is the screen `\(other)` already",
                at: screen.declared.place,
                notes: [.init("`\(other)` is here", at: screens[first].declared.place)],
                help: "write the id that Interface Builder shows for each of them")
        }
    }
}
