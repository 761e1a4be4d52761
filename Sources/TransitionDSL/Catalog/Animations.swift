extension Catalog {
    /// What plays between two screens, with the names of Hero's `HeroDefaultAnimationType`.
    static let animations: [CatalogEntry] = plainAnimations + directedAnimations + rectAnimations

    private static let plainAnimations: [CatalogEntry] = [
        CatalogEntry(
            .animation, "auto", engines: .withRuntime, opposite: .itself,
            summary: "leaves the choice to the engine, which looks at the operation and the views",
            example: "auto"),
        CatalogEntry(
            .animation, "none", opposite: .itself,
            summary: "changes the screen at once; views with hero ids still fly", example: "none"),
        CatalogEntry(
            .animation, "system", opposite: .itself,
            summary: "plays UIKit's own transition and keeps the engine out of it",
            example: "system"),
        CatalogEntry(
            .animation, "default", opposite: .itself,
            summary: "says nothing: the defaults choose as if the line were not there",
            example: "default"),
        CatalogEntry(
            .animation, "fade", engines: .withRuntime, opposite: .itself,
            summary: "fades one screen into the other", example: "fade"),
        CatalogEntry(
            .animation, "zoom", engines: .withRuntime,
            opposite: .named("zoomOut", mirrorsDirection: false),
            summary: "grows the new screen from behind while the old one grows and fades",
            example: "zoom"),
        CatalogEntry(
            .animation, "zoomOut", engines: .withRuntime,
            opposite: .named("zoom", mirrorsDirection: false),
            summary: "shrinks the new screen into place over the old one, which shrinks too",
            example: "zoomOut"),
    ]

    /// Animations whose way back is themselves, or each other, in the other direction.
    private static let directedAnimations: [CatalogEntry] = [
        CatalogEntry(
            .animation, "push", [direction], engines: .withRuntime,
            opposite: .named("pull", mirrorsDirection: true),
            summary: "moves the new screen in over the old one, which moves a third of the way",
            example: "push(left)"),
        CatalogEntry(
            .animation, "pull", [direction], engines: .withRuntime,
            opposite: .named("push", mirrorsDirection: true),
            summary: "moves the old screen away from the new one, which follows from a third",
            example: "pull(right)"),
        CatalogEntry(
            .animation, "cover", [direction], engines: .withRuntime,
            opposite: .named("uncover", mirrorsDirection: true),
            summary: "moves the new screen in over the old one, which stays", example: "cover(up)"),
        CatalogEntry(
            .animation, "uncover", [direction], engines: .withRuntime,
            opposite: .named("cover", mirrorsDirection: true),
            summary: "moves the old screen away from the new one, which stays",
            example: "uncover(down)"),
        CatalogEntry(
            .animation, "slide", [direction], engines: .withRuntime,
            opposite: .named("slide", mirrorsDirection: true),
            summary: "moves both screens side by side", example: "slide(left)"),
        CatalogEntry(
            .animation, "zoomSlide", [direction], engines: .withRuntime,
            opposite: .named("zoomSlide", mirrorsDirection: true),
            summary: "moves both screens side by side, smaller on the way",
            example: "zoomSlide(left)"),
        CatalogEntry(
            .animation, "pageIn", [direction], engines: .withRuntime,
            opposite: .named("pageOut", mirrorsDirection: true),
            summary: "moves the new screen in over the old one, which shrinks and darkens",
            example: "pageIn(up)"),
        CatalogEntry(
            .animation, "pageOut", [direction], engines: .withRuntime,
            opposite: .named("pageIn", mirrorsDirection: true),
            summary: "moves the old screen away while the new one grows from behind",
            example: "pageOut(down)"),
    ]

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
            [
                CatalogParameter("from", .view),
                CatalogParameter("fallback", .animation, default: "zoom"),
            ], engines: .withRuntime, availableFrom: 18, opposite: .itself, viewHolder: .origin,
            summary: "zooms from a view as UIKit does since iOS 18; plays the fallback before",
            example: "systemZoom(from: NewsCell.picture, fallback: zoom)"),
    ]

    /// The way that the content moves: `left` brings the new screen in from the right edge.
    private static let direction = CatalogParameter("direction", .direction, labelIsOptional: true)

    private static let zoomed: [CatalogParameter] = [
        CatalogParameter(
            "of", .view,
            whenLeftOut: "a rectangle in the middle, a tenth of the screen wide and high"),
        CatalogParameter("image", .image, whenLeftOut: "a picture of the view itself"),
        CatalogParameter("content", .content, default: "same"),
    ]
}
