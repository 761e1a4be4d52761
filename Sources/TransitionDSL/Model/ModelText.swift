/// Calls and values of a model, written as in a file: `name(label: value)`.
///
/// Arguments are in the order of the parameters, so two equal calls have the same text. A class, so
/// that storing it does not copy the model.
package final class ModelText: Sendable {
    package let model: Model
    /// Whether optional labels are written.
    private let hasAllLabels: Bool

    package init(_ model: Model, hasAllLabels: Bool = false) {
        self.model = model
        self.hasAllLabels = hasAllLabels
    }

    package func string(_ text: Text) -> String { model.texts.string(text) }

    package func quotedText(_ text: Text) -> String { quoted(string(text)) }

    package func name(_ screen: Handle<Screen>) -> String {
        string(model.screens[screen].declared.name)
    }

    package func ends(_ ends: HandleRange<Endpoint>, separator: String) -> String {
        let names = model.ends[ends].map { end in
            switch end {
            case .any: "*"
            case .screen(let screen): name(screen)
            case .group(let group): string(model.groups[group].declared.name)
            }
        }
        return names.joined(separator: separator)
    }

    package func animationUse(_ use: AnimationUse) -> String {
        let returning = use.returning.map { " / " + call($0) } ?? ""
        return call(use.going) + returning + with(use.options)
    }

    /// ` with a, b`; empty without calls.
    package func with(_ calls: HandleRange<Handle<Call>>) -> String {
        calls.isEmpty ? "" : " with " + self.calls(calls)
    }

    package func calls(_ calls: HandleRange<Handle<Call>>) -> String {
        model.items[calls].map(call).joined(separator: ", ")
    }

    package func path(_ path: Handle<ViewPath>) -> String {
        let path = model.paths[path]
        let text = string(path.text)
        return switch path.root {
        case .owner: text
        case .cell(let cell): string(model.cells[cell].declared.name) + "." + text
        case .fromScreen: "from." + text
        case .toScreen: "to." + text
        }
    }

    /// The limit after `on`: `unwind(close)`.
    package func limit(_ limit: EventLimit) -> String {
        let segue = limit.segue.map { "(\(string(model.segues[$0].declared.name)))" }
        return limit.operation.rawValue + (segue ?? "")
    }
}

/// Calls.
extension ModelText {
    package func call(_ handle: Handle<Call>) -> String {
        let call = model.calls[handle]
        switch call.callee {
        case .catalog(let row):
            return Catalog[row].name
                + parenthesized(call.arguments) { label($0, Catalog[row].parameters) }
        case .modifiers, .animation, .animator, .interaction:
            let named = model.declaration(of: call.callee)
            return named.map { string($0.declared.name) + list(call.arguments, of: $0.parameters) }
                ?? ""
        case .swift(let code): return "swift(\(quotedText(code)))"
        }
    }

    package func heroUse(_ use: HeroUse) -> String {
        let hero = model.heroes[use.hero]
        let part = use.part.map { "." + string(model.parts[$0].declared.name) } ?? ""
        return string(hero.declared.name) + list(use.arguments, of: hero.parameters) + part
            + (use.isOfOpener ? " of opener" : "")
    }

    /// Arguments, with labels from a function.
    package func list(_ arguments: HandleRange<Argument>, label: (Int) -> String) -> String {
        let items = model.arguments[arguments].map { argument in
            let label = label(Int(argument.parameter))
            return label.isEmpty ? value(argument.value) : "\(label): \(value(argument.value))"
        }
        return items.joined(separator: ", ")
    }

    /// Arguments of a file's declaration, in parentheses; empty without arguments.
    private func list(
        _ arguments: HandleRange<Argument>, of parameters: HandleRange<Parameter>
    ) -> String {
        parenthesized(arguments) { index in
            let parameters = model.parameters[parameters].dropFirst(index)
            return parameters.first.map { string($0.name) } ?? ""
        }
    }

    private func parenthesized(_ arguments: HandleRange<Argument>, label: (Int) -> String) -> String
    { arguments.isEmpty ? "" : "(" + list(arguments, label: label) + ")" }

    private func label(_ index: Int, _ parameters: [CatalogParameter]) -> String {
        guard parameters.indices.contains(index) else { return "" }
        return parameters[index].labelIsOptional && !hasAllLabels ? "" : parameters[index].label
    }
}

/// Values.
extension ModelText {
    package func value(_ handle: Handle<Value>) -> String {
        switch model.values[handle] {
        case .number(let number, let unit): self.number(number) + unit.rawValue
        case .bool(let bool): bool ? "true" : "false"
        case .version(let version): version.text
        case .text(let segments): text(segments)
        case .color(let color): "#" + hexadecimal(color)
        case .constant(let row): Catalog[row].name
        case .parameter(let parameter): string(model.parameters[parameter].name)
        case .index(let name): string(name)
        case .view(let view): path(view)
        case .hero(let use): heroUse(model.heroUses[use])
        case .call(let call): self.call(call)
        case .swift(let code): "swift(\(quotedText(code)))"
        case .negated(let operand): "-" + self.operand(operand)
        case .binary(let operation, let left, let right):
            "\(operand(left)) \(operation.rawValue) \(operand(right))"
        case .range(let start, let end): operand(start) + "..." + operand(end)
        }
    }

    /// In parentheses if it has operands.
    private func operand(_ handle: Handle<Value>) -> String {
        guard case .binary = model.values[handle] else { return value(handle) }
        return "(" + value(handle) + ")"
    }

    /// Whole numbers without a fraction, as files write them.
    package func number(_ number: Double) -> String {
        Int64(exactly: number)?.description ?? number.description
    }

    private func hexadecimal(_ color: UInt32) -> String {
        let digits = String(color, radix: 16, uppercase: true)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// A string with its interpolations: `"row.\(index)"`.
    package func text(_ segments: HandleRange<TextSegment>) -> String {
        "\"" + model.segments[segments].map(segment).joined() + "\""
    }

    /// A part of a string, without the quotes around it.
    package func segment(_ segment: TextSegment) -> String {
        switch segment {
        case .literal(let text): escaped(string(text))
        case .parameter(let parameter): "\\(\(string(model.parameters[parameter].name)))"
        case .parameterLength(let parameter):
            "\\(\(string(model.parameters[parameter].name)).length)"
        case .part: "\\(part)"
        case .value(let value): "\\(\(self.value(value)))"
        }
    }
}
