import TransitionDSL

/// How the statements that fill one table of a registry are divided among functions, since one
/// function of all would ask too much: for twice as many statements an optimising compiler takes
/// four times as long and more, and a debug build's stack has room for what each of them makes.
struct RegistryParts: ~Copyable {
    /// What the functions are called, with a number behind it, and their label.
    let name: StaticString
    let label: String
    /// The variable that they fill, and what its table holds.
    let table: StaticString
    let content: StaticString
    /// Those of the function that makes the registry: all, or none.
    private(set) var own = 0..<0
    /// Those of further functions.
    private(set) var others: [Range<Int>] = []

    private var count = 0
    private var start = 0
    private var line: Handle<Edge>?
    private var lineStart = 0

    /// No function has more.
    private static let longest = 64

    static func lines(of registry: String) -> RegistryParts {
        RegistryParts(GeneratedNames.linesAdder, registry, "lines", "ScreenTransition")
    }

    static func views(of registry: String) -> RegistryParts {
        RegistryParts(GeneratedNames.viewsAdder, registry, "views", "TransitionViews")
    }

    private init(
        _ name: StaticString, _ registry: String, _ table: StaticString, _ content: StaticString
    ) {
        self.name = name
        self.table = table
        self.content = content
        label = GeneratedNames.adderLabel(registry)
    }

    /// Adds a statement of a line. Those of one line stay together where they fit.
    mutating func add(_ edge: Handle<Edge>) {
        if edge != line { lineStart = count }
        line = edge
        if count - start == Self.longest { end(at: lineStart > start ? lineStart : count) }
        count += 1
    }

    mutating func finish() {
        if others.isEmpty { own = 0..<count } else { end(at: count) }
    }

    private mutating func end(at end: Int) {
        others.append(start..<end)
        start = end
    }
}
