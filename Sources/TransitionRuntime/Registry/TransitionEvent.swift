/// One thing that happens: an operation between two screens.
public struct TransitionEvent<Screen: Hashable & Sendable>: Hashable, Sendable {
    /// Exactly one.
    public var operation: TransitionOperations
    /// nil for a screen that no file declares.
    public var from: Screen?
    /// nil for a screen that no file declares.
    public var to: Screen?
    /// The identifier of the segue that goes there, or that opened the screen which is being left.
    public var segue: String?
    /// The identifier of the unwind segue that goes back.
    public var unwind: String?
    /// The major version of iOS.
    public var version: Int

    public init(
        _ operation: TransitionOperations, from: Screen?, to: Screen?, segue: String? = nil,
        unwind: String? = nil, version: Int = .max
    ) {
        self.operation = operation
        self.from = from
        self.to = to
        self.segue = segue
        self.unwind = unwind
        self.version = version
    }

    /// The event that this one takes back; nil for a forward event.
    var forward: TransitionEvent? {
        let operation: TransitionOperations
        switch self.operation {
        case .pop: operation = .push
        case .dismiss: operation = .present
        case .tabLower: operation = .tabHigher
        default: return nil
        }
        return TransitionEvent(operation, from: to, to: from, segue: segue, version: version)
    }
}

/// The major versions of iOS in which something counts.
struct Versions: Sendable {
    var first: Int
    /// `Int.max` where there is no end.
    var end: Int

    func contains(_ version: Int) -> Bool { version >= first && (end == .max || version < end) }
}

/// Ways to get from one screen to another; a change of tab goes towards the higher index or
/// towards the lower one.
public struct TransitionOperations: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let push = TransitionOperations(rawValue: 1)
    public static let pop = TransitionOperations(rawValue: 2)
    public static let present = TransitionOperations(rawValue: 4)
    public static let dismiss = TransitionOperations(rawValue: 8)
    /// A screen in the place of another, with no way back.
    public static let replace = TransitionOperations(rawValue: 16)
    public static let tabHigher = TransitionOperations(rawValue: 32)
    public static let tabLower = TransitionOperations(rawValue: 64)

    /// What a line without operation says.
    public static let going: TransitionOperations = [.push, .present, .replace]
    /// The ways back from there.
    public static let back: TransitionOperations = [.pop, .dismiss]
    public static let tab: TransitionOperations = [.tabHigher, .tabLower]
}
