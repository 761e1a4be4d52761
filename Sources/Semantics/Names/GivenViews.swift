import TransitionDSL

/// The views that the app gives a screen, because its class keeps them to itself.
extension Checker {
    /// A given view is a parameter of the generated function, and a property that holds it weakly.
    mutating func checkGivenViews() {
        for screen in model.screens where isMain(screen.declared) && !screen.given.isEmpty {
            checkParameters(screen.given) { $0.isOwnerParameter($1) }
            var known = Array(model.parameters[screen.parameters])
            for ancestor in ancestors(of: screen) {
                known += model.parameters[model.screens[ancestor].parameters]
                known += model.parameters[model.screens[ancestor].given]
            }
            for view in model.parameters[screen.given] {
                if let first = known.first(where: { $0.name == view.name }) {
                    reportDuplicateParameter(view.name, at: view.place, first: first.place)
                } else if view.defaultValue != nil {
                    reportGivenView(view, "has no default value", help: "remove the value")
                } else if view.type != .app && view.type != .view {
                    reportGivenView(
                        view,
                        "has the type `\(model.texts.string(view.typeName))`, which is not a view's",
                        help: "write the view's class, such as `UILabel`; values stand behind the "
                            + "screen's name")
                }
            }
        }
    }

    private mutating func reportGivenView(_ view: Parameter, _ problem: String, help: String) {
        problems.append(
            Diagnostic(
                .givenView, "the given view `\(model.texts.string(view.name))` \(problem)",
                at: view.place, help: help))
    }

    /// The views that screens and those above them are given, by name.
    func givenViews(of ends: some Sequence<EdgeEnd>) -> [Text: Handle<Parameter>] {
        var views: [Text: Handle<Parameter>] = [:]
        var pending = Array(ends)
        var seenGroups: Set<Handle<Group>> = []
        while let end = pending.popLast() {
            switch end {
            case .any: break
            case .group(let group):
                if seenGroups.insert(group).inserted {
                    pending += model.ends[model.groups[group].members]
                }
            case .screen(let handle):
                let screen = model.screens[handle]
                for screen in [screen] + ancestors(of: screen).map({ model.screens[$0] }) {
                    for view in screen.given.handles where views[model.parameters[view].name] == nil
                    {
                        views[model.parameters[view].name] = view
                    }
                }
            }
        }
        return views
    }

    /// A path goes on behind a given view with `?.` only: the view may not have been given yet.
    mutating func checkGivenView(
        _ tokens: SyntaxTokens, _ root: ViewPath.Root
    ) {
        if case .cell = root { return }
        guard let first = name(tokens.first), let view = scope.given[first] else { return }
        record(tokens.first, .parameter(view))
        guard tokens.count > 1, let next = tokens.dropFirst().first
        else { return }
        let name = model.texts.string(first)
        if next.kind == .dot {
            problems.append(
                Diagnostic(
                    .givenView, "the given view `\(name)` may not be there yet",
                    at: next.place, help: "write `\(name)?.`"))
        } else if next.kind == .leftBracket {
            problems.append(
                Diagnostic(
                    .givenView, "the given view `\(name)` is one view and has no index",
                    at: next.place, help: "give each of the views a name of its own"))
        }
    }
}
