/// Every name that the language knows without a declaration: one literal table a kind.
///
/// The checker, the code generator, suggestions and the documentation read it; no other place
/// switches on a name.
package enum Catalog {
    /// All rows; a ``CatalogIndex`` points into it.
    package static let entries: [CatalogEntry] = {
        var entries = animations
        entries += modifiers
        entries += interactions
        entries += options
        entries += changes
        entries += constructors
        entries += constants
        return entries
    }()

    package static subscript(index: CatalogIndex) -> CatalogEntry { entries[Int(index.index)] }

    /// The first row of a kind and a name; nil where there is none.
    package static func row(_ kind: CatalogKind, _ name: String) -> CatalogIndex? {
        let entries = entries
        for index in entries.indices where entries[index].kind == kind {
            if entries[index].name == name { return CatalogIndex(index) }
        }
        return nil
    }

    /// The row that plays back what a row plays, and for a direction the other way; the row itself
    /// where nothing else does.
    package static func opposite(of row: CatalogIndex) -> CatalogIndex { opposites[Int(row.index)] }

    private static let opposites: [CatalogIndex] = entries.indices.map { index in
        guard case .named(let name, _) = entries[index].opposite else { return CatalogIndex(index) }
        let opposite = entries.firstIndex {
            $0.kind == entries[index].kind && $0.name == name && $0.type == entries[index].type
        }
        return CatalogIndex(opposite ?? index)
    }
}
