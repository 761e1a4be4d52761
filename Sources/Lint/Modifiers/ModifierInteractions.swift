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

    static let rows: [(outcome: Outcome, names: [String])] = [
        (.laterWins, ["fade", "opacity"]), (.laterWins, ["duration", "durationMatchLongest"]),
        (.laterWins, ["Optimized", "Normal", "LayerRender", "No"].map { "use\($0)Snapshot" }),
        (.addsUp, ["scale", "translate", "rotate", "perspective", "transform"]),
    ]

    /// By the first catalog row of each modifier: the number of its row above, if it has one.
    static let rowNumbers: [Int?] = {
        var numbers = [Int?](repeating: nil, count: Catalog.entries.count)
        for (number, row) in rows.enumerated() {
            for name in row.names {
                if let index = Catalog.row(.modifier, name) { numbers[Int(index.index)] = number }
            }
        }
        return numbers
    }()

    /// Whether the first of two modifiers has no effect because the second follows it.
    static func isLost(_ earlier: CatalogIndex, before later: CatalogIndex) -> Bool {
        guard earlier != later, let row = rowNumbers[Int(earlier.index)],
            row == rowNumbers[Int(later.index)]
        else { return false }
        return switch rows[row].outcome {
        case .laterWins: true
        case .addsUp: later == Catalog.Modifier.transform
        }
    }

    /// Whether a modifier that occurs twice acts twice, as two `translate` do.
    static func addsUp(_ name: CatalogIndex) -> Bool {
        guard let row = rowNumbers[Int(name.index)] else { return false }
        return rows[row].outcome == .addsUp && name != Catalog.Modifier.transform
    }
}
