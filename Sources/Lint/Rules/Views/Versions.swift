import Resolution
import TransitionDSL

/// `available` on a line of a table that counts in none but its versions.
enum AvailableRepeated: LintRule {
    static let id = DiagnosticID.availableRepeated

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        var problems: [Diagnostic] = []
        for registry in model.registries where context.isOwn(registry.declared.place) {
            let uses = model.edges[registry.edges].compactMap { $0.animation }
            problems += repeated(uses, in: registry.options, context)
        }
        for block in model.defaults where context.isOwn(block.place) {
            let uses = model.defaultLines[block.lines].map { $0.animation }
            problems += repeated(uses, in: block.options, context)
        }
        return problems
    }

    private static func repeated(
        _ uses: [AnimationUse], in table: HandleRange<Handle<Call>>, _ context: LintContext
    ) -> [Diagnostic] {
        let model = context.model
        let name = Catalog.Option.available
        guard let outer = context.item(name, in: model.items[table]) else { return [] }
        let whole = availableVersions(table, in: model)
        return uses.compactMap { use in
            guard let option = context.item(name, in: model.items[use.options]),
                whole.isInside(availableVersions(use.options, in: model))
            else { return nil }
            return Diagnostic(
                id, "the whole table counts only \(whole.text)", at: model.calls[option].place,
                notes: [Diagnostic.Note("said here", at: model.calls[outer].place)],
                help: "remove it from the line",
                fix: context.removalFix(ofOption: option, isSafe: true))
        }
    }
}

/// An `available` that leaves no version of iOS, by itself or with that of its table.
enum NeverAvailable: LintRule {
    static let id = DiagnosticID.neverAvailable

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        var problems: [Diagnostic] = []
        func look(_ lines: [AnimationUse], _ table: HandleRange<Handle<Call>>) {
            let whole = availableVersions(table, in: model)
            if let option = option(of: table, context), whole.isEmpty {
                problems.append(problem(option, "this table", nil, context))
                return
            }
            for use in lines {
                let own = availableVersions(use.options, in: model)
                guard let option = option(of: use.options, context), own.intersection(whole).isEmpty
                else { continue }
                let outer = own.isEmpty ? nil : self.option(of: table, context)
                problems.append(problem(option, "this line", outer, context))
            }
        }
        for registry in model.registries where context.isOwn(registry.declared.place) {
            look(model.edges[registry.edges].compactMap { $0.animation }, registry.options)
        }
        for block in model.defaults where context.isOwn(block.place) {
            look(model.defaultLines[block.lines].map { $0.animation }, block.options)
        }
        for screen in model.screens where context.isOwn(screen.declared.place) {
            look(model.defaultLines[screen.defaults].map { $0.animation }, .empty)
        }
        return problems
    }

    private static func problem(
        _ option: Handle<Call>, _ what: String, _ outer: Handle<Call>?, _ context: LintContext
    ) -> Diagnostic {
        Diagnostic(
            id, "\(what) counts in no version of iOS", at: context.model.calls[option].place,
            notes: outer.map {
                [.init("the whole table counts only in these", at: context.model.calls[$0].place)]
            } ?? [],
            help: "name versions that exist: `from` is the first one, `before` the first one after")
    }

    private static func option(of options: HandleRange<Handle<Call>>, _ context: LintContext)
        -> Handle<Call>?
    { context.item(Catalog.Option.available, in: context.model.items[options]) }
}
