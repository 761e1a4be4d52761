import Resolution
import TransitionDSL

/// Named animations as values of Hero's type, for the app's own calls of Hero.
extension SwiftPlanner {
    /// An animation that Hero has.
    func heroAnimation(_ animation: NamedAnimation) -> SwiftCode? {
        let site = ExpressionSite(animation.declared.place)
        bindings.removeAll()
        let name = name(animation.declared.swiftName)
        let parameters = directions(animation.parameters, at: site)
        var value = heroType(animation.body.going, at: site)
        if let returning = animation.body.returning, !model.isDefault(returning) {
            let dismissing = heroType(returning, at: site)
            value = ".selectBy(presenting: \(value), dismissing: \(dismissing))"
        }
        let type: SwiftCode = "HeroDefaultAnimationType"
        return animation.parameters.isEmpty
            ? "\(word: .access)static let \(name): \(type) = \(value)"
            : "\(word: .access)static func \(name)(\(parameters)) -> \(type) { \(value) }"
    }

    /// The parameters, if all of them are directions, with Hero's type.
    private func directions(
        _ parameters: HandleRange<Parameter>, at site: ExpressionSite
    ) -> SwiftCode {
        let list = model.parameters[parameters].map { parameter -> SwiftCode in
            let start: SwiftCode = "\(label(parameter.name)): HeroDefaultAnimationType.Direction"
            guard let value = parameter.defaultValue else { return start }
            return "\(start) = \(self.value(Term(value), as: .direction, for: .hero, at: site))"
        }
        return .list(list)
    }

    private func heroType(_ handle: Handle<Call>, at site: ExpressionSite) -> SwiftCode {
        let call = model.calls[handle]
        switch call.callee {
        case .catalog(let row):
            let entry = Catalog[row]
            // If an optional is expected, `.none` would be nil.
            let type: SwiftCode = row == Catalog.Animation.none ? "HeroDefaultAnimationType." : "."
            let name = texts.intern(entry.name)
            if call.arguments.isEmpty { return "\(type)\(name)" }
            let list = model.arguments[call.arguments].map { argument -> SwiftCode in
                "direction: \(value(Term(argument.value), as: .direction, for: .hero, at: site))"
            }
            return "\(type)\(name)(\(.list(list)))"
        case .animation(let named):
            let animation = model.animations[named]
            return reference(
                GeneratedNames.animations, animation.declared, animation.parameters, call.arguments,
                in: .none, for: .hero, at: site)
        // Hero does not have these.
        case .modifiers, .animator, .interaction, .swift: return SwiftCode()
        }
    }
}

extension HeroContext {
    /// By named animation: whether Hero has it in both directions, with a type for all of it. Types
    /// of Hero have no options.
    static func playableAnimations(_ model: Model) -> [Bool] {
        var users = [[Int]](repeating: [], count: model.animations.count)
        var unfit: [Int] = []
        for index in model.animations.indices {
            let animation = model.animations[index]
            var calls = [animation.body.going]
            if let returning = animation.body.returning, !model.isDefault(returning) {
                calls.append(returning)
            }
            var isFit =
                model.parameters[animation.parameters].allSatisfy {
                    $0.type == .direction && !$0.isOptional
                }
                && model.items[animation.body.options].allSatisfy(model.isAvailability)
            for call in calls.map({ model.calls[$0] }) {
                switch call.callee {
                case .catalog(let row): isFit = isFit && Catalog.isOfHero(row)
                case .animation(let named): users[Int(named.index)].append(index)
                case .modifiers, .animator, .interaction, .swift: isFit = false
                }
                let arguments = model.arguments[call.arguments]
                isFit = isFit && arguments.allSatisfy { model.isHeroDirection($0.value) }
            }
            if !isFit { unfit.append(index) }
        }
        var isPlayable = [Bool](repeating: true, count: model.animations.count)
        for index in reachable(from: unfit, { users[$0] }) { isPlayable[index] = false }
        return isPlayable
    }

    func canPlay(_ animation: Handle<NamedAnimation>) -> Bool {
        let index = Int(animation.index)
        return playableAnimations.indices.contains(index) && playableAnimations[index]
    }
}

extension Catalog {
    /// Whether a row is one of Hero's own animations.
    fileprivate static func isOfHero(_ row: CatalogIndex) -> Bool {
        let others = [Animation.system, Animation.default, Animation.systemZoom]
        return !(others + Animation.ofRuntime).contains(firstOverload[row.index])
    }
}

extension Model {
    fileprivate func isHeroDirection(_ value: Handle<Value>) -> Bool {
        switch values[value] {
        case .constant: true
        case .parameter(let parameter): parameters[parameter].type == .direction
        case .number, .bool, .version, .text, .color, .index, .view, .hero, .call, .swift, .negated,
            .binary,
            .range:
            false
        }
    }
}
