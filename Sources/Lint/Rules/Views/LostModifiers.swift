import TransitionDSL

extension LintContext {
    /// Two modifiers on one view that write the same property, such as two kinds of snapshot: Hero
    /// keeps the later one, and the earlier one only appears to have an effect.
    func conflictingModifiers() -> [Diagnostic] {
        lostModifiers(
            .conflictingModifiers, where: { !Self.opacities.contains($0) }, isSafe: false,
            message: { "\($1) replaces \($0), which has no effect" }, help: "keep one of the two")
    }

    /// `fade` is Hero's opacity 0, so removing either it or `opacity` may change nothing.
    func fadeAndOpacity() -> [Diagnostic] {
        lostModifiers(
            .fadeAndOpacity, where: Self.opacities.contains, isSafe: true,
            message: { "\($1) replaces \($0): both set the opacity" },
            help: "keep one of the two; `fade` is the same as `opacity(0)`")
    }

    private static let opacities = [Catalog.Modifier.fade, Catalog.Modifier.opacity]

    private func lostModifiers(
        _ id: DiagnosticID, where isAsked: (CatalogIndex) -> Bool, isSafe: Bool,
        message: (_ earlier: String, _ later: String) -> String, help: String
    ) -> [Diagnostic] {
        lostModifiers.filter { isAsked($0.earlier.name) }.map { lost in
            Diagnostic(
                id, message(title(lost.earlier), title(lost.later)), at: place(lost.later.item),
                notes: [.init("\(title(lost.earlier)) is here", at: place(lost.earlier.item))]
                    + noteOfNamedList(lost.earlier) + noteOfNamedList(lost.later), help: help,
                fix: removalFix(of: lost.earlier, from: lost.list, isSafe: isSafe))
        }
    }

    /// A modifier that Hero ignores because of another: with a spring, Core Animation's spring sets
    /// its own duration and curve, despite Hero's documentation; along an arc, the position moves
    /// without the spring. Seen in Hero's `HeroCoreAnimationViewContext`.
    func cancelledModifier() -> [Diagnostic] {
        modifierLists.flatMap { list -> [Diagnostic] in
            guard let spring = list.last(Catalog.Modifier.spring) else { return [] }
            if let arc = list.last(Catalog.Modifier.arc) {
                return arc.item == spring.item ? [] : [alongArc(spring, arc)]
            }
            let lost = [Catalog.Modifier.timingFunction, Catalog.Modifier.duration].compactMap(
                list.last)
            return lost.filter { $0.item != spring.item }.map { lost in
                Diagnostic(
                    .cancelledModifier, "\(title(lost)) is ignored because of \(title(spring))",
                    at: place(lost.item),
                    notes: [.init("the spring", at: place(spring.item))] + noteOfNamedList(lost)
                        + noteOfNamedList(spring),
                    help: "a spring has its own duration and curve: keep one of the two",
                    fix: removalFix(of: lost, from: list))
            }
        }
    }

    private func alongArc(_ spring: SetModifier, _ arc: SetModifier) -> Diagnostic {
        Diagnostic(
            .cancelledModifier,
            "\(title(spring)) does not act on the position of a view that moves along an arc",
            at: place(spring.item),
            notes: [.init("the arc", at: place(arc.item))] + noteOfNamedList(spring)
                + noteOfNamedList(arc),
            help: "keep one of the two: size and corners would swing while the position does not")
    }

    /// A modifier on a matched view that the match overrides: Hero moves the view to its partner's
    /// place, size and rotation, and sets its opacity. For a view with an id, this is reported if
    /// every transition of its screen has a partner for it.
    func overriddenModifier() -> [Diagnostic] {
        var matches = CertainMatches(heroes)
        return modifierLists.flatMap { list -> [Diagnostic] in
            let overridden = list.all.filter { Catalog[$0.name].effect == .animatesUnlessMatched }
            guard !overridden.isEmpty, let reason = reason(list.owner, &matches) else { return [] }
            return overridden.map { modifier in
                Diagnostic(
                    .overriddenModifier, "\(title(modifier)) has no effect: \(reason)",
                    at: place(modifier.item), notes: noteOfNamedList(modifier),
                    help: "remove it: a matched view takes place, size, rotation and opacity of "
                        + "its partner", fix: removalFix(of: modifier, from: list))
            }
        }
    }

    /// Why the list applies only to matched views; nil if it may apply to others.
    private func reason(_ owner: PlacedModifiers.Owner, _ matches: inout CertainMatches) -> String?
    {
        switch owner {
        case .match: "the match overrides it"
        case .holder(let call):
            name(call) == Catalog.Modifier.whenMatched ? "the match overrides it" : nil
        case .declaration: nil
        case .view(let view):
            matches.screenMatchingAlways(view).map {
                "every transition of `\(texts.name($0))` matches this view"
            }
        case .edgeView(let view, let edge):
            matches.isMatched(view, in: model.edges[edge]) ? "this line matches the view" : nil
        }
    }

    /// A modifier that a named list next to it also sets: `with rise, fade` where `rise` fades. The
    /// later one wins, or both add up; each place shows only half of it.
    func repeatedModifier() -> [Diagnostic] {
        // A list that sets a modifier twice directly is an error of the checker.
        let lists = modifierLists.filter {
            $0.items.count > 1 && !$0.all.allSatisfy { $0.isDirect }
        }
        return lists.flatMap { list -> [Diagnostic] in
            var settings: [CatalogIndex: (last: SetModifier, isOne: Bool)] = [:]
            return list.all.compactMap { modifier in
                if Catalog[modifier.name].holdsModifiers { return nil }
                guard let earlier = settings[modifier.name] else {
                    settings[modifier.name] = (modifier, true)
                    return nil
                }
                let isSame = earlier.isOne && isSame(earlier.last.call, modifier.call)
                settings[modifier.name] = (modifier, isSame)
                return problem(earlier.last, modifier, isSame: isSame, list)
            }
        }
    }

    /// Two named lists with equal modifiers are no mistake unless these add up.
    private func problem(
        _ earlier: SetModifier, _ later: SetModifier, isSame: Bool, _ list: PlacedModifiers
    ) -> Diagnostic? {
        let addsUp = ModifierInteractions.addsUp(later.name)
        if isSame, !addsUp, !earlier.isDirect, !later.isDirect { return nil }
        // Only the one that the list sets directly can be removed.
        let direct = later.isDirect ? later : earlier
        let other = later.isDirect ? earlier : later
        let outcome = addsUp ? "both act" : isSame ? "with the same value" : "the later one wins"
        return Diagnostic(
            .repeatedModifier, "\(title(direct)) is also set by \(setter(other)): \(outcome)",
            at: place(direct.item), notes: noteOfNamedList(other) + noteOfNamedList(direct),
            help: isSame && !addsUp
                ? "remove it"
                : "give the named list a parameter, or remove the modifier from one of the two",
            fix: isSame && !addsUp ? removalFix(of: direct, from: list, isSafe: true) : nil)
    }

    private func setter(_ modifier: SetModifier) -> String {
        guard case .modifiers(let list) = model.calls[modifier.item].callee else {
            return title(modifier)
        }
        return "`\(texts.string(model.modifiers[list].declared.name))`"
    }
}
