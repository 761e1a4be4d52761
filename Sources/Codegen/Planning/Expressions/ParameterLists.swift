import Resolution
import TransitionDSL

/// The parameter lists of generated functions, and calls of these functions.
extension SwiftPlanner {
    /// `(by: CGFloat = 100, after: Double = 0.12)`, with all defaults of the file.
    func parameterList(
        _ parameters: HandleRange<Parameter>, for library: Library, at site: ExpressionSite
    ) -> SwiftCode {
        let list = parameters.handles.map { handle in
            declaration(of: model.parameters[handle], for: library, at: site)
        }
        return "(\(.list(list)))"
    }

    func declaration(
        of parameter: Parameter, for library: Library, at site: ExpressionSite
    ) -> SwiftCode {
        var code: SwiftCode = "\(label(parameter.name)): "
        if parameter.type == .app {
            code.append("\(headMark: parameter.place, mayBreakLine: true)")
        }
        code.append(type(of: parameter, for: library))
        // A view may be gone when the function is called.
        if parameter.isOptional || parameter.type == .view { code.append("?") }
        guard let defaultValue = parameter.defaultValue else {
            return parameter.isOptional ? "\(code) = nil" : code
        }
        let value =
            parameter.type == .animation
            ? animation(Term(defaultValue), at: site)
            : value(
                Term(defaultValue), as: parameter.type,
                for: library == .keyFrames ? .runtime : library, at: site)
        return "\(code) = \(value)"
    }

    /// The Swift type of a declared parameter. Seconds are `Double`, which is `TimeInterval`.
    func type(of parameter: Parameter, for library: Library) -> SwiftCode {
        switch parameter.type {
        case .int: "Int"
        case .uint: "UInt"
        case .double, .duration: "Double"
        case .length, .angle, .fraction: library == .hero ? "CGFloat" : "Double"
        case .bool: "Bool"
        case .string: "String"
        case .url: "URL"
        case .uuid: "UUID"
        case .color: "UIColor"
        case .point: "CGPoint"
        case .size: "CGSize"
        case .rect: "CGRect"
        case .direction: "\(RuntimeNames.direction)"
        case .view: "UIView"
        case .animation: "\(RuntimeNames.screenTransition)"
        case .modifier, .interaction, .curve, .cascadeDirection, .heroID, .image, .content,
            .dimension, .drivenWay, .version, .fractionRange, .speedRange, .swiftOnly, .app:
            "\(parameter.typeName)"
        }
    }

    /// A member of one of the namespace's types, `Modifiers.rise(by: 40)`, with the namespace in
    /// front if it is another file's.
    func reference(
        _ type: StaticString, _ declared: Declared, _ parameters: HandleRange<Parameter>,
        _ arguments: HandleRange<Argument>, in scope: Bindings.Scope, for library: Library,
        at site: ExpressionSite
    ) -> SwiftCode {
        let namespace = foreignNamespace(of: declared, at: site.place)
        let owner: SwiftCode =
            namespace.map { "\($0)\(type)" } ?? own(type, isOutside: site.isOutside)
        let code: SwiftCode = "\(owner).\(member(declared.swiftName))"
        if parameters.isEmpty { return code }
        var list: [SwiftCode] = []
        for argument in model.arguments[arguments] {
            let index = Int(argument.parameter)
            guard index < parameters.indices.count else {
                list.append(SwiftCode())
                continue
            }
            let formal = model.parameters[parameters.indices.lowerBound + index]
            let value = value(
                Term(argument.value, in: scope), as: formal.type, for: library, at: site)
            list.append("\(label(formal.name)): \(value)")
        }
        return "\(code)(\(.list(list)))"
    }

    /// The argument for each parameter of a declaration, or its default; nil if it has none.
    func terms(
        _ parameters: HandleRange<Parameter>, _ arguments: HandleRange<Argument>,
        in scope: Bindings.Scope
    ) -> [(parameter: Parameter, term: Term?)] {
        model.parameters[parameters].enumerated().map { index, parameter in
            let given = model.arguments[arguments].first { Int($0.parameter) == index }
            let term =
                given.map { Term($0.value, in: scope) } ?? parameter.defaultValue.map { Term($0) }
            return (parameter, term)
        }
    }
}
