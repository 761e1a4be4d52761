import AppSource
import TransitionDSL

/// Bodies on demand.
extension Evaluator {
    /// The sites of a body.
    func sites(_ id: BodyID) -> [Site] {
        if let known = bodies[id] { return known }
        bodies[id] = []
        let found = walk(id)
        bodies[id] = found
        return found
    }

    private func walk(_ id: BodyID) -> [Site] {
        guard let range = tokens(of: id) else { return [] }
        var walker = BodyWalker(scope(of: id), words)
        if id.part == .initialValue {
            let value = expression(range, file: id.declaration.file)
            walker.walk(initialValue: typed(value, as: program.declaration(id.declaration).type))
        } else {
            walker.walk(body: statements(range, file: id.declaration.file))
        }
        return walker.sites
    }

    /// A closure with the types that its property gives to its parameters.
    private func typed(_ value: AppExpression, as type: TypeReference?) -> AppExpression {
        guard case .closure(var closure) = value.kind, case .function(let types, _)? = type,
            var parameters = closure.parameters, parameters.count == types.count
        else { return value }
        for index in parameters.indices where parameters[index].type == nil {
            parameters[index].type = types[index]
        }
        closure.parameters = parameters
        return AppExpression(.closure(closure), value.range)
    }

    func expression(_ range: Range<Int>, file: Int) -> AppExpression {
        let tokens = program.tokens(file)
        return program.files[file].language == .objectiveC
            ? parseObjectiveCExpression(range, of: tokens, names: &program.names)
            : parseSwiftExpression(range, of: tokens, names: &program.names)
    }

    /// The statements of a body.
    func statements(of id: BodyID) -> [AppStatement] {
        tokens(of: id).map { statements($0, file: id.declaration.file) } ?? []
    }

    private func statements(_ range: Range<Int>, file: Int) -> [AppStatement] {
        let tokens = program.tokens(file)
        return program.files[file].language == .objectiveC
            ? parseObjectiveCBody(range, of: tokens, names: &program.names)
            : parseSwiftBody(range, of: tokens, names: &program.names)
    }

    func tokens(of id: BodyID) -> Range<Int>? {
        if case .topLevel(let index) = id.part {
            return program.files[id.declaration.file].items.topLevelCode[index]
        }
        return program.declaration(id.declaration).tokens(of: id.part)
    }

    /// Whether code at the top level is a `#Preview`.
    private func isPreview(_ id: BodyID) -> Bool {
        guard let range = tokens(of: id), range.count > 1 else { return false }
        let tokens = program.tokens(id.declaration.file).tokens
        return tokens[range.lowerBound].kind == .hash
            && string(tokens[range.lowerBound + 1].name) == "Preview"
    }

    /// What names mean at the beginning of a body: its parameters, and `self`.
    func scope(of id: BodyID) -> NameScope {
        guard id.declaration.index >= 0 else {
            var scope = NameScope(
                locals: nil, type: nil, declaration: nil, file: id.declaration.file)
            scope.isPreview = isPreview(id)
            return scope
        }
        let declaration = program.declaration(id.declaration)
        var scope = NameScope(
            locals: nil, type: program.typeOfDeclaration[id.declaration],
            declaration: id.declaration, file: id.declaration.file,
            isStatic: declaration.modifiers.contains(.static))
        for (index, parameter) in declaration.parameters.enumerated() {
            scope.locals = LocalName(
                parameter.name,
                annotation: parameter.isVariadic ? .array(parameter.type) : parameter.type,
                value: .parameter(id.declaration, index), range: parameter.range,
                previous: scope.locals)
        }
        if case .accessor(let index) = id.part, declaration.accessors[index].kind != .get {
            let accessor = declaration.accessors[index]
            let implicit = accessor.kind == .didSet ? Word.oldValue.text : Word.newValue.text
            // The new value of a property is what is assigned to it, from anywhere.
            let value: LocalName.Value =
                accessor.kind == .didSet ? .unknown : .parameter(id.declaration, 0)
            scope.locals = LocalName(
                accessor.parameter ?? implicit, annotation: declaration.type, value: value,
                range: declaration.nameRange, previous: scope.locals)
        }
        return scope
    }

    /// All bodies of a declaration.
    func bodyIDs(of id: DeclarationID) -> [BodyID] {
        program.declaration(id).bodyParts.map { BodyID(declaration: id, part: $0) }
    }

    /// The sites of all bodies in which a name occurs.
    func sites(mentioning name: Text) -> [Site] {
        program.bodies(mentioning: [name]).flatMap { sites($0) }
    }
}
