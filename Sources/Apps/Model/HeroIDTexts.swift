import TransitionDSL

/// The strings of the ids of a model, as facts have them.
struct HeroIDTexts {
    typealias Written = (pattern: ValuePattern, holes: [String])

    private static let deepest = 16

    private let model: Model
    private let text: ModelText
    /// The screen whose views have the ids; nil for a cell's.
    private let owner: Handle<Screen>?

    init(_ model: Model, owner: Handle<Screen>?) {
        self.model = model
        text = ModelText(model)
        self.owner = owner
    }

    /// The string of an id with the arguments of a use.
    func value(of use: HeroUse, depth: Int = 0) -> Written {
        let hero = model.heroes[use.hero]
        var value = scope(of: hero, use)
        for segment in model.segments[hero.text] {
            switch segment {
            case .literal(let literal): value.pattern.append(.text(text.string(literal)))
            case .part:
                value.pattern.append(
                    .text(use.part.map { text.string(model.parts[$0].text) } ?? ""))
            case .parameterLength(let parameter):
                value.pattern.append(.hole(.int))
                value.holes.append(text.string(model.parameters[parameter].name) + ".utf8.count")
            case .value(let inner): append(inner, nil, to: &value, depth)
            case .parameter(let parameter):
                append(argument(parameter, of: use, hero), parameter, to: &value, depth)
            }
        }
        return value
    }

    /// What an id begins with if there is one for each screen that opens, or for each controller.
    private func scope(of hero: Hero, _ use: HeroUse) -> Written {
        if hero.scope == .app { return (ValuePattern([]), []) }
        var value: Written = (ValuePattern([]), [])
        if let owner, !use.isOfOpener, !hasSubclasses(owner) {
            value.pattern.append(.text(text.name(owner)))
        } else {
            let own = model.screens.contains { $0.declared.place.file == .main }
            let names = model.screens.map { text.string($0.declared.name) }
            value.pattern.append(.hole(own ? .finite(name: "Screen", texts: names) : .string))
            value.holes.append("opener.rawValue")
        }
        if hero.scope == .instance {
            value.pattern.append(.text("#"))
            value.pattern.append(.hole(.uint))
            value.holes.append("UInt(bitPattern: ObjectIdentifier(instance))")
        }
        value.pattern.append(.text("/"))
        return value
    }

    private func hasSubclasses(_ screen: Handle<Screen>) -> Bool {
        model.screens.contains { model.screenReferences[$0.parents].contains(screen) }
    }

    // MARK: - Arguments

    /// The argument for a parameter, otherwise its default.
    private func argument(
        _ parameter: Handle<Parameter>, of use: HeroUse, _ hero: Hero
    ) -> Handle<Value>? {
        let index = Int(parameter.index) - Int(hero.parameters.start)
        return model.arguments[use.arguments].first { Int($0.parameter) == index }?.value
            ?? model.parameters[parameter].defaultValue
    }

    /// Appends what an argument prints. A hole has the name of what is passed, if it has one,
    /// otherwise that of the parameter.
    private func append(
        _ argument: Handle<Value>?, _ formal: Handle<Parameter>?, to value: inout Written,
        _ depth: Int
    ) {
        if let argument, depth < Self.deepest, append(known: argument, to: &value, depth) { return }
        let declared = formal.map { model.parameters[$0] }
        var name = declared.map { text.string($0.name) } ?? ""
        let type = declared?.type ?? .string
        switch type {
        case .url: name += ".absoluteString"
        case .uuid: name += ".uuidString"
        default:
            name = argument.flatMap(passedName) ?? name
        }
        value.pattern.append(.hole(holeType(type)))
        value.holes.append(name)
    }

    /// The name of what an argument is.
    private func passedName(_ argument: Handle<Value>) -> String? {
        switch model.values[argument] {
        case .parameter(let passed): text.string(model.parameters[passed].name)
        case .index(let name): text.string(name)
        case .swift(let code): swiftPath(text.string(code))
        default: nil
        }
    }

    /// Appends a constant, a text or another id. Returns false for what only the app knows.
    private func append(known argument: Handle<Value>, to value: inout Written, _ depth: Int)
        -> Bool
    {
        switch model.values[argument] {
        case .bool(let flag): value.pattern.append(.text(flag ? "true" : "false"))
        case .text(let segments):
            for segment in model.segments[segments] {
                switch segment {
                case .literal(let literal): value.pattern.append(.text(text.string(literal)))
                case .parameter(let parameter):
                    value.pattern.append(.hole(holeType(model.parameters[parameter].type)))
                    value.holes.append(text.string(model.parameters[parameter].name))
                case .value(let inner): append(inner, nil, to: &value, depth + 1)
                case .part, .parameterLength: return false
                }
            }
        case .hero(let use):
            let inner = self.value(of: model.heroUses[use], depth: depth + 1)
            for piece in inner.pattern.pieces { value.pattern.append(piece) }
            value.holes += inner.holes
        case .number, .color, .constant, .parameter, .index, .view, .call, .swift, .negated,
            .binary, .range:
            guard let number = model.values.constant(argument) else { return false }
            value.pattern.append(.text(text.number(number)))
        }
        return true
    }

    /// Types with a form of their own; all others can be any text.
    private func holeType(_ type: ValueType) -> ValuePattern.HoleType {
        switch type {
        case .int: .int
        case .uint: .uint
        case .bool: .bool
        case .uuid: .uuid
        default: .string
        }
    }
}
