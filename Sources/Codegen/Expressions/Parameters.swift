import Resolution
import TransitionDSL

/// The parameter lists of generated functions, and calls of these functions.
extension CodePrinter {
    /// `(by: CGFloat = 100, after: Double = 0.12)`, with all defaults that the file gives.
    ///
    /// `further` is written after the last.
    mutating func writeParameterList(
        _ parameters: HandleRange<Parameter>, for library: Library, further: String = ""
    ) {
        write("(")
        var isFirst = true
        for parameter in model.parameters[parameters] {
            if !isFirst { write(", ") }
            isFirst = false
            writeDeclaration(parameter, for: library)
        }
        if !further.isEmpty {
            if !isFirst { write(", ") }
            write(ascii: further)
        }
        write(")")
    }

    mutating func writeDeclaration(_ parameter: Parameter, for library: Library) {
        writeLabel(parameter.name)
        write(": ")
        if parameter.type == .app { ofAppInHead(parameter.place, mayBreakLine: true) }
        writeType(parameter, for: library)
        // A view may be gone when it is asked for.
        let isOptional = parameter.isOptional || parameter.type == .view
        if isOptional { write("?") }
        if let value = parameter.defaultValue {
            write(" = ")
            let own: Library = library == .keyFrames ? .runtime : library
            if parameter.type == .animation {
                writeAnimation(Term(value))
            } else {
                write(Term(value), as: parameter.type, for: own)
            }
        } else if parameter.isOptional {
            write(" = nil")
        }
    }

    /// The Swift type of a declared parameter. Seconds are `Double`, which is `TimeInterval`.
    mutating func writeType(_ parameter: Parameter, for library: Library) {
        switch parameter.type {
        case .int: write("Int")
        case .uint: write("UInt")
        case .double, .duration: write("Double")
        case .length, .angle, .fraction: write(library == .hero ? "CGFloat" : "Double")
        case .bool: write("Bool")
        case .string: write("String")
        case .url: write("URL")
        case .uuid: write("UUID")
        case .color: write("UIColor")
        case .point: write("CGPoint")
        case .size: write("CGSize")
        case .rect: write("CGRect")
        case .direction: write(RuntimeNames.direction)
        case .view: write("UIView")
        case .animation: write(RuntimeNames.screenTransition)
        case .modifier, .interaction, .curve, .cascadeDirection, .heroID, .image, .content,
            .dimension, .drivenWay, .fractionRange, .speedRange, .swiftOnly, .app:
            write(parameter.typeName)
        }
    }

    /// An argument label where it is declared or given.
    mutating func writeLabel(_ text: Text) {
        let isQuoted =
            name(text).isQuoted && SwiftNames.labelNeedsBackticks(model.texts.string(text))
        write(Name(text: text, isQuoted: isQuoted))
    }

    /// A member of one of the namespace's types, `Modifiers.rise(by: 40)`, in front of it the
    /// namespace if that is another file's.
    ///
    /// `writeArgument` spells the arguments whose spelling depends on where they stand; false
    /// leaves it to the value.
    mutating func writeReference(
        _ type: StaticString, _ declared: Declared, _ parameters: HandleRange<Parameter>,
        _ arguments: HandleRange<Argument>, in scope: Bindings.Scope, for library: Library,
        _ writeArgument: (inout CodePrinter, Parameter, Argument) -> Bool = { _, _, _ in false }
    ) {
        if let module = foreignModule(of: declared) {
            ofApp()
            write(name(module))
            write(".")
            write(type)
        } else {
            writeOwn(type)
        }
        write(".")
        writeMember(declared.swiftName)
        if parameters.isEmpty { return }
        write("(")
        writeArguments(arguments) { printer, argument in
            let index = Int(argument.parameter)
            guard index < parameters.indices.count else { return }
            let formal = printer.model.parameters[parameters.indices.lowerBound + index]
            printer.writeLabel(formal.name)
            printer.write(": ")
            if writeArgument(&printer, formal, argument) { return }
            printer.write(Term(argument.value, in: scope), as: formal.type, for: library)
        }
        write(")")
    }
}
