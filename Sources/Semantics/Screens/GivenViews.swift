import TransitionDSL

/// The views that the app gives a screen, because its class keeps them to itself.
extension Model {
    /// The views that screens and those above them are given, by name.
    func givenViews(of ends: some Sequence<EdgeEnd>) -> [Text: Handle<Parameter>] {
        var views: [Text: Handle<Parameter>] = [:]
        var pending = Array(ends)
        var seenGroups: Set<Handle<Group>> = []
        while let end = pending.popLast() {
            switch end {
            case .any: break
            case .group(let group):
                if seenGroups.insert(group).inserted { pending += self.ends[groups[group].members] }
            case .screen(let handle):
                let screen = screens[handle]
                for screen in [screen] + ancestors(of: screen).map({ screens[$0] }) {
                    for view in screen.given.handles where views[parameters[view].name] == nil {
                        views[parameters[view].name] = view
                    }
                }
            }
        }
        return views
    }

    /// The screens that a screen is, each once; of very long chains the nearest.
    func ancestors(of screen: Screen) -> [Handle<Screen>] {
        var found = Array(screenReferences[screen.parents])
        var seen = Set(found)
        var next = 0
        while next < found.count, next < 64 {
            for parent in screenReferences[screens[found[next]].parents]
            where seen.insert(parent).inserted { found.append(parent) }
            next += 1
        }
        return found
    }
}

extension Checker {
    /// A path goes on behind a given view with `?.` only: the view may not have been given yet.
    mutating func checkGivenView(_ tokens: SyntaxTokens, _ root: ViewPath.Root) {
        if case .cell = root { return }
        guard let first = name(tokens.first), let view = scope.given[first] else { return }
        record(tokens.first, .parameter(view))
        guard tokens.count > 1, let next = tokens.dropFirst().first else { return }
        let name = model.texts.string(first)
        if next.kind == .dot {
            report(
                .givenView, "the given view `\(name)` may not be there yet",
                at: next.place, help: "write `\(name)?.`")
        } else if next.kind == .leftBracket {
            report(
                .givenView, "the given view `\(name)` is one view and has no index",
                at: next.place, help: "give each of the views a name of its own")
        }
    }
}
