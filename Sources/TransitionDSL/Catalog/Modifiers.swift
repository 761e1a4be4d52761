extension Catalog {
    /// All of Hero's modifiers, with its names and labels, and `autolayout`, which SDOSHero names
    /// and generated Swift brings about with either.
    ///
    /// A modifier states how the view looks while it is off the screen: an appearing view comes
    /// from there, a disappearing one goes there. Where Hero has one name both as a constant and
    /// as a function whose parameters all have defaults (`arc`, `cascade`), one row is both.
    static let modifiers: [CatalogEntry] =
        geometryModifiers + appearanceModifiers + timingModifiers + matchingModifiers
        + snapshotModifiers + conditionalModifiers

    private static let timingModifiers: [CatalogEntry] = [
        modifier(
            "duration", [.init("", .duration, in: 0...60)],
            "how long the view moves; without it Hero derives that from the distance",
            "duration(0.4s)", .timing),
        modifier(
            "durationMatchLongest", [],
            "moves for as long as the longest movement of the transition", "durationMatchLongest",
            .timing),
        modifier(
            "delay", [.init("", .duration, in: 0...60)], "how long the view waits before it moves",
            "delay(150ms)", .timing),
        modifier(
            "timingFunction", [.init("", .curve)],
            "how the view's speed changes over its time; stands in place of a spring",
            "timingFunction(easeInOut)", .timing),
        modifier(
            "spring", springParameters,
            "lets a spring move the view; along an arc it does not act on the position",
            "spring(stiffness: 250, damping: 30)", .timing),
        modifier(
            "arc", [.init("intensity", .double, default: "1")],
            "moves the view along an arc instead of a straight line", "arc(intensity: 1)", .timing),
        modifier(
            "cascade",
            [
                .init("delta", .duration, default: "0.02s", in: 0...60),
                .init("direction", .cascadeDirection, default: "topToBottom"),
                .init("delayMatchedViews", .bool, default: "false"),
            ],
            "lets the subviews that have modifiers start one after another, each later by `delta`",
            "cascade(delta: 0.02s, direction: topToBottom, delayMatchedViews: false)", .other),
    ]

    private static let matchingModifiers: [CatalogEntry] = [
        modifier(
            "source", [.init("heroID", .heroID)],
            "flies from the view that has this hero id, without being matched with it",
            "source(heroID: \"app.logo\")", .animatesUnlessMatched),
        modifier(
            "ignoreSubviewModifiers", [.init("recursive", .bool, default: "false")],
            "disregards the modifiers of the direct subviews, or of all views below",
            "ignoreSubviewModifiers(recursive: true)", .other),
        modifier(
            "forceAnimate", [], "animates the view even when it is off the screen", "forceAnimate",
            .animates),
        modifier(
            "useGlobalCoordinateSpace", [],
            "moves the view in the container, free of the views that hold it",
            "useGlobalCoordinateSpace", .adjusts),
        modifier(
            "useScaleBasedSizeChange", [], "scales the view instead of changing its size",
            "useScaleBasedSizeChange", .adjusts),
        CatalogEntry(
            .modifier, "autolayout", engines: .withHero,
            summary: "lets a view laid out by constraints move freely during the animation",
            example: "autolayout"),
    ]

    private static let snapshotModifiers: [CatalogEntry] = [
        modifier(
            "useOptimizedSnapshot", [],
            "takes the picture that moves in the way best for the view's class",
            "useOptimizedSnapshot", .adjusts),
        modifier(
            "useNormalSnapshot", [],
            "takes the picture that moves with `snapshotView(afterScreenUpdates:)`",
            "useNormalSnapshot", .adjusts),
        modifier(
            "useLayerRenderSnapshot", [],
            "takes the picture that moves by rendering the view's layer", "useLayerRenderSnapshot",
            .adjusts),
        modifier(
            "useNoSnapshot", [], "moves the view itself instead of a picture of it",
            "useNoSnapshot", .adjusts),
    ]

    /// Modifiers that hold others. Hero evaluates no condition inside another.
    private static let conditionalModifiers: [CatalogEntry] = [
        modifier(
            "when", [.init("", .swiftOnly), others],
            "holds when a Swift closure on Hero's `HeroConditionalContext` says so",
            "when(swift(#\"{ $0.isInNavbarController }\"#), fade)", .other),
        modifier(
            "whenMatched", [others], "holds when a view of the other screen has the same hero id",
            "whenMatched(arc)", .other),
        modifier(
            "whenPresenting", [others], "holds on the way there", "whenPresenting(delay(150ms))",
            .other),
        modifier(
            "whenDismissing", [others], "holds on the way back", "whenDismissing(fade)", .other),
        modifier(
            "whenAppearing", [others], "holds when the view's screen comes up",
            "whenAppearing(translate(y: 100))", .other),
        modifier(
            "whenDisappearing", [others], "holds when the view's screen goes away",
            "whenDisappearing(fade, scale(0.5))", .other),
        modifier(
            "beginWith", [others], "sets the state that the view begins with, before it moves",
            "beginWith(zPosition(10), opacity(1))", .other),
    ]

    private static let others = CatalogParameter("", .modifier, isVariadic: true)

    /// A modifier that Hero has, and with it every engine that has Hero.
    static func modifier(
        _ name: String, _ parameters: [CatalogParameter], _ summary: String, _ example: String,
        _ effect: ModifierEffect
    ) -> CatalogEntry {
        CatalogEntry(
            .modifier, name, parameters, engines: .withHero, effect: effect, summary: summary,
            example: example)
    }
}
