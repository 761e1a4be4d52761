/// What Hero reads from a modifier string.
package struct ModifierText: Sendable {
    /// As the catalog writes them: `fade`, `translate(y: 40)`.
    package var modifiers: [String]
    /// The hero ids of `source(…)`.
    package var sources: [String]
    package var problems: [TextProblem]
}

/// Reads a modifier string as Hero's own parser does, with all that it ignores. After a problem
/// that crashes or empties there are no modifiers.
package func readModifierText(_ text: String) -> ModifierText {
    var reader = ModifierTextReader()
    switch readHeroText(text) {
    case .failure(let failure): reader.result.problems.append(failure.problem)
    case .success(let nodes): for node in nodes { reader.read(node) }
    }
    return reader.result
}

/// How Hero makes a modifier of a name and its arguments.
private enum ModifierForm {
    case plain
    /// A number; without a default, the modifier is dropped if it is missing.
    case number(label: String, unit: String, default: Float?)
    /// Two numbers that are `type(first: a, second: b)` in the language.
    case pair(String, String, String)
    /// x, y and z. A single number may mean something else.
    case axes(unit: String, default: Float, acceptsOne: Bool)
    case overlay, spring, timingFunction, cascade, source, flag(String)
}

private let modifierForms: [(name: String, form: ModifierForm)] = [
    ("fade", .plain),
    ("opacity", .number(label: "", unit: "", default: 1)),
    ("position", .pair("point", "x", "y")),
    ("size", .pair("size", "width", "height")),
    ("scale", .axes(unit: "", default: 1, acceptsOne: true)),
    ("rotate", .axes(unit: "rad", default: 0, acceptsOne: true)),
    ("translate", .axes(unit: "", default: 0, acceptsOne: false)),
    ("overlay", .overlay),
    ("duration", .number(label: "", unit: "s", default: nil)),
    ("durationMatchLongest", .plain),
    ("delay", .number(label: "", unit: "s", default: nil)),
    ("spring", .spring),
    ("timingFunction", .timingFunction),
    ("arc", .number(label: "intensity", unit: "", default: 1)),
    ("cascade", .cascade),
    ("source", .source),
    ("useGlobalCoordinateSpace", .plain),
    ("ignoreSubviewModifiers", .flag("recursive")),
    ("zPosition", .number(label: "", unit: "", default: nil)),
    ("useOptimizedSnapshot", .plain),
    ("useNormalSnapshot", .plain),
    ("useLayerRenderSnapshot", .plain),
    ("useNoSnapshot", .plain),
    ("forceAnimate", .plain),
]

/// The unit of a number that Swift passes to a modifier, as the catalog writes it: the `s` of
/// `duration(0.4s)`.
package func modifierUnit(_ name: String, label: String) -> String {
    switch modifierForms.first(where: { $0.name == name })?.form {
    case .number(let known, let unit, _)?: known == label ? unit : ""
    case .axes(let unit, _, _)?: unit
    case .cascade?: label == "delta" ? "s" : ""
    default: ""
    }
}

private let textCurves = [
    "linear", "easeIn", "easeOut", "easeInOut", "standard", "deceleration", "acceleration",
    "sharp",
]

private let textCascadeDirections = [
    "bottomToTop", "leftToRight", "rightToLeft", "topToBottom", "leadingToTrailing",
    "trailingToLeading",
]

private struct ModifierTextReader {
    var result = ModifierText(modifiers: [], sources: [], problems: [])

    mutating func read(_ node: HeroTextNode) {
        guard let (name, form) = modifierForms.first(where: { $0.name == node.name }) else {
            let known = nameInOtherCase(node.name, among: modifierForms.map { $0.name })
            return report(.drops, known.map { .letterCase($0) } ?? .unknownName, node)
        }
        guard let arguments = arguments(of: node, form) else { return }
        result.modifiers.append(arguments.isEmpty ? name : "\(name)(\(arguments))")
    }

    private mutating func report(
        _ effect: TextProblem.Effect, _ cause: TextProblem.Cause, _ node: HeroTextNode
    ) {
        let token = node.token
        result.problems.append(TextProblem(effect, cause, range: token.range, text: token.text))
    }

    /// The arguments as the catalog writes them; nil if Hero drops the modifier.
    private mutating func arguments(of node: HeroTextNode, _ form: ModifierForm) -> String? {
        switch form {
        case .plain:
            checkCount(node, 0)
            return ""
        case .number(let label, let unit, let ifMissing):
            return number(node, label: label, unit: unit, ifMissing: ifMissing)
        case .pair(let type, let first, let second):
            checkCount(node, 2)
            let numbers = (number(node, 0) ?? 0, number(node, 1) ?? 0)
            return "\(type)(\(first): \(text(numbers.0)), \(second): \(text(numbers.1)))"
        case .axes(let unit, let ifMissing, let acceptsOne):
            return axes(node, unit: unit, ifMissing: ifMissing, acceptsOne: acceptsOne)
        case .overlay: return overlay(node)
        case .spring:
            checkCount(node, 2)
            let (stiffness, damping) = (number(node, 0) ?? 250, number(node, 1) ?? 30)
            return "stiffness: \(text(stiffness)), damping: \(text(damping))"
        case .timingFunction: return timingFunction(node)
        case .cascade: return cascade(node)
        case .source: return source(node)
        case .flag(let label):
            checkCount(node, 1)
            return bool(node, 0) == true ? "\(label): true" : ""
        }
    }
}

// MARK: - Forms

extension ModifierTextReader {
    private mutating func number(
        _ node: HeroTextNode, label: String, unit: String, ifMissing: Float?
    ) -> String? {
        checkCount(node, 1)
        guard let value = number(node, 0, isNeeded: ifMissing == nil) ?? ifMissing else {
            if node.arguments.isEmpty { report(.drops, .missingArgument, node) }
            return nil
        }
        if label.isEmpty { return text(value) + unit }
        return value == ifMissing ? "" : "\(label): \(text(value))\(unit)"
    }

    private mutating func axes(
        _ node: HeroTextNode, unit: String, ifMissing: Float, acceptsOne: Bool
    ) -> String {
        checkCount(node, 3)
        if acceptsOne, node.arguments.count == 1 {
            return text(number(node, 0) ?? ifMissing) + unit
        }
        var parts: [String] = []
        for (index, axis) in ["x", "y", "z"].enumerated() {
            let value = number(node, index) ?? ifMissing
            if value != ifMissing { parts.append("\(axis): \(text(value))\(unit)") }
        }
        return parts.isEmpty ? "x: \(text(ifMissing))\(unit)" : parts.joined(separator: ", ")
    }

    private mutating func overlay(_ node: HeroTextNode) -> String {
        checkCount(node, 4)
        let parts = (0..<3).map { number(node, $0) ?? 1 }
        let opacity = text(number(node, 3) ?? 1)
        return "color: \(color(parts)), opacity: \(opacity)"
    }

    /// Six digits if they say exactly the same, otherwise Swift.
    private func color(_ parts: [Float]) -> String {
        let numbers = parts.map { $0 * 255 }
        if numbers.allSatisfy({ $0 >= 0 && $0 <= 255 && $0 == $0.rounded() }) {
            let digits = numbers.map { number in
                let text = String(Int(number), radix: 16, uppercase: true)
                return text.utf8.count == 1 ? "0" + text : text
            }
            return "#" + digits.joined()
        }
        let names = ["red", "green", "blue"]
        let arguments = zip(names, parts).map { "\($0): \(text($1))" }.joined(separator: ", ")
        return "swift(#\"UIColor(\(arguments), alpha: 1)\"#)"
    }

    /// Four numbers, or the name of a curve.
    private mutating func timingFunction(_ node: HeroTextNode) -> String? {
        let numbers = node.arguments.prefix(4).compactMap { $0.number }
        if numbers.count == 4 {
            checkCount(node, 4)
            return "bezier(\(numbers.map { text($0) }.joined(separator: ", ")))"
        }
        guard let argument = node.arguments.first else {
            report(.drops, .missingArgument, node)
            return nil
        }
        guard textCurves.contains(argument.name) else {
            let known = nameInOtherCase(argument.name, among: textCurves)
            report(.drops, known.map { .letterCase($0) } ?? cause(argument), argument)
            return nil
        }
        checkCount(node, 1)
        return argument.name
    }

    private mutating func cascade(_ node: HeroTextNode) -> String {
        checkCount(node, 3)
        var parts: [String] = []
        if let delta = number(node, 0) { parts.append("delta: \(text(delta))s") }
        if node.arguments.count > 1 {
            let argument = node.arguments[1]
            if textCascadeDirections.contains(argument.name) {
                parts.append("direction: \(argument.name)")
            } else {
                let known = nameInOtherCase(argument.name, among: textCascadeDirections)
                report(.changes, known.map { .letterCase($0) } ?? cause(argument), argument)
            }
        }
        if bool(node, 2) == true { parts.append("delayMatchedViews: true") }
        return parts.joined(separator: ", ")
    }

    private mutating func source(_ node: HeroTextNode) -> String? {
        checkCount(node, 1)
        guard let argument = node.arguments.first else {
            report(.drops, .missingArgument, node)
            return nil
        }
        switch argument {
        case .name(_, nil): break
        case .name, .number, .calculation: report(.changes, cause(argument), argument)
        }
        result.sources.append(argument.name)
        return "heroID: \"\(argument.name)\""
    }
}

// MARK: - Arguments

extension ModifierTextReader {
    private mutating func checkCount(_ node: HeroTextNode, _ count: Int) {
        for argument in node.arguments.dropFirst(count) {
            report(.changes, .extraArgument, argument)
        }
    }

    /// The number at an index; nil with a report if it is no number, and nil if it is missing.
    private mutating func number(
        _ node: HeroTextNode, _ index: Int, isNeeded: Bool = false
    ) -> Float? {
        guard index < node.arguments.count else { return nil }
        let argument = node.arguments[index]
        if argument.number == nil {
            report(isNeeded ? .drops : .changes, cause(argument), argument)
        }
        return argument.number
    }

    private mutating func bool(_ node: HeroTextNode, _ index: Int) -> Bool? {
        guard index < node.arguments.count else { return nil }
        let argument = node.arguments[index]
        if argument.bool == nil { report(.changes, cause(argument), argument) }
        return argument.bool
    }

    private func cause(_ argument: HeroTextNode) -> TextProblem.Cause {
        if case .calculation = argument { .arithmetic } else { .argument }
    }

    private func text(_ number: Float) -> String { modifierNumber(number) }
}

/// `40`, `0.5`: without the zero of a whole number.
func modifierNumber(_ number: Float) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// The name that is the same but for letter case.
func nameInOtherCase(_ name: String, among names: [String]) -> String? {
    let lowercased = name.lowercased()
    return names.first { $0 != name && $0.lowercased() == lowercased }
}
