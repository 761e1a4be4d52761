import AppSource
import Resolution
import TransitionDSL

/// The functions of Swift and Foundation that make text. Sources: their documentation.
extension Evaluator {
    /// A function or initializer by its name; nil for other names.
    func evaluate(
        text name: String, _ arguments: [AppArgument], _ expression: AppExpression,
        in scope: NameScope, _ frame: CallFrame?
    ) -> StringValue? {
        guard let first = arguments.first else { return nil }
        switch (name, first.label.map(string) ?? "") {
        case ("String", "format"), ("NSString", "format"), ("String", "localizedFormat"):
            return evaluate(format: arguments, in: scope, frame)
        case ("String", "") where arguments.count > 1: return inRadix(arguments, in: scope, frame)
        case ("String", "describing"):
            return printed(first.value, in: scope, frame)
        case ("String", ""), ("String", "stringLiteral"),
            ("NSString", "string"), ("Optional", ""), ("StaticString", ""), ("Text", ""):
            let value = evaluate(first.value, in: scope, frame)
            if value.isKnown, holeType(type(of: first.value, in: scope)) == .string { return value }
            // `String(id)` takes no optional: a value of `Int!` is unwrapped.
            let isUnwrapped = name == "String" && first.label == nil
            return printed(
                first.value, in: scope, frame, isUnwrapped: isUnwrapped)
        case ("NSLocalizedString", _):
            return evaluateLocalized(first.value, in: scope, frame)
        default: return nil
        }
    }

    /// A method by its name.
    func evaluate(
        textMember name: String, of base: AppExpression, _ arguments: [AppArgument],
        in scope: NameScope, _ frame: CallFrame?
    ) -> StringValue? {
        let first = arguments.first?.value
        switch name {
        case "stringWithFormat", "localizedStringWithFormat":
            return evaluate(format: arguments, in: scope, frame)
        case "stringByAppendingString", "appending", "stringByAppendingPathComponent":
            guard let first, arguments[0].label == nil || name == "stringByAppendingString" else {
                return nil
            }
            return evaluate(base, in: scope, frame).joined(
                printed(first, in: scope, frame))
        case "appendingFormat":
            return evaluate(base, in: scope, frame).joined(
                evaluate(format: arguments, in: scope, frame))
        case "lowercased":
            return evaluate(base, in: scope, frame).mapText { $0.lowercased() }
        case "uppercased":
            return evaluate(base, in: scope, frame).mapText { $0.uppercased() }
        case "joined":
            return evaluate(joined: base, arguments, in: scope, frame)
        case "stringByAppendingFormat":
            return evaluate(base, in: scope, frame).joined(
                evaluate(format: arguments, in: scope, frame))
        case "init" where lastTypeName(base) == "String" || lastTypeName(base) == "NSString":
            return evaluate(
                text: "String", arguments, base, in: scope, frame)
        case "stringWithString", "initWithString":
            return first.map { evaluate($0, in: scope, frame) }
        case "initWithFormat":
            return evaluate(format: arguments, in: scope, frame)
        default: return nil
        }
    }

    /// `String(255, radix: 16)`; nil for other initializers.
    private func inRadix(
        _ arguments: [AppArgument], in scope: NameScope, _ frame: CallFrame?
    ) -> StringValue? {
        guard arguments[1].label.map(string) == "radix" else { return nil }
        let texts = arguments.prefix(2).map { evaluate($0.value, in: scope, frame).onlyText }
        if arguments.count == 2, let number = texts[0].flatMap({ Int($0) }),
            let radix = texts[1].flatMap({ Int($0) }), (2...36).contains(radix)
        {
            return StringValue(text: String(number, radix: radix))
        }
        return StringValue(hole: .string, sourceText(arguments[0].value, in: scope))
    }

    private func lastTypeName(_ expression: AppExpression) -> String? {
        if case .name(let name, _) = expression.kind { string(name) } else { nil }
    }

    /// `["a", b].joined(separator: "-")`.
    private func evaluate(
        joined base: AppExpression, _ arguments: [AppArgument], in scope: NameScope,
        _ frame: CallFrame?
    ) -> StringValue? {
        guard case .array(let elements) = base.kind else { return nil }
        let separator =
            arguments.first.map { evaluate($0.value, in: scope, frame) }
            ?? StringValue(text: "")
        var value = StringValue(text: "")
        for (index, element) in elements.enumerated() {
            if index > 0 { value = value.joined(separator) }
            value = value.joined(printed(element, in: scope, frame))
        }
        return value
    }

    private func evaluateLocalized(
        _ key: AppExpression, in scope: NameScope, _ frame: CallFrame?
    ) -> StringValue {
        let value = evaluate(key, in: scope, frame)
        guard let text = value.onlyText else { return .unknown }
        // Without a translation, the key itself is shown.
        guard let translated = localized[text] else { return value }
        return translated.count == 1 ? StringValue(text: translated[0]) : .unknown
    }

    /// `printf` formats: `%d` and its relatives are numbers, `%@` is what the argument prints.
    private func evaluate(
        format arguments: [AppArgument], in scope: NameScope, _ frame: CallFrame?
    ) -> StringValue {
        guard let first = arguments.first,
            let format = evaluate(first.value, in: scope, frame).onlyText
        else { return .unknown }
        var value = StringValue(text: "")
        var next = 1
        for piece in FormatPiece.pieces(of: format) {
            switch piece {
            case .text(let text): value = value.joined(StringValue(text: text))
            case .argument(let position, let conversion, let isPlain):
                let index = position ?? next
                if position == nil { next += 1 }
                guard index < arguments.count else { return .unknown }
                let argument = arguments[index].value
                value = value.joined(
                    formatted(argument, conversion, isPlain, in: scope, frame))
            }
        }
        return value
    }

    private func formatted(
        _ argument: AppExpression, _ conversion: Character, _ isPlain: Bool, in scope: NameScope,
        _ frame: CallFrame?
    ) -> StringValue {
        let written = sourceText(argument, in: scope)
        switch conversion {
        case "@": return printed(argument, in: scope, frame)
        case "d", "i", "D":
            if isPlain, let text = evaluate(argument, in: scope, frame).onlyText,
                Int(text) != nil
            {
                return StringValue(text: text)
            }
            return StringValue(hole: isPlain ? .int : .string, written)
        case "u", "U": return StringValue(hole: isPlain ? .uint : .string, written)
        default: return StringValue(hole: .string, written)
        }
    }
}

/// A piece of a `printf` format.
private enum FormatPiece {
    case text(String)
    /// The position from 1 if it is written, the letter, and whether there is no width or precision.
    case argument(position: Int?, Character, isPlain: Bool)

    static func pieces(of format: String) -> [FormatPiece] {
        var pieces: [FormatPiece] = []
        var text = ""
        var rest = Substring(format)
        while let character = rest.popFirst() {
            guard character == "%" else {
                text.append(character)
                continue
            }
            if rest.first == "%" {
                rest.removeFirst()
                text.append("%")
                continue
            }
            if !text.isEmpty { pieces.append(.text(text)) }
            text = ""
            var flags = rest.prefix { !$0.isLetter && $0 != "@" }
            rest = rest.dropFirst(flags.count)
            let sizes = rest.prefix { "hlqLztj".contains($0) }
            rest = rest.dropFirst(sizes.count)
            guard let letter = rest.popFirst() else { break }
            var position: Int?
            if let dollar = flags.firstIndex(of: "$") {
                position = Int(flags[..<dollar])
                flags = flags[flags.index(after: dollar)...]
            }
            pieces.append(.argument(position: position, letter, isPlain: flags.isEmpty))
        }
        if !text.isEmpty { pieces.append(.text(text)) }
        return pieces
    }
}
