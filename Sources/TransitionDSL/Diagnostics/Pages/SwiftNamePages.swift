extension DiagnosticPages {
    /// Names that Swift cannot take over as they are.
    static let swiftNames: [DiagnosticPage] = [
        DiagnosticPage(
            .swiftReservedName,
            summary: "a name cannot be used in the generated Swift",
            explanation: """
                Most of Swift's words do well in backticks, which the output has where needed. A
                few do not even there: after a dot, `Type` and `self` mean something else. A
                name that hides a type which generated code speaks of cannot stand either, be it
                the app's class `Screen` or an animation called like its class. A namespace is
                not found where a member is called so: what sets the views of a controller
                would take `module view` for its `view`. Begin it with a capital. Nothing is
                renamed silently, for you would not find it again; `as` gives the thing its name
                in Swift.
                """,
            bad: """
                hero self = "app.self"
                """,
            good: """
                hero self as portrait = "app.self"
                """
        ),
        DiagnosticPage(
            .swiftNameCollision,
            summary: "two declarations would have one name in the generated Swift or Objective-C",
            explanation: """
                Screens, those of imported files too, become cases of an enum, which begin with
                a small letter: `NewsList` and `newsList` are one case. So it is with
                registries. A family of ids with parts also makes a type, its name with a
                capital. Give one of the two another name in Swift with `as`, or rename it.
                """,
            bad: """
                screen NewsList = NewsListViewController
                screen newsList = OldNewsListViewController
                """,
            good: """
                screen NewsList = NewsListViewController
                screen newsList as oldNewsList = OldNewsListViewController
                """
        ),
    ]
}
