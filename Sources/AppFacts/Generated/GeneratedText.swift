import AppSource
import TransitionDSL

/// Calls and values of generated Swift, as a file of the language has them: `slide(left)`. Numbers
/// are in the base unit. What has no short form is `…`.
struct GeneratedText {
    static let other = "…"

    let names: TextTable
    /// The members of a type are written without it: `Modifiers.rise` is `rise`.
    private static let namespaces: Set<String> = [
        "Animators", "Modifiers", "Interactions", "ScreenTransition",
    ]
    /// Conversions between number types, which the language does not have.
    private static let conversions: Set<String> = ["CGFloat", "Double", "Int", "UInt"]
    private static let geometry = ["CGPoint": "point", "CGSize": "size", "CGRect": "rect"]
    private static let deepest = 32

    private func string(_ text: Text) -> String { names.string(text) }

    // MARK: - Animations

    /// The animation of a line without its options; nil for `nil`.
    func animation(_ expression: AppExpression, depth: Int = 0) -> String? {
        if depth > Self.deepest { return Self.other }
        switch expression.kind {
        case .nil: return nil
        case .call(let callee, let arguments):
            if case .member(let base, let name) = callee.kind {
                if let own = member(name, of: base) { return own + list(arguments, depth) }
                // An option: `.fade.duration(0.4)`.
                return animation(base, depth: depth + 1)
            }
            if case .implicitMember(let name) = callee.kind {
                return string(name) + list(arguments, depth)
            }
            return Self.swift
        case .implicitMember(let name): return string(name)
        case .member(let base, let name):
            if let own = member(name, of: base) { return own }
            guard string(name) == "opposite", isPlain(base),
                let own = animation(base, depth: depth + 1)
            else { return Self.swift }
            return own + " played backwards"
        default: return Self.swift
        }
    }

    /// Code of the app.
    private static let swift = "swift(\(other))"

    /// Whether an expression is an animation of the language rather than code of the app.
    private func isPlain(_ expression: AppExpression) -> Bool {
        switch expression.kind {
        case .implicitMember: true
        case .call(let callee, _): isPlain(callee)
        case .member(let base, let name): member(name, of: base) != nil || isPlain(base)
        default: false
        }
    }

    private func member(_ name: Text, of base: AppExpression) -> String? {
        guard let owner = base.lastName, Self.namespaces.contains(string(owner)) else { return nil }
        return string(name)
    }

    private func list(_ arguments: [AppArgument], _ depth: Int) -> String {
        if arguments.isEmpty { return "" }
        let texts = arguments.map { argument in
            (argument.label.map { string($0) + ": " } ?? "")
                + value(argument.value, unit: "", depth: depth + 1)
        }
        return "(" + texts.joined(separator: ", ") + ")"
    }

    // MARK: - Modifiers

    /// The modifiers of an array, or of the function that returns one; nil if they have no form.
    func modifiers(_ expression: AppExpression, depth: Int = 0) -> [String]? {
        if depth > Self.deepest { return nil }
        switch expression.kind {
        case .array(let elements): return elements.map { modifier($0, depth: depth + 1) }
        case .binary(_, let left, let right):
            guard let first = modifiers(left, depth: depth + 1),
                let second = modifiers(right, depth: depth + 1)
            else { return nil }
            return first + second
        case .member(let base, let name): return member(name, of: base).map { [$0] }
        case .call(let callee, let arguments):
            if case .member(let base, let name) = callee.kind {
                return member(name, of: base).map { [$0 + list(arguments, depth)] }
            }
            guard case .closure(let closure) = callee.kind else { return nil }
            return modifiers(of: closure, depth: depth)
        case .closure(let closure): return modifiers(of: closure, depth: depth)
        default: return nil
        }
    }

    /// What a closure returns: an expression, or a list in parts.
    private func modifiers(of closure: AppClosure, depth: Int) -> [String]? {
        var found: [String] = []
        for statement in closure.body {
            switch statement.kind {
            case .return(let value?), .expression(let value):
                if case .name = value.kind { return found }
                let list =
                    if case .assignment(_, _, let added) = value.kind { added } else { value }
                guard let more = modifiers(list, depth: depth + 1) else { return nil }
                found += more
            case .variable(let variable):
                guard let value = variable.value, let more = modifiers(value, depth: depth + 1)
                else { return nil }
                found += more
            default: return nil
            }
        }
        return found
    }

    func modifier(_ expression: AppExpression, depth: Int) -> String {
        if depth > Self.deepest { return Self.other }
        switch expression.kind {
        case .implicitMember(let name): return string(name)
        case .member(let base, let name):
            return base.lastName.map(string) == "HeroViews" ? string(name) : Self.swift
        case .call(let callee, let arguments):
            switch callee.kind {
            case .implicitMember(let name):
                return call(string(name), arguments, depth: depth)
            case .member(let base, let name)
            where base.lastName.map(string) == "HeroViews" && string(name) == "all":
                guard let list = arguments.first else { return Self.other }
                return modifiers(list.value, depth: depth + 1)?.joined(separator: ", ")
                    ?? Self.other
            default: return Self.swift
            }
        default: return Self.swift
        }
    }

    private func call(_ name: String, _ arguments: [AppArgument], depth: Int) -> String {
        if arguments.isEmpty { return name }
        let texts = arguments.map { argument in
            let label = argument.label.map(string) ?? ""
            let text: String
            switch argument.value.kind {
            case .implicitMember, .call: text = nested(argument.value, depth: depth + 1)
            default:
                text = value(
                    argument.value, unit: modifierUnit(name, label: label), depth: depth + 1)
            }
            return label.isEmpty ? text : "\(label): \(text)"
        }
        return "\(name)(\(texts.joined(separator: ", ")))"
    }

    /// A modifier in another, or a value.
    private func nested(_ expression: AppExpression, depth: Int) -> String {
        if case .call(let callee, _) = expression.kind {
            switch callee.kind {
            case .implicitMember: return modifier(expression, depth: depth)
            case .member(let base, _) where base.lastName.map(string) == "HeroViews":
                return modifier(expression, depth: depth)
            default: return value(expression, unit: "", depth: depth)
            }
        }
        return modifier(expression, depth: depth)
    }

    // MARK: - Values

    func value(_ expression: AppExpression, unit: String, depth: Int) -> String {
        if depth > Self.deepest { return Self.other }
        switch expression.kind {
        case .number(let spelling): return number(string(spelling)) + unit
        case .unary(let sign, let operand):
            guard string(sign) == "-" else { return Self.other }
            if case .number(let spelling) = operand.kind {
                return "-" + number(string(spelling)) + unit
            }
            return "-" + self.operand(operand, depth: depth + 1)
        case .binary(let sign, let left, let right):
            if string(sign) == "??" { return Self.other }
            let (left, right) = (operand(left, depth: depth + 1), operand(right, depth: depth + 1))
            return "\(left) \(string(sign)) \(right)"
        case .boolean(let flag): return flag ? "true" : "false"
        case .implicitMember(let name), .name(let name, _): return string(name)
        case .call(let callee, let arguments):
            return call(callee, arguments, expression, depth: depth)
        case .member: return ownAnimation(expression, depth: depth)
        default: return Self.other
        }
    }

    private func call(
        _ callee: AppExpression, _ arguments: [AppArgument], _ call: AppExpression, depth: Int
    ) -> String {
        guard case .name(let name, _) = callee.kind else {
            if case .implicitMember(let name) = callee.kind {
                return string(name) + list(arguments, depth)
            }
            return ownAnimation(call, depth: depth)
        }
        switch string(name) {
        case "CAMediaTimingFunction":
            let points = arguments.map { AppArgument(label: nil, value: $0.value) }
            return "bezier" + list(points, depth)
        case let name where Self.conversions.contains(name) && arguments.count == 1:
            return value(arguments[0].value, unit: "", depth: depth + 1)
        case let name: return Self.geometry[name].map { $0 + list(arguments, depth) } ?? Self.other
        }
    }

    private func ownAnimation(_ expression: AppExpression, depth: Int) -> String {
        isPlain(expression) ? animation(expression, depth: depth) ?? Self.other : Self.other
    }

    /// In parentheses if it has operands.
    private func operand(_ expression: AppExpression, depth: Int) -> String {
        let text = value(expression, unit: "", depth: depth)
        if case .binary = expression.kind { return "(\(text))" }
        return text
    }

    private func number(_ spelling: String) -> String {
        Double(spelling.filter { $0 != "_" }).map(generatedNumber) ?? spelling
    }
}

/// Whole numbers without a fraction.
package func generatedNumber(_ number: Double) -> String {
    Int(exactly: number)?.description ?? number.description
}
