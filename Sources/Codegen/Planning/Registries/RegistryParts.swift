import TransitionDSL

/// How the statements that fill one table of a registry are divided among functions. One function
/// would be too large for an optimizing compiler. A debug build's stack would have to hold the
/// temporaries of all statements.
struct RegistryParts {
    /// The prefix of the functions' names, before a number, and their label.
    let name: StaticString
    let label: String
    /// The variable that they fill, and the element type of its table.
    let table: StaticString
    let content: StaticString
    /// The statements of the function that makes the registry: all, or none.
    let own: Range<Int>
    /// The statements of further functions.
    let others: [Range<Int>]

    /// The limit of statements in a function.
    private static let longest = 64

    static func lines(of registry: String, _ edges: [Handle<Edge>]) -> RegistryParts {
        RegistryParts(GeneratedNames.linesAdder, registry, "lines", "ScreenTransition", edges)
    }

    static func views(of registry: String, _ edges: [Handle<Edge>]) -> RegistryParts {
        RegistryParts(GeneratedNames.viewsAdder, registry, "views", "TransitionViews", edges)
    }

    /// `edges` are the lines of the statements, which stay together if they fit.
    private init(
        _ name: StaticString, _ registry: String, _ table: StaticString, _ content: StaticString,
        _ edges: [Handle<Edge>]
    ) {
        self.name = name
        self.table = table
        self.content = content
        label = GeneratedNames.adderLabel(registry)
        var others: [Range<Int>] = []
        var (start, lineStart) = (0, 0)
        for (index, edge) in edges.enumerated() {
            if index > 0, edge != edges[index - 1] { lineStart = index }
            if index - start < Self.longest { continue }
            let end = lineStart > start ? lineStart : index
            others.append(start..<end)
            start = end
        }
        own = others.isEmpty ? edges.indices : 0..<0
        self.others = others.isEmpty ? [] : others + [start..<edges.count]
    }
}
