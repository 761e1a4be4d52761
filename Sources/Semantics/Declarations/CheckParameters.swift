import TransitionDSL

extension Checker {
    /// The parameters in a declaration's parentheses, with their types and defaults.
    func parameters(of declaration: some ParameterizedSyntax) -> HandleRange<Parameter> {
        parameters(declaration.parameters, in: declaration.node)
    }

    func parameters(
        _ node: ParametersSyntax?, in declaration: SyntaxNode
    ) -> HandleRange<Parameter> {
        guard let node else {
            // A parenthesis may be missing.
            if declaration.hasProblem { reporter.suppressed.parameters = true }
            return .empty
        }
        let start = model.parameters.count
        if node.hasProblem { reporter.suppressed.parameters = true }
        for child in node.parameters {
            if model.parameters.count - start == Self.maximumParameterCount {
                report(
                    .listTooLong(
                        "a declaration", Self.maximumParameterCount, "parameters", child.node))
                reporter.suppressed.parameters = true
                break
            }
            declareParameter(child, since: start)
        }
        return HandleRange(start: start, end: model.parameters.count)
    }

    /// More than any call uses; the limit bounds the time of a lookup.
    private static let maximumParameterCount = 64

    private func declareParameter(_ node: ParameterSyntax, since start: Int) {
        guard let token = node.name, let name = name(token), let type = node.type,
            !type.node.tokens.isEmpty
        else { return }
        let typeName = joinedText(type.node.tokens)
        for other in model.parameters[start...] where other.name == name {
            return report(
                .duplicateParameter(model.texts.string(name), at: token.place, first: other.place))
        }
        let written = model.texts.string(typeName)
        let valueType = ValueType.nameable.first { $0.rawValue == written } ?? .app
        if valueType == .app, isMisspelt(written) {
            reportUnknownType(written, at: type.node)
            reporter.suppressed.parameters = true
            return
        }
        let isOptional = node.question != nil
        var defaultValue: Handle<Value>?
        var formal = ParameterSignature(
            label: name, labelIsOptional: false, type: valueType, typeName: typeName,
            isOptional: isOptional)
        if let value = node.value {
            scope = Scope()
            defaultValue = checkValue(value, formal)
        }
        model.parameters.append(
            Parameter(
                name: name, type: valueType, typeName: typeName, isOptional: isOptional,
                defaultValue: defaultValue, place: token.place))
        formal.isRequired = node.value == nil && !isOptional
        vocabulary.add(formal)
    }

    /// Whether a type cannot be the app's: it is a word of Swift, begins with a small letter, or is
    /// close to a type of the language.
    private func isMisspelt(_ written: String) -> Bool {
        let names = written.split(separator: ".").map(String.init)
        if names.contains(where: SwiftNames.isImpossibleType) { return true }
        guard let first = written.unicodeScalars.first, !written.contains(".") else { return false }
        if first.properties.isLowercase { return true }
        guard !written.hasSuffix("s") else { return false }
        let known = ValueType.nameable.map({ $0.rawValue }).filter { $0.utf8.count >= 5 }
        return nearest(written, among: known) != nil
    }

    /// The formals of declared parameters: after the catalog's, in the model's order.
    func formals(_ parameters: HandleRange<Parameter>) -> Range<Int> {
        let base = vocabulary.catalogFormalCount
        let indices = parameters.indices
        return base + indices.lowerBound..<base + indices.upperBound
    }
}
