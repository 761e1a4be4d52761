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
