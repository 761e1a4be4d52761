import TransitionDSL

extension LintContext {
    /// A drag against the direction in which the screens move: they run away from the finger. On
    /// push and present lines a gesture drives the return, which moves the other way.
    func gestureAgainstMotion() -> [Diagnostic] {
        gestureOptions.compactMap { placed, option in
            if case .edge(let edge, _) = placed.owner, model.edges[edge].isBothWays { return nil }
            guard let finger = directionOfFinger(option) else { return nil }
            let other = Catalog.opposite(of: finger)
            let all = drivenMotions(option, placed)
            let motions = all.filter { $0.direction == other }
            if motions.isEmpty { return nil }
            let isPartly = motions.count < all.count
            return Diagnostic(
                .gestureAgainstMotion,
                "the finger moves `\(Catalog[finger].name)`, and the screens move "
                    + "`\(Catalog[other].name)`\(motions.contains { $0.isReturn } ? " on return" : "")",
                at: place(option),
                notes: motions.map { .init("the animation that it drives", at: place($0.call)) },
                help: isPartly
                    ? "write one `interactive(…)` with `on: go`, and one for the return"
                    : "turn the gesture around, or the animation")
        }
    }

    private struct DrivenMotion {
        var call: Handle<Call>
        var isReturn: Bool
        /// Nil if the animation has none, or if it is not known.
        var direction: CatalogIndex?
    }

    /// The animations that an `interactive` drives.
    private func drivenMotions(
        _ option: Handle<Call>, _ placed: PlacedAnimation
    ) -> [DrivenMotion] {
        let use = placed.use
        let going = DrivenMotion(
            call: use.going, isReturn: false, direction: motion(of: form(use.going)))
        guard placed.hasReturn(model) else {
            return drivenCalls(option, placed).isEmpty ? [] : [going]
        }
        var returning = DrivenMotion(call: use.returning ?? use.going, isReturn: true)
        if let written = use.returning {
            returning.direction = motion(of: form(written))
        } else if !form(use.going).hasReturn {
            returning.direction = going.direction.map { Catalog.opposite(of: $0) }
        }
        switch wayInWriting(option) {
        case Catalog.DrivenWay.go: return [going]
        case Catalog.DrivenWay.both: return [going, returning]
        default: return drivenCalls(option, placed).isEmpty ? [] : [returning]
        }
    }

    /// Where the finger moves; nil if that is not written, or depends on a parameter.
    private func directionOfFinger(_ option: Handle<Call>) -> CatalogIndex? {
        guard let value = argument(0, of: option), case .call(var gesture) = model.values[value]
        else { return nil }
        if case .interaction(let named) = model.calls[gesture].callee {
            gesture = model.interactions[named].body
        }
        guard let name = name(gesture), let direction = constantDirection(0, of: gesture) else {
            return nil
        }
        switch name {
        case Catalog.Interaction.pan: return direction
        // It begins at the edge and moves away from it.
        case Catalog.Interaction.edgePan: return Catalog.opposite(of: direction)
        default: return nil
        }
    }

    private func constantDirection(_ parameter: Int, of call: Handle<Call>) -> CatalogIndex? {
        guard let value = argument(parameter, of: call),
            case .constant(let row) = model.values[value]
        else { return nil }
        return row
    }

    /// Where the content moves in an animation of the catalog.
    private func motion(of form: AnimationForm) -> CatalogIndex? {
        guard case .catalog(let row) = form.callee, Catalog[row].opposite?.mirrorsDirection == true,
            let value = form.arguments.first?.value,
            case .constant(let direction) = model.values[value]
        else { return nil }
        return direction
    }
}
