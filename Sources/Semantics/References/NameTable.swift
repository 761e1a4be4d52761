import TransitionDSL

/// The declarations of all files and the recorded uses of their names, by file and place.
func names(
    _ recorder: NameRecorder, _ imports: [ResolvedImport], _ model: Model, _ trees: [SyntaxTree]
) -> (declarations: [Declaration], references: [Reference]) {
    let table = DeclarationTable(model, recorder.indices, trees)
    let uses = recorder.uses.map { use in
        Reference(
            place: use.place, kind: use.kind, target: use.element.flatMap { table.target($0) })
    }
    let files = imports.map { Reference(place: $0.place, kind: .read, target: .file($0.file)) }
    var references: [Reference] = []
    for reference in (uses + files).sorted(by: { precedes($0.place, $1.place) })
    where reference.place != references.last?.place { references.append(reference) }
    return (table.declarations, references)
}

/// Whether a place lies before another; of two that begin alike the longer one does.
private func precedes(_ left: SourcePlace, _ right: SourcePlace) -> Bool {
    (left.file.index, left.range.start, right.range.end)
        < (right.file.index, right.range.start, left.range.end)
}

/// All declarations, and where in them each element of the model is.
private struct DeclarationTable {
    private(set) var declarations: [Declaration] = []
    /// The place of each declaration in `declarations`, in the order in which they were added.
    private var numbers: [Int?] = []
    /// Where those of a kind begin.
    private var starts: [Declaration.Kind: Int] = [:]
    private let trees: [SyntaxTree]
    private let texts: TextTable

    init(_ model: Model, _ indices: [NameRecorder.Index], _ trees: [SyntaxTree]) {
        self.trees = trees
        texts = model.texts
        add(.screen, model.screens.map { $0.declared })
        add(.cell, model.cells.map { $0.declared })
        add(.group, model.groups.map { $0.declared })
        add(.hero, model.heroes.map { $0.declared })
        add(.part, model.parts.map { $0.declared })
        add(.modifiers, model.modifiers.map { $0.declared })
        add(.animation, model.animations.map { $0.declared })
        add(.animator, model.animators.map { $0.declared })
        add(.interaction, model.interactions.map { $0.declared })
        add(.segue, model.segues.map { $0.declared })
        for (index, segue) in model.segues.enumerated() where segue.direction == .unwinding {
            declarations[starts[.segue, default: 0] + index].kind = .unwind
        }
        add(.registry, model.registries.map { $0.declared })
        starts[.parameter] = declarations.count
        for parameter in model.parameters { add(.parameter, parameter.name, parameter.place) }
        for screen in model.screens {
            for index in screen.given.indices {
                declarations[starts[.parameter, default: 0] + index].kind = .view
            }
        }
        starts[.index] = declarations.count
        for index in indices { add(.index, index.name, index.place) }
        let cells = starts[.cell, default: 0]
        // A screen that lists a cell names it.
        sort(
            without: Set(
                model.cells.indices.filter { model.cells[$0].typeName == nil }.map { cells + $0 }))
        findContainers()
    }

    func target(_ element: NamedElement) -> Reference.Target? {
        switch element {
        case .catalog(let row): .catalog(row)
        case .screen(let handle): declaration(.screen, handle.index)
        case .cell(let handle): declaration(.cell, handle.index)
        case .group(let handle): declaration(.group, handle.index)
        case .hero(let handle): declaration(.hero, handle.index)
        case .part(let handle): declaration(.part, handle.index)
        case .modifiers(let handle): declaration(.modifiers, handle.index)
        case .animation(let handle): declaration(.animation, handle.index)
        case .animator(let handle): declaration(.animator, handle.index)
        case .interaction(let handle): declaration(.interaction, handle.index)
        case .segue(let handle): declaration(.segue, handle.index)
        case .registry(let handle): declaration(.registry, handle.index)
        case .parameter(let handle): declaration(.parameter, handle.index)
        case .index(let number): declaration(.index, UInt32(truncatingIfNeeded: number))
        }
    }

    private func declaration(_ kind: Declaration.Kind, _ index: UInt32) -> Reference.Target? {
        numbers[starts[kind, default: 0] + Int(index)].map { .declaration($0) }
    }

    private mutating func add(_ kind: Declaration.Kind, _ declared: [Declared]) {
        starts[kind] = declarations.count
        for declared in declared {
            add(kind, declared.name, declared.place)
            let documentation = declared.documentation.map { texts.string($0) }
            declarations[declarations.count - 1].documentation = documentation
        }
    }

    private mutating func add(_ kind: Declaration.Kind, _ name: Text, _ place: SourcePlace) {
        declarations.append(
            Declaration(
                kind: kind, name: texts.string(name), place: place, whole: whole(kind, place)))
    }

    /// The node that declares a name. It begins with the name or with the keyword before that.
    private func whole(_ kind: Declaration.Kind, _ place: SourcePlace) -> SourcePlace {
        let tree = trees[Int(place.file.index)]
        let name = tree.token(at: place.range.start)
        switch kind {
        case .index: return place
        case .part, .parameter, .view: return tree.node(beginningWith: name)?.place ?? place
        case .screen, .cell, .group, .hero, .modifiers, .animation, .animator, .interaction,
            .segue, .unwind, .registry:
            return name.previous.flatMap { tree.node(beginningWith: $0)?.place } ?? place
        }
    }

    private mutating func sort(without uses: Set<Int>) {
        let order = declarations.indices.filter { !uses.contains($0) }.sorted {
            precedes(declarations[$0].place, declarations[$1].place)
        }
        numbers = Array(repeating: nil, count: declarations.count)
        for (place, number) in order.enumerated() { numbers[number] = place }
        declarations = order.map { declarations[$0] }
    }

    /// The innermost declaration around each; they are in source order, so it is one that is open.
    private mutating func findContainers() {
        var open: [Int] = []
        for index in declarations.indices {
            let place = declarations[index].place
            while let last = open.last, !declarations[last].whole.encloses(place) {
                open.removeLast()
            }
            declarations[index].container = open.last
            if declarations[index].whole != place { open.append(index) }
        }
    }
}

extension SourcePlace {
    fileprivate func encloses(_ other: SourcePlace) -> Bool {
        file == other.file && range.start <= other.range.start && other.range.end <= range.end
    }
}
