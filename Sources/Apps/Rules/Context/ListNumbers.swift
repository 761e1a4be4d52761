import TransitionDSL

/// Ids with the numbers of rows.
extension AppContext {
    /// `indexPath.row`, `path.item`.
    func isRowNumber(_ expression: String) -> Bool {
        expression.hasSuffix("ath.row") || expression.hasSuffix("ath.item")
    }

    func isNumbered(_ site: HeroIDSite) -> Bool {
        site.holes.count == 1 && site.holes[0].count == 1 && isRowNumber(site.holes[0][0])
    }

    /// Whether two cells of one screen have ids with the numbers of their rows, each in its own list
    /// or section: both lists begin with 0.
    func areNumberedAlike(_ one: HeroIDSite, _ other: HeroIDSite) -> Bool {
        guard isNumbered(one), isNumbered(other), one.fact.screens.count == 1,
            one.fact.screens == other.fact.screens, one.excludes(other),
            one.fact.condition == other.fact.condition,
            let list = index.lists.first(where: { $0.contains(one) && $0.contains(other) })
        else { return false }
        return listChecks.contains {
            text(SourcePlace(file: list.file, range: list.range)).includes($0)
        }
    }

    /// Whether a member runs when a screen or a view of a component is made.
    func isStart(_ site: HeroIDSite, _ member: String) -> Bool {
        guard let owner = site.owner, site.fact.container == owner, !cells.contains(owner) else {
            return false
        }
        let name = String(member.prefix { $0 != "(" })
        return name == "init" || name == "initWithFrame"
            || index.classes[owner]?.startCalls.contains(name) ?? false
    }

    /// Whether the rows of a screen have the numbers of an id that another view of the screen has,
    /// too: one of the rows has the same id.
    func isNumberOfARow(_ one: HeroIDSite, _ other: HeroIDSite) -> Bool {
        guard one.fact.screens.count == 1, one.fact.screens == other.fact.screens,
            one.patterns?.first?.isModelValue == false, isOfRow(one) != isOfRow(other)
        else { return false }
        let view = isOfRow(one) ? other : one
        return !isInCell(view) && isStored(view)
    }

    /// Whether a view of a cell has an id with the number of its row.
    private func isOfRow(_ site: HeroIDSite) -> Bool {
        guard isInCell(site), site.holes.count == 1, site.holes[0].count == 1 else { return false }
        return isRowNumber(site.holes[0][0]) || ["row", "item", "index"].contains(site.holes[0][0])
    }

    private func isInCell(_ site: HeroIDSite) -> Bool { site.owner.map(cells.contains) ?? false }
}

/// How a data source of several lists or sections asks which one it is.
private let listChecks = [
    "collectionView ==", "tableView ==", "collectionView ===", "tableView ===",
    "switch collectionView", "switch tableView", "if indexPath.section",
    "switch indexPath.section", "indexPath.section ==",
]

extension AppIndex.CellList {
    fileprivate func contains(_ site: HeroIDSite) -> Bool {
        file == site.place.file && range.start <= site.place.range.start
            && site.place.range.end <= range.end
    }
}
