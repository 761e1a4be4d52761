import TransitionDSL

/// Two declarations that UIKit cannot distinguish, one row for each kind: at run time a class
/// identifies a screen, an identifier a segue, and an identifier one controller of a storyboard.
let sharedIdentifierRules: [Rule] = [
    shared(
        .sameClassTwice, { $0.model.screens }, { $0.declared },
        identity: {
            $0.isProtocol || $0.hosting != nil
                ? nil : Identity(name: $0.typeName, container: $0.importedModule)
        },
        message: { screen, other, texts in
            "the screen `\(other)` already has the class `\(texts.string(screen.typeName))`"
        },
        help: {
            $0.storyboard == nil
                ? "make them one screen, or give each its own class"
                : "make them one screen without `storyboard`: it is each place of the class"
        }),
    shared(
        .sameClassTwice, { $0.model.screens }, { $0.declared },
        identity: {
            $0.hosting == .byType
                ? Identity(name: $0.typeName, container: $0.importedModule) : nil
        },
        message: { screen, other, texts in
            "the screen `\(other)` already has the view `\(texts.string(screen.typeName))`"
        }, help: { _ in "make them one screen, or mark the controllers of `any View hosted`" }),
    shared(
        .sameSegueIdentifier, { $0.model.segues.filter { $0.direction == .going } },
        { $0.declared }, identity: { Identity(name: $0.identifier) }, message: messageOfSegue,
        help: { _ in helpOfSegue }),
    shared(
        .sameSegueIdentifier, { $0.model.segues.filter { $0.direction == .unwinding } },
        { $0.declared }, identity: { Identity(name: $0.identifier) }, message: messageOfSegue,
        help: { _ in helpOfSegue }),
    shared(
        .sameStoryboardIdentifier, { $0.model.screens }, { $0.declared },
        identity: { screen in
            screen.storyboard.map { Identity(name: $0.identifier, container: $0.name) }
        },
        message: { screen, other, texts in
            let identifier = screen.storyboard?.identifier
            let what = identifier.map { "id `\(texts.string($0))`" } ?? "initial controller"
            let name = texts.string(screen.storyboard?.name ?? .empty)
            return "the screen `\(other)` already is the \(what) of the storyboard `\(name)`"
        }, help: { _ in "write the id that Interface Builder shows for each of them" }),
]

/// What identifies a declaration at run time.
private struct Identity: Hashable {
    var name: Text?
    /// The module of a class, or the storyboard of a controller.
    var container: Text?
}

private func messageOfSegue(_ segue: Segue, _ other: String, _ texts: ModelText) -> String {
    "`\(other)` already has the identifier `\(texts.string(segue.identifier))`"
}

private let helpOfSegue = "use one name for both, or write the identifier of this one"

/// Each declaration of the compiled file with the identity of an earlier one; those without one are
/// skipped.
private func shared<Element>(
    _ id: DiagnosticID, _ elements: @escaping @Sendable (LintContext) -> [Element],
    _ declared: @escaping @Sendable (Element) -> Declared,
    identity: @escaping @Sendable (Element) -> Identity?,
    message: @escaping @Sendable (Element, _ other: String, ModelText) -> String,
    help: @escaping @Sendable (Element) -> String
) -> Rule {
    Rule(id) { context in
        var first: [Identity: Declared] = [:]
        return elements(context).compactMap { element in
            let own = declared(element)
            guard let identity = identity(element),
                let earlier = first.keepFirst(own, for: identity),
                context.isOwn(own.place)
            else { return nil }
            let other = context.texts.string(earlier.name)
            return Diagnostic(
                id, message(element, other, context.texts), at: own.place,
                notes: [.init("`\(other)` is here", at: earlier.place)], help: help(element))
        }
    }
}
