import Resolution
import TransitionDSL

extension LintContext {
    /// A gesture for an animation that cannot be interactive, or for a return that does not exist.
    func undrivableAnimation() -> [Diagnostic] {
        gestureOptions.compactMap { placed, option in
            let hasReturn = placed.hasReturn(model)
            if !hasReturn, wayInWriting(option) == Catalog.DrivenWay.return {
                return Diagnostic(
                    .undrivableAnimation,
                    "a `\(placed.eventName(model))` line has no return to drive", at: place(option),
                    help: "leave out `on: return`: the gesture then drives the operation itself")
            }
            var driven = drivenCalls(option, placed)
            // A line that leaves its return to the defaults is reported by `idle-gesture`.
            if case .edge = placed.owner {
                driven.removeAll { $0 == placed.use.returning && model.isDefault($0) }
            }
            return undrivable(option, driven, placed)
        }
    }

    private func undrivable(
        _ option: Handle<Call>, _ driven: [Handle<Call>], _ placed: PlacedAnimation
    ) -> Diagnostic? {
        for call in driven {
            guard let name = rootName(call), let reason = reason(name, placed) else { continue }
            if name == Catalog.Animation.default, placed.use.returning == nil { continue }
            return Diagnostic(
                .undrivableAnimation, "no gesture can drive `\(Catalog[name].name)`: \(reason)",
                at: place(option), notes: [.init("the driven animation", at: place(call))],
                help: reason == Self.stillScreens
                    ? "put one hero id on a view of each screen, or use an animation that moves"
                    : "use an animation that moves, or remove the `interactive`")
        }
        return nil
    }

    private static let stillScreens = "neither the screens nor their views move"

    /// With Hero, a gesture can drive flying views although the screens do not move.
    private func reason(_ name: CatalogIndex, _ placed: PlacedAnimation) -> String? {
        switch name {
        case Catalog.Animation.system: return "it is UIKit's own"
        case Catalog.Animation.default: return "the line leaves this direction open"
        case Catalog.Animation.none:
            if !EngineSet.withHero.contains(.of(model.header.engine)) { return "it ends at once" }
            guard case .edge(let edge, _) = placed.owner else { return nil }
            return heroes.driven.mayMove(model.edges[edge]) ? nil : Self.stillScreens
        default:
            return Catalog.Animation.ofViews.contains(name) ? "UIKit plays it to its end" : nil
        }
    }

    /// A fallback for iOS versions in which the line is not available.
    func unreachedFallback() -> [Diagnostic] {
        animationUses.compactMap { placed in
            guard case .edge(_, let registry) = placed.owner, let name = name(placed.use.going),
                let version = Catalog[name].availableFrom,
                let option = availability(placed.use.options, from: version)
                    ?? availability(model.registries[registry].options, from: version),
                let parameter = Catalog[name].parameters.firstIndex(where: { $0.type == .animation }
                ), let value = argument(parameter, of: placed.use.going),
                case .call(let fallback) = model.values[value]
            else { return nil }
            return Diagnostic(
                .unreachedFallback,
                "`\(texts.call(fallback))` never plays: the line applies \(option.versions.text)",
                at: place(fallback), notes: [.init("limited here", at: place(option.call))],
                help: "remove the fallback, or the `available` if older versions play it")
        }
    }

    /// The option that makes a line available from a version on, or from a later one.
    private func availability(_ options: HandleRange<Handle<Call>>, from version: SystemVersion)
        -> (
            call: Handle<Call>, versions: VersionRange
        )?
    {
        let versions = availableVersions(options, in: model)
        guard versions.from >= version else { return nil }
        return item(Catalog.Option.available, in: model.items[options]).map { ($0, versions) }
    }
}
