/// What Hero reads from a modifier string.
package struct ModifierText: Sendable {
    /// In the words of the catalog: `fade`, `translate(y: 40)`.
    package var modifiers: [FactCall]
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
        result.modifiers.append(FactCall(name, arguments))
    }

    private mutating func report(
        _ effect: TextProblem.Effect, _ cause: TextProblem.Cause, _ node: HeroTextNode
    ) {
        let token = node.token
        result.problems.append(TextProblem(effect, cause, range: token.range, text: token.text))
    }

    /// The arguments in the words of the catalog; nil if Hero drops the modifier.
    private mutating func arguments(
        of node: HeroTextNode, _ form: ModifierForm
    ) -> [FactCall.Argument]? {
        switch form {
        case .plain:
            checkCount(node, 0)
            return []
        case .number(let label, let unit, let ifMissing):
            return number(node, label: label, unit: unit, ifMissing: ifMissing)
        case .pair(let type, let first, let second):
            checkCount(node, 2)
            let numbers = (number(node, 0) ?? 0, number(node, 1) ?? 0)
            let parts = [
                FactCall.Argument(first, value(numbers.0)), .init(second, value(numbers.1)),
            ]
            return [.init(.call(FactCall(type, parts)))]
        case .axes(let unit, let ifMissing, let acceptsOne):
            return axes(node, unit: unit, ifMissing: ifMissing, acceptsOne: acceptsOne)
        case .overlay: return overlay(node)
        case .spring:
            checkCount(node, 2)
            let (stiffness, damping) = (number(node, 0) ?? 250, number(node, 1) ?? 30)
            return [.init("stiffness", value(stiffness)), .init("damping", value(damping))]
        case .timingFunction: return timingFunction(node)
        case .cascade: return cascade(node)
        case .source: return source(node)
        case .flag(let label):
            checkCount(node, 1)
            return bool(node, 0) == true ? [.init(label, .bool(true))] : []
        }
    }
}

// MARK: - Forms

extension ModifierTextReader {
    private mutating func number(
        _ node: HeroTextNode, label: String, unit: String, ifMissing: Float?
    ) -> [FactCall.Argument]? {
        checkCount(node, 1)
        guard let value = number(node, 0, isNeeded: ifMissing == nil) ?? ifMissing else {
            if node.arguments.isEmpty { report(.drops, .missingArgument, node) }
            return nil
        }
        let isLeftOut = !label.isEmpty && value == ifMissing
        return isLeftOut ? [] : [.init(label, self.value(value, unit))]
    }

    private mutating func axes(
        _ node: HeroTextNode, unit: String, ifMissing: Float, acceptsOne: Bool
    ) -> [FactCall.Argument] {
        checkCount(node, 3)
        if acceptsOne, node.arguments.count == 1 {
            return [.init(value(number(node, 0) ?? ifMissing, unit))]
        }
        var parts: [FactCall.Argument] = []
        for (index, axis) in ["x", "y", "z"].enumerated() {
            let number = number(node, index) ?? ifMissing
            if number != ifMissing { parts.append(.init(axis, value(number, unit))) }
        }
        return parts.isEmpty ? [.init("x", value(ifMissing, unit))] : parts
    }

    private mutating func overlay(_ node: HeroTextNode) -> [FactCall.Argument] {
        checkCount(node, 4)
        let parts = (0..<3).map { number(node, $0) ?? 1 }
        let opacity = value(number(node, 3) ?? 1)
        return [.init("color", color(parts)), .init("opacity", opacity)]
    }

    /// Six digits if they say exactly the same, otherwise Swift.
    private func color(_ parts: [Float]) -> FactValue {
        let numbers = parts.map { $0 * 255 }
        if numbers.allSatisfy({ $0 >= 0 && $0 <= 255 && $0 == $0.rounded() }) {
            let digits = numbers.map { number in
                let text = String(Int(number), radix: 16, uppercase: true)
                return text.utf8.count == 1 ? "0" + text : text
            }
            return .color(digits.joined())
        }
        let names = ["red", "green", "blue"]
        let arguments = zip(names, parts).map { "\($0): \(value($1).description)" }
        return .swift("UIColor(\(arguments.joined(separator: ", ")), alpha: 1)")
    }

    /// Four numbers, or the name of a curve.
    private mutating func timingFunction(_ node: HeroTextNode) -> [FactCall.Argument]? {
        let numbers = node.arguments.prefix(4).compactMap { $0.number }
        if numbers.count == 4 {
            checkCount(node, 4)
            return [.init(.call(FactCall("bezier", numbers.map { .init(value($0)) })))]
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
        return [.init(.name(argument.name))]
    }

    private mutating func cascade(_ node: HeroTextNode) -> [FactCall.Argument] {
        checkCount(node, 3)
        var parts: [FactCall.Argument] = []
        if let delta = number(node, 0) { parts.append(.init("delta", value(delta, "s"))) }
        if node.arguments.count > 1 {
            let argument = node.arguments[1]
            if textCascadeDirections.contains(argument.name) {
                parts.append(.init("direction", .name(argument.name)))
            } else {
                let known = nameInOtherCase(argument.name, among: textCascadeDirections)
                report(.changes, known.map { .letterCase($0) } ?? cause(argument), argument)
            }
        }
        if bool(node, 2) == true { parts.append(.init("delayMatchedViews", .bool(true))) }
        return parts
    }

    private mutating func source(_ node: HeroTextNode) -> [FactCall.Argument]? {
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
        return [.init("heroID", .text(argument.name))]
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

    private func value(_ number: Float, _ unit: String = "") -> FactValue {
        .number(modifierNumber(number), unit: unit)
    }
}

/// The number whose digits are those of a `Float`: 0.1 for 0.1.
func modifierNumber(_ number: Float) -> Double { Double("\(number)") ?? Double(number) }

/// The name that is the same but for letter case.
func nameInOtherCase(_ name: String, among names: [String]) -> String? {
    let lowercased = name.lowercased()
    return names.first { $0 != name && $0.lowercased() == lowercased }
}
