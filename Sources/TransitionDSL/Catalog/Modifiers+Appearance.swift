extension Catalog {
    /// How the view looks: opacity, colours, corners, border and shadow.
    static let appearanceModifiers: [CatalogEntry] = [
        modifier(
            "fade", [], "fades the view in as it appears and out as it disappears", "fade",
            .animatesUnlessMatched, .setsTo(.opacity, 0)),
        modifier(
            "forceNonFade", [], "keeps a matched view from being faded into its partner",
            "forceNonFade", .adjusts, .behaves(.keepsOpaque)),
        modifier(
            "opacity", [.init("", .fraction, in: 0...1)], "how opaque the view is", "opacity(50%)",
            .animatesUnlessMatched, .sets(.opacity)),
        modifier(
            "backgroundColor", [.init("", .color)], "the colour behind the view's content",
            "backgroundColor(#1C1C1E)", .animates, .sets(.backgroundColor)),
        modifier(
            "overlay", [.init("color", .color), .init("opacity", .fraction, in: 0...1)],
            "a colour over the view's content", "overlay(color: #000000, opacity: 0.5)", .animates,
            .sets(.overlay)),
        modifier(
            "cornerRadius", [.init("", .length, in: 0...(.infinity))],
            "the radius of the view's corners", "cornerRadius(12)", .animates,
            .sets(.cornerRadius)),
        modifier(
            "masksToBounds", [.init("", .bool)],
            "whether the view's content is cut off at its bounds", "masksToBounds(true)", .adjusts,
            .notDrawn("the drawn views have nothing outside their bounds")),
        modifier(
            "borderWidth", [.init("", .length, in: 0...(.infinity))], "how wide the border is",
            "borderWidth(1)", .animates, .sets(.borderWidth)),
        modifier(
            "borderColor", [.init("", .color)], "the colour of the border", "borderColor(#FF3B30)",
            .animates, .sets(.borderColor)),
        modifier(
            "shadowColor", [.init("", .color)], "the colour of the shadow", "shadowColor(#000000)",
            .animates, .sets(.shadowColor)),
        modifier(
            "shadowOpacity", [.init("", .fraction, in: 0...1)], "how opaque the shadow is",
            "shadowOpacity(0.3)", .animates, .sets(.shadowOpacity)),
        modifier(
            "shadowOffset", [.init("", .size)], "how far the shadow falls to the right and down",
            "shadowOffset(size(width: 0, height: 4))", .animates, .sets(.shadowOffset)),
        modifier(
            "shadowRadius", [.init("", .length, in: 0...(.infinity))], "how blurred the shadow is",
            "shadowRadius(8)", .animates, .sets(.shadowRadius)),
        modifier(
            "shadowPath", [.init("", .swiftOnly)], "the outline of the shadow, a `CGPath`",
            "shadowPath(swift(#\"UIBezierPath(rect: view.bounds).cgPath\"#))", .animates,
            .notDrawn("its code runs only in the app")),
    ]
}
