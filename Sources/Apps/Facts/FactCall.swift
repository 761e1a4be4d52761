/// A modifier, an animation or another value in the words of the catalog: a name and arguments.
package struct FactCall: Hashable, Sendable {
    package struct Argument: Hashable, Sendable {
        /// Empty for an argument without a label.
        package var label: String
        package var value: FactValue

        package init(_ label: String, _ value: FactValue) {
            self.label = label
            self.value = value
        }

        package init(_ value: FactValue) { self.init("", value) }
    }

    package var name: String
    package var arguments: [Argument]

    package init(_ name: String, _ arguments: [Argument] = []) {
        self.name = name
        self.arguments = arguments
    }

    /// `translate(y: 40)`; only the name without arguments.
    package var description: String {
        if arguments.isEmpty { return name }
        let texts = arguments.map { argument in
            (argument.label.isEmpty ? "" : argument.label + ": ") + argument.value.description
        }
        return "\(name)(\(texts.joined(separator: ", ")))"
    }
}

/// What a fact says about an animation, a modifier or an argument.
package indirect enum FactValue: Hashable, Sendable {
    case call(FactCall)
    /// In the unit, which may be empty.
    case number(Double, unit: String)
    case bool(Bool)
    case text(String)
    /// The six digits after `#`.
    case color(String)
    /// Several values in one argument.
    case list([FactValue])
    /// An animation that plays from its end to its beginning.
    case backwards(FactValue)
    /// Code as the app has it: what is not understood.
    case source(String)
    /// Code in `swift(…)`.
    case swift(String)
    /// What has no short form.
    case omitted

    /// A name without arguments.
    package static func name(_ name: String) -> FactValue { .call(FactCall(name)) }

    package var call: FactCall? { if case .call(let call) = self { call } else { nil } }

    /// As a .trans file has it; `…` for what is omitted.
    package var description: String {
        switch self {
        case .call(let call): call.description
        case .number(let number, let unit): numberText(number) + unit
        case .bool(let flag): flag ? "true" : "false"
        case .text(let text): "\"\(text)\""
        case .color(let digits): "#" + digits
        case .list(let values): values.map { $0.description }.joined(separator: ", ")
        case .backwards(let animation): animation.description + " played backwards"
        case .source(let code): code
        case .swift(let code): "swift(#\"\(code)\"#)"
        case .omitted: "…"
        }
    }
}

/// `40`, `0.5`: without the zero of a whole number.
private func numberText(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// The animations of a line: that of one direction, and that of the return if one is written.
package struct FactAnimation: Hashable, Sendable {
    package var going: FactValue
    package var returning: FactValue?

    package init(_ going: FactValue, returning: FactValue? = nil) {
        self.going = going
        self.returning = returning
    }

    /// `pageIn(up) / pageOut(down)`.
    package var description: String {
        going.description + (returning.map { " / \($0.description)" } ?? "")
    }
}
