extension Catalog {
    /// What makes a value of a type that has no literal.
    static let constructors: [CatalogEntry] = [
        CatalogEntry(
            .constructor, "point",
            [CatalogParameter("x", .length), CatalogParameter("y", .length)], type: .point,
            summary: "a point, or a pair of numbers along two axes", example: "point(x: 10, y: 20)"),
        CatalogEntry(
            .constructor, "size",
            [CatalogParameter("width", .length), CatalogParameter("height", .length)], type: .size,
            summary: "a width and a height", example: "size(width: 120, height: 80)"),
        CatalogEntry(
            .constructor, "rect",
            [
                CatalogParameter("x", .length), CatalogParameter("y", .length),
                CatalogParameter("width", .length), CatalogParameter("height", .length),
            ], type: .rect, summary: "a rectangle by its upper left corner and its size",
            example: "rect(x: 0, y: 0, width: 120, height: 80)"),
        CatalogEntry(
            .constructor, "bezier",
            [
                CatalogParameter("x1", .double, labelIsOptional: true, in: 0...1),
                CatalogParameter("y1", .double, labelIsOptional: true),
                CatalogParameter("x2", .double, labelIsOptional: true, in: 0...1),
                CatalogParameter("y2", .double, labelIsOptional: true),
            ], type: .curve, engines: .withRuntime,
            summary: "a curve of speed by its two control points", example: "bezier(0.4, 0, 0.2, 1)"
        ),
        CatalogEntry(
            .constructor, "radial", [CatalogParameter("center", .point)], type: .cascadeDirection,
            engines: .withHero, summary: "from a point outwards",
            example: "radial(center: point(x: 160, y: 240))"),
        CatalogEntry(
            .constructor, "inverseRadial", [CatalogParameter("center", .point)],
            type: .cascadeDirection, engines: .withHero,
            summary: "from the outside towards a point",
            example: "inverseRadial(center: point(x: 160, y: 240))"),
    ]
}
