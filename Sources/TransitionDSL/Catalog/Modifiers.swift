extension Catalog {
    /// All of Hero's modifiers, with its names and labels, and `autolayout`, which comes from
    /// SDOSHero and works with both engines.
    /// A modifier describes the view's state off the screen: an appearing view comes from that
    /// state, a disappearing one goes to it. Hero has some names both as a constant and as a
    /// function whose parameters all have defaults (`arc`, `cascade`): one row covers both.
    static let modifiers: [CatalogEntry] =
        geometryModifiers + appearanceModifiers + timingModifiers + matchingModifiers
        + snapshotModifiers + conditionalModifiers

    private static let timingModifiers: [CatalogEntry] = [
        modifier(
            "duration", [.init("", .duration, in: 0...60)],
            "how long the view moves; without it Hero derives that from the distance",
            "duration(0.4s)", .timing, .timing(.duration)),
        modifier(
            "durationMatchLongest", [],
            "moves for as long as the longest movement of the transition", "durationMatchLongest",
            .timing, .timing(.longestDuration)),
        modifier(
            "delay", [.init("", .duration, in: 0...60)], "how long the view waits before it moves",
            "delay(150ms)", .timing, .timing(.delay)),
        modifier(
            "timingFunction", [.init("", .curve)],
            "how the view's speed changes over its time; a spring comes before it",
            "timingFunction(easeInOut)", .timing, .timing(.curve)),
        modifier(
            "spring", springParameters,
            "moves the view with a spring; along an arc it does not affect the position",
            "spring(stiffness: 250, damping: 30)", .timing, .timing(.spring)),
        modifier(
            "arc", [.init("intensity", .double, default: "1")],
            "moves the view along an arc instead of a straight line", "arc(intensity: 1)", .timing,
            .timing(.arc)),
        modifier(
            "cascade",
            [
                .init("delta", .duration, default: "0.02s", in: 0...60),
                .init("direction", .cascadeDirection, default: "topToBottom"),
                .init("delayMatchedViews", .bool, default: "false"),
            ],
            "starts the subviews with modifiers one after another, each later by `delta`",
            "cascade(delta: 0.02s, direction: topToBottom, delayMatchedViews: false)", .other,
            .behaves(.delaysSubviews)),
    ]

    private static let matchingModifiers: [CatalogEntry] = [
        modifier(
            "source", [.init("heroID", .heroID)],
            "flies from the view that has this hero id, without a match",
            "source(heroID: \"app.logo\")", .animatesUnlessMatched, .behaves(.fliesFromID)),
        modifier(
            "ignoreSubviewModifiers", [.init("recursive", .bool, default: "false")],
            "ignores the modifiers of the direct subviews, or of all subviews",
            "ignoreSubviewModifiers(recursive: true)", .other, .behaves(.ignoresSubviews)),
        modifier(
            "forceAnimate", [], "animates the view even when it is off the screen", "forceAnimate",
            .animates, .notDrawn("all drawn views are on the screen")),
        modifier(
            "useGlobalCoordinateSpace", [],
            "moves the view in the container instead of in its superview",
            "useGlobalCoordinateSpace", .adjusts, .behaves(.movesInContainer)),
        modifier(
            "useScaleBasedSizeChange", [], "scales the view instead of changing its size",
            "useScaleBasedSizeChange", .adjusts, .behaves(.scalesForSize)),
        CatalogEntry(
            .modifier, "autolayout", engines: .withHero,
            motion: .notDrawn("the drawn views have no constraints"),
            summary: "moves a view with constraints freely during the animation",
            example: "autolayout"),
    ]

    private static let snapshotModifiers: [CatalogEntry] = [
        modifier(
            "useOptimizedSnapshot", [],
            "moves a picture made in the best way for the view's class",
            "useOptimizedSnapshot", .adjusts,
            .notDrawn("it only selects how a picture of the view is made")),
        modifier(
            "useNormalSnapshot", [],
            "moves a picture made with `snapshotView(afterScreenUpdates:)`",
            "useNormalSnapshot", .adjusts,
            .notDrawn("it only selects how a picture of the view is made")),
        modifier(
            "useLayerRenderSnapshot", [],
            "moves a picture made by rendering the view's layer", "useLayerRenderSnapshot",
            .adjusts, .notDrawn("it only selects how a picture of the view is made")),
        modifier(
            "useNoSnapshot", [], "moves the view itself instead of a picture of it",
            "useNoSnapshot", .adjusts,
            .notDrawn("it only selects how a picture of the view is made")),
    ]

    /// Modifiers that hold others. Hero evaluates no condition inside another.
    private static let conditionalModifiers: [CatalogEntry] = [
        modifier(
            "when", [.init("", .swiftOnly), others],
            "applies when a Swift closure on Hero's `HeroConditionalContext` is true",
            "when(swift(#\"{ $0.isInNavbarController }\"#), fade)", .other,
            .notDrawn("its code runs only in the app")),
        modifier(
            "whenMatched", [others], "applies when a view of the other screen has the same hero id",
            "whenMatched(arc)", .other, .when(.matched)),
        modifier(
            "whenPresenting", [others], "applies going forward", "whenPresenting(delay(150ms))",
            .other, .when(.presenting)),
        modifier(
            "whenDismissing", [others], "applies on return", "whenDismissing(fade)", .other,
            .when(.dismissing)),
        modifier(
            "whenAppearing", [others], "applies when the view's screen appears",
            "whenAppearing(translate(y: 100))", .other, .when(.appearing)),
        modifier(
            "whenDisappearing", [others], "applies when the view's screen disappears",
            "whenDisappearing(fade, scale(0.5))", .other, .when(.disappearing)),
        modifier(
            "beginWith", [others], "sets the view's state before it moves",
            "beginWith(zPosition(10), opacity(1))", .other, .beginsWith),
    ]

    private static let others = CatalogParameter("", .modifier, isVariadic: true)

    /// A modifier of Hero, available in every engine that has Hero.
    static func modifier(
        _ name: String, _ parameters: [CatalogParameter], _ summary: String, _ example: String,
        _ effect: ModifierEffect, _ motion: ModifierMotion
    ) -> CatalogEntry {
        CatalogEntry(
            .modifier, name, parameters, engines: .withHero, effect: effect, motion: motion,
            summary: summary,
            example: example)
    }
}
