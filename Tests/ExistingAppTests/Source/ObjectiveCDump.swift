import TransitionDSL

@testable import AppSource

/// Code of Objective-C as one line of text for each declaration or statement.
struct ObjectiveCDump {
    let bytes: [UInt8]
    var names = programNames()
    let tokens: AppTokens

    init(_ code: String) { self.init(bytes: Array(code.utf8)) }

    init(bytes: [UInt8]) {
        self.bytes = bytes
        tokens = tokenizeObjectiveC(bytes, names: &names)
    }

    static func expression(_ code: String) -> String {
        var dump = ObjectiveCDump(code)
        let all = 0..<dump.tokens.tokens.count - 1
        let expression = parseObjectiveCExpression(all, of: dump.tokens, names: &dump.names)
        return dump.text(expression)
    }

    static func body(_ code: String) -> String {
        var dump = ObjectiveCDump(code)
        let all = 0..<dump.tokens.tokens.count - 1
        let body = parseObjectiveCBody(all, of: dump.tokens, names: &dump.names)
        return dump.text(body)
    }

    static func items(_ code: String) -> [String] {
        var dump = ObjectiveCDump(code)
        let items = parseObjectiveCItems(dump.tokens, names: &dump.names)
        return items.declarations.map { dump.text($0, items) }
    }

    func source(_ range: SourceRange) -> String {
        String(decoding: bytes[range.offsets], as: UTF8.self)
    }

    func source(_ range: Range<Int>) -> String {
        guard let last = range.last else { return "" }
        return source(tokens.tokens[range.lowerBound].range.union(tokens.tokens[last].range))
    }

    private func text(_ name: Text) -> String { names.string(name) }
}

// MARK: - Types and declarations

extension ObjectiveCDump {
    func text(_ type: TypeReference) -> String {
        switch type {
        case .named(let path, let arguments):
            path.map { text($0) }.joined(separator: ".")
                + (arguments.isEmpty ? "" : "<\(list(arguments.map { text($0) }))>")
        case .optional(let type): text(type) + "?"
        case .array(let type): "[\(text(type))]"
        case .dictionary(let key, let value): "[\(text(key)): \(text(value))]"
        case .tuple(let types): "(\(list(types.map { text($0) })))"
        case .labeled(let label, let type): "\(text(label)): \(text(type))"
        case .function(let parameters, let result):
            "(\(list(parameters.map { text($0) }))) -> \(text(result))"
        case .composition(let types): types.map { text($0) }.joined(separator: " & ")
        case .other: "?"
        }
    }

    private func list(_ texts: [String]) -> String { texts.joined(separator: ", ") }

    /// `class A: B`, `  variable b: C [constant] = d`, `  function e(_ f: G) -> H {i} #if DEBUG`.
    func text(_ item: AppDeclaration, _ items: AppItems) -> String {
        var line = item.parent == nil ? "" : "  "
        line += "\(item.kind) \(text(item.name))"
        if !item.genericParameters.isEmpty {
            line += "<\(list(item.genericParameters.map { text($0.name) }))>"
        }
        if !item.supertypes.isEmpty { line += ": " + list(item.supertypes.map { text($0) }) }
        let isFunction = item.kind == .function || item.kind == .initializer
        if isFunction { line += "(\(list(item.parameters.map { text($0) })))" }
        if let type = item.type { line += isFunction ? " -> \(text(type))" : ": \(text(type))" }
        for (modifier, name) in modifierNames where item.modifiers.contains(modifier) {
            line += " [\(name)]"
        }
        if let value = item.initialValue { line += " = \(source(value))" }
        if let body = item.body { line += " {\(source(body))}" }
        if let condition = item.condition { line += " #if \(items.conditions[condition])" }
        return line
    }

    private func text(_ parameter: AppDeclaration.Parameter) -> String {
        let label = parameter.label.map { text($0) } ?? "_"
        return "\(label) \(text(parameter.name)): \(text(parameter.type))"
            + (parameter.isVariadic ? "..." : "")
    }
}

private let modifierNames: [(AppDeclaration.Modifiers, String)] = [
    (.static, "static"), (.private, "private"), (.fileprivate, "fileprivate"),
    (.public, "public"), (.weak, "weak"), (.constant, "constant"), (.outlet, "outlet"),
    (.action, "action"), (.inspectable, "inspectable"), (.macro, "macro"),
    (.attributed, "attributed"),
]

// MARK: - Expressions

extension ObjectiveCDump {
    /// Operators with parentheses, `<>` for what is unknown.
    func text(_ expression: AppExpression) -> String {
        switch expression.kind {
        case .name(let name, let arguments):
            text(name) + (arguments.isEmpty ? "" : "<\(list(arguments.map { text($0) }))>")
        case .implicitMember(let name): "." + text(name)
        case .member(let base, let name): "\(text(base)).\(text(name))"
        case .unwrap(let base, let isForced): text(base) + (isForced ? "!" : "?")
        case .call(let callee, let arguments): "\(text(callee))(\(text(arguments)))"
        case .subscripting(let base, let arguments): "\(text(base))[\(text(arguments))]"
        case .string(let pieces): "\"\(pieces.map { text($0) }.joined())\""
        case .number(let spelling): text(spelling)
        case .boolean(let value): "\(value)"
        case .nil: "nil"
        case .array(let values): "[\(list(values.map { text($0) }))]"
        case .dictionary(let pairs):
            "[\(list(pairs.map { "\(text($0.key)): \(text($0.value))" }))]"
        case .tuple(let values): "(\(text(values)))"
        case .closure(let closure): text(closure)
        case .ternary(let condition, let then, let otherwise):
            "(\(text(condition)) ? \(text(then)) : \(text(otherwise)))"
        case .binary(let symbol, let left, let right):
            "(\(text(left)) \(text(symbol)) \(text(right)))"
        case .unary(let symbol, let value): "\(text(symbol))\(text(value))"
        case .cast(let value, let kind, let type): "(\(text(value)) \(kind) \(text(type)))"
        case .assignment(let symbol, let target, let value):
            "\(text(target)) \(text(symbol)) \(text(value))"
        case .statement(let statement): text([statement])
        case .selector(let name): "#selector(\(text(name)))"
        case .keyPath(_, let names): "\\." + names.map { text($0) }.joined(separator: ".")
        case .type(let type): text(type)
        case .unknown: "<>"
        }
    }

    private func text(_ arguments: [AppArgument]) -> String {
        list(arguments.map { ($0.label.map { text($0) + ": " } ?? "") + text($0.value) })
    }

    private func text(_ piece: AppStringPiece) -> String {
        switch piece {
        case .text(let text): self.text(text)
        case .hole(let arguments): "\\(\(text(arguments)))"
        }
    }

    private func text(_ closure: AppClosure) -> String {
        let parameters = closure.parameters?.map { parameter in
            text(parameter.name) + (parameter.type.map { ": " + text($0) } ?? "")
        }
        return "{ (\(list(parameters ?? ["$0"]))) in \(text(closure.body)) }"
    }
}

// MARK: - Statements

extension ObjectiveCDump {
    func text(_ statements: [AppStatement]) -> String {
        statements.map { text($0) }.joined(separator: "; ")
    }

    private func text(_ statement: AppStatement) -> String {
        switch statement.kind {
        case .expression(let value): return text(value)
        case .variable(let variable):
            return (variable.isConstant ? "let " : "var ") + text(variable.name)
                + (variable.type.map { ": " + text($0) } ?? "")
                + (variable.value.map { " = " + text($0) } ?? "")
        case .return(let value): return "return" + (value.map { " " + text($0) } ?? "")
        case .throw(let value): return "throw " + text(value)
        case .if(let conditions, let then, let otherwise):
            return "if \(text(conditions)) { \(text(then)) }"
                + (otherwise.map { " else { \(text($0)) }" } ?? "")
        case .for(let names, let type, let sequence, _, let body):
            return "for \(list(names.map { text($0) }))" + (type.map { ": " + text($0) } ?? "")
                + " in \(text(sequence)) { \(text(body)) }"
        case .while(let conditions, let body):
            return "while \(text(conditions)) { \(text(body)) }"
        case .repeat(let body, let condition):
            return "repeat { \(text(body)) } while \(text(condition))"
        case .switch(let subject, let cases):
            return "switch \(text(subject)) { \(cases.map { text($0) }.joined(separator: " ")) }"
        case .do(let body, let catches), .try(let body, let catches):
            return "do { \(text(body)) }" + catches.map { " catch { \(text($0)) }" }.joined()
        case .jump(let word): return text(word)
        case .type: return "type"
        case .conditional(let branches):
            return branches.map { "#if \($0.condition) { \(text($0.body)) }" }
                .joined(separator: " ")
        case .unknown: return "<unknown>"
        case .tuple, .guard, .defer, .function: return "<no Objective-C>"
        }
    }

    private func text(_ conditions: [AppCondition]) -> String {
        list(
            conditions.map { condition in
                switch condition {
                case .expression(let value): text(value)
                case .availability: "#available"
                case .binding, .pattern: "<no Objective-C>"
                }
            })
    }

    private func text(_ switchCase: AppSwitchCase) -> String {
        let patterns = switchCase.patterns.map { pattern, _ in
            if case .expression(let value) = pattern { text(value) } else { "<no Objective-C>" }
        }
        let label = patterns.isEmpty ? "default" : "case " + list(patterns)
        return "\(label): \(text(switchCase.body))"
    }
}
