extension Catalog {
    /// What stands after `with` on whatever chooses or makes an animation.
    static let options: [CatalogEntry] = [
        CatalogEntry(
            .option, "duration",
            [CatalogParameter("", .duration, in: 0...60)],
            contexts: [.choices, .animator],
            summary: "how long the animation plays",
            example: "duration(0.4s)"
        ),
        CatalogEntry(
            .option, "delay",
            [CatalogParameter("", .duration, in: 0...60)],
            engines: .withRuntime, contexts: [.choices, .animator],
            summary: "how long the animation waits before it plays",
            example: "delay(150ms)"
        ),
        CatalogEntry(
            .option, "timingFunction",
            [CatalogParameter("", .curve)],
            engines: .withRuntime, contexts: [.choices, .animator],
            summary: "how the animation's speed changes over its time",
            example: "timingFunction(easeInOut)"
        ),
        CatalogEntry(
            .option, "spring", springParameters,
            engines: .withRuntime, contexts: .choices,
            summary: "lets a spring move the screens instead of a curve",
            example: "spring(stiffness: 250, damping: 30)"
        ),
        CatalogEntry(
            .option, "interactive",
            [
                CatalogParameter("interaction", .interaction, labelIsOptional: true),
                CatalogParameter("on", .drivenWay, default: "return"),
            ],
            contexts: .choices,
            summary: "lets a gesture drive the way back, or the way that `on` names",
            example: "interactive(pinch(finish: 40%), on: both)"
        ),
        available(
            [CatalogParameter("from", .int, in: 10...99)],
            "counts only from this version of iOS on", "available(from: 13)"),
        available(
            [CatalogParameter("before", .int, in: 10...99)],
            "counts only before this version of iOS", "available(before: 18)"),
        available(
            [
                CatalogParameter("from", .int, in: 10...99),
                CatalogParameter("before", .int, in: 10...99),
            ],
            "counts only from one version of iOS on and before another",
            "available(from: 13, before: 18)"),
    ]

    private static func available(
        _ parameters: [CatalogParameter], _ summary: String, _ example: String
    ) -> CatalogEntry {
        CatalogEntry(
            .option, "available", parameters, contexts: [.line, .defaultLine, .table],
            summary: summary, example: example)
    }

    /// Stiffness and damping as Hero has them where its spring is written as a string.
    static let springParameters: [CatalogParameter] = [
        CatalogParameter(
            "stiffness", .double, default: "250", in: 0...100_000, excludesLowerBound: true
        ),
        CatalogParameter(
            "damping", .double, default: "30", in: 0...10_000, excludesLowerBound: true
        ),
    ]
}
