/// The same texts as bytes behind others: a large file has a hundred thousand of them.
extension ModelText {
    package func write(_ text: Text, into bytes: inout [UInt8]) {
        bytes.append(model.texts.bytes, model.texts.range(text))
    }

    package func write(
        _ ends: HandleRange<EdgeEnd>, separator: StaticString, into bytes: inout [UInt8]
    ) {
        for (index, end) in model.ends[ends].enumerated() {
            if index > 0 { append(separator, to: &bytes) }
            switch end {
            case .any: append("*", to: &bytes)
            case .screen(let screen): write(model.screens[screen].declared.name, into: &bytes)
            case .group(let group): write(model.groups[group].declared.name, into: &bytes)
            }
        }
    }

    package func write(_ use: AnimationUse, into bytes: inout [UInt8]) {
        write(use.going, into: &bytes)
        if let returning = use.returning {
            append(" / ", to: &bytes)
            write(returning, into: &bytes)
        }
        writeWith(use.options, into: &bytes)
    }

    func writeWith(_ calls: HandleRange<Handle<Call>>, into bytes: inout [UInt8]) {
        if calls.isEmpty { return }
        append(" with ", to: &bytes)
        write(calls, into: &bytes)
    }

    func write(_ calls: HandleRange<Handle<Call>>, into bytes: inout [UInt8]) {
        for (index, call) in model.items[calls].enumerated() {
            if index > 0 { append(", ", to: &bytes) }
            write(call, into: &bytes)
        }
    }

    package func write(_ handle: Handle<Call>, into bytes: inout [UInt8]) {
        let call = model.calls[handle]
        switch call.callee {
        case .catalog(let row):
            bytes.append(Catalog[row].name)
            write(call.arguments, .catalog(row), into: &bytes)
        case .modifiers(let callee):
            let list = model.modifiers[callee]
            write(list.declared.name, into: &bytes)
            write(call.arguments, .declared(list.parameters), into: &bytes)
        case .animation(let callee):
            let animation = model.animations[callee]
            write(animation.declared.name, into: &bytes)
            write(call.arguments, .declared(animation.parameters), into: &bytes)
        case .animator(let callee):
            let animator = model.animators[callee]
            write(animator.declared.name, into: &bytes)
            write(call.arguments, .declared(animator.parameters), into: &bytes)
        case .interaction(let callee):
            let interaction = model.interactions[callee]
            write(interaction.declared.name, into: &bytes)
            write(call.arguments, .declared(interaction.parameters), into: &bytes)
        case .swift(let code): bytes.append("swift(\(quotedText(code)))")
        }
    }

    /// Where the labels of arguments stand.
    private enum Labels {
        case catalog(CatalogIndex)
        case declared(HandleRange<Parameter>)
    }

    /// Arguments in parentheses; nothing where there are none.
    private func write(
        _ arguments: HandleRange<Argument>, _ labels: Labels, into bytes: inout [UInt8]
    ) {
        if arguments.isEmpty { return }
        append("(", to: &bytes)
        for (index, argument) in model.arguments[arguments].enumerated() {
            if index > 0 { append(", ", to: &bytes) }
            writeLabel(Int(argument.parameter), labels, into: &bytes)
            write(argument.value, into: &bytes)
        }
        append(")", to: &bytes)
    }

    private func writeLabel(_ parameter: Int, _ labels: Labels, into bytes: inout [UInt8]) {
        switch labels {
        case .catalog(let row):
            let parameters = Catalog[row].parameters
            guard parameters.indices.contains(parameter) else { return }
            if parameters[parameter].labelIsOptional, !hasAllLabels { return }
            if parameters[parameter].label.isEmpty { return }
            bytes.append(parameters[parameter].label)
        case .declared(let parameters):
            let parameters = model.parameters[parameters]
            let index = parameters.startIndex + parameter
            guard parameters.indices.contains(index) else { return }
            write(parameters[index].name, into: &bytes)
        }
        append(": ", to: &bytes)
    }

    package func write(_ handle: Handle<Value>, into bytes: inout [UInt8]) {
        switch model.values[handle] {
        case .number(let number, let unit):
            write(number, into: &bytes)
            bytes.append(unit.rawValue)
        case .bool(let bool): append(bool ? "true" : "false", to: &bytes)
        case .text(let segments): write(segments, into: &bytes)
        case .color(let color): bytes.append("#\(hexadecimal(color))")
        case .constant(let row): bytes.append(Catalog[row].name)
        case .parameter(let parameter): write(model.parameters[parameter].name, into: &bytes)
        case .index(let name): write(name, into: &bytes)
        case .view(let view): write(view, into: &bytes)
        case .hero(let use):
            let use = model.heroUses[use]
            write(use.hero, use.arguments, use.part, into: &bytes)
        case .call(let call): write(call, into: &bytes)
        case .swift(let code): bytes.append("swift(\(quotedText(code)))")
        case .negated(let operand):
            append("-", to: &bytes)
            write(operand: operand, into: &bytes)
        case .binary(let operation, let left, let right):
            write(operand: left, into: &bytes)
            bytes.append(" \(operation.rawValue) ")
            write(operand: right, into: &bytes)
        case .range(let start, let end):
            write(operand: start, into: &bytes)
            append("...", to: &bytes)
            write(operand: end, into: &bytes)
        }
    }

    /// In parentheses where it has operands itself.
    private func write(operand handle: Handle<Value>, into bytes: inout [UInt8]) {
        guard case .binary = model.values[handle] else { return write(handle, into: &bytes) }
        append("(", to: &bytes)
        write(handle, into: &bytes)
        append(")", to: &bytes)
    }

    func write(_ segments: HandleRange<TextSegment>, into bytes: inout [UInt8]) {
        append("\"", to: &bytes)
        for segment in model.segments[segments] { write(segment, into: &bytes) }
        append("\"", to: &bytes)
    }

    /// A part of a text, without the quotes around it.
    package func write(_ segment: TextSegment, into bytes: inout [UInt8]) {
        switch segment {
        case .literal(let text):
            bytes.append(contentsOf: quotedText(text).utf8.dropFirst().dropLast())
        case .parameter(let parameter):
            append("\\(", to: &bytes)
            write(model.parameters[parameter].name, into: &bytes)
            append(")", to: &bytes)
        case .parameterLength(let parameter):
            append("\\(", to: &bytes)
            write(model.parameters[parameter].name, into: &bytes)
            append(".length)", to: &bytes)
        case .part: append("\\(part)", to: &bytes)
        case .value(let value):
            append("\\(", to: &bytes)
            write(value, into: &bytes)
            append(")", to: &bytes)
        }
    }

    func write(_ use: HeroUse, into bytes: inout [UInt8]) {
        write(use.hero, use.arguments, use.part, into: &bytes)
        if use.isOfOpener { append(" of opener", to: &bytes) }
    }

    private func write(
        _ handle: Handle<Hero>, _ arguments: HandleRange<Argument>, _ part: Handle<HeroPart>?,
        into bytes: inout [UInt8]
    ) {
        let hero = model.heroes[handle]
        write(hero.declared.name, into: &bytes)
        write(arguments, .declared(hero.parameters), into: &bytes)
        guard let part else { return }
        append(".", to: &bytes)
        write(model.parts[part].declared.name, into: &bytes)
    }

    func write(_ handle: Handle<ViewPath>, into bytes: inout [UInt8]) {
        let path = model.paths[handle]
        switch path.root {
        case .owner: break
        case .cell(let cell):
            write(model.cells[cell].declared.name, into: &bytes)
            append(".", to: &bytes)
        case .fromScreen: append("from.", to: &bytes)
        case .toScreen: append("to.", to: &bytes)
        }
        write(path.text, into: &bytes)
    }

    /// Whole numbers without a fraction, as files write them.
    package func write(_ number: Double, into bytes: inout [UInt8]) {
        guard let whole = Int(exactly: number) else { return bytes.append(number.description) }
        if whole < 0 { bytes.append(UInt8(ascii: "-")) }
        var unit: UInt = 1
        while whole.magnitude / unit >= 10 { unit *= 10 }
        while unit > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(whole.magnitude / unit % 10))
            unit /= 10
        }
    }

    private func hexadecimal(_ color: UInt32) -> String {
        let digits = String(color, radix: 16, uppercase: true)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    private func append(_ text: StaticString, to bytes: inout [UInt8]) { bytes.append(text) }
}
