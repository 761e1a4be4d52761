import TransitionDSL

extension CodePrinter {
    /// A string literal with what goes into it.
    mutating func writeText(_ pieces: HandleRange<TextPiece>, _ plan: GenerationPlan) {
        write("\"")
        for piece in plan.pieces[pieces] {
            switch piece {
            case .literal(let text):
                writeEscaped(text)
            case .value(let name, let form):
                write("\\(")
                writeValue(name, form)
                write(")")
            case .length(let name, let form):
                write("\\(")
                writeLengthOwner(name, form)
                write(".utf8.count)")
            }
        }
        write("\"")
    }

    /// A value as something that prints as its text.
    mutating func writeValue(_ name: Name, _ form: TextForm) {
        switch form {
        case .string, .scalar:
            write(name)
        case .absoluteString:
            write(name)
            write(".absoluteString")
        case .uuidString:
            write(name)
            write(".uuidString")
        case .rawValue:
            write(name)
            write(".rawValue")
        case .address:
            write("String(UInt(bitPattern: ObjectIdentifier(")
            write(name)
            write(")))")
        case .described:
            write("String(describing: ")
            write(name)
            write(")")
        }
    }

    /// A value as a `String`.
    private mutating func writeLengthOwner(_ name: Name, _ form: TextForm) {
        switch form {
        case .scalar:
            write("String(")
            write(name)
            write(")")
        case .string, .absoluteString, .uuidString, .rawValue, .address, .described:
            writeValue(name, form)
        }
    }

    mutating func writeType(_ type: SwiftType) {
        switch type {
        case .int: write("Int")
        case .uint: write("UInt")
        case .double: write("Double")
        case .bool: write("Bool")
        case .string: write("String")
        case .url: write("URL")
        case .uuid: write("UUID")
        case .screen: write(GeneratedNames.screens)
        case .foreignScreen: write("some RawRepresentable<String>")
        case .object: write("AnyObject")
        case .app(let typeName): write(typeName)
        }
    }
}
