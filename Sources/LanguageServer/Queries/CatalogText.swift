package import TransitionDSL

/// The description of a row of the catalog, with all overloads of its name.
package func describeCatalog(_ row: CatalogIndex) -> [Block] {
    let entry = Catalog[row]
    let overloads = overloads(of: row)
    var blocks: [Block] = [.code(overloads.map { signature($0) }.joined(separator: "\n"))]
    blocks.append(.text(entry.summary.prefix(1).uppercased() + entry.summary.dropFirst() + "."))
    let notes = entry.parameters.compactMap { note(on: $0) }
    if !notes.isEmpty { blocks.append(.text(notes.joined(separator: "\n"))) }
    if entry.engines != .all {
        let names = Engine.allCases.filter { entry.engines.contains(.of($0)) }
        blocks.append(.text("Engines: " + names.map { $0.rawValue }.joined(separator: ", ") + "."))
    }
    if let version = entry.availableFrom { blocks.append(.text("From iOS \(version.text).")) }
    if case .named(let name, _)? = entry.opposite {
        let noun = entry.kind == .animation ? "Return" : "Opposite"
        blocks.append(.text("\(noun): `\(name)`."))
    }
    if entry.kind != .constant { blocks.append(.code(entry.example)) }
    return blocks
}

/// The rows with the name and the kind of a row.
package func overloads(of row: CatalogIndex) -> [CatalogEntry] {
    let entry = Catalog[row]
    return Catalog.entries.filter {
        $0.kind == entry.kind && $0.name == entry.name && $0.type == entry.type
    }
}

/// `pageIn(_: Direction)`, in the form of a declaration.
package func signature(_ entry: CatalogEntry) -> String {
    let parameters = entry.parameters.map { $0.signature }
    let list = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
    return entry.name + list + (entry.type.map { ": \($0.rawValue)" } ?? "")
}

extension CatalogParameter {
    /// `label: Type = default`.
    package var signature: String {
        let name = label.isEmpty ? "" : labelIsOptional ? "[\(label):] " : "\(label): "
        let type = "\(type.rawValue)\(isVariadic ? "…" : "")"
        return name + type + (defaultValue.map { " = \($0)" } ?? (isRequired ? "" : "?"))
    }
}

/// The range of a parameter, and what happens without it.
private func note(on parameter: CatalogParameter) -> String? {
    var parts: [String] = []
    if let range = parameter.range {
        let low = shortest(range.lowerBound)
        if range.upperBound.isFinite {
            parts.append(
                parameter.excludesLowerBound
                    ? "above \(low), at most \(shortest(range.upperBound))"
                    : "\(low) to \(shortest(range.upperBound))")
        } else {
            parts.append(parameter.excludesLowerBound ? "above \(low)" : "at least \(low)")
        }
    }
    if parameter.isVertical { parts.append("`up` or `down`") }
    if let text = parameter.whenLeftOut { parts.append("without it: \(text)") }
    if parts.isEmpty { return nil }
    return "- \(parameter.label.isEmpty ? parameter.type.rawValue : parameter.label): "
        + parts.joined(separator: "; ")
}
