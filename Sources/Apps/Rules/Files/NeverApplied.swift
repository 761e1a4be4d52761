import TransitionDSL

extension ModelContext {
    /// A screen or cell with values whose `applyTransitions` the app never calls: its views have no
    /// ids. The registry calls those of screens without values itself.
    func neverApplied() -> [Diagnostic] {
        let screens = screens.filter { !$0.screen.parameters.isEmpty }.map {
            Applied(
                declared: $0.screen.declared, className: lastName($0.className), isCell: false,
                parameters: $0.screen.parameters, views: $0.screen.views)
        }
        let cells = cells.map {
            Applied(
                declared: $0.cell.declared, className: lastName($0.className), isCell: true,
                parameters: $0.cell.parameters, views: $0.cell.views)
        }
        let calls = app.applyCalls
        return (screens + cells).compactMap { applied in
            guard !applied.views.isEmpty, !calls.contains(where: { isCall($0, of: applied) })
            else { return nil }
            let place = applied.isCell ? "where the cell gets its content" : "in `viewDidLoad`"
            return Diagnostic(
                .neverApplied,
                "the app never calls `applyTransitions` for "
                    + "`\(text.string(applied.declared.name))`", at: applied.declared.place,
                help: "call it where the values are known, such as \(place)")
        }
    }

    /// A screen or cell with the function.
    private struct Applied {
        var declared: Declared
        var className: String
        var isCell: Bool
        var parameters: HandleRange<Parameter>
        var views: HandleRange<ViewLine>
    }

    /// Whether a call may be one of a screen's or cell's function: the first label is the same, and
    /// so may be the class of the object.
    private func isCall(_ call: CallText, of applied: Applied) -> Bool {
        if let first = model.parameters[applied.parameters].first {
            let label = text.string(first.name) + ":"
            guard call.argument.hasPrefix(label) || call.argument.utf8.first == UInt8(ascii: "\n")
            else { return false }
        }
        if let receiver = call.receiver {
            return applied.isCell || !receiver.lowercased().includes("cell")
        }
        guard let container = call.container, classes.type(container) != nil else { return true }
        return classes.chain(applied.className).contains { $0.name == container }
            || classes.chain(container).contains { $0.name == applied.className }
    }

    /// A registry that the app never installs: none of its lines is played.
    func neverInstalled() -> [Diagnostic] {
        let name = text.string(model.header.moduleName)
        let registries = model.registries.filter { $0.declared.place.file == .main }
        guard let registry = registries.first, !app.isMentioned("\(name).") else { return [] }
        return [
            Diagnostic(
                .neverInstalled, "the app never installs the transitions of `\(name)`",
                at: registry.declared.place,
                help: "call `\(name).install(in: navigationController)`, once")
        ]
    }
}
