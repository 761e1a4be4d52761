import TransitionDSL

extension ModelContext {
    /// A screen or cell with values whose `applyTransitions` the app never calls: its views have no
    /// ids. The registry calls those of screens without values itself.
    func neverApplied() -> [Diagnostic] {
        let screens = screens.filter { !$0.screen.parameters.isEmpty }.map {
            ($0.screen.declared, $0.screen.parameters, $0.screen.views, "in `viewDidLoad`")
        }
        let cells = cells.map {
            ($0.cell.declared, $0.cell.parameters, $0.cell.views, "where the cell gets its content")
        }
        return (screens + cells).compactMap { declared, parameters, views, place in
            guard !views.isEmpty, !isApplied(parameters) else { return nil }
            return Diagnostic(
                .neverApplied,
                "the app never calls `applyTransitions` for `\(text.string(declared.name))`",
                at: declared.place,
                help: "call it where the values are known, such as \(place)")
        }
    }

    private func isApplied(_ parameters: HandleRange<Parameter>) -> Bool {
        guard let first = model.parameters[parameters].first else {
            return app.isMentioned("applyTransitions")
        }
        return app.isMentioned("applyTransitions(\(text.string(first.name)):")
            || app.isMentioned("applyTransitions(\n")
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
