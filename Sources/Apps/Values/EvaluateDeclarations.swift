import AppSource
import TransitionDSL

/// The values of declarations: constants, computed properties, and what is assigned to a property
/// or passed as a parameter anywhere in the program.
extension Evaluator {
    func evaluate(
        declaration id: DeclarationID, receiver: CallFrame.Argument?
    ) -> StringValue {
        let declaration = program.declaration(id)
        switch declaration.kind {
        case .variable: break
        case .case:
            // A case is no text; where it prints, it is its name.
            return .unknown
        case .function where declaration.parameters.isEmpty && declaration.body != nil:
            // A method of Objective-C without parameters reads as a property.
            guard begin(.declaration(id)) else { return .unknown }
            defer { end(.declaration(id)) }
            let value = evaluateResults(
                of: BodyID(declaration: id, part: .body),
                CallFrame(id, arguments: [:], receiver: receiver))
            pass(id, as: .function, value)
            return value.adding(program.place(id))
        default: return .unknown
        }
        guard begin(.declaration(id)) else { return .unknown }
        defer { end(.declaration(id)) }
        if declaration.accessors.contains(where: { $0.kind == .get }) {
            let frame = CallFrame(id, arguments: [:], receiver: receiver)
            let value = evaluateGetter(id, frame)
            pass(id, as: .function, value)
            return value.adding(program.place(id))
        }
        let isConstant = declaration.modifiers.contains(.constant)
        if isConstant || declaration.modifiers.contains(.macro), declaration.initialValue != nil {
            let value = evaluateInitialValue(id)
            pass(id, as: .constant, value)
            return value.adding(program.place(id))
        }
        if isRequirement(id) { return evaluateImplementations(id) }
        let value = evaluateProperty(id)
        return value
    }

    func evaluateInitialValue(_ id: DeclarationID) -> StringValue {
        guard let range = program.declaration(id).initialValue else { return .unknown }
        let type = program.declaration(id).type
        return evaluate(
            expression(range, file: id.file),
            in: scope(of: BodyID(declaration: id, part: .initialValue)),
            expected: type.map { program.type($0, in: program.typeOfDeclaration[id]) })
    }

    private func evaluateGetter(_ id: DeclarationID, _ frame: CallFrame) -> StringValue {
        let declaration = program.declaration(id)
        guard let index = declaration.accessors.firstIndex(where: { $0.kind == .get }) else {
            return .unknown
        }
        return evaluateResults(
            of: BodyID(declaration: id, part: .accessor(index)), frame)
    }

    /// What the `return` statements of a body give.
    func evaluateResults(of id: BodyID, _ frame: CallFrame?) -> StringValue {
        let results = sites(id).filter { site in
            if case .result = site.kind { !site.isInClosure } else { false }
        }
        return union(selected(results, frame), frame)
    }

    /// An `if` or `switch` expression: the last expression of each branch.
    func evaluate(
        results body: [AppStatement], in scope: NameScope, _ frame: CallFrame?
    ) -> StringValue {
        var value: StringValue?
        for statement in body.lastExpressions {
            let one = evaluate(statement, in: scope, frame)
            value = value?.union(one) ?? one
        }
        return value ?? .unknown
    }

    private func union(_ results: [Site], _ frame: CallFrame?) -> StringValue {
        var value: StringValue?
        for site in results {
            guard case .result(let result?) = site.kind else { return .unknown }
            let one = evaluate(result, in: site.scope, frame)
            value = value?.union(one) ?? one
        }
        return value ?? .unknown
    }

    /// The results that the call can reach: where a `switch` is over `self` or a parameter and the
    /// call gives it a known case, only the arm of that case.
    func selected(_ results: [Site], _ frame: CallFrame?) -> [Site] {
        guard let frame else { return results }
        var known: [Text: Text] = [:]
        let matching = results.filter { site in
            site.branch.allSatisfy { step in
                guard let subject = step.subject, !step.cases.isEmpty else { return true }
                let given = known[subject] ?? caseName(subject, site.scope, frame)
                guard let given else { return true }
                known[subject] = given
                return step.cases.contains(given)
            }
        }
        guard !known.isEmpty else { return results }
        // `default` is only for what no other arm takes.
        let exact = matching.filter { site in site.branch.contains { !$0.cases.isEmpty } }
        return exact.isEmpty ? matching : exact
    }

    /// The case that a name has in a call.
    func caseName(_ subject: Text, _ scope: NameScope, _ frame: CallFrame) -> Text? {
        let range = SourceRange(start: 0, end: 0)
        return caseDeclaration(
            AppExpression(.name(subject, arguments: []), range), in: scope, frame
        ).map { program.declaration($0).name }
    }

    /// A requirement of a protocol has the value of its only implementation.
    private func evaluateImplementations(_ id: DeclarationID) -> StringValue {
        let name = program.declaration(id).name
        guard let owner = program.typeOfDeclaration[id] else { return .unknown }
        var value: StringValue?
        for other in program.membersByName[name] ?? [] where other != id {
            guard let type = program.typeOfDeclaration[other],
                program.inherits(type, from: owner), !isRequirement(other)
            else { continue }
            let one = evaluate(declaration: other, receiver: nil)
            value = value?.union(one) ?? one
        }
        return value ?? .unknown
    }

    // MARK: - Properties

    /// The union of what a property begins with and of what is assigned to it. Properties of models
    /// are values of their own.
    private func evaluateProperty(_ id: DeclarationID) -> StringValue {
        let declaration = program.declaration(id)
        guard isStored(declaration) else { return .unknown }
        if let owner = program.typeOfDeclaration[id], isModel(owner, declaration) {
            return .unknown
        }
        // Interface Builder may set it.
        guard !isMutated(id), !declaration.modifiers.contains(.inspectable) else { return .unknown }
        var value: StringValue?
        if let initial = declaration.initialValue.map({ expression($0, file: id.file) }) {
            // A number counts or waits for its value.
            if case .number = initial.kind, !declaration.modifiers.contains(.static) {
                return .unknown
            }
            // One that waits for its id begins with `nil` or "".
            let first = evaluateInitialValue(id)
            if !initial.isNil, first.onlyText != "" {
                // A property wrapper may have another value.
                guard !declaration.modifiers.contains(.attributed) else { return .unknown }
                value = first
            }
        }
        let assignments = assignments(to: id)
        guard fuel.use(assignments.count, in: id.file) else { return .unknown }
        // A screen's own `var` waits for an id, even if it begins with one.
        let isConstant =
            value?.isKnown ?? false && assignments.isEmpty
            && (declaration.modifiers.contains(.static) || isInData(id))
        for assignment in assignments {
            let one = evaluate(
                assignment.value, in: assignment.site.scope)
            var located = one.adding(
                SourcePlace(
                    file: FileIndex(assignment.site.scope.file), range: assignment.site.statement))
            if assignment.isGuess { located.isGuess = true }
            value = value?.union(located) ?? located
        }
        let result = (value ?? .unknown).unwrapped.adding(program.place(id))
        pass(id, as: isConstant ? .constant : .carrier, result)
        return result
    }

    private func isInData(_ id: DeclarationID) -> Bool {
        program.typeOfDeclaration[id].map { program.role(of: .program($0)) == .other } ?? true
    }

    /// A type that is no view and no controller holds data, unless its property is named for ids.
    private func isModel(_ owner: TypeID, _ declaration: AppDeclaration) -> Bool {
        if declaration.modifiers.contains(.static) { return false }
        if program.role(of: .program(owner)) != .other || program.isSwiftUIView(owner) {
            return false
        }
        if isNamedForIDs(owner) { return false }
        let name = string(declaration.name).lowercased()
        return !(name.hasPrefix("hero") || name.hasSuffix("heroid") || name.hasPrefix("transition"))
    }

    /// `struct DetailHeroIDs` takes ids to a screen.
    func isNamedForIDs(_ type: TypeID) -> Bool {
        let name = string(program.types[type.index].name).lowercased()
        return name.includes("heroid") || name.includes("herokey")
    }

    func isInitializer(_ callee: AppExpression, of type: TypeID, in scope: NameScope) -> Bool {
        switch callee.kind {
        case .name, .type:
            return self.type(of: callee, in: scope) == .metatype(.program(type))
        case .member(let base, let name):
            if name == Word.`init`.text {
                return self.type(of: base, in: scope) == .metatype(.program(type))
            }
            return self.type(of: callee, in: scope) == .metatype(.program(type))
        default: return false
        }
    }

    func initializers(of type: TypeID) -> [DeclarationID] {
        Array(program.types[type.index].members[Word.`init`.text] ?? [])
    }

    // MARK: - Parameters

    /// What is passed as a parameter, by all calls in the program.
    func evaluateParameter(_ function: DeclarationID, _ index: Int) -> StringValue {
        let declaration = program.declaration(function)
        guard begin(.parameter(function, index)) else {
            return .unknown
        }
        defer { end(.parameter(function, index)) }
        if declaration.kind == .variable {
            guard declaration.accessors.contains(where: { $0.kind == .get }) else {
                return evaluate(declaration: function, receiver: nil)
            }
            // The new value in a setter.
            var value: StringValue?
            for one in assignments(to: function) {
                let given = evaluate(one.value, in: one.site.scope)
                value = value?.union(given) ?? given
            }
            return value ?? .unknown
        }
        var value: StringValue?
        for call in calls(of: function) {
            let one: StringValue
            if let argument = call.arguments[index] {
                let type = program.type(
                    declaration.parameters[index].type, in: program.typeOfDeclaration[function])
                one = evaluate(
                    argument, in: call.site.scope, expected: type
                ).adding(
                    SourcePlace(file: FileIndex(call.site.scope.file), range: call.site.range))
            } else {
                one = defaultValue(function, index)
            }
            value = value?.union(one) ?? one
            if value?.isKnown == false { break }
        }
        return value ?? .unknown
    }

    func defaultValue(_ function: DeclarationID, _ index: Int) -> StringValue {
        let parameters = program.declaration(function).parameters
        guard index < parameters.count, let range = parameters[index].defaultValue else {
            return .unknown
        }
        let scope = NameScope(
            locals: nil, type: program.typeOfDeclaration[function], declaration: function,
            file: function.file)
        return evaluate(expression(range, file: function.file), in: scope)
    }
}

extension StringValue {
    /// With one more step that led to it.
    func adding(_ place: SourcePlace) -> StringValue {
        var value = self
        if !value.via.contains(place) { value.via.append(place) }
        return value
    }
}

extension [AppStatement] {
    /// What the branches of the last statement end in.
    fileprivate var lastExpressions: [AppExpression] {
        switch last?.kind {
        case .expression(let expression): [expression]
        case .if(_, let then, let otherwise):
            then.lastExpressions + (otherwise ?? []).lastExpressions
        case .switch(_, let cases): cases.flatMap { $0.body.lastExpressions }
        default: []
        }
    }
}
