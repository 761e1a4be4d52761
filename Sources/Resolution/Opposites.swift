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
