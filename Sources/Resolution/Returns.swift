package import TransitionDSL

/// What plays on the way back.
package struct Returning: Sendable {
    package var play: Play
    /// Whether the file says it, after a `/`; else it is the opposite of the way there.
    package var isWritten: Bool
}

extension Model {
    /// What plays on the way back from where an animation has played; nil where that is left open.
    package func returning(of use: AnimationUse, keepsDefaults: Bool = false) -> Returning? {
        if let written = use.returning {
            if isDefault(written), !keepsDefaults { return nil }
            return Returning(play: Play(written), isWritten: true)
        }
        if isDefault(use.going) { return nil }
        let opposite = Play(use.going, isOpposite: true)
        var call = use.going
        // Names that stand for names do not lead back to themselves; the bound is for safety.
        for _ in 0..<64 {
            guard case .animation(let named) = calls[call].callee else { break }
            let definition = animations[named].use
            if let written = definition.returning {
                return isDefault(written) ? nil : Returning(play: opposite, isWritten: true)
            }
            call = definition.going
        }
        return Returning(play: opposite, isWritten: false)
    }
}
