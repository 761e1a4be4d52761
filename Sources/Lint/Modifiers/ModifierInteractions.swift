import TransitionDSL

/// How two modifiers on one view combine: only those of one row interact. A test lists the
/// independent modifiers, so that none is missing.
enum ModifierInteractions {
    enum Outcome: Sendable {
        /// They write the same property, and the later one wins.
        case laterWins
        /// They multiply the layer's transform with what was there; `transform` itself replaces it.
        case addsUp
    }

    static let rows: [(outcome: Outcome, names: [CatalogIndex])] = [
        (.laterWins, ["fade", "opacity"]), (.laterWins, ["duration", "durationMatchLongest"]),
        (.laterWins, ["Optimized", "Normal", "LayerRender", "No"].map { "use\($0)Snapshot" }),
        (.addsUp, ["scale", "translate", "rotate", "perspective", "transform"]),
    ].map { outcome, names in (outcome, names.compactMap { Catalog.row(.modifier, $0) }) }

    /// The index of the row above that names a modifier, for each row of the catalog.
    private static let rowsOfCatalog: [Int?] = Catalog.entries.indices.map { entry in
        rows.firstIndex { $0.names.contains { $0.index == entry } }
    }

    private static func row(_ name: CatalogIndex) -> Int? { rowsOfCatalog[name.index] }

    /// Whether a modifier is in a row.
    static func interacts(_ name: CatalogIndex) -> Bool { row(name) != nil }

    /// Whether the first of two modifiers has no effect because the second follows it.
    static func isLost(_ earlier: CatalogIndex, before later: CatalogIndex) -> Bool {
        guard earlier != later, let row = row(earlier), row == self.row(later) else { return false }
        return switch rows[row].outcome {
        case .laterWins: true
        case .addsUp: later == Catalog.Modifier.transform
        }
    }

    /// Whether a modifier that occurs twice acts twice, as two `translate` do.
    static func addsUp(_ name: CatalogIndex) -> Bool {
        guard let row = row(name) else { return false }
        return rows[row].outcome == .addsUp && name != Catalog.Modifier.transform
    }
}
