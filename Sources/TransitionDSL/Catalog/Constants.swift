extension Catalog {
    /// The names that a type defines; the type expected says which of two equal names is meant.
    static let constants: [CatalogEntry] = directions + curves + cascadeDirections + otherConstants

    private static let directions: [CatalogEntry] = [
        CatalogEntry(
            .constant, "left", type: .direction, opposite: .named("right", mirrorsDirection: false),
            summary: "content moves to the left, the new from the right edge",
            example: "slide(left)"),
        CatalogEntry(
            .constant, "right", type: .direction, opposite: .named("left", mirrorsDirection: false),
            summary: "content moves to the right, the new from the left edge",
            example: "slide(right)"),
        CatalogEntry(
            .constant, "up", type: .direction, opposite: .named("down", mirrorsDirection: false),
            summary: "content moves up, the new from the lower edge", example: "cover(up)"),
        CatalogEntry(
            .constant, "down", type: .direction, opposite: .named("up", mirrorsDirection: false),
            summary: "content moves down, the new from the upper edge", example: "cover(down)"),
        CatalogEntry(
            .constant, "leading", type: .direction,
            opposite: .named("trailing", mirrorsDirection: false),
            summary: "left where text runs from left to right, else right", example: "push(leading)"
        ),
        CatalogEntry(
            .constant, "trailing", type: .direction,
            opposite: .named("leading", mirrorsDirection: false),
            summary: "right where text runs from left to right, else left",
            example: "push(trailing)"),
    ]

    /// The named `CAMediaTimingFunction`s of Core Animation and those that Hero adds.
    private static let curves: [CatalogEntry] = [
        curve("linear", "one speed from beginning to end"), curve("easeIn", "begins slowly"),
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
            .constant, "go", type: .drivenWay, summary: "the operation as it is written",
            example: "interactive(pinch, on: go)"),
        CatalogEntry(
            .constant, "return", type: .drivenWay, summary: "the way back",
            example: "interactive(pinch, on: return)"),
        CatalogEntry(
            .constant, "both", type: .drivenWay, summary: "the operation and the way back",
            example: "interactive(pinch, on: both)"),
        CatalogEntry(
            .constant, "true", type: .bool, summary: "yes", example: "pinch(velocity: true)"),
        CatalogEntry(
            .constant, "false", type: .bool, summary: "no", example: "pinch(velocity: false)"),
    ]

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
