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
                let option = availability(placed.use.options, context)
                    ?? availability(model.registries[registry].options, context),
                let from = context.constantArgument(of: option), from >= Double(version),
                let parameter = Catalog[name].parameters.firstIndex(where: { $0.type == .animation }
                ),
                let value = context.argument(parameter, of: placed.use.going),
                case .call(let fallback) = model.values[value]
            else { return nil }
            return Diagnostic(
                id,
                "`\(context.texts.call(fallback))` never plays: the line counts from iOS "
                    + "\(Int(from)) on",
                at: model.calls[fallback].place,
                notes: [Diagnostic.Note("said here", at: model.calls[option].place)],
                help: "remove the fallback, or the `available` if older versions play it"
            )
        }
    }

    private static func availability(
        _ options: HandleRange<Handle<Call>>, _ context: LintContext
    ) -> Handle<Call>? {
        context.item(CatalogNames.Option.available, in: context.model.items[options])
    }
}
