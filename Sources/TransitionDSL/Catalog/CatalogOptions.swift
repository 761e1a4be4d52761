extension Catalog {
    /// Options after `with`, wherever an animation is chosen or made.
    static let options: [CatalogEntry] = [
        CatalogEntry(
            .option, "duration", [.init("", .duration, in: 0...60)],
            contexts: [.choices, .animator], summary: "how long the animation plays",
            example: "duration(0.4s)"),
        CatalogEntry(
            .option, "delay", [.init("", .duration, in: 0...60)], engines: .withRuntime,
            contexts: [.choices, .animator],
            summary: "how long the animation waits before it plays", example: "delay(150ms)"),
        CatalogEntry(
            .option, "timingFunction", [.init("", .curve)], engines: .withRuntime,
            contexts: [.choices, .animator],
            summary: "how the animation's speed changes over its time",
            example: "timingFunction(easeInOut)"),
        CatalogEntry(
            .option, "spring", springParameters, engines: .withRuntime, contexts: .choices,
            summary: "moves the screens with a spring instead of a curve",
            example: "spring(stiffness: 250, damping: 30)"),
        CatalogEntry(
            .option, "interactive",
            [
                .init("interaction", .interaction, labelIsOptional: true),
                .init("on", .drivenWay, default: "return"),
            ], contexts: .choices,
            summary: "drives the return with a gesture, or the direction in `on`; several add up",
            example: "interactive(pinch(finish: 40%), on: both)"),
        CatalogEntry(
            .option, "reduceMotion", [.init("", .animation)], engines: .withRuntime,
            contexts: .choices,
            summary: "plays instead, in both directions, while Reduce Motion is on",
            example: "reduceMotion(fade)"),
        available(
            [.init("from", .version, in: 10...99)], "applies only from this version of iOS on",
            "available(from: 13)"),
        available(
            [.init("before", .version, in: 10...99)], "applies only before this version of iOS",
            "available(before: 17.4)"),
        available(
            [.init("from", .version, in: 10...99), .init("before", .version, in: 10...99)],
            "applies only from one version of iOS on and before another",
            "available(from: 13, before: 18)"),
    ]

    private static func available(
        _ parameters: [CatalogParameter], _ summary: String, _ example: String
    ) -> CatalogEntry {
        CatalogEntry(
            .option, "available", parameters, contexts: [.line, .defaultLine, .table],
            summary: summary, example: example)
    }

    /// Stiffness and damping with the defaults of Hero's spring written as a string.
    package static let springParameters: [CatalogParameter] = [
        .init("stiffness", .double, default: "250", in: 0...100_000, excludesLowerBound: true),
        .init("damping", .double, default: "30", in: 0...10_000, excludesLowerBound: true),
    ]
}

extension Catalog {
    /// Gestures that drive a transition.
    /// Defaults of the three libraries: a pan finishes past a quarter, SDOSHero's edge pan past a
    /// half with its velocity, TRTransitions' pinch at 40% with the finger's speed.
    static let interactions: [CatalogEntry] = [
        CatalogEntry(
            .interaction, "pan",
            [
                .init("direction", .direction, labelIsOptional: true),
                .init(
                    "over", .dimension,
                    whenLeftOut: "the side that the finger moves along, height for up and down"),
                finish("25%"), speed("1...1"), .init("velocity", .bool, default: "false"), place,
            ], engines: .withRuntime, viewHolder: .left,
            summary: "a drag in a direction, measured against the width or height of the view",
            example: "pan(down, over: width, finish: 25%)"),
        CatalogEntry(
            .interaction, "edgePan",
            [
                .init("edge", .direction, labelIsOptional: true), finish("50%"), speed("1...1"),
                .init("velocity", .bool, default: "true"),
            ], engines: .withRuntime, summary: "a drag that begins at an edge of the screen",
            example: "edgePan(left, finish: 50%, velocity: true)"),
        CatalogEntry(
            .interaction, "pinch",
            [finish("40%"), speed("0.1...1.5"), .init("velocity", .bool, default: "false"), place],
            viewHolder: .left,
            summary: "two fingers that close; the progress is the lost part of the distance",
            example: "pinch(finish: 40%, speed: 0.1...1.5)"),
    ]

    /// The view of the screen that is left in which the gesture begins.
    private static let place = CatalogParameter(
        "in", .view, whenLeftOut: "anywhere in the screen")

    /// The progress from which a released gesture finishes the transition.
    private static func finish(_ fraction: String) -> CatalogParameter {
        .init("finish", .fraction, default: fraction, in: 0...1)
    }

    /// The bounds of the speed of the remaining animation after release; 1 is its own speed.
    private static func speed(_ range: String) -> CatalogParameter {
        .init("speed", .speedRange, default: range, in: 0...100, excludesLowerBound: true)
    }
}
