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
                writeValue(name, form, isLength: true)
                write(".utf8.count)")
            }
        }
        write("\"")
    }

    /// A value as something that prints as its text.
    mutating func writeValue(_ name: Name, _ form: TextForm, isLength: Bool = false) {
        writeValue(form, isLength: isLength) { $0.write(name) }
    }

    /// The same for any expression; for the length of its text it has to be a `String`.
    mutating func writeValue(
        _ form: TextForm, isLength: Bool = false, _ value: (inout CodePrinter) -> Void
    ) {
        let (prefix, suffix) = isLength ? form.stringSpelling : form.spelling
        write(prefix)
        value(&self)
        write(suffix)
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

extension TextForm {
    /// What stands before and after a value.
    fileprivate var spelling: (StaticString, StaticString) {
        switch self {
        case .string, .scalar: ("", "")
        case .absoluteString: ("", ".absoluteString")
        case .uuidString: ("", ".uuidString")
        case .rawValue: ("", ".rawValue")
        case .address: ("String(UInt(bitPattern: ObjectIdentifier(", ")))")
        case .described: ("String(describing: ", ")")
        }
    }

    fileprivate var stringSpelling: (StaticString, StaticString) {
        switch self {
        case .scalar: ("String(", ")")
        case .string, .absoluteString, .uuidString, .rawValue, .address, .described: spelling
        }
    }

    /// Whether the value's text is one of its members.
    var isMember: Bool {
        switch self {
        case .absoluteString, .uuidString, .rawValue: true
        case .string, .scalar, .address, .described: false
        }
    }
}
