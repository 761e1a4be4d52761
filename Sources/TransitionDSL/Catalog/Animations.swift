extension Catalog {
    static let animations: [CatalogEntry] = []
    static let modifiers: [CatalogEntry] = []
    static let interactions: [CatalogEntry] = []
    static let options: [CatalogEntry] = []
    static let changes: [CatalogEntry] = []
    static let constructors: [CatalogEntry] = []
    static let constants: [CatalogEntry] = []
}
