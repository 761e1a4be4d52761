import TransitionDSL

extension Planner {
    mutating func planHeroes() {
        let openerType = openerType
        for hero in model.heroes where isGenerated(hero.declared) {
            let scope = Scope(hero.scope, openerType: openerType)
            let parameters = planParameters(hero, scope)
            // A slice that lives on would make every later write copy the whole array.
            let isOptional = plan.parameters[parameters].contains { $0.isOptional }
            plan.ids.append(
                HeroIDPlan(
                    documentation: hero.declared.documentation, name: name(hero.declared.swiftName),
                    parameters: parameters, isOptional: isOptional,
                    body: planBody(hero, scope, parameters), place: hero.declared.place))
        }
    }

    /// What a hero's scope adds to it.
    private struct Scope {
        var openerType: SwiftType?
        var hasInstance: Bool

        init(_ scope: HeroScope, openerType: SwiftType) {
            switch scope {
            case .app: (self.openerType, hasInstance) = (nil, false)
            case .screen: (self.openerType, hasInstance) = (openerType, false)
            case .instance: (self.openerType, hasInstance) = (openerType, true)
            }
        }
    }

    /// A file without screens has no type for them; those that import it do.
    private var openerType: SwiftType {
        model.screens.contains { isGenerated($0.declared) } ? .screen : .foreignScreen
    }

    // MARK: Parameters

    private mutating func planParameters(
        _ hero: Hero, _ scope: Scope
    ) -> HandleRange<ParameterPlan> {
        let start = plan.parameters.count
        for parameter in model.parameters[hero.parameters] {
            let name = name(parameter.name)
            let isLabelQuoted =
                name.isQuoted && SwiftNames.labelNeedsBackticks(model.texts.string(name.text))
            let type = SwiftType(parameter)
            if type.needsFoundation { plan.importsFoundation = true }
            let defaultValue = parameter.defaultValue.flatMap { planDefault($0, type) }
            plan.parameters.append(
                ParameterPlan(
                    label: Name(text: name.text, isQuoted: isLabelQuoted), name: name, type: type,
                    isOptional: parameter.isOptional, isUsed: !hero.parts.isEmpty,
                    defaultValue: defaultValue, place: parameter.place))
        }
        if let openerType = scope.openerType { addParameter(GeneratedNames.opener, openerType) }
        if scope.hasInstance { addParameter(GeneratedNames.instance, .object) }
        return HandleRange(start: start, end: plan.parameters.count)
    }

    private mutating func addParameter(_ spelling: StaticString, _ type: SwiftType) {
        let name = made(spelling.description)
        plan.parameters.append(
            ParameterPlan(label: name, name: name, type: type, isOptional: false, isUsed: true))
    }

    // MARK: Texts

    private mutating func planBody(
        _ hero: Hero, _ scope: Scope, _ parameters: HandleRange<ParameterPlan>
    ) -> HeroIDPlan.Body {
        if hero.parts.isEmpty {
            let text = planText(hero, scope, parameters, part: nil)
            return parameters.isEmpty ? .constant(text) : .text(text)
        }
        let start = plan.parts.count
        for part in model.parts[hero.parts] {
            plan.parts.append(
                PartPlan(
                    documentation: part.declared.documentation, name: name(part.declared.swiftName),
                    pieces: planText(hero, scope, parameters, part: part),
                    place: part.declared.place))
        }
        let type = GeneratedNames.familyType(model.texts.string(hero.declared.swiftName))
        return .family(type: made(type), parts: HandleRange(start: start, end: plan.parts.count))
    }

    private mutating func planText(
        _ hero: Hero, _ scope: Scope, _ parameters: HandleRange<ParameterPlan>, part: HeroPart?
    ) -> HandleRange<TextPiece> {
        let start = plan.pieces.count
        var scoped = parameters.indices.lowerBound + hero.parameters.indices.count
        if scope.openerType != nil {
            addValue(scoped, isStored: part != nil)
            scoped += 1
            if scope.hasInstance {
                addLiteral("#")
                addValue(scoped, isStored: part != nil)
            }
            addLiteral("/")
        }
        let offset = parameters.indices.lowerBound - hero.parameters.indices.lowerBound
        for segment in model.segments[hero.text] {
            switch segment {
            case .literal(let text): plan.pieces.append(.literal(text))
            case .parameter(let parameter):
                addValue(offset + Int(parameter.index), isStored: part != nil)
            case .parameterLength(let parameter):
                addValue(offset + Int(parameter.index), isStored: part != nil, isLength: true)
            case .part: if let part { plan.pieces.append(.literal(part.text)) }
            case .value: break  // Where a hero is declared no value but its parameters is in scope.
            }
        }
        return HandleRange(start: start, end: plan.pieces.count)
    }

    private mutating func addLiteral(_ literal: String) {
        plan.pieces.append(.literal(plan.texts.intern(literal)))
    }

    /// A parameter's value or, in a property of a family's value, that of the stored property.
    private mutating func addValue(_ index: Int, isStored: Bool, isLength: Bool = false) {
        plan.parameters[index].isUsed = true
        let parameter = plan.parameters[index]
        let form = (isStored ? parameter.storedType : parameter.type).textForm
        plan.pieces.append(isLength ? .length(parameter.name, form) : .value(parameter.name, form))
    }
}

extension SwiftType {
    /// The Swift type of a declared parameter. Measures are `Double` in the language's base
    /// unit; what the checker lets no id take is printed as it is written.
    init(_ parameter: Parameter) {
        switch parameter.type {
        case .int: self = .int
        case .uint: self = .uint
        case .double, .duration, .length, .angle, .fraction: self = .double
        case .bool: self = .bool
        case .string, .heroID: self = .string
        case .url: self = .url
        case .uuid: self = .uuid
        case .color, .point, .size, .rect, .direction, .view, .animation, .modifier, .interaction,
            .curve, .cascadeDirection, .image, .content, .dimension, .drivenWay, .fractionRange,
            .speedRange, .swiftOnly, .app:
            self = .app(parameter.typeName)
        }
    }
}

extension Planner {
    /// The Swift default of a parameter; nil where its value is no constant of a type that
    /// Swift's literals make, and callers write it themselves.
    mutating func planDefault(_ value: Handle<Value>, _ type: SwiftType) -> DefaultValue? {
        switch type {
        case .string: return constantText(value)
        case .bool:
            guard case .bool(let isTrue) = model.values[value] else { return nil }
            return .verbatim(plan.texts.intern(isTrue ? "true" : "false"))
        case .int, .uint:
            guard let number = model.constant(value), abs(number) < 0x1p62 else { return nil }
            let whole = Int(number)
            guard Double(whole) == number else { return nil }
            return .verbatim(plan.texts.intern(whole.description))
        case .double:
            guard let number = model.constant(value), number.isFinite else { return nil }
            return .verbatim(plan.texts.intern(number.description))
        case .url, .uuid, .screen, .foreignScreen, .object, .app: return nil
        }
    }

    private mutating func constantText(_ value: Handle<Value>) -> DefaultValue? {
        guard case .text(let segments) = model.values[value] else { return nil }
        let start = plan.pieces.count
        for segment in model.segments[segments] {
            guard case .literal(let text) = segment else {
                plan.pieces.removeSubrange(start...)
                return nil
            }
            plan.pieces.append(.literal(text))
        }
        return .string(HandleRange(start: start, end: plan.pieces.count))
    }
}
