extension Catalog {
    /// How the view looks: opacity, colours, corners, border and shadow.
    static let appearanceModifiers: [CatalogEntry] = [
        modifier(
            "fade", [],
            "fades the view in as it appears and out as it disappears",
            "fade"
        ),
        modifier(
            "forceNonFade", [],
            "keeps a matched view from being faded into its partner",
            "forceNonFade"
        ),
        modifier(
            "opacity", [CatalogParameter("", .fraction, in: 0...1)],
            "how opaque the view is",
            "opacity(50%)"
        ),
        modifier(
            "backgroundColor", [CatalogParameter("", .color)],
            "the colour behind the view's content",
            "backgroundColor(#1C1C1E)"
        ),
        modifier(
            "overlay",
            [
                CatalogParameter("color", .color),
                CatalogParameter("opacity", .fraction, in: 0...1),
            ],
            "a colour over the view's content",
            "overlay(color: #000000, opacity: 0.5)"
        ),
        modifier(
            "cornerRadius", [CatalogParameter("", .length, in: 0...(.infinity))],
            "the radius of the view's corners",
            "cornerRadius(12)"
        ),
        modifier(
            "masksToBounds", [CatalogParameter("", .bool)],
            "whether the view's content is cut off at its bounds",
            "masksToBounds(true)"
        ),
        modifier(
            "borderWidth", [CatalogParameter("", .length, in: 0...(.infinity))],
            "how wide the border is",
            "borderWidth(1)"
        ),
        modifier(
            "borderColor", [CatalogParameter("", .color)],
            "the colour of the border",
            "borderColor(#FF3B30)"
        ),
        modifier(
            "shadowColor", [CatalogParameter("", .color)],
            "the colour of the shadow",
            "shadowColor(#000000)"
        ),
        modifier(
            "shadowOpacity", [CatalogParameter("", .fraction, in: 0...1)],
            "how opaque the shadow is",
            "shadowOpacity(0.3)"
        ),
        modifier(
            "shadowOffset", [CatalogParameter("", .size)],
            "how far the shadow falls to the right and down",
            "shadowOffset(size(width: 0, height: 4))"
        ),
        modifier(
            "shadowRadius", [CatalogParameter("", .length, in: 0...(.infinity))],
            "how blurred the shadow is",
            "shadowRadius(8)"
        ),
        modifier(
            "shadowPath", [CatalogParameter("", .swiftOnly)],
            "the outline of the shadow, a `CGPath`",
            "shadowPath(swift(#\"UIBezierPath(rect: view.bounds).cgPath\"#))"
        ),
    ]
}
