package import AppFacts
import AppSource
package import TransitionDSL

/// What a checked file declares, in the form of facts of code: ids, modifiers, segues, storyboards and
/// lines of registries, so that a file can be compared with an app. Imported declarations say
/// nothing here.
package func modelFacts(of model: Model) -> [AppFact] {
    var reader = ModelFactReader(model)
    for index in model.screens.indices { reader.addScreen(model.screens[index]) }
    for index in model.cells.indices { reader.addCell(model.cells[index]) }
    for segue in model.segues { reader.add(segue) }
    for registry in model.registries {
        for edge in model.edges[registry.edges] { reader.add(edge) }
    }
    return reader.facts
}

private struct ModelFactReader {
    let model: Model
    let text: ModelText
    var facts: [AppFact] = []

    init(_ model: Model) {
        self.model = model
        text = ModelText(model)
    }

    private mutating func add(
        _ content: AppFactContent, _ place: SourcePlace, in container: String,
        member: String? = nil, view: String? = nil, screens: [String] = []
    ) {
        guard place.file == .main else { return }
        facts.append(
            AppFact(
                content, place: place, container: container, member: member, view: view,
                owner: view == nil ? nil : container, screens: screens, certainty: .certain,
                language: .swift))
    }

    // MARK: - Screens and cells

    mutating func addScreen(_ screen: Screen) {
        let name = text.string(screen.typeName)
        if let storyboard = screen.storyboard {
            let identifier = storyboard.identifier.map(text.string)
            add(
                .storyboard(identifier: identifier, class: name), screen.declared.place, in: name)
        }
        // Interface Builder sets them; the file only checks them.
        if screen.storyboard?.setsHeroIDs == true { return }
        addViews(screen.views, in: name, screens: [name], screen.parameters)
    }

    mutating func addCell(_ cell: Cell) {
        guard cell.declaration == nil else { return }
        let name = text.string(cell.typeName ?? cell.declared.name)
        addViews(cell.views, in: name, screens: screens(of: cell), cell.parameters)
    }

    /// The classes of the screens that declare a cell or list it.
    private func screens(of cell: Cell) -> [String] {
        var found: Set<String> = []
        for screen in model.screens {
            let shows = model.cells[screen.cells].contains { listed in
                let declared = listed.declaration.map { model.cells[$0] } ?? listed
                return declared.declared.place == cell.declared.place
            }
            if shows { found.insert(text.string(screen.typeName)) }
        }
        return found.sorted()
    }

    private mutating func addViews(
        _ views: HandleRange<ViewLine>, in container: String, screens: [String],
        _ parameters: HandleRange<Parameter>
    ) {
        let labels = model.parameters[parameters].map { text.string($0.name) + ":" }
        let member = "applyTransitions(\(labels.joined()))"
        for line in model.views[views] {
            let view = text.path(line.path).split { $0 == "?" }.joined()
            if let use = model.heroUse(of: line) {
                let value = pattern(use)
                add(
                    .heroID(.set, patterns: [value.pattern], holes: [value.holes]), line.place,
                    in: container, member: member, view: view, screens: screens)
            }
            if !line.modifiers.isEmpty {
                let modifiers = model.items[line.modifiers].map(text.call)
                add(
                    .modifiers(.list, modifiers), line.place, in: container, member: member,
                    view: view, screens: screens)
            }
        }
    }

    // MARK: - Ids

    /// The string of an id with the arguments of a use.
    private func pattern(_ use: HeroUse) -> (pattern: ValuePattern, holes: [String]) {
        let hero = model.heroes[use.hero]
        var pattern = ValuePattern([])
        var holes: [String] = []
        for segment in model.segments[hero.text] {
            switch segment {
            case .literal(let literal): pattern.append(.text(text.string(literal)))
            case .part:
                pattern.append(.text(use.part.map { text.string(model.parts[$0].text) } ?? ""))
            case .parameterLength: pattern.append(.hole(.int))
            case .value(let value):
                pattern.append(.hole(.string))
                holes.append(text.value(value))
            case .parameter(let parameter):
                let argument = argument(parameter, of: use, hero)
                if let fixed = argument.flatMap(fixedText) {
                    pattern.append(.text(fixed))
                } else {
                    pattern.append(.hole(holeType(model.parameters[parameter].type)))
                    holes.append(
                        argument.map(text.value) ?? text.string(model.parameters[parameter].name))
                }
            }
        }
        return (pattern, holes)
    }

    private func argument(
        _ parameter: Handle<Parameter>, of use: HeroUse, _ hero: Hero
    ) -> Handle<Value>? {
        let index = Int(parameter.index) - Int(hero.parameters.start)
        return model.arguments[use.arguments].first { Int($0.parameter) == index }?.value
            ?? model.parameters[parameter].defaultValue
    }

    private func fixedText(_ value: Handle<Value>) -> String? {
        switch model.values[value] {
        case .number(let number, .none): return text.number(number)
        case .bool(let bool): return bool ? "true" : "false"
        case .text(let segments):
            var result = ""
            for segment in model.segments[segments] {
                guard case .literal(let literal) = segment else { return nil }
                result += text.string(literal)
            }
            return result
        case .number, .color, .constant, .parameter, .index, .view, .hero, .call, .swift, .negated,
            .binary, .range:
            return nil
        }
    }

    /// Types with a form of their own; all others can be any text.
    private static let holeTypes: [ValueType: ValuePattern.HoleType] = [
        .int: .int, .uint: .uint, .bool: .bool, .uuid: .uuid,
    ]

    private func holeType(_ type: ValueType) -> ValuePattern.HoleType {
        Self.holeTypes[type] ?? .string
    }

    // MARK: - Segues and lines

    mutating func add(_ segue: Segue) {
        let operation = segue.direction == .unwinding ? "unwind" : "segue"
        add(
            .segue(
                identifier: text.string(segue.identifier), operation: operation, from: nil, to: nil),
            segue.declared.place, in: "")
    }

    /// A line for each pair of ends.
    mutating func add(_ edge: Edge) {
        let animation = edge.animation.map(text.animationUse)
        let operation = edge.operation?.rawValue
        for from in model.withMembers(model.ends[edge.from]) {
            for to in model.withMembers(model.ends[edge.to]) {
                guard let from = className(from), let to = className(to) else { continue }
                addLine(operation, from, to, animation, edge.place)
                if edge.isBothWays { addLine(operation, to, from, animation, edge.place) }
            }
        }
    }

    private mutating func addLine(
        _ operation: String?, _ from: String?, _ to: String?, _ animation: String?,
        _ place: SourcePlace
    ) {
        add(
            .registryLine(operation: operation, from: from, to: to, animation: animation), place,
            in: "")
    }

    /// The class of an end, nil in it for any; nil for a group, whose members are ends too.
    private func className(_ end: Endpoint) -> String?? {
        switch end {
        case .any: .some(nil)
        case .screen(let screen): .some(text.string(model.screens[screen].typeName))
        case .group: nil
        }
    }
}
