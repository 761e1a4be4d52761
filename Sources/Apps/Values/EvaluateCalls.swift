import AppSource
import TransitionDSL

/// Calls in evaluation: functions of the program, and those of the standard library and of
/// Foundation that make text.
extension Evaluator {
    func evaluate(
        call callee: AppExpression, _ arguments: [AppArgument], _ expression: AppExpression,
        in scope: NameScope, _ frame: CallFrame?
    ) -> StringValue {
        switch callee.kind {
        case .closure(let closure):
            return evaluate(closure: closure, in: scope, frame)
        case .name(let name, _):
            if let known = evaluate(
                text: string(name), arguments, expression, in: scope, frame)
            {
                return known
            }
            return evaluateFunction(
                functions(callee, arguments, in: scope), receiver: implicitReceiver(scope, frame),
                arguments,
                expression,
                in: scope, frame)
        case .member(let base, let name):
            if let known = evaluate(
                textMember: string(name), of: base, arguments, in: scope, frame)
            {
                return known
            }
            if arguments.isEmpty, program.files[scope.file].language == .objectiveC,
                candidates(name, of: base, in: scope).ids.contains(where: {
                    program.declaration($0).kind == .variable
                })
            {
                // A property of Objective-C that is read by a message.
                return evaluate(
                    member: name, of: base, expression, in: scope, frame)
            }
            let receiver = CallFrame.Argument(value: base, scope: scope, frame: frame)
            return evaluateFunction(
                functions(callee, arguments, in: scope), receiver: receiver, arguments, expression,
                in: scope,
                frame)
        case .implicitMember(let name) where name == Word.`init`.text:
            return evaluate(
                text: "String", arguments, expression, in: scope, frame) ?? .unknown
        default: return .unknown
        }
    }

    private func evaluate(
        closure: AppClosure, in scope: NameScope, _ frame: CallFrame?
    ) -> StringValue {
        var walker = BodyWalker(scope, words)
        walker.walk(body: closure.body)
        var value: StringValue?
        for site in walker.sites {
            guard case .result(let result?) = site.kind else { continue }
            let one = evaluate(result, in: site.scope, frame)
            value = value?.union(one) ?? one
        }
        return value ?? .unknown
    }

    /// The functions and initializers that a callee may be.
    func functions(_ callee: AppExpression, in scope: NameScope) -> Candidates {
        func onlyFunctions(_ ids: [DeclarationID]) -> [DeclarationID] {
            ids.filter {
                let kind = program.declaration($0).kind
                return kind == .function || kind == .initializer
            }
        }
        switch callee.kind {
        case .name(let name, _):
            switch meaning(of: name, in: scope) {
            case .members(let ids), .globals(let ids): return Candidates(ids: onlyFunctions(ids))
            case .type(.program(let type)): return Candidates(ids: initializers(of: type))
            case .local, .type, .unknown: return Candidates(ids: [])
            }
        case .unwrap(let base, _): return functions(base, in: scope)
        case .member(let base, let name):
            if name == Word.`init`.text,
                case .metatype(.program(let type)) = type(of: base, in: scope)
            {
                return Candidates(ids: initializers(of: type))
            }
            if case .metatype(.program(let type)) = type(of: callee, in: scope) {
                return Candidates(ids: initializers(of: type))
            }
            let found = candidates(name, of: base, in: scope)
            return Candidates(ids: onlyFunctions(found.ids), isGuess: found.isGuess)
        case .implicitMember: return Candidates(ids: [])
        default: return Candidates(ids: [])
        }
    }

    /// The functions and initializers that a call with these arguments may be: of overloads, those that
    /// take their labels and types.
    func functions(
        _ callee: AppExpression, _ arguments: [AppArgument], in scope: NameScope
    ) -> Candidates {
        var found = functions(callee, in: scope)
        guard found.ids.count > 1 else { return found }
        found.ids = found.ids.filter { match(arguments, program.declaration($0).parameters) != nil }
        guard found.ids.count > 1 else { return found }
        found.ids = found.ids.filter { id in
            let parameters = program.declaration(id).parameters
            return (match(arguments, parameters) ?? [:]).allSatisfy { index, argument in
                mayBeGiven(argument, in: scope, to: parameters[index], of: id)
            }
        }
        return found
    }

    /// False if a parameter certainly does not take an argument.
    private func mayBeGiven(
        _ argument: AppExpression, in scope: NameScope, to parameter: AppDeclaration.Parameter,
        of function: DeclarationID
    ) -> Bool {
        let wanted = program.type(parameter.type, in: program.typeOfDeclaration[function]).unwrapped
        let given = type(of: argument, in: scope).unwrapped
        switch (wanted, given) {
        case (.external(let wanted), .external(let given)):
            guard let first = BasicType(string(wanted)), let second = BasicType(string(given))
            else { return true }
            let isNumber = if case .number = argument.stripped.kind { true } else { false }
            return first == second || isNumber && first.isNumber && second.isNumber
        case (.program(let wanted), .program(let given)):
            let isClear = [wanted, given].allSatisfy { program.types[$0.index].kind != .protocol }
            return !isClear || program.inherits(given, from: wanted)
                || program.types[given.index].name == program.types[wanted.index].name
        case (.program(let type), .external(let name)), (.external(let name), .program(let type)):
            let kind = program.types[type.index].kind
            guard kind == .struct || kind == .enum || kind == .class, !argument.isLiteral else {
                return true
            }
            return BasicType(string(name)) == nil
        default: return true
        }
    }

    private func evaluateFunction(
        _ found: Candidates, receiver: CallFrame.Argument?, _ arguments: [AppArgument],
        _ expression: AppExpression, in scope: NameScope, _ frame: CallFrame?
    ) -> StringValue {
        let matching = found.ids.compactMap { id in
            match(arguments, program.declaration(id).parameters).map { (id, $0) }
        }
        guard let (id, matched) = matching.first(where: { program.declaration($0.0).body != nil })
        else { return .unknown }
        let all = overrides(of: id, receiver)
        guard all.count <= StringValue.largestCount else { return .unknown }
        var value: StringValue?
        for id in all {
            var one = evaluate(function: id, matched, receiver: receiver, in: scope, frame)
            if found.isGuess { one.isGuess = true }
            value = value?.union(one) ?? one
        }
        return value ?? .unknown
    }

    private func evaluate(
        function id: DeclarationID, _ matched: [Int: AppExpression],
        receiver: CallFrame.Argument?, in scope: NameScope, _ frame: CallFrame?
    ) -> StringValue {
        guard begin(.declaration(id)) else { return .unknown }
        defer { end(.declaration(id)) }
        let call = CallFrame(
            id,
            arguments: matched.mapValues {
                CallFrame.Argument(value: $0, scope: scope, frame: frame)
            },
            receiver: receiver)
        let value = evaluateResults(of: BodyID(declaration: id, part: .body), call)
        pass(id, as: .function, value)
        return value.adding(program.place(id))
    }

    /// The argument of each parameter by its index, or nil if the labels do not fit.
    func match(
        _ arguments: [AppArgument], _ parameters: [AppDeclaration.Parameter]
    ) -> [Int: AppExpression]? {
        var matched: [Int: AppExpression] = [:]
        var next = 0
        for argument in arguments {
            var index = next
            while index < parameters.count, !fits(argument, parameters[index]) {
                // Only what has a default value may be left out.
                let parameter = parameters[index]
                let isOptional = parameter.defaultValue != nil || parameter.isVariadic
                if !isOptional, !isClosure(argument) { return nil }
                index += 1
            }
            guard index < parameters.count else { return nil }
            if matched[index] == nil { matched[index] = argument.value }
            next = parameters[index].isVariadic ? index : index + 1
        }
        for index in parameters.indices where matched[index] == nil {
            let parameter = parameters[index]
            if parameter.defaultValue == nil, !parameter.isVariadic { return nil }
        }
        return matched
    }

    private func fits(_ argument: AppArgument, _ parameter: AppDeclaration.Parameter) -> Bool {
        argument.label == parameter.label || (argument.label == nil && isClosure(argument))
            || (argument.label == nil && parameter.isVariadic)
    }

    private func isClosure(_ argument: AppArgument) -> Bool {
        if case .closure = argument.value.kind { true } else { false }
    }
}

/// A type of the standard library that no other one converts to.
private enum BasicType {
    case text, integer, fraction, truth

    init?(_ name: String) {
        switch name {
        case "String", "NSString", "Substring": self = .text
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
            "UInt64":
            self = .integer
        case "Double", "Float", "CGFloat", "TimeInterval": self = .fraction
        case "Bool": self = .truth
        default: return nil
        }
    }

    var isNumber: Bool { self == .integer || self == .fraction }
}

extension AppExpression {
    fileprivate var isLiteral: Bool {
        switch stripped.kind {
        case .string, .number, .boolean, .nil, .array, .dictionary: true
        default: false
        }
    }
}
