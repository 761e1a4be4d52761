import TransitionDSL

extension ModelContext {
    /// A class of a screen or cell that the app does not have.
    func missingClass() -> [Diagnostic] {
        let own = screens.filter { $0.screen.importedModule == nil }.map {
            (
                name: $0.className, screen: $0.screen as Screen?,
                place: $0.screen.typePlace ?? $0.screen.declared.place
            )
        }
        let names =
            own
            + cells.map { ($0.className, nil, $0.cell.typePlace ?? $0.cell.declared.place) }
        if classes.types.isEmpty { return [] }
        return names.compactMap { name, screen, place in
            let last = lastName(name)
            if classes.types[last] != nil {
                return generic(name, at: place) ?? screen.flatMap { wrongKind(name, $0) }
            }
            if hasPrefixOfApple(last) { return nil }
            let kind = screen?.hosting == nil ? "class" : "view"
            return Diagnostic(
                .missingClass, "the app has no \(kind) `\(name)`", at: place,
                help: suggestion(last, among: classes.types.keys)
                    ?? "declare it, or correct the \(kind) of the screen")
        }
    }

    /// A class with generic parameters of its own or of a type around it.
    private func generic(_ name: String, at place: SourcePlace) -> Diagnostic? {
        guard let type = classes.type(lastName(name)), type.isGeneric else { return nil }
        return Diagnostic(
            .missingClass, "`\(name)` is generic, so that generated Swift cannot name it",
            at: place,
            help: type.role == .swiftUIView
                ? "declare the screen as `any View hosted`, and mark its controllers"
                : "declare a subclass with its arguments in the app, and name that")
    }

    /// A view of SwiftUI without `hosted`, or a controller with it.
    private func wrongKind(_ name: String, _ screen: Screen) -> Diagnostic? {
        let place = screen.typePlace ?? screen.declared.place
        switch (classes.type(lastName(name))?.role, screen.hosting) {
        case (.controller, .byType):
            return Diagnostic(
                .missingClass, "`\(name)` is a view controller and not a view of SwiftUI",
                at: place, help: "remove `hosted`")
        case (.swiftUIView, nil) where !screen.isProtocol:
            return Diagnostic(
                .missingClass, "`\(name)` is a view of SwiftUI and not a class", at: place,
                help: "write `\(name) hosted`: a hosting controller shows it")
        default: return nil
        }
    }

    /// Two capitals of a framework, and a word: `UIViewController`.
    private func hasPrefixOfApple(_ name: String) -> Bool {
        let letters = Array(name.utf8.prefix(3))
        return letters.count == 3 && letters.allSatisfy { $0.isCapital }
            && frameworks.contains(String(name.prefix(2)))
    }

    /// A storyboard that the app does not have.
    func missingStoryboard() -> [Diagnostic] {
        if storyboards.isEmpty { return [] }
        return screens.compactMap { screen, _ in
            guard let storyboard = screen.storyboard else { return nil }
            let name = text.string(storyboard.name)
            guard storyboards[name] == nil else { return nil }
            return Diagnostic(
                .missingStoryboard, "the app has no storyboard `\(name)`",
                at: storyboard.namePlace ?? screen.declared.place,
                help: suggestion(name, among: storyboards.keys)
                    ?? "add it to the app, or correct the name")
        }
    }

    /// A storyboard id that its storyboard does not have.
    func missingStoryboardID() -> [Diagnostic] {
        screens.compactMap { screen, _ in
            guard let storyboard = screen.storyboard,
                let known = storyboards[text.string(storyboard.name)]
            else { return nil }
            let identifier = storyboard.identifier.map(text.string)
            guard !known.contains(identifier) else { return nil }
            let name = text.string(storyboard.name)
            return Diagnostic(
                .missingStoryboardID,
                identifier.map { "the storyboard `\(name)` has no id `\($0)`" }
                    ?? "the storyboard `\(name)` has no initial controller",
                at: storyboard.identifierPlace ?? storyboard.namePlace ?? screen.declared.place,
                help: identifier.flatMap { suggestion($0, among: known.compactMap { $0 }) }
                    ?? "add it in Interface Builder, or correct the screen")
        }
    }
}

/// Prefixes of classes in Apple's frameworks that show controllers and views.
private let frameworks: Set<String> = [
    "UI", "SF", "MF", "AV", "QL", "PH", "CN", "MK", "EK", "GK", "SK", "AR", "NS", "PK", "MP", "WK",
]
