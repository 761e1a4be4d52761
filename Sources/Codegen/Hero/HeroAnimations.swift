import Resolution
import TransitionDSL

/// Named animations as Hero has them, for the app's own calls of Hero.
extension CodePrinter {
    /// Prints an animation that Hero can play; false where it cannot.
    mutating func printHeroAnimation(_ handle: Handle<NamedAnimation>) -> Bool {
        guard heroContext.canPlay(handle) else { return false }
        let animation = model.animations[handle]
        construct = animation.declared.place
        printDocumentation(animation.declared.documentation)
        bindings.removeAll()
        if animation.parameters.isEmpty {
            beginMember("static let ", name(animation.declared.swiftName))
            write(": HeroDefaultAnimationType = ")
        } else {
            beginMember("static func ", name(animation.declared.swiftName))
            writeDirections(animation.parameters)
            write(" -> HeroDefaultAnimationType { ")
        }
        if let returning = animation.use.returning, !model.isDefault(returning) {
            write(".selectBy(presenting: ")
            writeHeroType(animation.use.going)
            write(", dismissing: ")
            writeHeroType(returning)
            write(")")
        } else {
            writeHeroType(animation.use.going)
        }
        if !animation.parameters.isEmpty { write(" }") }
        endLine()
        return true
    }

    /// Parameters of which all are directions, here Hero's.
    private mutating func writeDirections(_ parameters: HandleRange<Parameter>) {
        write("(")
        for (index, parameter) in model.parameters[parameters].enumerated() {
            if index > 0 { write(", ") }
            writeLabel(parameter.name)
            write(": HeroDefaultAnimationType.Direction")
            if let value = parameter.defaultValue {
                write(" = ")
                write(Term(value), as: .direction, for: .hero)
            }
        }
        write(")")
    }

    private mutating func writeHeroType(_ handle: Handle<Call>) {
        let call = model.calls[handle]
        switch call.callee {
        case .catalog(let row):
            let entry = Catalog[row]
            // Where an optional is expected `.none` would be nothing.
            write(entry.name == "none" ? "HeroDefaultAnimationType." : ".")
            write(ascii: entry.name)
            if call.arguments.isEmpty { return }
            write("(")
            writeArguments(call.arguments) { printer, argument in
                printer.write("direction: ")
                printer.write(Term(argument.value), as: .direction, for: .hero)
            }
            write(")")
        case .animation(let named):
            let animation = model.animations[named]
            writeReference(
                GeneratedNames.animations, animation.declared, animation.parameters,
                call.arguments, in: .none, for: .hero)
        case .modifiers, .animator, .interaction, .swift: break  // Hero does not play these.
        }
    }
}

extension HeroContext {
    /// For each named animation whether Hero can play it, both ways, and has a type for it.
    static func playableAnimations(_ model: Model) -> [Bool] {
        var isPlayable = [Bool](repeating: true, count: model.animations.count)
        var users = [[Int]](repeating: [], count: model.animations.count)
        var pending: [Int] = []
        for index in model.animations.indices {
            let animation = model.animations[index]
            var calls = [animation.use.going]
            if let returning = animation.use.returning, !model.isDefault(returning) {
                calls.append(returning)
            }
            var isFit = model.parameters[animation.parameters].allSatisfy {
                $0.type == .direction && !$0.isOptional
            }
            for call in calls {
                switch model.calls[call].callee {
                case .catalog(let row): isFit = isFit && Catalog[row].isOfHero
                case .animation(let named): users[Int(named.index)].append(index)
                case .modifiers, .animator, .interaction, .swift: isFit = false
                }
                isFit =
                    isFit
                    && model.arguments[model.calls[call].arguments].allSatisfy {
                        model.isHeroDirection($0.value)
                    }
            }
            if !isFit {
                isPlayable[index] = false
                pending.append(index)
            }
        }
        while let index = pending.popLast() {
            for user in users[index] where isPlayable[user] {
                isPlayable[user] = false
                pending.append(user)
            }
        }
        return isPlayable
    }

    func canPlay(_ animation: Handle<NamedAnimation>) -> Bool {
        let index = Int(animation.index)
        return playableAnimations.indices.contains(index) && playableAnimations[index]
    }
}

extension CatalogEntry {
    /// Whether it is one of Hero's own animations.
    fileprivate var isOfHero: Bool {
        kind == .animation && name != "system" && name != "default"
            && parameters.allSatisfy { $0.type == .direction }
    }
}

extension Model {
    fileprivate func isHeroDirection(_ value: Handle<Value>) -> Bool {
        switch values[value] {
        case .constant: true
        case .parameter(let parameter): parameters[parameter].type == .direction
        case .number, .bool, .text, .color, .index, .view, .hero, .call, .swift, .negated, .binary,
            .range:
            false
        }
    }
}
