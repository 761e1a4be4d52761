/// What a navigation controller plays on the way back from each screen on its stack, and what was
/// given in a call that has yet to happen; the rules are SDOSHero's.
///
/// What was recorded when a screen was pushed is not changed by what comes after. An animation
/// given for one call is used by that call or by none.
public struct NavigationHistory<ID: Hashable & Sendable, Animation> {
    /// An animation given in the call of a push or pop.
    public struct Given {
        public var animation: Animation
        /// What the same call gave for the way back.
        public var returning: Animation?
    }

    /// What plays on the way back from a screen.
    public struct Return {
        public var animation: Animation
        /// Whether it was given in the call of the push, and so wins over every line.
        public var isGiven: Bool
    }

    fileprivate struct Entry {
        var id: ID
        var returning: Return?
    }

    fileprivate enum Call: Sendable {
        case push(ID)
        case pop(from: ID)
    }

    private var entries: [Entry] = []
    private var pending: (call: Call, given: Given)?
    /// The entries before a pop that has not ended.
    private var beforePop: [Entry]?

    public init() {}

    /// The screens on the stack, the root first.
    public var ids: [ID] { entries.map(\.id) }

    // MARK: Given animations

    /// Keeps what was given in the call that is about to push a screen.
    public mutating func give(
        _ animation: Animation,
        returning: Animation? = nil,
        toPushOf id: ID
    ) {
        pending = (.push(id), Given(animation: animation, returning: returning))
    }

    /// Keeps what was given in the call that is about to pop a screen, and those below it too.
    public mutating func give(_ animation: Animation, toPopOf id: ID) {
        pending = (.pop(from: id), Given(animation: animation, returning: nil))
    }

    /// What was given for this push. Whatever was given for another call is dropped: that call
    /// has not come to anything.
    public mutating func takeGiven(forPushOf id: ID) -> Given? {
        defer { pending = nil }
        guard let (call, given) = pending, case .push(id) = call else { return nil }
        return given
    }

    /// What was given for this pop; whatever was given for another call is dropped.
    public mutating func takeGiven(forPopOf id: ID) -> Given? {
        defer { pending = nil }
        guard let (call, given) = pending, case .pop(from: id) = call else { return nil }
        return given
    }

    // MARK: The stack

    /// Records a push, with the way back as it is known now: given in the call, else the
    /// default's, else the opposite of what has played. A screen that is on the stack stays as it
    /// is.
    public mutating func push(
        _ id: ID,
        givenReturn: Animation? = nil,
        defaultReturn: Animation? = nil,
        opposite: Animation? = nil
    ) {
        defer { dropWhatWasDone() }
        guard !contains(id) else { return }
        let returning =
            givenReturn.map { Return(animation: $0, isGiven: true) }
            ?? (defaultReturn ?? opposite).map { Return(animation: $0, isGiven: false) }
        entries.append(Entry(id: id, returning: returning))
        beforePop = nil
    }

    /// What plays on the way back from a screen, to whichever screen below; nil where nothing was
    /// recorded.
    public func returning(from id: ID) -> Return? {
        entries.last { $0.id == id }?.returning
    }

    /// Takes a screen and all above it off the stack, until the pop ends or is cancelled.
    public mutating func pop(to id: ID) {
        guard let index = entries.lastIndex(where: { $0.id == id }) else { return }
        if beforePop == nil { beforePop = entries }
        entries.removeSubrange((index + 1)...)
        dropWhatWasDone()
    }

    /// The pop came to its end.
    public mutating func finishPop() { beforePop = nil }

    /// The pop was cancelled: all screens are there again with what was recorded of them.
    public mutating func cancelPop() {
        if let beforePop { entries = beforePop }
        beforePop = nil
    }

    /// Takes over a stack that was set as a whole. Screens that stay keep what was recorded of
    /// them; of new ones `defaultReturn` is asked.
    public mutating func set(_ ids: [ID], defaultReturn: (ID) -> Animation? = { _ in nil }) {
        var known: [ID: Entry] = [:]
        for entry in entries { known[entry.id] = entry }
        entries = ids.map { id in
            known[id]
                ?? Entry(
                    id: id,
                    returning: defaultReturn(id).map { Return(animation: $0, isGiven: false) })
        }
        beforePop = nil
        dropWhatWasDone()
    }

    /// Forgets what was given for a call that has happened and did not ask, as one without
    /// animation does not.
    private mutating func dropWhatWasDone() {
        switch pending?.call {
        case .push(let id): if contains(id) { pending = nil }
        case .pop(let id): if !contains(id) { pending = nil }
        case nil: break
        }
    }

    private func contains(_ id: ID) -> Bool { entries.contains { $0.id == id } }
}

extension NavigationHistory: Sendable where Animation: Sendable {}
extension NavigationHistory.Given: Sendable where Animation: Sendable {}
extension NavigationHistory.Return: Sendable where Animation: Sendable {}
extension NavigationHistory.Entry: Sendable where Animation: Sendable {}
