import TransitionDSL

extension LintContext {
    /// `whenMatched(…)` on a view that has no id and no match, so it is never true.
    func matchedWithoutID() -> [Diagnostic] {
        let calls = model.views.filter { $0.hero == nil && isOwn($0.place) }.flatMap { line in
            model.calls(of: Catalog.Modifier.whenMatched, in: line.modifiers).map { (line, $0) }
        }
        return calls.filter { !flyingPaths.contains(model.paths[$0.0.path].text) }.map {
            line, call in
            Diagnostic(
                .matchedWithoutID,
                "`\(texts.path(line.path))` has no hero id and is in no match, so this "
                    + "is never true", at: call.place,
                help: "give the view an id that the other end has, or remove the condition")
        }
    }

    /// The paths of views that have an id or a match anywhere, of all screens together: a subclass
    /// or another line may give a view its id. The holder of a cell may give one to a view in it,
    /// so the ends of paths are included.
    static func flyingPaths(_ model: Model) -> Set<Text> {
        var flying: Set<Text> = []
        let paths =
            model.views.filter { $0.hero != nil }.map { $0.path }
            + model.matches.flatMap { [$0.left, $0.right] }
        for path in paths where flying.insert(model.paths[path].text).inserted {
            var rest = model.texts.bytes[model.texts.range(model.paths[path].text)]
            while let dot = rest.firstIndex(of: UInt8(ascii: ".")) {
                rest = rest[(dot + 1)...]
                if let end = model.texts.find(rest) { flying.insert(end) }
            }
        }
        return flying
    }

    /// `source(heroID:)` with an id that no view at the other end has: it has no effect.
    func sourceWithoutView() -> [Diagnostic] {
        let ofScreens = model.screens.enumerated().flatMap { index, screen in
            problems(screen.views, on: [Handle(index)])
        }
        // Any screen may show a cell that no screen lists.
        return ofScreens
            + model.cells.enumerated().flatMap { index, cell in
                problems(cell.views, on: heroes.placements.screens(showing: Handle(index)))
            }
    }

    private func problems(
        _ views: HandleRange<ViewLine>, on screens: [Handle<Screen>]
    ) -> [Diagnostic] {
        guard let first = screens.first else { return [] }
        let calls = model.views[views].filter { isOwn($0.place) }.flatMap {
            model.calls(of: Catalog.Modifier.source, in: $0.modifiers)
        }
        return calls.compactMap { call in
            guard let argument = model.arguments[call.arguments].first,
                case .hero(let use) = model.values[argument.value]
            else { return nil }
            let source = HeroIDName(model.heroUses[use])
            if canReach(source, from: screens) { return nil }
            let name = heroes.name(source)
            let holder = texts.name(first)
            return Diagnostic(
                .sourceWithoutView,
                "no screen at the other end of a transition of `\(holder)` has `\(name)` on a view",
                at: call.place,
                help: "put `\(name)` on the view to fly from, or use an id of a view there")
        }
    }

    private func canReach(_ source: HeroIDName, from screens: [Handle<Screen>]) -> Bool {
        // The ids that a line sets for one pair are not followed.
        let isOnLine = heroes.placements.placements(of: source).contains {
            if case .edge = $0.holder { true } else { false }
        }
        guard !isOnLine, let others = heroes.screens(with: source) else { return true }
        return heroes.reachability.mayMeet(heroes.reachability.withSubclasses(screens), others)
    }
}
