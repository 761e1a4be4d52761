package import TransitionDSL

/// What plays on the way back.
package struct Returning: Sendable {
    package var play: Play
    /// Whether the file says it, after a `/`; else it is the opposite of the way there.
    package var isWritten: Bool
}

/// What a line leaves unsaid of its way back: a name that it plays by may say it, and this decides
/// whether the return yields to the lines that state it.
extension Model {
    /// What plays on the way back from where an animation has played; nil where that is left open.
    /// Whoever asks of many lines knows the names' returns.
    package func returning(
        of use: AnimationUse, keepsDefaults: Bool = false, _ known: [Handle<Call>?]? = nil
    ) -> Returning? {
        if let written = use.returning {
            if isDefault(written), !keepsDefaults { return nil }
            return Returning(play: Play(written), isWritten: true)
        }
        if isDefault(use.going) { return nil }
        let written = known.map { writtenReturn(of: use, $0) } ?? writtenReturn(of: use)
        if let written, isDefault(written) { return nil }
        return Returning(play: Play(use.going, isOpposite: true), isWritten: written != nil)
    }

    /// What stands after the first `/` on the way through the names that an animation stands for.
    private func writtenReturn(of use: AnimationUse) -> Handle<Call>? {
        var use = use
        while use.returning == nil, case .animation(let named) = calls[use.going].callee {
            use = animations[named].use
        }
        return use.returning
    }

    private func writtenReturn(of use: AnimationUse, _ known: [Handle<Call>?]) -> Handle<Call>? {
        guard case .animation(let named) = calls[use.going].callee else { return nil }
        return known[Int(named.index)]
    }

    /// What stands after the first `/` of each named animation, or of those that it stands for.
    package var writtenReturns: [Handle<Call>?] {
        animations.map { animation in
            var use = animation.use
            while use.returning == nil, case .animation(let next) = calls[use.going].callee {
                use = animations[next].use
            }
            return use.returning
        }
    }
}
