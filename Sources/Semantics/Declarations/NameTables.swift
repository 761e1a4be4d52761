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
    var hasGivenViews = false  // Hot.
    /// The namespaces of imported files.
    var importedNamespaces: Set<Text> = []
}

/// The declarations of names.
struct NameMap<Element: Sendable>: Sendable {
    /// In the order in which they were added.
    private var added: [Text] = []
    private var elements: [Text: (element: Element, place: SourcePlace)] = [:]

    subscript(name: Text) -> Element? { elements[name]?.element }

    /// All names, for a suggestion: of two that are equally near, the file's own comes first.
    var names: [Text] {
        func isOwn(_ name: Text) -> Bool { elements[name]?.place.file == .main }
        return added.filter(isOwn) + added.filter { !isOwn($0) }
    }

    /// Adds a declaration; returns the place of an earlier one with the same name.
    mutating func add(_ declared: Declared, _ element: Element) -> SourcePlace? {
        if let first = elements[declared.name] { return first.place }
        elements[declared.name] = (element, declared.place)
        added.append(declared.name)
        return nil
    }
}
