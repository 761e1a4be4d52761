/// The returns that were recorded for the screens on a navigation stack, and the animation that was
/// given for the next call.
///
/// A recorded return does not change later. An animation that was given for one call is used by
/// that call or not at all.
public struct NavigationHistory<ID: Hashable & Sendable, Animation> {
    /// An animation given in the call of a push or pop.
    public struct Given {
        /// What plays.
        public var animation: Animation
        /// What the same call gave for the return, or `nil` for the opposite.
        public var returning: Animation?
    }

    /// The return of the line, the default or the call that brought a screen.
    public struct Return {
        /// What plays on the return, or `nil` where the defaults decide.
        public var animation: Animation?
        /// The screen from which the screen was opened.
        public var origin: ID

        /// Creates a return to the screen `origin`.
        public init(_ animation: Animation?, to origin: ID) {
            self.animation = animation
            self.origin = origin
        }
    }

    fileprivate enum Call: Sendable {
        case push(ID)
        case pop(from: ID)
    }

    private var returns: [ID: Return] = [:]
    private var pending: (call: Call, given: Given)?

    /// Creates an empty history.
    public init() {}

    // MARK: Given animations

    /// Keeps an animation for the call that is about to push a screen.
    ///
    /// - Parameters:
    ///   - animation: What plays.
    ///   - returning: What plays on the return, or `nil` for the opposite.
    ///   - id: The screen.
    public mutating func give(_ animation: Animation, returning: Animation? = nil, toPushOf id: ID)
    { pending = (.push(id), Given(animation: animation, returning: returning)) }

    /// Keeps an animation for the call that is about to pop a screen, alone or with others below it.
    ///
    /// - Parameters:
    ///   - animation: What plays.
    ///   - id: The screen on top.
    public mutating func give(_ animation: Animation, toPopOf id: ID) {
        pending = (.pop(from: id), Given(animation: animation, returning: nil))
    }

    /// Drops the animation that was given for a call that had no effect.
    public mutating func dropGiven() { pending = nil }

    /// Returns and removes what was given for this push, or `nil` if nothing was. What was given for
    /// another call is dropped, since that call had no effect.
    public mutating func takeGiven(forPushOf id: ID) -> Given? {
        defer { pending = nil }
        guard let (call, given) = pending, case .push(id) = call else { return nil }
        return given
    }

    /// Returns and removes what was given for this pop, or `nil` if nothing was. What was given for
    /// another call is dropped, since that call had no effect.
    public mutating func takeGiven(forPopOf id: ID) -> Given? {
        defer { pending = nil }
        guard let (call, given) = pending, case .pop(from: id) = call else { return nil }
        return given
    }

    // MARK: The stack

    /// Records the return of a screen that has been pushed.
    public mutating func record(_ returning: Return, of id: ID) { returns[id] = returning }

    /// Returns what was recorded for a screen, or `nil` if nothing was.
    public func returning(from id: ID) -> Return? { returns[id] }

    /// Sets the stack as it is now.
    ///
    /// The records of screens that are gone are removed. An animation that was given for a call
    /// which has happened without asking for it, since it was not animated, is dropped.
    public mutating func set(_ stack: [ID]) {
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
