import Resolution
import TransitionDSL

extension LintContext {
    /// A fallback for iOS versions in which the line is not available, and an animation of iOS
    /// versions in which only its fallback can play.
    func unreachedFallback() -> [Diagnostic] {
        animationUses.flatMap { placed -> [Diagnostic] in
            let limits = [placed.use.options, optionsAround(placed)]
            return [placed.use.going, placed.use.returning].compactMap { call in
                call.flatMap { unreached($0, limits) }
            }
        }
    }

    /// The options of the table of a line, or of the block of a default.
    private func optionsAround(_ placed: PlacedAnimation) -> HandleRange<Handle<Call>> {
        switch placed.owner {
        case .edge(_, let registry): model.registries[registry].options
        case .defaultLine(let line):
            model.defaults.first { $0.lines.handles.contains(line) }?.options ?? .empty
        case .declaration: .empty
        }
    }

    private func unreached(
        _ call: Handle<Call>, _ limits: [HandleRange<Handle<Call>>]
    ) -> Diagnostic? {
        guard let name = name(call), let first = Catalog[name].availableFrom,
            let parameter = Catalog[name].parameters.firstIndex(where: { $0.type == .animation })
        else { return nil }
        let fallback = argument(parameter, of: call).flatMap { value -> Handle<Call>? in
            if case .call(let fallback) = model.values[value] { fallback } else { nil }
        }
        for options in limits {
            let versions = availableVersions(options, in: model)
            guard let option = item(Catalog.Option.available, in: model.items[options]) else {
                continue
            }
            let note = Diagnostic.Note("limited here", at: place(option))
            if versions.from >= first, let fallback {
                return Diagnostic(
                    .unreachedFallback,
                    "`\(texts.call(fallback))` never plays: the line applies \(versions.text)",
                    at: place(fallback), notes: [note],
                    help: "remove the fallback, or the `available` if older versions play it")
            }
            if let end = versions.before, end <= first {
                let other =
                    fallback.map { texts.call($0) }
                    ?? Catalog[name].parameters[parameter].defaultValue ?? ""
                return Diagnostic(
                    .unreachedFallback,
                    "`\(Catalog[name].name)` never plays: the line applies \(versions.text)",
                    at: place(call), notes: [note],
                    help: "write only the fallback, `\(other)`, or change the `available`")
            }
        }
        return nil
    }
}
