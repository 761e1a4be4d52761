import Resolution
import TransitionDSL

/// Values as Swift expressions.
extension CodePrinter {
    /// A value for a parameter of the type. Views and animations, whose spelling depends on where
    /// they stand, are written elsewhere; here a view is its path.
    mutating func write(_ term: Term, as type: ValueType, for library: Library) {
        switch model.values[term.value] {
        case .number, .negated, .binary:
            if library == .keyFrames, type == .length { return writeKeyFrameLength(term) }
            writeNumber(term, library.number(type))
        case .bool(let isTrue): write(isTrue ? "true" : "false")
        case .text(let segments): writeText(segments, in: term.scope)
        case .color(let color): write(color: color, for: library)
        case .constant(let row): writeConstant(row)
        case .parameter(let parameter): writeParameter(parameter, term, as: type, for: library)
        case .index(let name):
            if type == .string {
                write(self.name(name))
            } else {
                writeNumber(term, library.number(type))
            }
        case .view(let path): write(model.paths[path].text)
        case .hero(let use):
            let use = model.heroUses[use]
            writeHeroID(use.hero, use.arguments, use.part, in: term.scope, opener: nil)
        case .call(let call): writeConstructor(call, in: term.scope, for: library)
        case .swift(let code): writeCode(code)
        case .range(let start, let end):
            let bound: ValueType = type == .fractionRange ? .fraction : .double
            writeNumber(Term(start, in: term.scope), library.number(bound), .product)
            write("...")
            writeNumber(Term(end, in: term.scope), library.number(bound), .product)
        }
    }

    private mutating func writeParameter(
        _ parameter: Handle<Parameter>, _ term: Term, as type: ValueType, for library: Library
    ) {
        switch bindings.meaning(of: parameter, in: term.scope) {
        case .term(let meant): write(meant, as: type, for: library)
        case .nothing: write("nil")
        case .number, .itself:
            switch model.parameters[parameter].type {
            case .length where library == .keyFrames: writeKeyFrameLength(term)
            case .int, .uint, .double, .duration, .length, .angle, .fraction:
                writeNumber(term, library.number(type))
                // Swift takes a `Double` for a `CGFloat`, but none that is optional.
                if model.parameters[parameter].isOptional, library.number(type) == .cgFloat {
                    write(".map { CGFloat($0) }")
                }
            default: write(name(model.parameters[parameter].name))
            }
        }
    }

    /// A name that a type defines, such as `.left`; all of them have the library's own names.
    mutating func writeConstant(_ row: CatalogIndex, isOpposite: Bool = false) {
        write(".")
        write(ascii: entry(isOpposite ? Catalog.opposite(of: row) : row).name)
    }

    /// Key frames take a colour's bytes, all else a `UIColor`.
    private mutating func write(color: UInt32, for library: Library) {
        if library == .keyFrames {
            let digits = String(color, radix: 16, uppercase: true)
            write("0x")
            for _ in digits.utf8.count..<8 { write("0") }
            return write(ascii: digits)
        }
        write("UIColor(red: ")
        writeChannel(color >> 24)
        write(", green: ")
        writeChannel(color >> 16 & 0xFF)
        write(", blue: ")
        writeChannel(color >> 8 & 0xFF)
        write(", alpha: ")
        writeChannel(color & 0xFF)
        write(")")
    }

    /// A byte as a part of one; `28 / 255` says what the file's two digits say.
    private mutating func writeChannel(_ byte: UInt32) {
        switch byte {
        case 0: write("0")
        case 255: write("1")
        default:
            write(Int(byte))
            write(" / 255")
        }
    }

    // MARK: Constructors

    /// `point(x:y:)` and its like.
    private mutating func writeConstructor(
        _ handle: Handle<Call>, in scope: Bindings.Scope, for library: Library
    ) {
        let call = model.calls[handle]
        guard case .catalog(let row) = call.callee else { return }
        let entry = self.entry(row)
        switch entry.type {
        case .point: write("CGPoint")
        case .size: write("CGSize")
        case .rect: write("CGRect")
        case .curve:
            if library == .hero {
                write("CAMediaTimingFunction(controlPoints")
            } else {
                write(".bezier")
            }
        default:
            write(".")
            write(ascii: entry.name)
        }
        let isCurve = entry.type == .curve
        write(isCurve && library == .hero ? ": " : "(")
        let number: Library = entry.type == .curve ? library : .hero
        writeArguments(call.arguments) { printer, argument in
            let index = Int(argument.parameter)
            guard entry.parameters.indices.contains(index) else { return }
            let parameter = entry.parameters[index]
            if !isCurve {
                printer.write(ascii: parameter.label)
                printer.write(": ")
            }
            printer.write(Term(argument.value, in: scope), as: parameter.type, for: number)
        }
        write(")")
    }

    /// Arguments with commas between them.
    mutating func writeArguments(
        _ arguments: HandleRange<Argument>, _ body: (inout CodePrinter, Argument) -> Void
    ) {
        var isFirst = true
        for index in arguments.indices {
            if !isFirst { write(", ") }
            isFirst = false
            body(&self, model.arguments[index])
        }
    }
}
