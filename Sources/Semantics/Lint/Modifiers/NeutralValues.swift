import TransitionDSL

/// The values with which a modifier or a change of a key frame does nothing, the same for all of
/// its numbers.
enum NeutralValues {
    /// By row of the catalog.
    static let modifiers = rows(
        .modifier,
        [("scale", 1), ("translate", 0), ("rotate", 0), ("opacity", 1), ("delay", 0)]
    )

    /// The modifiers above.
    static let names = ModifierNames(
        modifiers.indices.filter { modifiers[$0] != nil }.map { CatalogIndex($0) })

    /// By row of the catalog.
    static let changes = rows(
        .change,
        [("x", 0), ("y", 0), ("scale", 1), ("rotate", 0), ("opacity", 1)]
    )

    private static func rows(_ kind: CatalogKind, _ values: [(String, Double)]) -> [Double?] {
        var rows = [Double?](repeating: nil, count: Catalog.entries.count)
        for (name, value) in values {
            for index in rows.indices
            where Catalog.entries[index].kind == kind && Catalog.entries[index].name == name {
                rows[index] = value
            }
        }
        return rows
    }
}

extension LintContext {
    /// Whether all that a call of the catalog is given comes to one number, points to one in both
    /// coordinates. What is left out counts as neutral: the catalog's defaults of these are.
    func allArguments(of call: Handle<Call>, are number: Double) -> Bool {
        model.calls[call].arguments.indices.allSatisfy { index in
            let argument = model.arguments[index].value
            if let value = constant(argument) { return value == number }
            guard case .call(let constructor) = model.values[argument] else { return false }
            return model.calls[constructor].arguments.indices.allSatisfy {
                constant(model.arguments[$0].value) == number
            }
        }
    }
}
