import Resolution
import TransitionDSL

/// A gesture for an animation that no finger can drive, or for a way back that there is not.
enum UndrivableAnimation: LintRule {
    static let id = DiagnosticID.undrivableAnimation

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.animationUses.compactMap { placed in
            let options = context.model.items[placed.use.options]
            guard let option = context.item(Catalog.Option.interactive, in: options) else {
                return nil
            }
            let hasReturn = placed.hasReturn(context.model)
            if !hasReturn, context.wayInWriting(option) == Catalog.DrivenWay.return {
                return noReturn(option, placed, context)
            }
            var driven = context.drivenCalls(option, placed)
            // That a line leaves its return to the defaults is for `idle-gesture`.
            if case .edge = placed.owner {
                driven.removeAll { $0 == placed.use.returning && context.model.isDefault($0) }
            }
            return undrivable(option, driven, placed, context)
        }
    }

    private static func undrivable(
        _ option: Handle<Call>, _ driven: [Handle<Call>], _ placed: PlacedAnimation,
        _ context: LintContext
    ) -> Diagnostic? {
        for call in driven {
            guard let name = context.rootName(call), let reason = reason(name, placed, context)
            else { continue }
            if name == Catalog.Animation.default, placed.use.returning == nil { continue }
            return Diagnostic(
                id, "no gesture can drive `\(Catalog[name].name)`: \(reason)",
                at: context.model.calls[option].place,
                notes: [Diagnostic.Note("what it drives", at: context.model.calls[call].place)],
                help: reason == stillScreens
                    ? "put one hero id on a view of each screen, or name an animation that moves"
                    : "name an animation that moves, or remove the `interactive`")
        }
        return nil
    }

    private static let stillScreens = "the screens stay still, and no view of them moves"

    /// With Hero, a finger can drive the views that fly where the screens do not.
    private static func reason(
        _ name: CatalogIndex, _ placed: PlacedAnimation, _ context: LintContext
    ) -> String? {
        let model = context.model
        switch name {
        case Catalog.Animation.system: return "it is UIKit's own"
        case Catalog.Animation.default: return "the line leaves that way open"
        case Catalog.Animation.none:
            if !EngineSet.withHero.contains(.of(model.header.engine)) {
                return "it is over at once"
            }
            guard case .edge(let edge, _) = placed.owner else { return nil }
            return context.heroes.driven.mayMove(model.edges[edge]) ? nil : stillScreens
        default: return nil
        }
    }

    private static func noReturn(
        _ option: Handle<Call>, _ placed: PlacedAnimation, _ context: LintContext
    ) -> Diagnostic {
        let name = placed.eventName(context.model)
        return Diagnostic(
            id, "a `\(name)` line has no way back to drive", at: context.model.calls[option].place,
            help: "leave out `on: return`: the gesture then drives the operation itself")
    }
}

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
                ), let value = context.argument(parameter, of: placed.use.going),
                case .call(let fallback) = model.values[value]
            else { return nil }
            return Diagnostic(
                id,
                "`\(context.texts.call(fallback))` never plays: the line counts \(option.versions.text)",
                at: model.calls[fallback].place,
                notes: [Diagnostic.Note("said here", at: model.calls[option.call].place)],
                help: "remove the fallback, or the `available` if older versions play it")
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
