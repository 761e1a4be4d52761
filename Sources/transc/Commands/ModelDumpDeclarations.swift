import TransitionDSL

extension ModelPrinter {
    mutating func print(_ hero: Hero) {
        let rest = "\(list(hero.parameters)) = \(texts.text(hero.text)) per \(hero.scope.rawValue)"
        declaration("hero", hero.declared, rest)
        for part in model.parts[hero.parts] {
            var text = "part \(texts.string(part.declared.name))"
            if part.declared.swiftName != part.declared.name {
                text += " as \(texts.string(part.declared.swiftName))"
            }
            line("\(text) = \(texts.quotedText(part.text))", depth: 1)
        }
    }

    mutating func print(_ modifiers: ModifierList) {
        let rest = "\(list(modifiers.parameters)) = \(texts.calls(modifiers.items))"
        declaration("modifiers", modifiers.declared, rest)
    }

    mutating func print(_ animation: NamedAnimation) {
        let rest = "\(list(animation.parameters)) = \(texts.animationUse(animation.use))"
        declaration("animation", animation.declared, rest)
    }

    mutating func print(_ interaction: Interaction) {
        let rest = "\(list(interaction.parameters)) = \(texts.call(interaction.call))"
        declaration("interaction", interaction.declared, rest)
    }

    mutating func print(_ segue: Segue) {
        let kind =
            switch segue.direction {
            case .going: "segue"
            case .unwinding: "unwind"
            }
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
        line("lint \(setting.rule.rawValue): \(setting.level.rawValue)")
    }
}
