extension Catalog {
    /// Animations between two screens, with the names of Hero's `HeroDefaultAnimationType`.
    static let animations: [CatalogEntry] = plainAnimations + directedAnimations + rectAnimations

    private static let plainAnimations: [CatalogEntry] = [
        plain(
            "auto", "leaves the choice to the engine, which looks at the operation and the views"),
        plain("none", engines: .all, "changes the screen at once; views with hero ids still fly"),
        plain(
            "system", engines: .all, "plays UIKit's own transition and keeps the engine out of it"),
        plain(
            "default", engines: .all,
            "chooses nothing: the defaults apply as if the line did not exist"),
        plain("fade", "fades one screen into the other"),
        plain(
            "zoom", back: "zoomOut",
            "grows the new screen from behind while the old one grows and fades"),
        plain(
            "zoomOut", back: "zoom",
            "shrinks the new screen into place over the old one, which shrinks too"),
    ]

    private static func plain(
        _ name: String, engines: EngineSet = .withRuntime, back: String? = nil, _ summary: String
    ) -> CatalogEntry {
        CatalogEntry(
            .animation, name, engines: engines,
            opposite: back.map { .named($0, mirrorsDirection: false) } ?? .itself, summary: summary,
            example: name)
    }

    /// Animations whose opposite is the same animation, or another one, in the opposite direction.
    private static let directedAnimations: [CatalogEntry] = [
        directed(
            "push", "left", back: "pull",
            "moves the new screen in over the old one, which moves a third of the way"),
        directed(
            "pull", "right", back: "push",
            "moves the old screen away from the new one, which follows from a third"),
        directed(
            "cover", "up", back: "uncover", "moves the new screen in over the old one, which stays"),
        directed(
            "uncover", "down", back: "cover",
            "moves the old screen away from the new one, which stays"),
        directed("slide", "left", back: "slide", "moves both screens side by side"),
        directed(
            "zoomSlide", "left", back: "zoomSlide",
            "moves both screens side by side, smaller while they move"),
        directed(
            "pageIn", "up", back: "pageOut",
            "moves the new screen in over the old one, which shrinks and darkens"),
        directed(
            "pageOut", "down", back: "pageIn",
            "moves the old screen away while the new one grows from behind"),
        directed("flip", "left", back: "flip", "turns the screens over like a card, as UIKit does"),
        CatalogEntry(
            .animation, "curl",
            [.init("direction", .direction, labelIsOptional: true, isVertical: true)],
            engines: .withRuntime, opposite: .named("curl", mirrorsDirection: true),
            summary: "curls the old screen up like a page, or the new one down, as UIKit does",
            example: "curl(up)"),
    ]

    private static func directed(
        _ name: String, _ example: String, back: String, _ summary: String
    ) -> CatalogEntry {
        CatalogEntry(
            .animation, name, [direction], engines: .withRuntime,
            opposite: .named(back, mirrorsDirection: true), summary: summary,
            example: "\(name)(\(example))")
    }

    /// TRTransitions' zooms into and out of a rectangle, and the zoom of iOS 18.
    private static let rectAnimations: [CatalogEntry] = [
        CatalogEntry(
            .animation, "zoomInRect", zoomed,
            opposite: .named("zoomOutRect", mirrorsDirection: false), viewHolder: .left,
            summary: "zooms into a view of the old screen until the new one fills its place",
            example: "zoomInRect(of: NewsCell.picture, content: same)"),
        CatalogEntry(
            .animation, "zoomOutRect", zoomed,
            opposite: .named("zoomInRect", mirrorsDirection: false), viewHolder: .entered,
            summary: "zooms out of the old screen into a view of the new one",
            example: "zoomOutRect(of: NewsCell.picture, content: same)"),
        CatalogEntry(
            .animation, "systemZoom",
            [.init("from", .view), .init("fallback", .animation, default: "zoom")],
            engines: .withRuntime, availableFrom: SystemVersion(18), opposite: .itself,
            viewHolder: .origin,
            summary: "zooms from a view as UIKit does since iOS 18; earlier, uses the fallback",
            example: "systemZoom(from: NewsCell.picture, fallback: zoom)"),
    ]

    /// The direction of the content: `left` brings the new screen in from the right edge.
    private static let direction = CatalogParameter("direction", .direction, labelIsOptional: true)

    private static let zoomed: [CatalogParameter] = [
        .init(
            "of", .view,
            whenLeftOut: "a rectangle in the middle, a tenth of the screen wide and high"),
        .init("image", .image, whenLeftOut: "a picture of the view itself"),
        .init("content", .content, default: "same"),
    ]
}
