import AppSource
import TransitionDSL

/// Writes bodies as fully parenthesized text, so that a test compares one short string.
struct SwiftDump {
    var names: TextTable

    func text(_ text: Text) -> String { names.string(text) }

    func statements(_ list: [AppStatement]) -> String {
        list.map { statement($0) }.joined(separator: "; ")
    }

    private func block(_ list: [AppStatement]) -> String { "{\(statements(list))}" }

    func statement(_ statement: AppStatement) -> String {
        switch statement.kind {
        case .expression(let value): return expression(value)
        case .variable(let variable): return self.variable(variable)
        case .tuple(let names, let isConstant, let value):
            let list = names.map { $0.map(text) ?? "_" }.joined(separator: ", ")
            return "\(isConstant ? "let" : "var") (\(list))"
                + (value.map { " = " + expression($0) } ?? "")
        case .return(let value): return value.map { "return " + expression($0) } ?? "return"
        case .throw(let value): return "throw " + expression(value)
        case .if(let conditions, let then, let otherwise):
            let other = otherwise.map { " else " + block($0) } ?? ""
            return "if \(self.conditions(conditions)) \(block(then))\(other)"
        case .guard(let conditions, let otherwise):
            return "guard \(self.conditions(conditions)) else \(block(otherwise))"
        case .for(let names, let type, let sequence, let condition, let body):
            let list = names.map(text).joined(separator: ", ")
            let annotation = type.map { ": " + self.type($0) } ?? ""
            let filter = condition.map { " where " + expression($0) } ?? ""
            return "for \(list)\(annotation) in \(expression(sequence))\(filter) \(block(body))"
        case .while(let conditions, let body):
            return "while \(self.conditions(conditions)) \(block(body))"
        case .repeat(let body, let condition):
            return "repeat \(block(body)) while \(expression(condition))"
        case .switch(let subject, let cases):
            return
                "switch \(expression(subject)) {\(cases.map(switchCase).joined(separator: " | "))}"
        case .do(let body, let catches), .try(let body, let catches):
            return "do \(block(body))" + catches.map { " catch " + block($0) }.joined()
        case .defer(let body): return "defer \(block(body))"
        case .jump(let name): return text(name)
        case .function(let function):
            let list = function.parameters.map(parameter).joined(separator: ", ")
            let result = function.result.map { " -> " + type($0) } ?? ""
            return "func \(text(function.name))(\(list))\(result) \(block(function.body))"
        case .type: return "<type>"
        case .conditional(let branches):
            return branches.map { "#if \($0.condition) \(block($0.body))" }.joined(separator: " ")
        case .unknown: return "<unknown>"
        }
    }

    private func variable(_ variable: AppVariable) -> String {
        var result = "\(variable.isConstant ? "let" : "var") \(text(variable.name))"
        if let type = variable.type { result += ": " + self.type(type) }
        if let value = variable.value { result += " = " + expression(value) }
        if let getter = variable.getter { result += " " + block(getter) }
        return result
    }

    func parameter(_ parameter: AppDeclaration.Parameter) -> String {
        let label = parameter.label.map(text) ?? "_"
        return "\(label) \(text(parameter.name)): \(type(parameter.type))"
            + (parameter.isVariadic ? "..." : "")
    }

    private func conditions(_ list: [AppCondition]) -> String {
        list.map { condition in
            switch condition {
            case .expression(let value): return expression(value)
            case .binding(let name, let type, let value):
                return "let \(text(name))" + (type.map { ": " + self.type($0) } ?? "")
                    + (value.map { " = " + expression($0) } ?? "")
            case .pattern(let pattern, let value):
                return "case \(self.pattern(pattern)) = \(expression(value))"
            case .availability: return "#available"
            }
        }.joined(separator: ", ")
    }

    private func switchCase(_ item: AppSwitchCase) -> String {
        let patterns = item.patterns.map {
            pattern($0.pattern) + ($0.condition.map { " where " + expression($0) } ?? "")
        }.joined(separator: ", ")
        return "\(patterns.isEmpty ? "default" : "case " + patterns): \(statements(item.body))"
    }

    func pattern(_ pattern: AppPattern) -> String {
        switch pattern {
        case .binding(let name): return "let " + text(name)
        case .wildcard: return "_"
        case .is(let type): return "is " + self.type(type)
        case .as(let inner, let type): return "\(self.pattern(inner)) as \(self.type(type))"
        case .tuple(let elements): return "(\(patterns(elements)))"
        case .enumCase(let path, let elements):
            return "case " + expression(path) + (elements.isEmpty ? "" : "(\(patterns(elements)))")
        case .optional(let inner): return self.pattern(inner) + "?"
        case .expression(let value): return expression(value)
        }
    }

    private func patterns(_ elements: [(label: Text?, pattern: AppPattern)]) -> String {
        elements.map { ($0.label.map { text($0) + ": " } ?? "") + pattern($0.pattern) }
            .joined(separator: ", ")
    }

    func arguments(_ list: [AppArgument]) -> String {
        list.map { ($0.label.map { text($0) + ": " } ?? "") + expression($0.value) }
            .joined(separator: ", ")
    }

    func expression(_ value: AppExpression) -> String {
        switch value.kind {
        case .name(let name, let arguments): return text(name) + generics(arguments)
        case .implicitMember(let name): return "." + text(name)
        case .member(let base, let name): return "\(expression(base)).\(text(name))"
        case .unwrap(let base, let isForced): return expression(base) + (isForced ? "!" : "?")
        case .call(let callee, let list): return "\(expression(callee))(\(arguments(list)))"
        case .subscripting(let base, let list): return "\(expression(base))[\(arguments(list))]"
        case .string(let pieces): return "\"\(pieces.map(piece).joined())\""
        case .number(let name): return text(name)
        case .boolean(let value): return "\(value)"
        case .nil: return "nil"
        case .array(let list): return "[\(list.map(expression).joined(separator: ", "))]"
        case .dictionary(let pairs):
            if pairs.isEmpty { return "[:]" }
            let list = pairs.map { "\(expression($0.key)): \(expression($0.value))" }
            return "[\(list.joined(separator: ", "))]"
        case .tuple(let list): return "tuple(\(arguments(list)))"
        case .closure(let closure): return self.closure(closure)
        case .ternary(let condition, let then, let otherwise):
            return "(\(expression(condition)) ? \(expression(then)) : \(expression(otherwise)))"
        case .binary(let name, let left, let right):
            return "(\(expression(left)) \(text(name)) \(expression(right)))"
        case .unary(let name, let operand): return "(\(text(name)) \(expression(operand)))"
        case .cast(let value, let kind, let type):
            return "(\(expression(value)) \(cast(kind)) \(self.type(type)))"
        case .assignment(let name, let target, let value):
            return "\(expression(target)) \(text(name)) \(expression(value))"
        case .statement(let value): return "<\(statement(value))>"
        case .selector(let name): return "#selector(\(text(name)))"
        case .keyPath(let root, let path):
            return "\\" + (root.map(type) ?? "") + path.map { "." + text($0) }.joined()
        case .type(let type): return "type(\(self.type(type)))"
        case .unknown: return "<unknown>"
        }
    }

    private func cast(_ kind: AppExpression.CastKind) -> String {
        switch kind {
        case .as: "as"
        case .conditional: "as?"
        case .forced: "as!"
        case .is: "is"
        }
    }

    private func piece(_ piece: AppStringPiece) -> String {
        switch piece {
        case .text(let text): self.text(text)
        case .hole(let list): "\\(\(arguments(list)))"
        }
    }

    private func closure(_ closure: AppClosure) -> String {
        let list = closure.parameters?.map { parameter in
            text(parameter.name) + (parameter.type.map { ": " + type($0) } ?? "")
        }
        let signature = list.map { $0.joined(separator: ", ") + " in " } ?? ""
        return "{\(signature)\(statements(closure.body))}"
    }

    private func generics(_ list: [TypeReference]) -> String {
        list.isEmpty ? "" : "<\(list.map(type).joined(separator: ", "))>"
    }

    func type(_ type: TypeReference) -> String {
        switch type {
        case .named(let path, let arguments):
            return path.map(text).joined(separator: ".") + generics(arguments)
        case .optional(let inner): return self.type(inner) + "?"
        case .array(let inner): return "[\(self.type(inner))]"
        case .dictionary(let key, let value): return "[\(self.type(key)): \(self.type(value))]"
        case .tuple(let list): return "(\(list.map(self.type).joined(separator: ", ")))"
        case .labeled(_, let element): return self.type(element)
        case .function(let list, let result):
            return "(\(list.map(self.type).joined(separator: ", "))) -> \(self.type(result))"
        case .composition(let list): return list.map(self.type).joined(separator: " & ")
        case .other: return "<other>"
        }
    }
}
