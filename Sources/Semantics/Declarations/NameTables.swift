import TransitionDSL

/// The declaration of each name, by namespace; the first pass fills it.
struct NameTables: Sendable {
    /// Screens and groups share a namespace.
    var screens = NameMap<Endpoint>()
    var cells = NameMap<Handle<Cell>>()
    /// The cells that are declared in screens, in the order of the screens.
    var localCells: [Text: [Handle<Cell>]] = [:]
    var heroes = NameMap<Handle<Hero>>()
    var modifiers = NameMap<Call.Callee>()
    /// `animation` and `animator` share a namespace.
    var animations = NameMap<Call.Callee>()
    var interactions = NameMap<Call.Callee>()
    var segues = NameMap<Handle<Segue>>()
    var registries = NameMap<Handle<Registry>>()
    /// Whether any screen has `given` views. Most files have none.
    var hasGivenViews = false
    /// The namespaces of imported files.
    var importedNamespaces: Set<Text> = []
}

/// The declarations of names.
struct NameMap<Element: Sendable>: Sendable {
    /// In the order in which they were added.
    private(set) var names: [Text] = []
    private var elements: [Text: (element: Element, place: SourcePlace)] = [:]

    subscript(name: Text) -> Element? { elements[name]?.element }

    /// Adds a declaration; returns the place of an earlier one with the same name.
    mutating func add(_ declared: Declared, _ element: Element) -> SourcePlace? {
        if let first = elements[declared.name] { return first.place }
        elements[declared.name] = (element, declared.place)
        names.append(declared.name)
        return nil
    }
}
