/// What was recorded of the screens on a navigation controller's stack, and what was given in a
/// call that has yet to happen.
///
/// What was recorded when a screen was pushed is not changed by what comes after. An animation
/// given for one call is used by that call or by none.
struct NavigationHistory<ID: Hashable & Sendable, Animation> {
    /// An animation given in the call of a push or pop.
    struct Given {
        var animation: Animation
        /// What the same call gave for the way back; else that is the opposite.
        var returning: Animation?
    }

    /// The return of the line, the default or the call that brought a screen.
    struct Return {
        /// nil where the defaults decide.
        var animation: Animation?
        /// The screen it came from.
        var origin: ID
    }

    fileprivate enum Call: Hashable, Sendable {
        case push(ID)
        case pop(from: ID)
    }

    private var returns: [ID: Return] = [:]
    private var pending: (call: Call, given: Given)?

    // MARK: Given animations

    /// Keeps what was given in the call that is about to push a screen.
    mutating func give(_ animation: Animation, returning: Animation? = nil, toPushOf id: ID) {
        pending = (.push(id), Given(animation: animation, returning: returning))
    }

    /// Keeps what was given in the call that is about to pop a screen, and those below it too.
    mutating func give(_ animation: Animation, toPopOf id: ID) {
        pending = (.pop(from: id), Given(animation: animation, returning: nil))
    }

    /// Drops what was given for a call that came to nothing.
    mutating func dropGiven() { pending = nil }

    /// What was given for this push. Whatever was given for another call is dropped: that call
    /// has not come to anything.
    mutating func takeGiven(forPushOf id: ID) -> Given? { takeGiven(for: .push(id)) }

    /// What was given for this pop; whatever was given for another call is dropped.
    mutating func takeGiven(forPopOf id: ID) -> Given? { takeGiven(for: .pop(from: id)) }

    private mutating func takeGiven(for call: Call) -> Given? {
        defer { pending = nil }
        return pending?.call == call ? pending?.given : nil
    }

    // MARK: The stack

    /// Records the return of a screen that has been pushed.
    mutating func record(_ returning: Return, of id: ID) { returns[id] = returning }

    /// What was recorded of a screen; nil where nothing was.
    func returning(from id: ID) -> Return? { returns[id] }

    /// Takes over the stack as it is now: of screens that stay what was recorded is kept, and what
    /// was given for a call that has happened and did not ask, as one without animation does not,
    /// is dropped.
    mutating func set(_ stack: [ID]) {
        let ids = Set(stack)
        returns = returns.filter { ids.contains($0.key) }
        switch pending?.call {
        case .push(let id): if ids.contains(id) { pending = nil }
        case .pop(let id): if !ids.contains(id) { pending = nil }
        case nil: break
        }
    }
}

extension NavigationHistory: Sendable where Animation: Sendable {}
extension NavigationHistory.Given: Sendable where Animation: Sendable {}
extension NavigationHistory.Return: Sendable where Animation: Sendable {}
