import TransitionDSL

extension ModelContext {
    struct ClassView {
        var className: String
        /// The first name of the path.
        var view: String
        var place: SourcePlace
        /// Interface Builder sets the id.
        var isInInterface: Bool
    }

    /// The view lines of screens and cells that begin with a name of their class.
    var viewLines: [ClassView] {
        screens.flatMap { screen, name in
            views(
                screen.views, name, given: screen.given,
                isInInterface: screen.storyboard?.setsHeroIDs ?? false)
        } + cells.flatMap { cell, name in views(cell.views, name, given: .empty) }
    }

    private func views(
        _ lines: HandleRange<ViewLine>, _ className: String, given: HandleRange<Parameter>,
        isInInterface: Bool = false
    ) -> [ClassView] {
        let given = Set(model.parameters[given].map { text.string($0.name) })
        return model.views[lines].compactMap { line in
            let path = model.paths[line.path]
            guard path.root == .owner, line.place.file == .main else { return nil }
            let view = String(Substring(text.string(path.text).utf8.prefix { $0.isPartOfName }))
            guard !view.isEmpty, !["root", "view", "self", "super"].contains(view),
                !given.contains(view)
            else { return nil }
            return ClassView(
                className: className, view: view, place: line.place, isInInterface: isInInterface)
        }
    }
}
