import Resolution
import TransitionDSL

/// `available` on a line of a table that counts in none but its versions.
enum AvailableRepeated: LintRule {
    static let id = DiagnosticID.availableRepeated

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        var problems: [Diagnostic] = []
        for registry in model.registries where context.isOwn(registry.declared.place) {
            let uses = model.edges[registry.edges].compactMap(\.animation)
            problems += repeated(uses, in: registry.options, context)
        }
        for block in model.defaults where context.isOwn(block.place) {
            let uses = model.defaultLines[block.lines].map(\.animation)
            problems += repeated(uses, in: block.options, context)
        }
        return problems
    }

    private static func repeated(
        _ uses: [AnimationUse], in table: HandleRange<Handle<Call>>, _ context: LintContext
    ) -> [Diagnostic] {
        let model = context.model
        let name = CatalogNames.Option.available
        guard let outer = context.item(name, in: model.items[table]) else { return [] }
        let whole = availableVersions(table, in: model)
        return uses.compactMap { use in
            guard let option = context.item(name, in: model.items[use.options]),
                whole.isInside(availableVersions(use.options, in: model))
            else { return nil }
            return Diagnostic(
                id,
                "the whole table counts only \(whole.text)",
                at: model.calls[option].place,
                notes: [Diagnostic.Note("said here", at: model.calls[outer].place)],
                help: "remove it from the line",
                fix: context.removalFix(ofOption: option, isSafe: true)
            )
        }
    }
}
