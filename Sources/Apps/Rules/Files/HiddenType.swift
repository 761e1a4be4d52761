import TransitionDSL

extension ModelContext {
    /// A namespace with the name of a type that the app declares, or of one of SwiftUI that it uses.
    /// Source: Swift finds the module's own type first. So an app `struct Main: App` inherits from
    /// the namespace, and two types of one name are an error.
    func hiddenType() -> [Diagnostic] {
        let name = text.string(model.header.moduleName)
        let place =
            model.header.modulePlace
            ?? SourcePlace(file: .main, range: SourceRange(start: 0, end: 0))
        let help = "name it with `module`, such as `module \(name)Transitions`"
        if let own = ownType(name) {
            return [
                Diagnostic(
                    .hiddenType, "the namespace has the name of the app's type `\(name)`",
                    at: place, notes: [.init("it is declared here", at: own)], help: help)
            ]
        }
        guard swiftUITypes.contains(name), usesOfSwiftUI(name) else { return [] }
        return [
            Diagnostic(
                .hiddenType,
                "the namespace `\(name)` hides SwiftUI's `\(name)`, which the app uses", at: place,
                help: help)
        ]
    }

    /// A type that people wrote and that the whole module sees.
    private func ownType(_ name: String) -> SourcePlace? {
        classes.types[name]?.lazy.compactMap { type -> SourcePlace? in
            guard type.path == name, type.access == .visible, let place = type.place,
                scan.files[Int(place.file.index)].isByHand
            else { return nil }
            return place
        }.first
    }

    /// Whether a file with SwiftUI adopts the protocol or makes a value of the type.
    private func usesOfSwiftUI(_ name: String) -> Bool {
        let uses = [
            ": \(name) {", ": \(name),", ", \(name) {", "some \(name) ", " \(name)(", "(\(name)(",
        ]
        return scan.files.contains {
            $0.isByHand && $0.mentions(["import SwiftUI"]) && $0.mentions(uses)
        }
    }
}

/// Types of SwiftUI that may also be the name of a file.
private let swiftUITypes: Set<String> = [
    "Animation", "App", "Button", "Color", "Font", "Form", "Gesture", "Grid", "Group", "Image",
    "Label", "Layout", "Link", "List", "Menu", "Path", "Picker", "Scene", "Section", "Settings",
    "Shape", "Table", "Text", "Toggle", "Transaction", "Transition", "View", "Window",
]
