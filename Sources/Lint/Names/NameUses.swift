import TransitionDSL

/// The names that a program uses, from one walk over the model's arrays. A name's own declaration
/// does not use it.
struct NameUses {
    /// Screens and groups that a line, a group, `is` or `defaults in` names.
    private(set) var ends: Set<Endpoint> = []
    /// Cells that a screen lists or a path begins with.
    private(set) var cells: Set<Handle<Cell>> = []
    /// The file's declarations that calls name.
    private(set) var callees: Set<Call.Callee> = []
    /// The files that declare names used by the compiled file.
    private(set) var files: Set<FileIndex> = []

    private let model: Model

    init(_ model: Model) {
        self.model = model
        addScreens()
        addLines()
        addCalls()
        addHeroes()
        addSubclasses()
    }

    private mutating func addScreens() {
        for screen in model.screens {
            for parent in model.screenReferences[screen.parents] {
                add(.screen(parent), from: screen.declared.place)
            }
        }
        for group in model.groups {
            for end in model.ends[group.members] { add(end, from: group.declared.place) }
        }
        for cell in model.cells {
            if let listed = cell.declaration { add(listed, from: cell.declared.place) }
        }
        for path in model.paths {
            if case .cell(let cell) = path.root { add(cell, from: path.place) }
        }
    }

    /// Only lines and defaults of the compiled file count.
    private mutating func addLines() {
        for edge in model.edges {
            for end in model.ends[edge.from] + model.ends[edge.to] { add(end, from: edge.place) }
            add(edge.segue, from: edge.place)
        }
        for line in model.views { add(line.limit?.segue, from: line.place) }
        for match in model.matches { add(match.limit?.segue, from: match.place) }
        for block in model.defaults {
            if let container = block.container { add(.screen(container), from: block.place) }
        }
    }

    private mutating func addCalls() {
        for call in model.calls {
            if let named = model.declaration(of: call.callee) {
                callees.insert(call.callee)
                add(named.declared, from: call.place)
            }
            add(call.arguments, from: call.place)
        }
    }

    private mutating func addHeroes() {
        for view in model.views {
            guard let use = model.heroUse(of: view) else { continue }
            add(use, from: use.place)
        }
        for animator in model.animators {
            guard case .appClass(_, let arguments) = animator.body else { continue }
            add(arguments, from: animator.declared.place)
        }
        for parameter in model.parameters {
            if let value = parameter.defaultValue { add(value, from: parameter.place) }
        }
    }

    /// A subclass in another file changes the events that a screen of the compiled file covers.
    private mutating func addSubclasses() {
        for screen in model.screens {
            let parents = model.screenReferences[screen.parents]
            if parents.contains(where: { ends.contains(.screen($0)) }) {
                files.insert(screen.declared.place.file)
            }
        }
    }

    private mutating func add(_ end: Endpoint, from place: SourcePlace) {
        guard let declared = model.declared(end) else { return }
        ends.insert(end)
        add(declared, from: place)
    }

    private mutating func add(_ cell: Handle<Cell>, from place: SourcePlace) {
        cells.insert(cell)
        add(model.cells[cell].declared, from: place)
    }

    private mutating func add(_ segue: Handle<Segue>?, from place: SourcePlace) {
        if let segue { add(model.segues[segue].declared, from: place) }
    }

    private mutating func add(_ use: HeroUse, from place: SourcePlace) {
        add(model.heroes[use.hero].declared, from: place)
        add(use.arguments, from: place)
    }

    private mutating func add(_ arguments: HandleRange<Argument>, from place: SourcePlace) {
        for argument in model.arguments[arguments] { add(argument.value, from: place) }
    }

    /// Calls and paths within a value are in separate arrays. Values nest at most 64 levels.
    private mutating func add(_ value: Handle<Value>, from place: SourcePlace) {
        switch model.values[value] {
        case .hero(let use): add(model.heroUses[use], from: place)
        case .binary(_, let left, let right), .range(let left, let right):
            add(left, from: place)
            add(right, from: place)
        case .negated(let operand): add(operand, from: place)
        case .number, .bool, .version, .text, .color, .constant, .parameter, .index, .view, .call,
            .swift:
            break
        }
    }

    private mutating func add(_ declared: Declared, from place: SourcePlace) {
        if place.file == .main, declared.place.file != .main { files.insert(declared.place.file) }
    }
}
