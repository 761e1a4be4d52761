import TransitionDSL

/// Which names a program uses: one walk over the model's arrays, whose order is that of their
/// declarations. That a name says something of itself is no use of it.
struct NameUses {
    /// By line, group, `is` or `defaults in`.
    private(set) var screens: [Bool]
    /// By a screen that says `is`.
    private(set) var parents: [Bool]
    /// By a screen that lists it, or a path that begins with it.
    private(set) var cells: [Bool]
    private(set) var groups: [Bool]
    private(set) var modifiers: [Bool]
    private(set) var animations: [Bool]
    private(set) var animators: [Bool]
    private(set) var interactions: [Bool]
    /// By a view line or as an argument.
    private(set) var heroes: [Bool]
    private(set) var segues: [Bool]
    /// The files of which the compiled one names something.
    private(set) var files: [Bool]

    init(_ model: Model, fileCount: Int) {
        screens = none(model.screens)
        parents = none(model.screens)
        cells = none(model.cells)
        groups = none(model.groups)
        modifiers = none(model.modifiers)
        animations = none(model.animations)
        animators = none(model.animators)
        interactions = none(model.interactions)
        heroes = none(model.heroes)
        segues = none(model.segues)
        files = [Bool](repeating: false, count: fileCount)
        addScreens(model)
        addLines(model)
        addCalls(model)
        addHeroes(model)
        addSubclasses(model)
    }

    private mutating func addScreens(_ model: Model) {
        for screen in model.screens {
            for parent in model.screenReferences[screen.parents] {
                parents[Int(parent.index)] = true
                add(parent, model, from: screen.declared.place)
            }
        }
        for group in model.groups {
            for end in model.ends[group.members] { add(end, model, from: group.declared.place) }
        }
        for cell in model.cells {
            if let listed = cell.declaration { add(listed, model, from: cell.declared.place) }
        }
        for path in model.paths {
            if case .cell(let cell) = path.root { add(cell, model, from: path.place) }
        }
    }

    /// Lines and defaults are those of the compiled file alone.
    private mutating func addLines(_ model: Model) {
        for edge in model.edges {
            for index in edge.from.indices { add(model.ends[index], model, from: edge.place) }
            for index in edge.to.indices { add(model.ends[index], model, from: edge.place) }
            add(edge.segue, model, from: edge.place)
        }
        for line in model.views { add(line.limit?.segue, model, from: line.place) }
        for match in model.matches { add(match.limit?.segue, model, from: match.place) }
        for block in model.defaults {
            if let container = block.container { add(container, model, from: block.place) }
        }
    }

    private mutating func add(_ segue: Handle<Segue>?, _ model: Model, from place: SourcePlace) {
        guard let segue else { return }
        segues[Int(segue.index)] = true
        add(model.segues[segue].declared, from: place)
    }

    private mutating func addCalls(_ model: Model) {
        for call in model.calls {
            switch call.callee {
            case .catalog, .swift: break
            case .modifiers(let callee):
                modifiers[Int(callee.index)] = true
                add(model.modifiers[callee].declared, from: call.place)
            case .animation(let callee):
                animations[Int(callee.index)] = true
                add(model.animations[callee].declared, from: call.place)
            case .animator(let callee):
                animators[Int(callee.index)] = true
                add(model.animators[callee].declared, from: call.place)
            case .interaction(let callee):
                interactions[Int(callee.index)] = true
                add(model.interactions[callee].declared, from: call.place)
            }
            add(call.arguments, model, from: call.place)
        }
    }

    private mutating func addHeroes(_ model: Model) {
        for view in model.views {
            guard let use = model.heroUse(of: view) else { continue }
            add(use.hero, model, from: use.place)
            add(use.arguments, model, from: use.place)
        }
        for animator in model.animators {
            guard case .appClass(_, let arguments) = animator.body else { continue }
            add(arguments, model, from: animator.declared.place)
        }
        for parameter in model.parameters {
            if let value = parameter.defaultValue { add(value, model, from: parameter.place) }
        }
    }

    /// A subclass in another file changes what a screen of the compiled one covers.
    private mutating func addSubclasses(_ model: Model) {
        for screen in model.screens where screen.declared.place.file != .main {
            let isOfUsed = model.screenReferences[screen.parents].contains {
                screens[Int($0.index)]
            }
            if isOfUsed { add(screen.declared, from: SourcePlace.mainStart) }
        }
    }

    // MARK: One use

    private mutating func add(_ end: EdgeEnd, _ model: Model, from place: SourcePlace) {
        switch end {
        case .any: break
        case .screen(let screen): add(screen, model, from: place)
        case .group(let group):
            groups[Int(group.index)] = true
            add(model.groups[group].declared, from: place)
        }
    }

    private mutating func add(_ screen: Handle<Screen>, _ model: Model, from place: SourcePlace) {
        screens[Int(screen.index)] = true
        add(model.screens[screen].declared, from: place)
    }

    private mutating func add(_ cell: Handle<Cell>, _ model: Model, from place: SourcePlace) {
        cells[Int(cell.index)] = true
        add(model.cells[cell].declared, from: place)
    }

    private mutating func add(_ hero: Handle<Hero>, _ model: Model, from place: SourcePlace) {
        heroes[Int(hero.index)] = true
        add(model.heroes[hero].declared, from: place)
    }

    private mutating func add(
        _ arguments: HandleRange<Argument>, _ model: Model, from place: SourcePlace
    ) { for index in arguments.indices { add(model.arguments[index].value, model, from: place) } }

    /// Calls and paths within a value stand in arrays of their own. Values nest 64 levels at most.
    private mutating func add(_ value: Handle<Value>, _ model: Model, from place: SourcePlace) {
        switch model.values[value] {
        case .hero(let use):
            add(model.heroUses[use].hero, model, from: place)
            add(model.heroUses[use].arguments, model, from: place)
        case .binary(_, let left, let right), .range(let left, let right):
            add(left, model, from: place)
            add(right, model, from: place)
        case .negated(let operand): add(operand, model, from: place)
        case .number, .bool, .text, .color, .constant, .parameter, .index, .view, .call, .swift:
            break
        }
    }

    private mutating func add(_ declared: Declared, from place: SourcePlace) {
        let file = Int(declared.place.file.index)
        if place.file == .main, files.indices.contains(file) { files[file] = true }
    }
}

extension SourcePlace {
    fileprivate static let mainStart = SourcePlace(
        file: .main, range: SourceRange(start: 0, end: 0))
}

private func none(_ elements: [some Any]) -> [Bool] {
    [Bool](repeating: false, count: elements.count)
}
