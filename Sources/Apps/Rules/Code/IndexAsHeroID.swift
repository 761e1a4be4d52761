import TransitionDSL

extension AppContext {
    /// The number of a row in an id, in a list that inserts, removes or moves rows: after that the
    /// number belongs to another row.
    func indexAsHeroID() -> [Diagnostic] {
        let edited = index.lists.filter { $0.isEdited }
        return ids.compactMap { site in
            guard site.isCertain, let hole = site.holes.joined().first(where: isRowNumber),
                edited.contains(where: { list in
                    list.container == site.fact.container || list.container == site.owner
                        || site.owner.map { list.cells.contains($0) } ?? false
                })
            else { return nil }
            return Diagnostic(
                .indexAsHeroID,
                "the id \(site.name) contains `\(hole)`, which changes with the rows of the list",
                at: site.place, help: "use an identifier of what the row shows")
        }
    }
}
