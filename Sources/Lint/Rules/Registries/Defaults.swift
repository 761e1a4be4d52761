import Resolution
import TransitionDSL

/// An operation that lines speak of, without a default: what plays for all other screens is the
/// engine's choice. A team that wants to decide everything asks for this rule.
enum MissingDefault: LintRule {
    static let id = DiagnosticID.missingDefault

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        if !EngineFeature.defaults.engines.contains(.of(model.header.engine)) { return [] }
        let decided = Set(
            model.defaults.filter { $0.container == nil }
                .flatMap { model.defaultLines[$0.lines].map { $0.event } })
        let covered = context.linesFromAnyToAny.map { model.edges[$0] }
        return model.registries.compactMap { registry in
            let edges = model.edges[registry.edges]
            let open = [
                (Operation.push, DefaultLine.Event.push), (.present, .present), (.tab, .tab),
            ]
            .filter { operation, event in
                edges.contains { $0.operation == operation } && !decided.contains(event)
                    && !covered.contains { $0.operation == operation || $0.operation == nil }
            }
            guard !open.isEmpty else { return nil }
            let names = open.map { "`\($0.0.rawValue)`" }.joined(separator: " and ")
            return Diagnostic(
                id, "screens that no line names have no default for \(names)",
                at: registry.declared.place, help: "say it in `defaults { … }`")
        }
    }
}

/// `* -> *` in the only registry: what plays when no line says anything is what `defaults` is for,
/// which also know containers.
enum AnyToAnyLine: LintRule {
    static let id = DiagnosticID.anyToAnyLine

    static func problems(in context: LintContext) -> [Diagnostic] {
        let engine = EngineSet.of(context.model.header.engine)
        if !EngineFeature.defaults.engines.contains(engine) { return [] }
        let shadowing = Set(ShadowedDefault.findings(in: context).map { $0.edge })
        return context.linesFromAnyToAny.compactMap { handle in
            if shadowing.contains(handle) { return nil }
            let edge = context.model.edges[handle]
            return Diagnostic(
                id, "this line says what plays between any two screens", at: edge.place,
                help: "say it in `defaults { … }`, which come after all lines")
        }
    }
}

extension LintContext {
    /// The lines `* -> *` of a file's only registry that choose an animation on every system: there
    /// no default is left to play.
    var linesFromAnyToAny: [Handle<Edge>] {
        guard model.registries.count == 1, let registry = model.registries.first,
            let table = tables.first
        else { return [] }
        let lines = registry.edges.handles.filter { handle in
            isAny(model.edges[handle].from) && isAny(model.edges[handle].to)
                && model.edges[handle].segue == nil
        }
        return lines.filter { handle in
            table.statements(of: handle).contains { $0.occasion.versions == .all && $0.play != nil }
        }
    }

    /// Whether one of a line's ends is `*`.
    func isAny(_ ends: HandleRange<EdgeEnd>) -> Bool {
        ends.indices.contains { index in
            if case .any = model.ends[index] { true } else { false }
        }
    }
}
