import Resolution
import TransitionDSL

extension CodePrinter {
    mutating func printInteractions(_ interactions: [Handle<Interaction>]) {
        line("/// Gestures that drive a transition.")
        beginType("enum ")
        write(GeneratedNames.interactions)
        openBlock()
        for handle in interactions {
            let interaction = model.interactions[handle]
            construct = interaction.declared.place
            printDocumentation(interaction.declared.documentation)
            bindings.removeAll()
            var isCode = false
            if case .swift = model.calls[interaction.call].callee { isCode = true }
            if interaction.parameters.isEmpty {
                beginMember("static let ", name(interaction.declared.swiftName))
                if isCode {
                    write(": ")
                    write(RuntimeNames.interaction)
                }
                write(" = ")
                writeInteraction(interaction.call, in: .none, .explicit)
            } else {
                beginMember("static func ", name(interaction.declared.swiftName))
                writeParameterList(interaction.parameters, for: .runtime)
                write(" -> ")
                write(RuntimeNames.interaction)
                write(" { ")
                writeInteraction(interaction.call, in: .none, .implicit)
                write(" }")
            }
            endLine()
        }
        closeBlock()
    }

    /// Named animations. Lines play what they come to; the names are for the app's own calls.
    mutating func printAnimations(_ animations: [Handle<NamedAnimation>]) {
        printMainActorType("/// Named animations.", GeneratedNames.animations) { printer in
            for handle in animations where !printer.printHeroAnimation(handle) {
                printer.printAnimation(handle)
            }
        }
    }

    private mutating func printAnimation(_ handle: Handle<NamedAnimation>) {
        let animation = model.animations[handle]
        construct = animation.declared.place
        bindings.removeAll()
        let play = Play(animation.use.going)
        let unfolding = bindings.unfold(
            play, with: animation.use.options, on: .named, model)
        // Lines that know its arguments play it; a function of it nobody could read.
        if bindings.isTooLong { return }
        printDocumentation(animation.declared.documentation)
        if animation.parameters.isEmpty {
            beginMember("static let ", name(animation.declared.swiftName))
            if case .swift = model.calls[unfolding.call].callee {
                write(": ")
                write(RuntimeNames.screenTransition)
            }
            write(" = ")
            write(unfolding, .explicit, views: .unknown)
        } else {
            beginMember("static func ", name(animation.declared.swiftName))
            writeParameterList(animation.parameters, for: .runtime)
            write(" -> ")
            write(RuntimeNames.screenTransition)
            write(" { ")
            write(unfolding, .explicit, views: .unknown)
            write(" }")
        }
        endLine()
    }
}
