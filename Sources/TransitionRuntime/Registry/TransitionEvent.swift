/// One transition to decide: an operation from one screen to another.
public struct TransitionEvent<Screen: Hashable & Sendable>: Hashable, Sendable {
    /// The operation: exactly one.
    public var operation: TransitionOperations
    /// The screen that leaves, or `nil` if the file does not declare it.
    public var from: Screen?
    /// The screen that appears, or `nil` if the file does not declare it.
    public var to: Screen?
    /// The identifier of the segue that opens the new screen or, on a return, that opened the old
    /// one.
    public var segue: String?
    /// The identifier of the unwind segue of a return.
    public var unwind: String?
    /// The version of iOS.
    public var version: IOSVersion
    /// The containers around the screen that leaves and not around the other one, the innermost
    /// first.
    public var leaves: [Screen]
    /// The containers around the screen that appears and not around the other one, the innermost
    /// first.
    public var enters: [Screen]

    /// Creates an event. The default version is later than any, so that every line is available.
    public init(
        _ operation: TransitionOperations, from: Screen?, to: Screen?, segue: String? = nil,
        unwind: String? = nil, version: IOSVersion = .newest, leaves: [Screen] = [],
        enters: [Screen] = []
    ) {
        self.operation = operation
        self.from = from
        self.to = to
        self.segue = segue
        self.unwind = unwind
        self.version = version
        self.leaves = leaves
        self.enters = enters
    }

    /// The event that this one reverts; nil for a forward event.
    var forward: TransitionEvent? {
        let operation: TransitionOperations
        switch self.operation {
        case .pop: operation = .push
        case .dismiss: operation = .present
        case .tabLower: operation = .tabHigher
        default: return nil
        }
        return TransitionEvent(
            operation, from: to, to: from, segue: segue, version: version, leaves: enters,
            enters: leaves)
    }
}

/// A set of operations that change screens.
public struct TransitionOperations: OptionSet, Hashable, Sendable {
    /// One bit for each operation.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A push on a navigation stack.
    public static let push = TransitionOperations(rawValue: 1)
    /// A pop from a navigation stack.
    public static let pop = TransitionOperations(rawValue: 2)
    /// A presentation.
    public static let present = TransitionOperations(rawValue: 4)
    /// The dismissal of a presented screen.
    public static let dismiss = TransitionOperations(rawValue: 8)
    /// A change after which the old screen is gone, so that there is no return.
    public static let replace = TransitionOperations(rawValue: 16)
    /// A change to a tab with a higher index.
    public static let tabHigher = TransitionOperations(rawValue: 32)
    /// A change to a tab with a lower index.
    public static let tabLower = TransitionOperations(rawValue: 64)

    /// The operations of a line that names none: all forward ones except changes of tab.
    public static let going: TransitionOperations = [.push, .present, .replace]
    /// The returns.
    public static let back: TransitionOperations = [.pop, .dismiss]
    /// Both changes of tab.
    public static let tab: TransitionOperations = [.tabHigher, .tabLower]
}
