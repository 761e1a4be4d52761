import TransitionDSL

/// Two screens with one class: at run time nothing tells them apart.
enum SameClassTwice: LintRule {
    static let id = DiagnosticID.sameClassTwice

    static func problems(in context: LintContext) -> [Diagnostic] {
        let screens = context.model.screens
        let twins = firstEqual(screens.indices.filter { !screens[$0].isProtocol }) {
            (screens[$0].typeName, screens[$0].importedModule ?? .empty)
        }
        return twins.compactMap { index, first in
            let screen = screens[index]
            guard context.isOwn(screen.declared.place) else { return nil }
            let type = context.texts.string(screen.typeName)
            let other = context.texts.string(screens[first].declared.name)
            return Diagnostic(
                id,
                "the class `\(type)` is that of the screen `\(other)` already",
                at: screen.declared.place,
                notes: [.init("`\(other)` is here", at: screens[first].declared.place)],
                help: "make them one screen, or give each a class of its own")
        }
    }
}
