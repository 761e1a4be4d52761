import TransitionDSL

/// Named animations that name others.
extension Model {
    /// For each animation whether it plays anywhere: what speaks of a screen's own views, or names
    /// something that does, has a meaning only where a line plays it.
    func animationsFreeOfScreens() -> [Bool] {
        animations.map { animation in
            var call = animation.use.going
            while !hasOwnersView(call) {
                guard case .animation(let inner) = calls[call].callee else { return true }
                call = animations[inner].use.going
            }
            return false
        }
    }

    private func hasOwnersView(_ call: Handle<Call>) -> Bool {
        arguments[calls[call].arguments].contains { argument in
            switch values[argument.value] {
            case .view(let path): if case .owner = paths[path].root { true } else { false }
            case .call(let inner): hasOwnersView(inner)
            default: false
            }
        }
    }
}
