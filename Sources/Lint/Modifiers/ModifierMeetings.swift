import TransitionDSL

/// What comes of two modifiers on one view: only those of one row meet. All others have nothing to
/// do with one another; a test lists these, so that no modifier is missing.
enum ModifierMeetings {
    enum Outcome: Sendable {
        /// They write one thing, and the later one counts.
        case laterWins
        /// They write the layer's transform, each on what was there; `transform` itself replaces.
        case addsUp
    }

    static let rows: [(outcome: Outcome, names: [String])] = [
        (.laterWins, ["fade", "opacity"]), (.laterWins, ["duration", "durationMatchLongest"]),
        (.laterWins, ["Optimized", "Normal", "LayerRender", "No"].map { "use\($0)Snapshot" }),
        (.addsUp, ["scale", "translate", "rotate", "perspective", "transform"]),
    ]

    /// For each modifier's first row of the catalog the number of its row above, if it has one.
    static let rowNumbers: [Int?] = {
        var numbers = [Int?](repeating: nil, count: Catalog.entries.count)
        for (number, row) in rows.enumerated() {
            for name in row.names {
                if let index = Catalog.row(.modifier, name) { numbers[Int(index.index)] = number }
            }
        }
        return numbers
    }()

    /// Whether the first of two modifiers, which stands before the second, is lost.
    static func isLost(_ earlier: CatalogIndex, before later: CatalogIndex) -> Bool {
        guard earlier != later, let row = rowNumbers[Int(earlier.index)],
            row == rowNumbers[Int(later.index)]
        else { return false }
        return switch rows[row].outcome {
        case .laterWins: true
        case .addsUp: later == Catalog.Modifier.transform
        }
    }

    /// Whether a modifier that comes twice acts twice, as two `translate` do.
    static func addsUp(_ name: CatalogIndex) -> Bool {
        guard let row = rowNumbers[Int(name.index)] else { return false }
        return rows[row].outcome == .addsUp && name != Catalog.Modifier.transform
    }
}
