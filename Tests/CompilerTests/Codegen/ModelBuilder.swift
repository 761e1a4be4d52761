// The boundary types' own initializers are not for other modules to call.
@testable import TransitionDSL

/// Makes checked models by hand, so that these tests need no parser.
struct ModelBuilder {
    private(set) var model: Model

    init(_ module: String, access: Access = .internal, documentation: String? = nil) {
        model = Model(header: Header(moduleName: .empty))
        model.header.engine = .hero
        model.header.access = access
        model.header.moduleName = model.texts.intern(module)
        model.header.documentation = documentation.map { model.texts.intern($0) }
    }

    /// A piece of a text: a literal, or the contents of a hole.
    enum Piece: ExpressibleByStringLiteral {
        case literal(String)
        case hole(String)
        case length(String)
        case part

        init(stringLiteral value: String) { self = .literal(value) }
    }

    struct ParameterSpec {
        var name: String
        var type: ValueType
        var typeName: String
        var isOptional = false
        var defaultValue: Value?
        var defaultText: String?

        init(
            _ name: String, _ type: ValueType, typeName: String? = nil, optional: Bool = false,
            default defaultValue: Value? = nil, defaultText: String? = nil
        ) {
            self.name = name
            self.type = type
            self.typeName = typeName ?? type.rawValue
            isOptional = optional
            self.defaultValue = defaultValue
            self.defaultText = defaultText
        }
    }

    mutating func hero(
        _ name: String, as alias: String? = nil, documentation: String? = nil,
        _ parameters: [ParameterSpec] = [], per scope: HeroScope = .app,
        text: [Piece], parts: [(name: String, text: String)] = [], file: FileIndex = .main
    ) {
        let parameterRange = add(parameters)
        let partStart = model.parts.count
        for part in parts {
            model.parts.append(
                HeroPart(declared: declare(part.name), text: model.texts.intern(part.text))
            )
        }
        var hero = Hero(
            declared: declare(name, as: alias, documentation, file), parameters: parameterRange,
            parts: HandleRange(start: partStart, end: model.parts.count))
        hero.scope = scope
        hero.text = add(text, parameters, parameterRange)
        model.heroes.append(hero)
    }

    mutating func segue(
        _ name: String, _ identifier: String, documentation: String? = nil,
        direction: Segue.Direction = .going
    ) {
        model.segues.append(
            Segue(
                declared: declare(name, as: nil, documentation), direction: direction,
                identifier: model.texts.intern(identifier)
            )
        )
    }

    mutating func screen(
        _ name: String, as alias: String? = nil, documentation: String? = nil,
        storyboard: String? = nil, id: String? = nil, file: FileIndex = .main
    ) {
        var screen = Screen(
            declared: declare(name, as: alias, documentation, file),
            caseName: model.texts.intern(alias ?? GeneratedNames.loweringLeadingCapitals(name)),
            parameters: .empty)
        screen.typeName = model.texts.intern(name + "ViewController")
        if let storyboard {
            var board = Storyboard()
            board.name = model.texts.intern(storyboard)
            board.identifier = id.map { model.texts.intern($0) }
            screen.storyboard = board
        }
        model.screens.append(screen)
    }

    private mutating func add(_ parameters: [ParameterSpec]) -> HandleRange<Parameter> {
        let start = model.parameters.count
        for spec in parameters {
            var value = spec.defaultValue.map { model.values.add($0) }
            if let text = spec.defaultText {
                let segment = model.segments.count
                model.segments.append(.literal(model.texts.intern(text)))
                value = model.values.add(.text(HandleRange(start: segment, end: segment + 1)))
            }
            model.parameters.append(
                Parameter(
                    name: model.texts.intern(spec.name), type: spec.type,
                    typeName: model.texts.intern(spec.typeName), isOptional: spec.isOptional,
                    defaultValue: value, place: place(.main)
                )
            )
        }
        return HandleRange(start: start, end: model.parameters.count)
    }

    private mutating func add(
        _ text: [Piece], _ parameters: [ParameterSpec], _ range: HandleRange<Parameter>
    ) -> HandleRange<TextSegment> {
        func handle(_ name: String) -> Handle<Parameter> {
            let offset = parameters.firstIndex { $0.name == name } ?? 0
            return Handle(range.indices.lowerBound + offset)
        }
        let start = model.segments.count
        for piece in text {
            switch piece {
            case .literal(let text): model.segments.append(.literal(model.texts.intern(text)))
            case .hole(let name): model.segments.append(.parameter(handle(name)))
            case .length(let name): model.segments.append(.parameterLength(handle(name)))
            case .part: model.segments.append(.part)
            }
        }
        return HandleRange(start: start, end: model.segments.count)
    }

    private mutating func declare(
        _ name: String, as alias: String? = nil, _ documentation: String? = nil,
        _ file: FileIndex = .main
    ) -> Declared {
        Declared(
            name: model.texts.intern(name), swiftName: model.texts.intern(alias ?? name),
            documentation: documentation.map { model.texts.intern($0) }, place: place(file)
        )
    }

    private func place(_ file: FileIndex) -> SourcePlace {
        SourcePlace(file: file, range: SourceRange(start: 0, end: 0))
    }
}
