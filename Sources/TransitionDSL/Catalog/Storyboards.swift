extension Catalog {
    /// What stands in the parentheses of a screen's `storyboard(…)`.
    package static let storyboardParameters: [CatalogParameter] = [
        CatalogParameter("name", .string, labelIsOptional: true),
        CatalogParameter("id", .string, whenLeftOut: "the storyboard's initial view controller"),
        CatalogParameter("setsHeroIds", .bool, default: "false"),
    ]
}
