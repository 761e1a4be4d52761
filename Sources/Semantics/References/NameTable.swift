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

/// Whether a place is before another; if both begin at the same offset, the longer one is.
private func precedes(_ left: SourcePlace, _ right: SourcePlace) -> Bool {
    (left.file.index, left.range.start, right.range.end)
        < (right.file.index, right.range.start, left.range.end)
}

/// All declarations, and the index of each element of the model among them.
private struct DeclarationTable {
    private(set) var declarations: [Declaration] = []
    private var places: [NamedElement: Int] = [:]
    private let trees: [SyntaxTree]
    private let texts: TextTable

    init(_ model: Model, _ indices: [NameRecorder.Index], _ trees: [SyntaxTree]) {
        self.trees = trees
        texts = model.texts
        var entries: [(element: NamedElement, kind: Declaration.Kind, declared: Declared)] = []
        func add(
            _ kind: Declaration.Kind, _ declared: [Declared], _ element: (Int) -> NamedElement
        ) { entries += declared.enumerated().map { (element($0), kind, $1) } }
        let screens = model.screens.map { screen in
            var declared = screen.declared
            declared.swiftName = screen.caseName
            return declared
        }
        add(.screen, screens) { .end(.screen(Handle($0))) }
        // A screen that lists a cell uses its name.
        for (index, cell) in model.cells.enumerated() where cell.typeName != nil {
            entries.append((.cell(Handle(index)), .cell, cell.declared))
        }
        add(.group, model.groups.map { $0.declared }) { .end(.group(Handle($0))) }
        add(.hero, model.heroes.map { $0.declared }) { .hero(Handle($0)) }
        add(.part, model.parts.map { $0.declared }) { .part(Handle($0)) }
        add(.modifiers, model.modifiers.map { $0.declared }) { .callee(.modifiers(Handle($0))) }
        add(.animation, model.animations.map { $0.declared }) { .callee(.animation(Handle($0))) }
        add(.animator, model.animators.map { $0.declared }) { .callee(.animator(Handle($0))) }
        add(.interaction, model.interactions.map { $0.declared }) {
            .callee(.interaction(Handle($0)))
        }
        for (index, segue) in model.segues.enumerated() {
            let kind: Declaration.Kind = segue.direction == .unwinding ? .unwind : .segue
            entries.append((.segue(Handle(index)), kind, segue.declared))
        }
        add(.registry, model.registries.map { $0.declared }) { .registry(Handle($0)) }
        let given = Set(model.screens.flatMap { $0.given.indices })
        for (index, parameter) in model.parameters.enumerated() {
            let declared = Self.declared(parameter.name, parameter.place)
            let kind: Declaration.Kind = given.contains(index) ? .view : .parameter
            entries.append((.parameter(Handle(index)), kind, declared))
        }
        add(.index, indices.map { Self.declared($0.name, $0.place) }) { .index($0) }
        entries.sort { precedes($0.declared.place, $1.declared.place) }
        for (element, kind, declared) in entries {
            places[element] = declarations.count
            declarations.append(
                Declaration(
                    kind: kind, name: texts.string(declared.name), place: declared.place,
                    whole: whole(kind, declared.place),
                    documentation: declared.documentation.map { texts.string($0) },
                    swiftName: kind == .registry
                        ? model.memberName(of: declared) : texts.string(declared.swiftName)))
        }
        findContainers()
    }

    private static func declared(_ name: Text, _ place: SourcePlace) -> Declared {
        Declared(name: name, swiftName: name, documentation: nil, place: place)
    }

    func target(_ element: NamedElement) -> Reference.Target? {
        if case .callee(.catalog(let row)) = element { return .catalog(row) }
        return places[element].map { .declaration($0) }
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

    /// The innermost declaration around each one. They are in source order, so it is an open one.
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
