import TransitionDSL

extension LintContext {
    /// A fixed id in a reused cell: every row has it, and Hero flies the last one that it finds.
    func fixedIDInCell() -> [Diagnostic] {
        heroes.placements.all.compactMap { placement in
            guard case .cell(let handle) = placement.holder, isOwn(placement.use.place),
                model.dependence(of: placement.use.arguments).isEmpty
            else { return nil }
            let cell = texts.string(model.cells[handle].declared.name)
            return Diagnostic(
                .fixedIDInCell,
                "every `\(cell)` on the screen gets the same id "
                    + "`\(texts.heroUse(placement.use))`", at: placement.use.place,
                help: "add a parameter that differs from row to row to the id and to the cell")
        }
    }

    /// Hero ids on a screen that Hero never animates.
    func idOnSystemScreen() -> [Diagnostic] {
        model.screens.enumerated().compactMap { index, screen in
            guard isOwn(screen.declared.place), let place = firstID(of: screen),
                heroes.isNeverAnimated(Handle(index))
            else { return nil }
            let name = texts.string(screen.declared.name)
            return Diagnostic(
                .idOnSystemScreen, "`\(name)` has hero ids, but Hero plays none of its lines",
                at: place,
                help: "choose an animation of Hero for one of its lines, or remove the ids")
        }
    }

    /// The first id on a view of the screen, or the first cell it lists that has an id.
    private func firstID(of screen: Screen) -> SourcePlace? {
        if let place = firstID(screen.views) { return place }
        for cell in model.cells[screen.cells] {
            if let place = firstID(cell.views) { return place }
            if let declaration = cell.declaration, firstID(model.cells[declaration].views) != nil {
                return cell.declared.place
            }
        }
        return nil
    }

    private func firstID(_ views: HandleRange<ViewLine>) -> SourcePlace? {
        model.views[views].compactMap { model.heroUse(of: $0) }.first?.place
    }

    /// `of opener` on the screen that opens the other one. The id of that one is then its own, and
    /// the two are never equal.
    func misplacedOpener() -> [Diagnostic] {
        heroes.placements.all.compactMap { placement in
            guard placement.use.isOfOpener, isOwn(placement.use.place),
                heroes.isTurned(HeroIDName(placement.use)),
                let other = heroes.sortedPlacements(of: HeroIDName(placement.use)).first(where: {
                    !$0.use.isOfOpener
                })
            else { return nil }
            return Diagnostic(
                .misplacedOpener,
                "`of opener` is on the screen that opens the other one",
                at: placement.use.place,
                notes: [.init("the screen that is opened has the id here", at: other.use.place)],
                help: "write `of opener` there, and remove it here, or turn the line around")
        }
    }

    /// `of opener` on a screen that no line or default opens, so that it has no known opener.
    func openerIDNeverOpened() -> [Diagnostic] {
        heroes.placements.all.compactMap { placement in
            guard placement.use.isOfOpener, isOwn(placement.use.place),
                case .screen(let screen) = placement.holder, heroes.isNeverOpened(screen),
                !heroes.isTurned(HeroIDName(placement.use))
            else { return nil }
            let name = texts.name(screen)
            return Diagnostic(
                .openerIDNeverOpened,
                "no line or default opens `\(name)`, so it has no opener for this id",
                at: placement.use.place,
                help: "add the line that opens `\(name)`, or remove `of opener`")
        }
    }
}
