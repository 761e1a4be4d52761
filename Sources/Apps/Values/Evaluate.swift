import AppSource
import Resolution
import TransitionDSL

/// Evaluation of expressions as text. It follows constants, locals, parameters, functions and
/// properties; where it stops, the value is a hole of the declared type, or unknown.
extension Evaluator {
    func evaluate(
        _ expression: AppExpression, in scope: NameScope, _ frame: CallFrame? = nil,
        expected: SwiftType? = nil
    ) -> StringValue {
        guard enter(scope) else { return .unknown }
        defer { leave() }
        var value = followed(expression, in: scope, frame, expected: expected)
        if !value.isKnown, value.unknownPart == nil {
            value.unknownPart = SourcePlace(file: FileIndex(scope.file), range: expression.range)
        }
        return value
    }

    private func followed(
        _ expression: AppExpression, in scope: NameScope, _ frame: CallFrame?,
        expected: SwiftType?
    ) -> StringValue {
        switch expression.kind {
        case .string(let pieces): return evaluate(pieces, in: scope, frame)
        case .number(let spelling):
            return numberText(spelling, in: scope, expected: expected).map(StringValue.init(text:))
                ?? .unknown
        case .boolean(let value): return StringValue(text: value ? "true" : "false")
        case .nil: return .none
        case .name(let name, _):
            return evaluate(name: name, expression, in: scope, frame)
        case .implicitMember(let name):
            return evaluate(implicit: name, expected)
        case .member(let base, let name):
            return evaluate(member: name, of: base, expression, in: scope, frame)
        case .unwrap(let base, _):
            return evaluate(base, in: scope, frame, expected: expected).unwrapped
        case .cast(let base, _, _):
            return evaluate(base, in: scope, frame, expected: expected)
        case .ternary(_, let then, let otherwise):
            return evaluate(then, in: scope, frame, expected: expected).union(
                evaluate(otherwise, in: scope, frame, expected: expected))
        case .binary(let op, let left, let right):
            return evaluate(op, left, right, in: scope, frame)
        case .call(let callee, let arguments):
            return evaluate(call: callee, arguments, expression, in: scope, frame)
        case .statement(let statement):
            return evaluate(results: [statement], in: scope, frame)
        case .subscripting(let list, let arguments):
            return evaluate(
                element(arguments, of: list, in: scope), frame)
        case .unary(let op, let operand):
            guard case .number(let spelling) = operand.kind, string(op) == "-" else {
                return .unknown
            }
            let text = numberText(spelling, isNegative: true, in: scope, expected: expected)
            return text.map(StringValue.init(text:)) ?? .unknown
        case .array, .dictionary, .tuple, .closure, .assignment, .selector,
            .keyPath, .type, .unknown:
            return .unknown
        }
    }

    // MARK: - Text

    private func evaluate(
        _ pieces: [AppStringPiece], in scope: NameScope, _ frame: CallFrame?
    ) -> StringValue {
        var value = StringValue(text: "")
        for piece in pieces {
            switch piece {
            case .text(let text): value = value.joined(StringValue(text: string(text)))
            case .hole(let arguments):
                guard let first = arguments.first else { continue }
                let hole =
                    pieces.count == 1
                    ? printed(first.value, in: scope, frame)
                    : part { printed(first.value, in: scope, frame) }
                value = value.joined(hole)
            }
        }
        return value
    }

    /// What an expression prints: its text if it is constant, otherwise a hole of its type.
    func printed(
        _ expression: AppExpression, in scope: NameScope, _ frame: CallFrame?,
        isUnwrapped: Bool = false
    ) -> StringValue {
        if let name = printedCase(expression, in: scope) { return StringValue(text: name) }
        var type = type(of: expression, in: scope)
        if isUnwrapped { type = type.unwrapped }
        if let name = printedType(expression, in: scope, frame) { return name }
        let value = evaluate(expression, in: scope, frame)
        if case .name(engineNames.rawValue, _) = expression.kind, type == .unknown { return value }
        // Optional text prints `Optional("a")`.
        if type.isOptional {
            return StringValue(
                hole: .optional(holeType(type.unwrapped)), sourceText(expression, in: scope))
        }
        if value.isKnown, !value.patterns.contains(where: { $0 == nil }) {
            let isText = holeType(type) == .string
            if value.patterns.count == 1 && value.isConstant || isText && type != .unknown {
                return value
            }
        }
        // The argument for a parameter says more than the parameter's name.
        let only = value.alternatives.flatMap { $0.count == 1 ? $0[0] : nil }
        if case .finite? = only?.pattern?.onlyHole { return value }
        return StringValue(
            hole: holeType(type),
            passedText(expression, in: scope, frame) ?? sourceText(expression, in: scope))
    }

    /// The name that an enum's case prints.
    private func printedCase(_ expression: AppExpression, in scope: NameScope) -> String? {
        guard case .member(let base, let name) = expression.kind,
            let id = candidates(name, of: base, in: scope).ids.first,
            program.declaration(id).kind == .case, program.declaration(id).parameters.isEmpty,
            let owner = program.typeOfDeclaration[id],
            program.members(text("description"), of: owner).isEmpty
        else { return nil }
        return string(name)
    }

    /// What a hole of a type contains.
    func holeType(_ type: SwiftType) -> HoleKind {
        switch type.unwrapped {
        case .external(let name):
            if let kind = HoleKind(appType: string(name)) { return kind }
            let role = program.role(of: type)
            let isObject = role != .other || unstableTypes.contains(string(name))
            return isObject ? .unstable(string(name)) : .string
        case .program(let id):
            if program.role(of: type) != .other {
                return .unstable(string(program.types[id.index].name))
            }
            if isPlainClass(id) { return .unstable(string(program.types[id.index].name)) }
            return finiteType(id) ?? .string
        case .array, .dictionary, .optional, .metatype, .function, .tuple, .labeled, .unknown:
            return .string
        }
    }

    /// A class that does not say what it prints, prints its address.
    private func isPlainClass(_ id: TypeID) -> Bool {
        program.types[id.index].kind == .class
            && program.members(text("description"), of: id).isEmpty
    }

    /// An enum without associated values prints the name of a case.
    private func finiteType(_ id: TypeID) -> HoleKind? {
        guard program.types[id.index].kind == .enum else { return nil }
        let cases = cases(of: id)
        guard !cases.isEmpty, cases.allSatisfy({ program.declaration($0).parameters.isEmpty }),
            program.types[id.index].members[text("description")] == nil
        else { return nil }
        return .finite(
            name: string(program.types[id.index].name),
            texts: cases.map { string(program.declaration($0).name) })
    }

    /// The cases of an enum in source order.
    func cases(of id: TypeID) -> [DeclarationID] {
        program.types[id.index].members.all
            .filter { program.declaration($0).kind == .case }
            .sorted { ($0.file, $0.index) < ($1.file, $1.index) }
    }

    /// A range of a file as written, with white space and comments reduced to single spaces.
    func sourceText(_ range: SourceRange, file: Int) -> String {
        let source = program.files[file].source
        let comments = program.tokens(file).comments
        var parts: [String] = []
        var start = range.start
        // A binary search: each fact of a file asks for the comments in its range.
        var next = comments.partitioningIndex { $0.start >= range.start }
        while next < comments.count, comments[next].start < range.end {
            parts.append(source.text(SourceRange(start: start, end: comments[next].start)))
            start = min(comments[next].end, range.end)
            next += 1
        }
        parts.append(source.text(SourceRange(start: start, end: range.end)))
        return parts.joined(separator: " ").split { $0.isWhitespace }.joined(separator: " ")
    }

    /// An expression as written, with white space reduced.
    func sourceText(_ expression: AppExpression, in scope: NameScope) -> String {
        sourceText(expression.range, file: scope.file)
    }

    private func evaluate(
        _ op: Text, _ left: AppExpression, _ right: AppExpression, in scope: NameScope,
        _ frame: CallFrame?
    ) -> StringValue {
        switch string(op) {
        case "+" where !isNumber(left) && !isNumber(right):
            let first = part { evaluate(left, in: scope, frame) }
            let second = part { evaluate(right, in: scope, frame) }
            return textOrHole(first, left, in: scope).joined(textOrHole(second, right, in: scope))
        case "??":
            let value = evaluate(left, in: scope, frame)
            let other = evaluate(right, in: scope, frame)
            let present = value.alternatives?.filter { $0.pattern != nil }
            if let present, present.isEmpty { return other }
            return value.unwrapped.union(other)
        default: return .unknown
        }
    }

    /// A number, or a product or quotient: `+` adds it.
    private func isNumber(_ expression: AppExpression) -> Bool {
        switch expression.stripped.kind {
        case .number: true
        case .binary(let op, let left, let right):
            switch string(op) {
            case "*", "/", "-", "%": true
            case "+": isNumber(left) || isNumber(right)
            default: false
            }
        default: false
        }
    }

    /// An operand of `+` whose value is not known is a hole: the sum has text of its own.
    private func textOrHole(
        _ value: StringValue, _ expression: AppExpression, in scope: NameScope
    ) -> StringValue {
        // A sum has no operand that is nil.
        if value.isKnown { return value.unwrapped }
        var hole = StringValue(
            hole: holeType(type(of: expression, in: scope)), sourceText(expression, in: scope))
        hole.isGuess = value.isGuess
        return hole
    }
}

/// Classes of UIKit whose values print an address.
private let unstableTypes: Set<String> = [
    "UIImage", "UIColor", "UIFont", "CALayer", "NSObject", "AnyObject", "CGImage",
]
