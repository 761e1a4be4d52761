import TransitionDSL

/// The values with which a modifier or a change of a key frame does nothing, the same for all of
/// its numbers.
enum NeutralValues {
    /// By row of the catalog; not a number where there is none.
    static let modifiers = values(.modifier)
    static let changes = values(.change)

    /// The modifiers that have one.
    static let names: ModifierNames = {
        var names = ModifierNames()
        for row in modifiers.indices where !modifiers[row].isNaN {
            _ = names.insert(CatalogIndex(row))
        }
        return names
    }()

    private static func values(_ kind: CatalogKind) -> [Double] {
        Catalog.entries.indices.map { index in
            let row = Catalog.firstOverload[index]
            if Catalog.entries[index].kind != kind { return .nan }
            return ones.contains(row) ? 1 : zeros.contains(row) ? 0 : .nan
        }
    }

    private static let ones = [
        Catalog.Modifier.scale, Catalog.Modifier.opacity, Catalog.Change.scale,
        Catalog.Change.opacity,
    ]
    private static let zeros = [
        Catalog.Modifier.translate, Catalog.Modifier.rotate, Catalog.Modifier.delay,
        Catalog.Change.rotate, Catalog.Change.x, Catalog.Change.y,
    ]
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
