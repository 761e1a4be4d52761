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
                .flatMap { model.defaultLines[$0.lines].map(\.event) })
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
                id,
                "screens that no line names have no default for \(names)",
                at: registry.declared.place,
                help: "say it in `defaults { … }`"
            )
        }
    }
}
