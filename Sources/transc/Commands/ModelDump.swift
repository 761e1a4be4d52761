import TransitionDSL

/// The whole model, one line for each declaration with its parts indented below it, in the order of
/// the arrays.
func dumpModel(_ model: Model) -> String {
    var printer = ModelPrinter(model: model)
    printer.printHeader()
    for screen in model.screens { printer.print(screen) }
    for cell in model.cells { printer.print(cell) }
    for group in model.groups { printer.print(group) }
    for hero in model.heroes { printer.print(hero) }
    for modifiers in model.modifiers { printer.print(modifiers) }
    for animation in model.animations { printer.print(animation) }
    for animator in model.animators { printer.print(animator) }
    for interaction in model.interactions { printer.print(interaction) }
    for segue in model.segues { printer.print(segue) }
    for block in model.defaults { printer.print(block) }
    for registry in model.registries { printer.print(registry) }
    for setting in model.lintSettings { printer.print(setting) }
    return printer.output
}

/// Writes parts of a model.
struct ModelPrinter {
    let texts: ModelText
    var output = ""

    init(model: Model) { texts = ModelText(model, hasAllLabels: true) }

    var model: Model { texts.model }

    mutating func line(_ text: String, depth: Int = 0) {
        output += String(repeating: "  ", count: depth) + text + "\n"
    }

    mutating func printHeader() {
        let header = model.header
        let name = texts.string(header.moduleName)
        line("module \(name) \(header.engine.rawValue) \(header.access.rawValue)")
        printDocumentation(header.documentation)
    }

    /// The line of a declaration: its name, its Swift name if that differs, and its file if that is
    /// not the compiled one.
    mutating func declaration(_ kind: String, _ declared: Declared, _ rest: String = "") {
        var text = "\(kind) \(name(declared))\(rest)"
        let file = declared.place.file
        if file != .main { text += " in file \(file.index)" }
        line(text)
        printDocumentation(declared.documentation)
    }

    private func name(_ declared: Declared) -> String {
        let name = texts.string(declared.name)
        let isRenamed = declared.swiftName != declared.name
        return isRenamed ? "\(name) as \(texts.string(declared.swiftName))" : name
    }

    private mutating func printDocumentation(_ documentation: Text?) {
        if let documentation { line("documentation \(texts.quotedText(documentation))", depth: 1) }
    }

    /// `(index: Int, name: String? = "x")`; empty without parameters.
    func list(_ parameters: HandleRange<Parameter>) -> String {
        if parameters.isEmpty { return "" }
        let items = model.parameters[parameters].map { parameter in
            let optional = parameter.isOptional ? "?" : ""
            let defaultValue = parameter.defaultValue.map { " = \(texts.value($0))" } ?? ""
            return
                "\(texts.string(parameter.name)): \(texts.string(parameter.typeName))\(optional)\(defaultValue)"
        }
        return "(\(items.joined(separator: ", ")))"
    }
}

extension ModelPrinter {
    mutating func print(_ screen: Screen) {
        let isAny = screen.isProtocol || screen.hosting == .byMark
        var rest = "\(list(screen.parameters)) = \(isAny ? "any " : "")"
        rest += texts.string(screen.typeName)
        if let module = screen.importedModule { rest += " from \(texts.string(module))" }
        if !screen.parents.isEmpty {
            let parents = model.screenReferences[screen.parents].map(texts.name)
            rest += " is \(parents.joined(separator: ", "))"
        }
        if let storyboard = screen.storyboard { rest += " \(description(storyboard))" }
        if !screen.given.isEmpty { rest += " given\(list(screen.given))" }
        if screen.hosting != nil { rest += " hosted" }
        declaration("screen", screen.declared, rest)
        for defaultLine in model.defaultLines[screen.defaults] { print(defaultLine) }
        for hook in model.hooks[screen.hooks] {
            line("\(hook.moment.rawValue): \(texts.quotedText(hook.code))", depth: 1)
        }
        for cell in model.cells[screen.cells] {
            line("cell \(texts.string(cell.declared.name))", depth: 1)
        }
        for view in model.views[screen.views] { print(view, depth: 1) }
    }

    private func description(_ storyboard: Storyboard) -> String {
        var arguments = [texts.quotedText(storyboard.name)]
        if let identifier = storyboard.identifier {
            arguments.append("id: \(texts.quotedText(identifier))")
        }
        if storyboard.setsHeroIDs { arguments.append("setsHeroIds: true") }
        return "storyboard(\(arguments.joined(separator: ", ")))"
    }

    mutating func print(_ cell: Cell) {
        var rest = list(cell.parameters)
        if let typeName = cell.typeName { rest += " = \(texts.string(typeName))" }
        if let owner = cell.owner { rest += " of \(texts.name(owner))" }
        if let declared = cell.declaration {
            let place = model.cells[declared].declared.place
            rest += " declared at \(place.file.index):\(place.range.start)"
        }
        declaration("cell", cell.declared, rest)
        for view in model.views[cell.views] { print(view, depth: 1) }
    }

    mutating func print(_ group: Group) {
        declaration("group", group.declared, " = \(texts.ends(group.members, separator: ", "))")
    }

    mutating func print(_ view: ViewLine, depth: Int) {
        var text = "view \(texts.path(view.path)):"
        if let use = model.heroUse(of: view) { text += " \(texts.heroUse(use))" }
        text += texts.with(view.modifiers)
        if let limit = view.limit { text += " on \(texts.limit(limit))" }
        line(text, depth: depth)
    }
}

extension ModelPrinter {
    mutating func print(_ hero: Hero) {
        let rest = "\(list(hero.parameters)) = \(texts.text(hero.text)) per \(hero.scope.rawValue)"
        declaration("hero", hero.declared, rest)
        for part in model.parts[hero.parts] {
            line("part \(name(part.declared)) = \(texts.quotedText(part.text))", depth: 1)
        }
    }

    mutating func print(_ modifiers: ModifierList) {
        let rest = "\(list(modifiers.parameters)) = \(texts.calls(modifiers.body))"
        declaration("modifiers", modifiers.declared, rest)
    }

    mutating func print(_ animation: NamedAnimation) {
        let rest = "\(list(animation.parameters)) = \(texts.animationUse(animation.body))"
        declaration("animation", animation.declared, rest)
    }

    mutating func print(_ interaction: NamedInteraction) {
        let rest = "\(list(interaction.parameters)) = \(texts.call(interaction.body))"
        declaration("interaction", interaction.declared, rest)
    }

    mutating func print(_ segue: Segue) {
        let kind = segue.direction == .going ? "segue" : "unwind"
        declaration(kind, segue.declared, " = \(texts.quotedText(segue.identifier))")
    }

    mutating func print(_ animator: Animator) {
        let parameters = list(animator.parameters)
        switch animator.body {
        case .appClass(let typeName, let arguments):
            let values = texts.list(arguments) { texts.string(Text(index: UInt32(clamping: $0))) }
            let rest = "\(parameters) = class \(texts.string(typeName))(\(values))"
            declaration("animator", animator.declared, rest)
        case .keyFrames(let options, let frames):
            declaration("animator", animator.declared, parameters + texts.with(options))
            for frame in model.frames[frames] {
                let time = "\(texts.value(frame.start))...\(texts.value(frame.end))"
                line("\(frame.subject.rawValue) \(time): \(texts.calls(frame.changes))", depth: 1)
            }
        }
    }
}

extension ModelPrinter {
    mutating func print(_ block: DefaultsBlock) {
        let container = block.container.map { " in \(texts.name($0))" } ?? ""
        line("defaults\(container)\(texts.with(block.options))")
        for defaultLine in model.defaultLines[block.lines] { print(defaultLine) }
    }

    mutating func print(_ defaultLine: DefaultLine) {
        let animation = texts.animationUse(defaultLine.animation)
        line("default \(defaultLine.event.rawValue): \(animation)", depth: 1)
    }

    mutating func print(_ registry: Registry) {
        declaration("registry", registry.declared, texts.with(registry.options))
        for edge in model.edges[registry.edges] { print(edge) }
    }

    private mutating func print(_ edge: Edge) {
        var text = "edge"
        if let operation = edge.operation { text += " \(operation.rawValue)" }
        if let segue = edge.segue { text += "(\(texts.string(model.segues[segue].declared.name)))" }
        let arrow = edge.isBothWays ? "<->" : "->"
        text +=
            " \(texts.ends(edge.from, separator: " | ")) \(arrow) \(texts.ends(edge.to, separator: " | "))"
        text += ": \(edge.animation.map(texts.animationUse) ?? "default")"
        line(text, depth: 1)
        for match in model.matches[edge.matches] {
            var text =
                "match \(texts.path(match.left)) -> \(texts.path(match.right))\(texts.with(match.modifiers))"
            if let limit = match.limit { text += " on \(texts.limit(limit))" }
            line(text, depth: 2)
        }
        for view in model.views[edge.views] { print(view, depth: 2) }
    }

    mutating func print(_ setting: LintSetting) {
        line("lint \(setting.rule.name): \(setting.level.rawValue)")
    }
}
