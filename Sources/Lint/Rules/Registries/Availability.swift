import Resolution
import TransitionDSL

extension LintContext {
    /// The options of each table and the animations of its lines.
    private var tablesOfLines: [(options: HandleRange<Handle<Call>>, uses: [AnimationUse])] {
        model.registries.filter { isOwn($0.declared.place) }.map {
            ($0.options, model.edges[$0.edges].compactMap { $0.animation })
        }
            + model.defaults.filter { isOwn($0.place) }.map {
                ($0.options, model.defaultLines[$0.lines].map { $0.animation })
            }
    }

    /// `available` on a line whose table already requires that version.
    func availableRepeated() -> [Diagnostic] {
        tablesOfLines.flatMap { table, uses -> [Diagnostic] in
            guard let outer = option(of: table) else { return [] }
            let whole = availableVersions(table, in: model)
            return uses.compactMap { use in
                guard let option = option(of: use.options),
                    whole.isInside(availableVersions(use.options, in: model))
                else { return nil }
                return Diagnostic(
                    .availableRepeated, "the whole table already applies only \(whole.text)",
                    at: place(option), notes: [.init("limited here", at: place(outer))],
                    help: "remove it from the line",
                    fix: removalFix(ofOption: option, isSafe: true))
            }
        }
    }

    /// An `available` that excludes every iOS version, itself or together with its table's.
    func neverAvailable() -> [Diagnostic] {
        let ofScreens = model.screens.filter { isOwn($0.declared.place) }
            .flatMap { model.defaultLines[$0.defaults].map { $0.animation } }
        return (tablesOfLines + [(.empty, ofScreens)]).flatMap { table, uses -> [Diagnostic] in
            let whole = availableVersions(table, in: model)
            let outer = option(of: table)
            if let outer, whole.isEmpty { return [problem(outer, "this table", nil)] }
            return uses.compactMap { use in
                let own = availableVersions(use.options, in: model)
                guard let option = option(of: use.options), own.intersection(whole).isEmpty else {
                    return nil
                }
                return problem(option, "this line", own.isEmpty ? nil : outer)
            }
        }
    }

    private func problem(
        _ option: Handle<Call>, _ what: String, _ outer: Handle<Call>?
    ) -> Diagnostic {
        Diagnostic(
            .neverAvailable, "\(what) is not available in any version of iOS", at: place(option),
            notes: outer.map {
                [.init("the whole table applies only in these", at: model.calls[$0].place)]
            } ?? [],
            help: "use versions that exist: `from` is the first one, `before` the first one after")
    }

    private func option(of options: HandleRange<Handle<Call>>) -> Handle<Call>? {
        item(Catalog.Option.available, in: model.items[options])
    }
}
