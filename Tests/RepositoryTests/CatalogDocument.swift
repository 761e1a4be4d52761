import TransitionDSL

/// Documentation/catalog.md, made from the catalog.
func catalogDocument() -> String {
    var text = """
        # The catalog: every name of the language

        The tests generate this page from the code; [CONTRIBUTING.md](../CONTRIBUTING.md) shows how to change it.
        [The language](language.md#calls-and-values) has the syntax of calls.

        In the parameters, a label in brackets may be left out. A value after `=` is the default of
        a parameter that is left out. A range limits the value of a literal, in seconds, points,
        radians or fractions. `…` after a type means one or more values. The engines are those that
        support the name: `uikit`, `hero`, `sdoshero`, `trtransitions`.

        """
    for kind in CatalogKind.allCases {
        let entries = Catalog.entries.filter { $0.kind == kind }
        let columns = columns(of: kind)
        text += "\n## \(title(of: kind))\n\n\(introduction(of: kind))\n\n"
        text += row(columns.map(\.title)) + row(columns.map { _ in "---" })
        for entry in entries { text += row(columns.map { $0.cell(entry) }) }
    }
    return text
}

private typealias Column = (title: String, cell: (CatalogEntry) -> String)

private func columns(of kind: CatalogKind) -> [Column] {
    let name: Column = ("Name", { "`\($0.name)`" })
    let parameters: Column = ("Parameters", { parameterList($0) })
    let meaning: Column = ("Meaning", { summary($0) })
    let engines: Column = ("Engines", { engineNames($0.engines) })
    let type: Column = ("Type", { $0.type.map { "`\($0.rawValue)`" } ?? "" })
    let example: Column = ("Example", { "`\($0.example)`" })
    switch kind {
    case .animation:
        return [name, parameters, meaning, ("Return", { wayBack($0) }), engines, example]
    case .option:
        return [
            name, parameters, meaning, ("Allowed on", { places($0.contexts) }), engines, example,
        ]
    case .constructor: return [name, type, parameters, meaning, engines, example]
    case .constant: return [name, type, meaning, engines, example]
    case .modifier, .interaction, .change: return [name, parameters, meaning, engines, example]
    }
}

private func title(of kind: CatalogKind) -> String {
    switch kind {
    case .animation: "Animations"
    case .modifier: "Modifiers"
    case .interaction: "Interactions"
    case .option: "Options"
    case .change: "Changes in key frames"
    case .constructor: "Constructors of values"
    case .constant: "Names of values"
    }
}

private func introduction(of kind: CatalogKind) -> String {
    switch kind {
    case .animation: "Transitions between two screens."
    case .modifier: "Changes to one view in a transition, after `with` on a view line or a match."
    case .interaction: "Gestures that drive a transition, in `interactive(…)`."
    case .option: "Settings of an animation, after `with` on a line, a default or a declaration."
    case .change: "Changes to the view of a controller, in a key frame of an `animator`."
    case .constructor: "Values of types that have no literal."
    case .constant: "If two values have the same name, the expected type chooses one."
    }
}

private func parameterList(_ entry: CatalogEntry) -> String {
    entry.parameters.map { parameter in
        var text = parameter.label
        if !text.isEmpty { text += ":" }
        if parameter.labelIsOptional, !text.isEmpty { text = "[\(text)]" }
        if !text.isEmpty { text += " " }
        text = "`\(text)\(parameter.type.rawValue)\(parameter.isVariadic ? "…" : "")"
        if let value = parameter.defaultValue { text += " = \(value)" }
        text += "`"
        if entry.kind == .animation, parameter.type == .view {
            text += " of \(name(of: entry.viewHolder))"
        }
        if let range = parameter.range { text += " \(bounds(range, parameter.excludesLowerBound))" }
        if parameter.isVertical { text += ", `up` or `down`" }
        if let words = parameter.whenLeftOut { text += " (if left out: \(words))" }
        return text
    }
    .joined(separator: "<br>")
}

private func name(of holder: ViewHolder) -> String {
    switch holder {
    case .left: "the screen that is left"
    case .entered: "the screen that is entered"
    case .origin: "the screen where the forward transition began"
    }
}

private func bounds(_ range: ClosedRange<Double>, _ excludesLower: Bool) -> String {
    let low = "\(excludesLower ? "more than" : "from") \(number(range.lowerBound))"
    return range.upperBound == .infinity ? low : "\(low) to \(number(range.upperBound))"
}

private func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
}

private func summary(_ entry: CatalogEntry) -> String {
    entry.availableFrom.map { "\(entry.summary); since iOS \($0.text)" } ?? entry.summary
}

private func wayBack(_ entry: CatalogEntry) -> String {
    switch entry.opposite {
    case .itself, nil: "itself"
    case .named(let name, let mirrors): mirrors ? "`\(name)`, the other way" : "`\(name)`"
    }
}

private func places(_ contexts: OptionContexts) -> String {
    let names: [(OptionContexts, String)] = [
        (.animation, "`animation`"), (.line, "lines of registries"),
        (.defaultLine, "lines of defaults"), (.animator, "`animator`"),
        (.table, "`registry`, `defaults`"),
    ]
    return names.filter { contexts.contains($0.0) }.map(\.1).joined(separator: ", ")
}

private func engineNames(_ engines: EngineSet) -> String {
    if engines == .all { return "all" }
    return Engine.allCases.filter { engines.contains(.of($0)) }.map(\.rawValue).joined(
        separator: ", ")
}

/// A row of a table; what would end a cell is escaped.
func row(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
}
