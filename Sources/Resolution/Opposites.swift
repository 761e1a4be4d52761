package import TransitionDSL

/// Facts about animations that more than one file needs.
extension Model {
    /// Whether a call is `default`, which says nothing.
    package func isDefault(_ call: Handle<Call>) -> Bool {
        guard case .catalog(let row) = calls[call].callee else { return false }
        return row == Rows.default
    }

    /// What the name that a play plays stands for, one name at a time; nil where it is none. What it
    /// stands for may stand in the scope of the name's parameters.
    package func definition(of play: Play) -> Play? {
        guard case .animation(let named) = calls[play.call].callee else { return nil }
        let use = animations[named].use
        if play.isOpposite, let returning = use.returning { return Play(returning) }
        return Play(use.going, isOpposite: play.isOpposite)
    }
}

/// What stands for more than itself.
private enum Rows {
    static let `default` = Catalog.row(.animation, "default")
    static let available = Catalog.row(.option, "available")
}

/// The first iOS that options ask for; 0 where none does.
package func availableVersion(_ options: HandleRange<Handle<Call>>, in model: Model) -> Int {
    var version = 0
    for option in model.items[options] {
        guard case .catalog(let row) = model.calls[option].callee, row == Rows.available,
            let argument = model.arguments[model.calls[option].arguments].first,
            case .number(let number, _) = model.values[argument.value], (0...1000).contains(number)
        else { continue }
        version = max(version, Int(number))
    }
    return version
}

/// An animation of the catalog with the one constant that it is told, if any.
struct PlainPlay: Hashable {
    var row: CatalogIndex
    var constant: CatalogIndex?
}

/// Plays as text: what a file would say to have them played.
///
/// Names without parameters stand for what they name, so that two plays that look alike on the
/// screen have the same text; opposites are what they come to, `slide(right)` for `slide(left)`.
package struct PlayText: Sendable {
    private let model: Model
    private let texts: ModelText

    package init(_ model: Model) {
        self.model = model
        texts = ModelText(model)
    }

    /// The name that people read: of an opposite what it comes to, of the rest what is written.
    package func name(_ play: Play) -> String {
        play.isOpposite ? expanded(play) : texts.call(play.call)
    }

    /// An animation of the catalog that at most a constant is told, such as `slide(left)`, an
    /// opposite as what it comes to; nil for all others, which no such one equals.
    func plain(_ play: Play) -> PlainPlay? {
        guard let play = withoutNames(play) else { return nil }
        let call = model.calls[play.call]
        guard case .catalog(let row) = call.callee, call.arguments.count < 2 else { return nil }
        var result = PlainPlay(row: row, constant: nil)
        if let argument = model.arguments[call.arguments].first {
            guard case .constant(let constant) = model.values[argument.value] else { return nil }
            result.constant = constant
        }
        guard play.isOpposite, let opposite = Catalog[row].opposite else { return result }
        result.row = Catalog.opposite(of: row)
        if opposite.mirrorsDirection { result.constant = result.constant.map(Catalog.opposite) }
        return result
    }

    /// What names without parameters and options stand for; nil for other names.
    private func withoutNames(_ play: Play) -> Play? {
        var play = play
        for _ in 0..<Self.maximumDepth {
            guard case .animation(let named) = model.calls[play.call].callee else { return play }
            let animation = model.animations[named]
            guard animation.parameters.isEmpty, animation.use.options.isEmpty else { return nil }
            guard let definition = model.definition(of: play) else { return nil }
            play = definition
        }
        return nil
    }

    /// The animation with all names taken apart, its options among what is listed.
    func writeKey(
        _ play: Play, _ options: HandleRange<Handle<Call>>, into bytes: inout [UInt8]
    ) {
        write(play, depth: 0, into: &bytes)
        bytes.append(contentsOf: " with ".utf8)
        for (index, option) in self.options(of: play, options).enumerated() {
            if index > 0 { bytes.append(contentsOf: ", ".utf8) }
            texts.write(option, into: &bytes)
        }
    }

    /// The options with which a play is played: a line's, then those of the names that it plays by,
    /// unless the line says them otherwise. From which version a line counts is none of them.
    func options(of play: Play, _ lineOptions: HandleRange<Handle<Call>>) -> [Handle<Call>] {
        var listed: [(name: String, option: Handle<Call>)] = []
        func list(_ options: HandleRange<Handle<Call>>) {
            for option in model.items[options] {
                guard case .catalog(let row) = model.calls[option].callee else { continue }
                if row == Rows.available { continue }
                let name = Catalog[row].name
                if listed.contains(where: { $0.name == name }) { continue }
                listed.append((name, option))
            }
        }
        list(lineOptions)
        var play = play
        for _ in 0..<Self.maximumDepth {
            guard case .animation(let named) = model.calls[play.call].callee,
                let definition = model.definition(of: play)
            else { break }
            list(model.animations[named].use.options)
            play = definition
        }
        return listed.map(\.option)
    }

    /// A play with its options, as a line would say it: by its name where that says it all.
    package func text(_ play: Play, _ lineOptions: HandleRange<Handle<Call>>) -> String {
        let options =
            play.isOpposite
            ? options(of: play, lineOptions)
            : model.items[lineOptions].filter { !isAvailability($0) }
        let list = options.map(texts.call).joined(separator: ", ")
        return name(play) + (options.isEmpty ? "" : " with \(list)")
    }

    private func isAvailability(_ option: Handle<Call>) -> Bool {
        guard case .catalog(let row) = model.calls[option].callee else { return false }
        return row == Rows.available
    }

    /// Whether a line's options change nothing of what plays.
    func haveNoEffect(_ options: HandleRange<Handle<Call>>) -> Bool {
        options.isEmpty || model.items[options].allSatisfy { isAvailability($0) }
    }

    private static let maximumDepth = 64

    /// The animation with names that take no parameters taken apart, an opposite as what it comes to.
    package func expanded(_ play: Play) -> String {
        var bytes: [UInt8] = []
        write(play, depth: 0, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func write(_ play: Play, depth: Int, into bytes: inout [UInt8]) {
        let call = model.calls[play.call]
        if depth > Self.maximumDepth { return texts.write(play.call, into: &bytes) }
        switch call.callee {
        case .animation(let named):
            let animation = model.animations[named]
            guard animation.parameters.isEmpty, let definition = model.definition(of: play) else {
                break
            }
            return write(definition, depth: depth + 1, into: &bytes)
        case .catalog(let row) where play.isOpposite:
            return writeOpposite(of: Catalog[row], call, depth, into: &bytes)
        case .animator(let handle) where play.isOpposite:
            if case .appClass = model.animators[handle].body {
                return bytes.append(contentsOf: mirrored(play.call).utf8)
            }
        case .catalog, .animator, .modifiers, .interaction, .swift: break
        }
        texts.write(play.call, into: &bytes)
        if play.isOpposite { bytes.append(contentsOf: " played backwards".utf8) }
    }

    /// What the catalog says comes back: see ``CatalogOpposite``.
    private func writeOpposite(
        of entry: CatalogEntry, _ call: Call, _ depth: Int, into bytes: inout [UInt8]
    ) {
        var name = entry.name
        var mirrors = false
        if case .named(let other, let mirrorsDirection) = entry.opposite {
            name = other
            mirrors = mirrorsDirection
        }
        bytes.append(contentsOf: name.utf8)
        if call.arguments.isEmpty { return }
        bytes.append(UInt8(ascii: "("))
        for (number, argument) in model.arguments[call.arguments].enumerated() {
            if number > 0 { bytes.append(contentsOf: ", ".utf8) }
            let index = Int(argument.parameter)
            let parameter = entry.parameters.indices.contains(index) ? entry.parameters[index] : nil
            if let parameter, !parameter.labelIsOptional, !parameter.label.isEmpty {
                bytes.append(contentsOf: "\(parameter.label): ".utf8)
            }
            switch (parameter?.type, model.values[argument.value]) {
            case (.direction, _) where mirrors:
                bytes.append(contentsOf: direction(argument.value).utf8)
            case (.animation, .call(let inner)):
                write(Play(inner, isOpposite: true), depth: depth + 1, into: &bytes)
            default: texts.write(argument.value, into: &bytes)
            }
        }
        bytes.append(UInt8(ascii: ")"))
    }

    /// A class of the app plays the other way round if it is told a direction.
    private func mirrored(_ play: Handle<Call>) -> String {
        let call = model.calls[play]
        guard case .animator(let handle) = call.callee else { return texts.call(play) }
        let animator = model.animators[handle]
        var isMirrored = false
        var arguments: [String] = []
        for (index, parameter) in model.parameters[animator.parameters].enumerated() {
            let given = model.arguments[call.arguments].first { Int($0.parameter) == index }?.value
            let label = texts.string(parameter.name)
            if parameter.type == .direction, let value = given ?? parameter.defaultValue {
                isMirrored = true
                arguments.append("\(label): \(direction(value))")
            } else if let given {
                arguments.append("\(label): \(texts.value(given))")
            }
        }
        guard isMirrored else { return texts.call(play) }
        return "\(texts.string(animator.declared.name))(\(arguments.joined(separator: ", ")))"
    }

    private func direction(_ value: Handle<Value>) -> String {
        guard case .constant(let row) = model.values[value],
            case .named(let other, _) = Catalog[row].opposite
        else { return "opposite of \(texts.value(value))" }
        return other
    }
}
