import AppSource
import TransitionDSL

extension AppContext {
    /// A fixed id of a cell that is dequeued for many rows: all rows have the same id, so the
    /// picture flies out of an arbitrary row. Silent for static cells, for lists that mix cells,
    /// and for the one cell that was selected.
    func fixedIDInCell() -> [Diagnostic] {
        // The number of the finding for each view of a cell and its id.
        var seen: [String: Int] = [:]
        var problems: [Diagnostic] = []
        for site in ids {
            guard site.isCertain, site.operation == .set, let literal = site.literal,
                !literal.isEmpty, let cell = manyRows(site)
            else { continue }
            let key = "\(cell) \(site.fact.view ?? "") \(literal)"
            if let number = seen[key] {
                problems[number].notes.append(.init("the view gets it here, too", at: site.place))
                continue
            }
            seen[key] = problems.count
            problems.append(
                Diagnostic(
                    .fixedIDInCell, "all rows of \(cell) have the id \(site.name)",
                    at: site.place,
                    help: "add something of the row to it, such as the id of what the row shows"))
        }
        return problems
    }

    /// The cell that a view is in, if many rows have it.
    private func manyRows(_ site: HeroIDSite) -> String? {
        if site.fact.language == .interfaceBuilder { return prototype(site) }
        guard let owner = site.owner, cells.contains(owner) else { return nil }
        let lists = lists(of: owner, identifier: nil)
        guard lists.contains(where: { runs(site, forEachRowOf: $0, owner) }) else { return nil }
        return "`\(owner)`"
    }

    /// The lists that make nothing but one cell, for many rows.
    private func lists(of cell: String?, identifier: String?) -> [AppIndex.CellList] {
        index.lists.filter { list in
            guard list.rows == .many, !list.isBranched, list.cells.count <= 1,
                list.identifiers.count <= 1
            else { return false }
            if let cell, list.cells.contains(cell) { return true }
            return identifier.map { list.identifiers.contains($0) } ?? false
        }
    }

    private func runs(
        _ site: HeroIDSite, forEachRowOf list: AppIndex.CellList, _ owner: String
    ) -> Bool {
        let place = site.place
        if place.file == list.file, list.range.start <= place.range.start,
            place.range.end <= list.range.end
        {
            return site.fact.branch.allSatisfy { list.typeTests.contains($0) }
        }
        guard site.fact.container == owner, site.fact.branch.isEmpty,
            let member = site.fact.member
        else { return false }
        let name = String(member.prefix { $0 != "(" })
        return startMembers.contains(member) || name == "init" || name == "initWithFrame"
            || name == "prepareForReuse" || list.calls.contains(name)
            || index.classes[owner]?.startCalls.contains(name) ?? false
            || index.classes[owner]?.properties.contains(name) ?? false
    }

    private func prototype(_ site: HeroIDSite) -> String? {
        guard let number = index.nibObjects[site.place]?.cell,
            let cell = index.prototypes.first(where: {
                $0.file == site.place.file && $0.number == number
            }), cell.isForManyRows,
            !lists(of: cell.className, identifier: cell.identifier).isEmpty,
            !isReplaced(site, in: cell.className)
        else { return nil }
        return cell.className.map { "`\($0)`" }
            ?? cell.identifier.map { "the prototype `\($0)`" } ?? "the prototype"
    }

    /// Whether code gives the view of a prototype another id, for each row.
    private func isReplaced(_ site: HeroIDSite, in cell: String?) -> Bool {
        guard let cell, let view = site.fact.view else { return false }
        return idsByView[ViewKey(owner: cell, view: view)]?.contains { !$0.isInNib } ?? false
    }
}
