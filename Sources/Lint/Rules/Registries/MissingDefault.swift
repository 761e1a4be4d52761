import Resolution
import TransitionDSL

extension LintContext {
    /// An operation that has lines but no default: for all other screens, the engine chooses the
    /// animation. Off by default, for teams that want to decide everything.
    func missingDefault() -> [Diagnostic] {
        if !EngineFeature.defaults.engines.contains(.of(model.header.engine)) { return [] }
        let decided = Set(
            model.defaults.filter { $0.container == nil }.flatMap {
                model.defaultLines[$0.lines].map { $0.event }
            })
        let covered = linesFromAnyToAny.map { model.edges[$0] }
        return model.registries.compactMap { registry in
            let edges = model.edges[registry.edges]
            let open = [
                (Operation.push, DefaultLine.Event.push), (.present, .present), (.tab, .tab),
            ].filter { operation, event in
                edges.contains { $0.operation == operation } && !decided.contains(event)
                    && !covered.contains { $0.operation == operation || $0.operation == nil }
            }
            guard !open.isEmpty else { return nil }
            let names = open.map { "`\($0.0.rawValue)`" }.joined(separator: " and ")
            return Diagnostic(
                .missingDefault, "screens that no line names have no default for \(names)",
                at: registry.declared.place, help: "add it to `defaults { … }`")
        }
    }

    /// `* -> *` in the only registry: `defaults` is the place for a fallback, and it also supports
    /// containers.
    func anyToAnyLine() -> [Diagnostic] {
        let engine = EngineSet.of(model.header.engine)
        if !EngineFeature.defaults.engines.contains(engine) { return [] }
        let shadowing = Set(shadowedDefaults().map { $0.edge })
        return linesFromAnyToAny.compactMap { handle in
            if shadowing.contains(handle) { return nil }
            let edge = model.edges[handle]
            return Diagnostic(
                .anyToAnyLine, "this line sets the animation of any two screens", at: edge.place,
                help: "write it in `defaults { … }`, which applies after all lines")
        }
    }

    /// The lines `* -> *` of a file's only registry that choose an animation on every iOS version,
    /// so that no default is ever used.
    var linesFromAnyToAny: [Handle<Edge>] {
        guard model.registries.count == 1, let registry = model.registries.first,
            let table = tables.first
        else { return [] }
        return registry.edges.handles.filter { handle in
            let edge = model.edges[handle]
            return isAny(edge.from) && isAny(edge.to) && edge.segue == nil
                && table.statements(of: handle).contains {
                    $0.pattern.versions == .all && $0.play != nil
                }
        }
    }

    /// Whether one of a line's ends is `*`.
    func isAny(_ ends: HandleRange<Endpoint>) -> Bool { model.ends[ends].contains(.any) }

    /// A default that is never used, or the return of one.
    func shadowedDefault() -> [Diagnostic] {
        let lines = shadowedDefaults()
        let places = Set(lines.map { $0.line.place })
        return lines.map { line, edge in
            Diagnostic(
                .shadowedDefault, "the default for `\(line.event.rawValue)` never plays",
                at: line.place,
                notes: [
                    .init(
                        "this line decides every transition of the default",
                        at: model.edges[edge].place)
                ], help: "remove one of the two; a default can have the animation of the line")
        } + shadowedReturns().filter { !places.contains($0.0) }.map { $0.1 }
    }

    /// The defaults that are never used, each with the line that decides instead.
    func shadowedDefaults() -> [(line: DefaultLine, edge: Handle<Edge>)] {
        guard model.registries.count == 1, let table = tables.first else { return [] }
        let shadows = Shadows(table: table)
        var found: [(line: DefaultLine, edge: Handle<Edge>)] = []
        func look(at lines: ArraySlice<DefaultLine>, of screen: Handle<Screen>?) {
            for line in lines where isOwn(line.place) {
                let edges = operations(of: line, beside: lines).map { shadows.edge($0, screen) }
                if let edge = edges.first ?? nil, edges.allSatisfy({ $0 != nil }) {
                    found.append((line, edge))
                }
            }
        }
        for block in model.defaults { look(at: model.defaultLines[block.lines], of: nil) }
        for (index, screen) in model.screens.enumerated() {
            look(at: model.defaultLines[screen.defaults], of: Handle(index))
        }
        return found
    }

    /// The operations of a default: its own, and the return of it unless its block sets that.
    private func operations(
        of line: DefaultLine, beside lines: ArraySlice<DefaultLine>
    ) -> [OperationSet] {
        func names(_ event: DefaultLine.Event) -> Bool { lines.contains { $0.event == event } }
        switch line.event {
        case .push: return names(.pop) ? [.push] : [.push, .pop]
        case .pop: return [.pop]
        case .present: return names(.dismiss) ? [.present] : [.present, .dismiss]
        case .dismiss: return [.dismiss]
        case .tab: return [.tabHigher, .tabLower]
        case .replace: return [.replace]
        case .reduceMotion: return []
        }
    }
}

/// The lines that decide an operation for all screens, or for one presented screen, on every iOS.
private struct Shadows {
    let table: Table

    /// The line that decides it; nil if a part is left to the defaults.
    func edge(_ operation: OperationSet, _ screen: Handle<Screen>?) -> Handle<Edge>? {
        if leaves(operation, { $0.play }) { return nil }
        if let named = covering(operation, screen) { return named }
        var event = Event(operation, from: 0, to: 0)
        event = event.forward ?? event
        if event.operation == operation || leaves(event.operation, { $0.returning }) { return nil }
        return covering(event.operation, screen)
    }

    /// Whether a line leaves a part of it to the defaults.
    private func leaves(_ operation: OperationSet, _ play: (TransitionRule) -> ChosenAnimation?)
        -> Bool
    {
        table.statements.contains { $0.pattern.operations.contains(operation) && play($0) == nil }
    }

    private func covering(_ operation: OperationSet, _ screen: Handle<Screen>?) -> Handle<Edge>? {
        let isBack = OperationSet.back.contains(operation)
        return table.statements.first { statement in
            guard statement.pattern.trigger == .any, statement.pattern.versions == .all,
                statement.pattern.operations.contains(operation)
            else { return false }
            return covers(isBack ? statement.from : statement.to, screen)
                && covers(isBack ? statement.to : statement.from, nil)
        }?.edge
    }

    private func covers(_ set: EndSets.ID, _ screen: Handle<Screen>?) -> Bool {
        let subtrees = screen.map(table.sets.tree.subtrees) ?? [ScreenTree.undeclared]
        return subtrees.allSatisfy { table.sets.has($0, set) }
    }
}
