/// Calls and values of a model, written as a file would: `name(label: value)`.
///
/// Arguments stand in the order of the parameters, so two calls that say the same have the same
/// text.
package struct ModelText: Sendable {
    package let model: Model
    /// Whether labels stand that a file may leave out.
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

    package func ends(_ ends: HandleRange<EdgeEnd>, separator: String) -> String {
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
        let returning = use.returning.map { " / \(call($0))" } ?? ""
        return call(use.going) + returning + with(use.options)
    }

    /// ` with a, b`; nothing where there are none.
    package func with(_ calls: HandleRange<Handle<Call>>) -> String {
        calls.isEmpty ? "" : " with \(self.calls(calls))"
    }

    package func calls(_ calls: HandleRange<Handle<Call>>) -> String {
        model.items[calls].map(call).joined(separator: ", ")
    }

    package func call(_ handle: Handle<Call>) -> String {
        let call = model.calls[handle]
        switch call.callee {
        case .catalog(let index):
            let entry = Catalog[index]
            return written(entry.name, call.arguments) { parameter in
                guard entry.parameters.indices.contains(parameter) else { return "" }
                let formal = entry.parameters[parameter]
                return formal.labelIsOptional && !hasAllLabels ? "" : formal.label
            }
        case .modifiers(let callee):
            let list = model.modifiers[callee]
            return written(list.declared, list.parameters, call.arguments)
        case .animation(let callee):
            let animation = model.animations[callee]
            return written(animation.declared, animation.parameters, call.arguments)
        case .animator(let callee):
            let animator = model.animators[callee]
            return written(animator.declared, animator.parameters, call.arguments)
        case .interaction(let callee):
            let interaction = model.interactions[callee]
            return written(interaction.declared, interaction.parameters, call.arguments)
        case .swift(let code):
            return "swift(\(quotedText(code)))"
        }
    }

    private func written(
        _ declared: Declared,
        _ parameters: HandleRange<Parameter>,
        _ arguments: HandleRange<Argument>
    ) -> String {
        let labels = model.parameters[parameters].map { string($0.name) }
        return written(string(declared.name), arguments) {
            labels.indices.contains($0) ? labels[$0] : ""
        }
    }

    private func written(
        _ name: String,
        _ arguments: HandleRange<Argument>,
        label: (Int) -> String
    ) -> String {
        arguments.isEmpty ? name : "\(name)(\(list(arguments, label: label)))"
    }

    /// Arguments with the labels of their parameters.
    package func list(_ arguments: HandleRange<Argument>, label: (Int) -> String) -> String {
        let items = model.arguments[arguments].map { argument in
            let label = label(Int(argument.parameter))
            return label.isEmpty ? value(argument.value) : "\(label): \(value(argument.value))"
        }
        return items.joined(separator: ", ")
    }

    package func value(_ handle: Handle<Value>) -> String {
        switch model.values[handle] {
        case .number(let number, let unit): return numberText(number) + unit.rawValue
        case .bool(let bool): return "\(bool)"
        case .text(let segments): return text(segments)
        case .color(let color): return "#" + hexadecimal(color)
        case .constant(let index): return Catalog[index].name
        case .parameter(let parameter): return string(model.parameters[parameter].name)
        case .index(let name): return string(name)
        case .view(let view): return path(view)
        case .hero(let hero, let arguments, let part):
            return heroText(hero, arguments, part)
        case .call(let handle): return call(handle)
        case .swift(let code): return "swift(\(quotedText(code)))"
        case .negated(let operand): return "-\(value(operand))"
        case .binary(let operation, let left, let right):
            return "(\(value(left)) \(operation.rawValue) \(value(right)))"
        case .range(let start, let end): return "\(value(start))...\(value(end))"
        }
    }

    /// A text with its holes: `"row.\(index)"`.
    package func text(_ segments: HandleRange<TextSegment>) -> String {
        let pieces = model.segments[segments].map { segment in
            switch segment {
            case .literal(let text): String(quotedText(text).dropFirst().dropLast())
            case .parameter(let parameter): "\\(\(string(model.parameters[parameter].name)))"
            case .parameterLength(let parameter):
                "\\(\(string(model.parameters[parameter].name)).length)"
            case .part: "\\(part)"
            case .value(let handle): "\\(\(value(handle)))"
            }
        }
        return "\"\(pieces.joined())\""
    }

    package func heroUse(_ use: HeroUse) -> String {
        heroText(use.hero, use.arguments, use.part) + (use.isOfOpener ? " of opener" : "")
    }

    private func heroText(
        _ handle: Handle<Hero>,
        _ arguments: HandleRange<Argument>,
        _ part: Handle<HeroPart>?
    ) -> String {
        let hero = model.heroes[handle]
        let suffix = part.map { ".\(string(model.parts[$0].declared.name))" } ?? ""
        return written(hero.declared, hero.parameters, arguments) + suffix
    }

    package func path(_ handle: Handle<ViewPath>) -> String {
        let path = model.paths[handle]
        let text = string(path.text)
        switch path.root {
        case .owner: return text
        case .cell(let cell): return "\(string(model.cells[cell].declared.name)).\(text)"
        case .fromScreen: return "from.\(text)"
        case .toScreen: return "to.\(text)"
        }
    }

    /// Whole numbers without a fraction, as files write them.
    private func numberText(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private func hexadecimal(_ color: UInt32) -> String {
        let digits = String(color, radix: 16, uppercase: true)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
