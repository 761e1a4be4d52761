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
        Catalog.entries.map { $0.kind == kind ? value($0.name) : .nan }
    }

    private static func value(_ name: String) -> Double {
        switch name {
        case "scale", "opacity": 1
        case "translate", "rotate", "delay", "x", "y": 0
        default: .nan
        }
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
