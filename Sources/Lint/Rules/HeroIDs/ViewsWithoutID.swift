import TransitionDSL

/// `whenMatched(…)` on a view that has no id and that no line matches: it never holds.
enum MatchedWithoutID: LintRule {
    static let id = DiagnosticID.matchedWithoutID

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        guard model.calls(Catalog.whenMatched) else { return [] }
        let calls = model.views.filter { $0.hero == nil && context.isOwn($0.place) }.flatMap {
            line in model.calls(of: Catalog.whenMatched, in: line.modifiers).map { (line, $0) }
        }
        if calls.isEmpty { return [] }
        let matched = context.flyingPaths
        return calls.compactMap { line, call in
            let path = model.paths[line.path]
            guard !matched[Int(path.text.index)] else { return nil }
            return Diagnostic(
                id,
                "`\(context.texts.path(line.path))` has no hero id and is in no match, so this "
                    + "never holds", at: call.place,
                help: "give the view an id that the other end has, or write the modifiers alone")
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

/// `source(heroID:)` with an id that no view at the other end has: the view flies from nowhere.
enum SourceWithoutView: LintRule {
    static let id = DiagnosticID.sourceWithoutView

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        guard model.calls(Catalog.source) else { return [] }
        var problems: [Diagnostic] = []
        for index in model.screens.indices {
            for line in model.views[model.screens[index].views] where context.isOwn(line.place) {
                problems += self.problems(line, on: [Handle(index)], context)
            }
        }
        for index in model.cells.indices {
            for line in model.views[model.cells[index].views] where context.isOwn(line.place) {
                let screens = context.heroes.placements.screens(showing: Handle(index))
                problems += self.problems(line, on: screens, context)
            }
        }
        return problems
    }

    private static func problems(
        _ line: ViewLine, on screens: [Handle<Screen>], _ context: LintContext
    ) -> [Diagnostic] {
        let model = context.model
        // A cell that no screen lists may be shown by any.
        if screens.isEmpty || line.modifiers.isEmpty { return [] }
        return model.calls(of: Catalog.source, in: line.modifiers).compactMap { call in
            guard let argument = model.arguments[call.arguments].first,
                case .hero(let use) = model.values[argument.value]
            else { return nil }
            let source = HeroIDName(model.heroUses[use])
            if canReach(source, from: screens, context.heroes) { return nil }
            let name = context.heroes.name(source)
            let holder = context.texts.name(screens[0])
            return Diagnostic(
                id,
                "no screen at the other end of a transition of `\(holder)` has `\(name)` on a view",
                at: call.place,
                help: "put `\(name)` on the view to fly from, or name an id that is there")
        }
    }

    private static func canReach(
        _ source: HeroIDName, from screens: [Handle<Screen>], _ heroes: HeroIndex
    ) -> Bool {
        let placements = heroes.placements.placements(of: source)
        // What a line puts there for one pair is not followed.
        let isOnLine = placements.contains {
            if case .edge = $0.holder { return true }
            return false
        }
        guard !isOnLine, let others = heroes.screens(with: source) else { return true }
        return heroes.meetings.mayMeet(heroes.meetings.withSubclasses(screens), others)
    }
}
