import TransitionDSL

/// `whenMatched(…)` on a view that has no id and that no line matches: it never holds.
enum MatchedWithoutID: LintRule {
    static let id = DiagnosticID.matchedWithoutID

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        guard model.calls(Catalog.whenMatched) else { return [] }
        let calls = model.views.filter { $0.hero == nil && context.isOwn($0.place) }
            .flatMap { line in
                model.calls(of: Catalog.whenMatched, in: line.modifiers).map { (line, $0) }
            }
        if calls.isEmpty { return [] }
        let matched = context.flyingPaths
        return calls.compactMap { line, call in
            let path = model.paths[line.path]
            guard !matched[Int(path.text.index)] else { return nil }
            return Diagnostic(
                id,
                "`\(context.texts.path(line.path))` has no hero id and is in no match, so this "
                    + "never holds",
                at: call.place,
                help: "give the view an id that the other end has, or write the modifiers alone"
            )
        }
    }
}

extension LintContext {
    /// By text, the paths of views that have an id or a match anywhere. Those of all screens
    /// together: a subclass or another line may give a view its id, and the holder of a cell one to
    /// a view in it, so the ends of paths count too.
    var flyingPaths: [Bool] {
        var isFlying = [Bool](repeating: false, count: model.texts.count)
        func add(_ path: Handle<ViewPath>) {
            let text = model.paths[path].text
            if isFlying[Int(text.index)] { return }
            isFlying[Int(text.index)] = true
            var rest = model.texts.string(text)[...]
            while let dot = rest.firstIndex(of: ".") {
                rest = rest[rest.index(after: dot)...]
                if let end = model.texts.find(String(rest)) { isFlying[Int(end.index)] = true }
            }
        }
        for index in model.views.indices where model.views[index].hero != nil {
            add(model.views[index].path)
        }
        for match in model.matches {
            add(match.left)
            add(match.right)
        }
        return isFlying
    }
}
