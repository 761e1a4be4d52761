import TransitionDSL

/// A default beside a line `* -> *` for the same operation: the line covers every transition, so
/// the default never plays.
enum ShadowedDefault: LintRule {
    static let id = DiagnosticID.shadowedDefault

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.linesFromAnyToAny.flatMap { edge in
            shadowed(by: edge, in: context).map { line in
                Diagnostic(
                    id,
                    "the default for `\(line.event.rawValue)` never plays",
                    at: line.place,
                    notes: [.init("this line covers every transition", at: edge.place)],
                    help: "remove one of the two; a default can say what the line says"
                )
            }
        }
    }

    /// The defaults for the operations of a line that covers any two screens.
    static func shadowed(by edge: Edge, in context: LintContext) -> [DefaultLine] {
        let events: [DefaultLine.Event] =
            switch edge.operation {
            case nil: [.push, .present, .replace]
            case .push: [.push]
            case .pop: [.pop]
            case .present: [.present]
            case .dismiss: [.dismiss]
            case .tab: [.tab]
            case .replace: [.replace]
            case .segue, .unwind: []
            }
        return context.model.defaults.filter { context.isOwn($0.place) }
            .flatMap { context.model.defaultLines[$0.lines] }
            .filter { events.contains($0.event) }
    }
}
