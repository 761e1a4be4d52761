package import TransitionDSL

/// Facts about animations that more than one file needs.
extension Model {
    /// Whether a call is `default`, which says nothing.
    package func isDefault(_ call: Handle<Call>) -> Bool {
        guard case .catalog(let row) = calls[call].callee else { return false }
        return row == Catalog.Animation.default
    }

    /// What the name that a play plays stands for, one name at a time; nil where it is none. What
    /// it stands for may stand in the scope of the name's parameters. Of an opposite it is what the
    /// name says after its `/`, or else the opposite of what it stands for.
    package func definition(of play: Play) -> Play? {
        guard case .animation(let named) = calls[play.call].callee else { return nil }
        let use = animations[named].use
        if play.isOpposite, let returning = use.returning { return Play(returning) }
        return Play(use.going, isOpposite: play.isOpposite)
    }
}

/// What comes back from where an animation has played. A line may leave that to the name that it
/// plays by.
extension Model {
    /// What plays on the way back; nil where the defaults decide. A caller that asks of many lines
    /// passes the names' returns.
    package func returning(of use: AnimationUse, _ known: [Handle<Call>?]? = nil) -> Play? {
        if let written = use.returning { return isDefault(written) ? nil : Play(written) }
        if isDefault(use.going) { return nil }
        let written = known.map { writtenReturn(of: use, $0) } ?? writtenReturn(of: use)
        if let written, isDefault(written) { return nil }
        return Play(use.going, isOpposite: true)
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
