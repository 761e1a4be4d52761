extension Catalog {
    /// What a key frame does to the view of a controller.
    /// Each sets the state of the view at the end of the key frame, relative to its state before
    /// the animation. It lasts until another key frame changes the same property.
    static let changes: [CatalogEntry] = [
        CatalogEntry(
            .change, "x", [.init("", .length)],
            summary: "to the right of its place, in points or percent of its width",
            example: "x(100% + 20)"),
        CatalogEntry(
            .change, "y", [.init("", .length)],
            summary: "below its place, in points or percent of its height", example: "y(-20)"),
        CatalogEntry(
            .change, "scale", [.init("", .double)], summary: "times its size, about its centre",
            example: "scale(0.8)"),
        CatalogEntry(
            .change, "scale",
            [.init("x", .double, default: "1"), .init("y", .double, default: "1")],
            summary: "times its width and its height, about its centre",
            example: "scale(x: 0.8, y: 1.2)"),
        CatalogEntry(
            .change, "rotate", [.init("", .angle, in: turns)],
            summary: "rotated clockwise about its centre", example: "rotate(0.2rad)"),
        CatalogEntry(
            .change, "opacity", [.init("", .fraction, in: 0...1)], summary: "how opaque it is",
            example: "opacity(50%)"),
        CatalogEntry(
            .change, "cornerRadius", [.init("", .length, in: 0...(.infinity))],
            summary: "the radius of its corners", example: "cornerRadius(12pt)"),
        CatalogEntry(
            .change, "backgroundColor", [.init("", .color)],
            summary: "the colour behind its content", example: "backgroundColor(#1C1C1E)"),
    ]
}
