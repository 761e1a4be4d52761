/// The way a change of tab goes. It follows from the two indices and from nothing that went
/// before, so that it cannot come out of step.
public enum TabDirection: Hashable, Sendable {
    case higher, lower

    /// nil where the tab stays: nothing plays then.
    public init?(from: Int, to: Int) {
        if from == to { return nil }
        self = from < to ? .higher : .lower
    }

    public var operation: TransitionOperations {
        switch self {
        case .higher: .tabHigher
        case .lower: .tabLower
        }
    }
}
