import Resolution
import TransitionDSL

/// Values as Swift expressions.
extension SwiftPlanner {
    /// A value for a parameter of the type. Views and animations depend on their place and are
    /// generated elsewhere; here a view is its path.
    func value(
        _ term: Term, as type: ValueType, for library: Library, at site: ExpressionSite
    ) -> SwiftCode {
        switch model.values[term.value] {
        case .number, .negated, .binary:
            if library == .keyFrames, type == .length {
                return keyFrameLength(term, at: site.place)
            }
            return number(term, library.number(type), at: site.place)
        case .bool(let isTrue): return isTrue ? "true" : "false"
        case .version: return SwiftCode()  // An option, which a line's plan contains.
        case .text(let segments): return text(segments, in: term.scope, at: site)
        case .color(let color): return self.color(color, for: library)
        case .constant(let row): return constant(row)
        case .parameter(let parameter):
            return self.parameter(parameter, term, as: type, for: library, at: site)
        case .index(let name):
            return type == .string
                ? "\(self.name(name))" : number(term, library.number(type), at: site.place)
        case .view(let path): return "\(model.paths[path].text)"
        case .hero(let use):
            let use = model.heroUses[use]
            return heroID(use.hero, use.arguments, use.part, in: term.scope, opener: nil, at: site)
        case .call(let call): return constructor(call, in: term.scope, for: library, at: site)
        case .swift(let code): return appCode(code, at: site.place)
        case .range(let start, let end):
            let type = library.number(type == .fractionRange ? .fraction : .double)
            let start = number(Term(start, in: term.scope), type, .product, at: site.place)
            let end = number(Term(end, in: term.scope), type, .product, at: site.place)
            return "\(start)...\(end)"
        }
    }

    private func parameter(
        _ parameter: Handle<Parameter>, _ term: Term, as type: ValueType, for library: Library,
        at site: ExpressionSite
    ) -> SwiftCode {
        switch bindings.meaning(of: parameter, in: term.scope) {
        case .term(let meant): return value(meant, as: type, for: library, at: site)
        case .nothing: return "nil"
        case .number, .itself:
            let declared = model.parameters[parameter]
            switch declared.type {
            case .length where library == .keyFrames: return keyFrameLength(term, at: site.place)
            case .int, .uint, .double, .duration, .length, .angle, .fraction:
                let number = number(term, library.number(type), at: site.place)
                // Swift converts a `Double` to `CGFloat`, but not an optional one.
                let isMapped = declared.isOptional && library.number(type) == .cgFloat
                return isMapped ? "\(number).map { CGFloat($0) }" : number
            default: return "\(name(declared.name))"
            }
        }
    }

    /// A name that a type defines, such as `.left`; the library uses the same names.
    func constant(_ row: CatalogIndex, isOpposite: Bool = false) -> SwiftCode {
        ".\(texts.intern(entry(isOpposite ? Catalog.opposite(of: row) : row).name))"
    }

    /// Key frames take a color's bytes, all else a `UIColor`.
    private func color(_ color: UInt32, for library: Library) -> SwiftCode {
        if library == .keyFrames {
            let digits = String(color, radix: 16, uppercase: true)
            let zeros = String(repeating: "0", count: max(0, 8 - digits.utf8.count))
            return "0x\(texts.intern(zeros + digits))"
        }
        return """
            UIColor(red: \(channel(color >> 24)), green: \(channel(color >> 16 & 0xFF)), \
            blue: \(channel(color >> 8 & 0xFF)), alpha: \(channel(color & 0xFF)))
            """
    }

    /// A byte as a fraction of one; `28 / 255` shows the file's two digits.
    private func channel(_ byte: UInt32) -> SwiftCode {
        switch byte {
        case 0: "0"
        case 255: "1"
        default: "\(Int(byte)) / 255"
        }
    }

    /// `point(x:y:)` and similar constructors.
    private func constructor(
        _ handle: Handle<Call>, in scope: Bindings.Scope, for library: Library,
        at site: ExpressionSite
    ) -> SwiftCode {
        let call = model.calls[handle]
        guard case .catalog(let row) = call.callee else { return SwiftCode() }
        let entry = entry(row)
        let isCurve = entry.type == .curve
        let head: SwiftCode
        switch entry.type {
        case .point: head = "CGPoint("
        case .size: head = "CGSize("
        case .rect: head = "CGRect("
        case .curve where library == .hero: head = "CAMediaTimingFunction(controlPoints: "
        case .curve: head = ".bezier("
        default: head = ".\(texts.intern(entry.name))("
        }
        let number: Library = isCurve ? library : .hero
        let list = arguments(call, of: entry) { parameter, argument in
            let value = self.value(
                Term(argument, in: scope), as: parameter.type, for: number, at: site)
            return isCurve ? value : labelled(parameter.label, value)
        }
        return "\(head)\(list))"
    }

    /// Arguments of a catalog's call, separated by commas.
    func arguments(
        _ call: Call, of entry: CatalogEntry,
        _ code: (CatalogParameter, Handle<Value>) -> SwiftCode?
    ) -> SwiftCode {
        .list(
            model.arguments[call.arguments].compactMap { argument -> SwiftCode? in
                let parameter = Int(argument.parameter)
                guard entry.parameters.indices.contains(parameter) else { return nil }
                return code(entry.parameters[parameter], argument.value)
            })
    }

    /// `label: value`; without a label the value.
    func labelled(_ label: String, _ value: SwiftCode) -> SwiftCode {
        label.isEmpty ? value : "\(texts.intern(label)): \(value)"
    }

    func argument(_ index: Int, of call: Call) -> Handle<Value>? {
        model.arguments[call.arguments].first { Int($0.parameter) == index }?.value
    }
}
