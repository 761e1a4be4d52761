import Resolution
import TransitionDSL

/// Named animations and interactions. Lines play what they come to; the names are for the app's own
/// calls.
extension SwiftPlanner {
    mutating func interactions(_ interactions: [Handle<Interaction>]) -> SwiftDeclaration {
        var members: [SwiftDeclaration] = []
        for handle in interactions {
            let interaction = model.interactions[handle]
            let declared = interaction.declared
            let site = Site(declared.place)
            bindings.removeAll()
            var type: SwiftCode = ""
            if case .swift = model.calls[interaction.call].callee {
                type = ": \(RuntimeNames.interaction)"
            }
            var head = member(declared, interaction.parameters, for: .runtime, at: site)
            if interaction.parameters.isEmpty {
                let value = self.interaction(interaction.call, in: .none, .explicit, at: site)
                head.append("\(type) = \(value)")
            } else {
                let value = self.interaction(interaction.call, in: .none, .implicit, at: site)
                head.append(" -> \(RuntimeNames.interaction) { \(value) }")
            }
            members.append(
                SwiftDeclaration(head, at: declared.place).documented(declared.documentation))
        }
        return SwiftDeclaration(
            "\(dataType: "enum")\(GeneratedNames.interactions)", members: members
        ).documented("/// Gestures that drive a transition.")
    }

    /// `static let name`, or `static func name(…)`.
    mutating func member(
        _ declared: Declared, _ parameters: HandleRange<Parameter>, for library: Library,
        at site: Site
    ) -> SwiftCode {
        let name = name(declared.swiftName)
        if parameters.isEmpty { return "\(word: .access)static let \(name)" }
        let list = parameterList(parameters, for: library, at: site)
        return "\(word: .access)static func \(name)\(list)"
    }

    mutating func animations(_ animations: [Handle<NamedAnimation>]) -> SwiftDeclaration {
        var members: [SwiftDeclaration] = []
        for handle in animations {
            let animation = model.animations[handle]
            let code = hero.canPlay(handle) ? heroAnimation(animation) : self.animation(animation)
            guard let code else { continue }
            members.append(
                SwiftDeclaration(code, at: animation.declared.place)
                    .documented(animation.declared.documentation))
        }
        return mainActorType(GeneratedNames.animations, "/// Named animations.", members)
    }

    /// nil for one that is too long to read as a function. Lines, which know its arguments, use it.
    private mutating func animation(_ animation: NamedAnimation) -> SwiftCode? {
        let site = Site(animation.declared.place)
        bindings.removeAll()
        let unfolding = bindings.unfold(
            Play(animation.use.going), with: animation.use.options, on: .named, model)
        if bindings.isTooLong { return nil }
        let head = member(animation.declared, animation.parameters, for: .runtime, at: site)
        let value = transition(unfolding, .explicit, views: .unknown, at: site)
        let type = RuntimeNames.screenTransition
        if !animation.parameters.isEmpty { return "\(head) -> \(type) { \(value) }" }
        if case .swift = model.calls[unfolding.call].callee { return "\(head): \(type) = \(value)" }
        return "\(head) = \(value)"
    }
}
