package import TransitionDSL

/// Facts about animations that more than one file needs.
extension Model {
    /// Whether a call is `default`, which says nothing.
    package func isDefault(_ call: Handle<Call>) -> Bool {
        guard case .catalog(let row) = calls[call].callee else { return false }
        return row == Rows.default
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

    /// Whether an option says only from which version on its line counts.
    func isAvailability(_ option: Handle<Call>) -> Bool {
        guard case .catalog(let row) = calls[option].callee else { return false }
        return row == Rows.available
    }
}

/// The first iOS that options ask for; 0 where none does.
package func availableVersion(_ options: HandleRange<Handle<Call>>, in model: Model) -> Int {
    var version = 0
    for option in model.items[options] where model.isAvailability(option) {
        guard let argument = model.arguments[model.calls[option].arguments].first,
            case .number(let number, _) = model.values[argument.value], (0...1000).contains(number)
        else { continue }
        version = max(version, Int(number))
    }
    return version
}
