/// The records of the screens on a navigation controller's stack, and the animation passed in a
/// call whose transition has not begun.
/// The record of a screen's push does not change later. An animation passed in a call is used by
/// that call or dropped.
struct NavigationHistory<ID: Hashable & Sendable, Animation> {
    /// An animation passed in the call of a push or pop.
    struct Given {
        var animation: Animation
        /// The return passed in the same call; by default the opposite.
        var returning: Animation?
    }

    /// The return of the line, the default or the call that opened a screen.
    struct Return {
        /// nil if the defaults decide.
        var animation: Animation?
        /// The screen it came from.
        var origin: ID
        /// Whether a default decided, which comes after the lines of all registries.
        var isOfDefault = false
        /// The line or the default; nil for an animation passed in a call.
        var declared: DeclaredLine?
    }

    fileprivate enum Call: Hashable, Sendable {
        case push(ID)
        case pop(from: ID)
    }

    private var returns: [ID: Return] = [:]
    private var pending: (call: Call, given: Given)?

    // MARK: Given animations

    /// Stores the animation passed in the call that is about to push a screen.
    mutating func give(_ animation: Animation, returning: Animation? = nil, toPushOf id: ID) {
        pending = (.push(id), Given(animation: animation, returning: returning))
    }

    /// Stores the animation passed in the call that is about to pop a screen, and those below it.
    mutating func give(_ animation: Animation, toPopOf id: ID) {
        pending = (.pop(from: id), Given(animation: animation, returning: nil))
    }

    /// Drops the animation of a call that had no effect.
    mutating func dropGiven() { pending = nil }

    /// The animation passed for this push. One passed for another call is dropped: that call had no
    /// effect.
    mutating func takeGiven(forPushOf id: ID) -> Given? { takeGiven(for: .push(id)) }

    /// The animation passed for this pop; one passed for another call is dropped.
    mutating func takeGiven(forPopOf id: ID) -> Given? { takeGiven(for: .pop(from: id)) }

    private mutating func takeGiven(for call: Call) -> Given? {
        defer { pending = nil }
        return pending?.call == call ? pending?.given : nil
    }

    // MARK: The stack

    /// Records the return of a screen that has been pushed.
    mutating func record(_ returning: Return, of id: ID) { returns[id] = returning }

    /// The record of a screen; nil if there is none.
    func returning(from id: ID) -> Return? { returns[id] }

    /// Updates to the current stack: keeps the records of the remaining screens, and drops the
    /// animation of a call that has happened without asking for it, as calls without animation do.
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
