extension Catalog {
    /// The names that a type defines. The expected type resolves a name that two types define.
    static let constants: [CatalogEntry] = directions + curves + cascadeDirections + otherConstants

    private static let directions: [CatalogEntry] = [
        direction(
            "left", "right", "content moves to the left, the new from the right edge", in: "slide"),
        direction(
            "right", "left", "content moves to the right, the new from the left edge", in: "slide"),
        direction("up", "down", "content moves up, the new from the lower edge", in: "cover"),
        direction("down", "up", "content moves down, the new from the upper edge", in: "cover"),
        direction(
            "leading", "trailing", "left where text runs from left to right, else right", in: "push"
        ),
        direction(
            "trailing", "leading", "right where text runs from left to right, else left", in: "push"
        ),
    ]

    /// The named `CAMediaTimingFunction`s of Core Animation and those that Hero adds.
    private static let curves: [CatalogEntry] = [
        curve("linear", "the same speed from beginning to end"), curve("easeIn", "begins slowly"),
        curve("easeOut", "ends slowly"), curve("easeInOut", "begins and ends slowly"),
        curve("standard", "leaves quickly and arrives gently: `bezier(0.4, 0, 0.2, 1)`"),
        curve("deceleration", "arrives from outside at full speed: `bezier(0, 0, 0.2, 1)`"),
        curve("acceleration", "leaves for the outside at full speed: `bezier(0.4, 0, 1, 1)`"),
        curve("sharp", "leaves and may come back at any moment: `bezier(0.4, 0, 0.6, 1)`"),
        curve("easeOutBack", "goes a little too far: `bezier(0.175, 0.885, 0.32, 1.275)`"),
    ]

    private static let cascadeDirections: [CatalogEntry] = [
        cascadeDirection("topToBottom", "the topmost view first"),
        cascadeDirection("bottomToTop", "the lowest view first"),
        cascadeDirection("leftToRight", "the leftmost view first"),
        cascadeDirection("rightToLeft", "the rightmost view first"),
        cascadeDirection("leadingToTrailing", "in the direction of text"),
        cascadeDirection("trailingToLeading", "against the direction of text"),
    ]

    private static let otherConstants: [CatalogEntry] = [
        CatalogEntry(
            .constant, "same", type: .content,
            summary: "both screens show the same content, which stays visible throughout",
            example: "zoomInRect(content: same)"),
        CatalogEntry(
            .constant, "same", type: .animation, engines: .withRuntime,
            summary: "what plays without Reduce Motion", example: "reduceMotion(same)"),
        CatalogEntry(
            .constant, "different", type: .content,
            summary: "the screens show different content, so one fades before the other",
            example: "zoomInRect(content: different)"),
        CatalogEntry(
            .constant, "width", type: .dimension, engines: .withRuntime,
            summary: "measured against the view's width", example: "pan(down, over: width)"),
        CatalogEntry(
            .constant, "height", type: .dimension, engines: .withRuntime,
            summary: "measured against the view's height", example: "pan(down, over: height)"),
        CatalogEntry(
            .constant, "go", type: .drivenWay, summary: "the operation of the line",
            example: "interactive(pinch, on: go)"),
        CatalogEntry(
            .constant, "return", type: .drivenWay, summary: "the return",
            example: "interactive(pinch, on: return)"),
        CatalogEntry(
            .constant, "both", type: .drivenWay, summary: "the operation and the return",
            example: "interactive(pinch, on: both)"),
        CatalogEntry(
            .constant, "true", type: .bool, summary: "yes", example: "pinch(velocity: true)"),
        CatalogEntry(
            .constant, "false", type: .bool, summary: "no", example: "pinch(velocity: false)"),
    ]

    private static func direction(
        _ name: String, _ opposite: String, _ summary: String, in example: String
    ) -> CatalogEntry {
        CatalogEntry(
            .constant, name, type: .direction, opposite: .named(opposite, mirrorsDirection: false),
            summary: summary, example: "\(example)(\(name))")
    }

    private static func curve(_ name: String, _ summary: String) -> CatalogEntry {
        CatalogEntry(
            .constant, name, type: .curve, engines: .withRuntime, summary: summary,
            example: "timingFunction(\(name))")
    }

    private static func cascadeDirection(_ name: String, _ summary: String) -> CatalogEntry {
        CatalogEntry(
            .constant, name, type: .cascadeDirection, engines: .withHero, summary: summary,
            example: "cascade(direction: \(name))")
    }
}

extension Catalog {
    /// Constructors of values of types that have no literal.
    static let constructors: [CatalogEntry] = [
        CatalogEntry(
            .constructor, "point", [.init("x", .length), .init("y", .length)], type: .point,
            summary: "a point, or a pair of numbers along two axes", example: "point(x: 10, y: 20)"),
        CatalogEntry(
            .constructor, "size", [.init("width", .length), .init("height", .length)], type: .size,
            summary: "a width and a height", example: "size(width: 120, height: 80)"),
        CatalogEntry(
            .constructor, "rect",
            [
                .init("x", .length), .init("y", .length), .init("width", .length),
                .init("height", .length),
            ], type: .rect, summary: "a rectangle by its upper left corner and its size",
            example: "rect(x: 0, y: 0, width: 120, height: 80)"),
        CatalogEntry(
            .constructor, "bezier",
            [
                .init("x1", .double, labelIsOptional: true, in: 0...1),
                .init("y1", .double, labelIsOptional: true),
                .init("x2", .double, labelIsOptional: true, in: 0...1),
                .init("y2", .double, labelIsOptional: true),
            ], type: .curve, engines: .withRuntime,
            summary: "a curve of speed by its two control points", example: "bezier(0.4, 0, 0.2, 1)"
        ),
        CatalogEntry(
            .constructor, "radial", [.init("center", .point)], type: .cascadeDirection,
            engines: .withHero, summary: "from a point outwards",
            example: "radial(center: point(x: 160, y: 240))"),
        CatalogEntry(
            .constructor, "inverseRadial", [.init("center", .point)], type: .cascadeDirection,
            engines: .withHero, summary: "from the outside towards a point",
            example: "inverseRadial(center: point(x: 160, y: 240))"),
    ]
}
