import Resolution
import TransitionDSL

/// The strings of the ids of a model, as facts have them.
struct HeroIDTexts {
    typealias Written = (pattern: IDPattern, holes: [String])

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
        let part = use.part.map { model.parts[$0] }
        var value: Written = (IDPattern(), [])
        for piece in IDPattern(scoped: hero, part: part, in: model).pieces {
            switch piece {
            case .text(let text): value.pattern.append(text: text)
            case .hole(_, IDPattern.opener?): appendOpener(of: use, to: &value)
            case .hole(let kind, IDPattern.instance?):
                append(kind, "UInt(bitPattern: ObjectIdentifier(instance))", to: &value)
            case .hole(.length, let number?):
                let name = text.string(model.parameters[Handle(number)].name)
                append(.int, name + ".utf8.count", to: &value)
            case .hole(_, let number?):
                let parameter = Handle<Parameter>(number)
                append(argument(parameter, of: use, hero), parameter, to: &value, depth)
            case .hole(let kind, nil): append(kind, "", to: &value)
            }
        }
        return value
    }

    private func append(_ kind: HoleKind, _ expression: String, to value: inout Written) {
        value.pattern.append(.hole(kind))
        value.holes.append(expression)
    }

    /// What an id begins with if there is one for each screen that opens, or for each controller.
    private func appendOpener(of use: HeroUse, to value: inout Written) {
        if let owner, !use.isOfOpener, !hasSubclasses(owner) {
            return value.pattern.append(text: text.name(owner).utf8)
        }
        let own = model.screens.contains { $0.declared.place.file == .main }
        let names = model.screens.map { text.string($0.declared.name) }
        append(own ? .finite(name: "Screen", texts: names) : .string, "opener.rawValue", to: &value)
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
        append(HoleKind(type), name, to: &value)
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
        case .bool(let flag): value.pattern.append(text: (flag ? "true" : "false").utf8)
        case .text(let segments):
            for segment in model.segments[segments] {
                switch segment {
                case .literal(let literal): value.pattern.append(text: text.string(literal).utf8)
                case .parameter(let parameter):
                    let passed = model.parameters[parameter]
                    append(HoleKind(passed.type), text.string(passed.name), to: &value)
                case .value(let inner): append(inner, nil, to: &value, depth + 1)
                case .part, .parameterLength: return false
                }
            }
        case .hero(let use):
            let inner = self.value(of: model.heroUses[use], depth: depth + 1)
            for piece in inner.pattern.pieces { value.pattern.append(piece) }
            value.holes += inner.holes
        case .number, .version, .color, .constant, .parameter, .index, .view, .call, .swift,
            .negated,
            .binary, .range:
            guard let number = model.values.constant(argument) else { return false }
            value.pattern.append(text: text.number(number).utf8)
        }
        return true
    }
}
