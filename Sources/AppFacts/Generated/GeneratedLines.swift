import AppSource
import TransitionDSL

/// The lines of a registry.
extension GeneratedReader {
    /// `lines.push(.list, to: .photo, .fade, returning: .fade)`, and `lines.add(…)`.
    mutating func readLines(_ function: Int) {
        // Long lists and frequent animations are constants.
        var constants: [Text: AppExpression] = [:]
        for statement in statements(function) {
            switch statement.kind {
            case .variable(let variable): constants[variable.name] = variable.value
            case .expression(let expression):
                if case .assignment(_, let list, let more) = expression.kind,
                    let name = list.lastName, case .array(let old)? = constants[name]?.kind,
                    case .array(let new) = more.kind
                {
                    constants[name] = AppExpression(.array(old + new), list.range)
                } else if case .call(let callee, let arguments) = expression.kind,
                    case .member(let base, let name) = callee.kind,
                    base.lastName.map(string) == "lines"
                {
                    let call = GeneratedLine(
                        name: string(name), arguments: arguments, constants: constants,
                        range: statement.range)
                    read(line: call)
                }
            default: break
            }
        }
    }

    private mutating func read(line: GeneratedLine) {
        let isPlain = line.name != "add"
        var unlabelled = line.arguments.filter { $0.label == nil }.map { $0.value }
        func argument(_ label: String) -> AppExpression? {
            line.arguments.first { $0.label.map(string) == label }?.value
        }
        var operation: String? = line.name
        let first = unlabelled.isEmpty ? nil : unlabelled.removeFirst()
        if !isPlain { operation = first.flatMap(self.operation) }
        if argument("segue") != nil { operation = "segue" }
        if argument("unwind") != nil { operation = "unwind" }
        let isBothWays = argument("between") != nil
        guard let from = isPlain ? first : argument("from") ?? argument("between"),
            let to = argument("to") ?? argument("and"), let play = unlabelled.first
        else { return }
        let (lefts, rights) = (ends(from, line), ends(to, line))
        let there = animation(play, argument("returning"), line)
        addLines(operation, lefts, rights, there, line)
        if isBothWays {
            let hasOther = argument("other") != nil
            let back =
                hasOther ? animation(argument("other"), argument("otherReturning"), line) : there
            addLines(operation, rights, lefts, back, line)
        }
    }

    private mutating func addLines(
        _ operation: String?, _ from: [String?], _ to: [String?], _ animation: String,
        _ line: GeneratedLine
    ) {
        for left in from {
            for right in to {
                add(
                    .registryLine(
                        operation: operation, from: left, to: right, animation: animation),
                    line.range, in: "")
            }
        }
    }

    /// The operations by their names; nil for all of one direction.
    private func operation(_ expression: AppExpression) -> String? {
        switch expression.kind {
        case .implicitMember(let name): registryOperation([string(name)])
        case .array(let elements):
            registryOperation(elements.compactMap { $0.lastName.map(string) })
        default: nil
        }
    }

    /// The classes of an end; nil for any.
    private func ends(_ expression: AppExpression, _ line: GeneratedLine) -> [String?] {
        var value = expression
        for _ in 0..<4 {
            switch value.kind {
            case .name(let name, _): value = line.constants[name] ?? value
            case .call(_, let arguments): value = arguments.first?.value ?? value
            default: break
            }
        }
        switch value.kind {
        case .implicitMember(let name): return [classes[name]]
        case .array(let elements): return elements.map { $0.lastName.flatMap { classes[$0] } }
        default: return [nil]
        }
    }

    private func animation(
        _ play: AppExpression?, _ returning: AppExpression?, _ line: GeneratedLine
    ) -> String {
        func text(_ expression: AppExpression?) -> String? {
            var expression = expression
            if case .name(let name, _)? = expression?.kind {
                expression = line.constants[name] ?? expression
            }
            return expression.flatMap { self.text.animation($0) }
        }
        return registryAnimation(text(play), text(returning))
    }
}

/// A call that adds a line.
private struct GeneratedLine {
    var name: String
    var arguments: [AppArgument]
    var constants: [Text: AppExpression]
    var range: SourceRange
}

/// The animation of a line as facts have it: `pageIn(up) / pageOut(down)`.
package func registryAnimation(_ play: String?, _ returning: String?) -> String {
    (play ?? "default") + (returning.map { " / \($0)" } ?? "")
}

/// What facts call the operations of a line, by the runtime's names; nil for all of one direction.
package func registryOperation(_ names: [String]) -> String? {
    var found: [String] = []
    for name in names {
        if name == "going" || name == "back" { return nil }
        let short = name.hasPrefix("tab") ? "tab" : name
        if !found.contains(short) { found.append(short) }
    }
    return found.sorted().joined(separator: "+")
}
