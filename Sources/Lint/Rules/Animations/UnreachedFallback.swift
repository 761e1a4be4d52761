import Resolution
import TransitionDSL

/// A fallback for versions of iOS on which the line does not count.
enum UnreachedFallback: LintRule {
    static let id = DiagnosticID.unreachedFallback

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        return context.animationUses.compactMap { placed in
            guard case .edge(_, let registry) = placed.owner,
                let name = context.name(placed.use.going),
                let version = Catalog[name].availableFrom,
                let option = availability(placed.use.options, from: version, context)
                    ?? availability(model.registries[registry].options, from: version, context),
                let parameter = Catalog[name].parameters.firstIndex(where: { $0.type == .animation }
                ),
                let value = context.argument(parameter, of: placed.use.going),
                case .call(let fallback) = model.values[value]
            else { return nil }
            return Diagnostic(
                id,
                "`\(context.texts.call(fallback))` never plays: the line counts \(option.versions.text)",
                at: model.calls[fallback].place,
                notes: [Diagnostic.Note("said here", at: model.calls[option.call].place)],
                help: "remove the fallback, or the `available` if older versions play it"
            )
        }
    }

    /// The option that lets a line count from a version on, or from a later one.
    private static func availability(
        _ options: HandleRange<Handle<Call>>, from version: Int, _ context: LintContext
    ) -> (call: Handle<Call>, versions: VersionRange)? {
        let versions = availableVersions(options, in: context.model)
        guard versions.from >= version else { return nil }
        return context.item(Catalog.Option.available, in: context.model.items[options])
            .map { ($0, versions) }
    }
}
