extension Catalog {
    /// Gestures that drive a transition.
    ///
    /// What is left out is as in the three libraries that have it: a pan finishes past a quarter,
    /// SDOSHero's edge pan past a half with the velocity counted in, TRTransitions' pinch at 40%
    /// with the finger's speed.
    static let interactions: [CatalogEntry] = [
        CatalogEntry(
            .interaction, "pan",
            [
                CatalogParameter("direction", .direction, labelIsOptional: true),
                CatalogParameter(
                    "over", .dimension,
                    whenLeftOut: "the side that the finger moves along, height for up and down"),
                finish("25%"), speed("1...1"),
                CatalogParameter("velocity", .bool, default: "false"),
            ], engines: .withRuntime,
            summary: "a drag in a direction, measured against the width or height of the view",
            example: "pan(down, over: width, finish: 25%)"),
        CatalogEntry(
            .interaction, "edgePan",
            [
                CatalogParameter("edge", .direction, labelIsOptional: true), finish("50%"),
                speed("1...1"), CatalogParameter("velocity", .bool, default: "true"),
            ], engines: .withRuntime, summary: "a drag that begins at an edge of the screen",
            example: "edgePan(left, finish: 50%, velocity: true)"),
        CatalogEntry(
            .interaction, "pinch",
            [
                finish("40%"), speed("0.1...1.5"),
                CatalogParameter("velocity", .bool, default: "false"),
            ], summary: "two fingers that close; the progress is what the distance has lost",
            example: "pinch(finish: 40%, speed: 0.1...1.5)"),
    ]

    /// The progress from which letting go finishes the transition.
    private static func finish(_ fraction: String) -> CatalogParameter {
        CatalogParameter("finish", .fraction, default: fraction, in: 0...1)
    }

    /// The bounds of the speed, 1 being the animation's own, at which the rest plays.
    private static func speed(_ range: String) -> CatalogParameter {
        CatalogParameter(
            "speed", .speedRange, default: range, in: 0...100, excludesLowerBound: true)
    }
}
