import Resolution
import TransitionDSL

/// `* -> *` in the only registry: what plays when no line says anything is what `defaults` is for,
/// which also know containers.
enum AnyToAnyLine: LintRule {
    static let id = DiagnosticID.anyToAnyLine

    static func problems(in context: LintContext) -> [Diagnostic] {
        let engine = EngineSet.of(context.model.header.engine)
        if !EngineFeature.defaults.engines.contains(engine) { return [] }
        let shadowing = Set(ShadowedDefault.findings(in: context).map(\.edge))
        return context.linesFromAnyToAny.compactMap { handle in
            if shadowing.contains(handle) { return nil }
            let edge = context.model.edges[handle]
            return Diagnostic(
                id,
                "this line says what plays between any two screens",
                at: edge.place,
                help: "say it in `defaults { … }`, which come after all lines"
            )
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
