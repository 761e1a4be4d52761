/// Every name that the language knows without a declaration: one literal table a kind.
///
/// The checker, the code generator, suggestions and the documentation read it; no other place
/// switches on a name.
package enum Catalog {
    /// All rows; a ``CatalogIndex`` points into it.
    package static let entries: [CatalogEntry] =
        animations + modifiers + interactions + options + changes + constructors + constants

    package static subscript(index: CatalogIndex) -> CatalogEntry {
        entries[Int(index.index)]
    }
}
