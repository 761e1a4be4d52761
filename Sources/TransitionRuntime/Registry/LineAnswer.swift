/// What the line that decides an event says of it.
public struct LineAnswer<Content> {
    /// What applies; nil where the line leaves that to the defaults.
    public var content: Content?
    /// What applies on the way back; nil where the defaults decide, and where there is no return.
    public var returning: Content?
    /// Whether the line names the operation itself. The return of the line that wins the forward
    /// event is not named.
    public var isNamed: Bool
    /// Whether the line is of an unwind segue.
    public var isOfUnwind: Bool

    public init(
        content: Content?, returning: Content? = nil, isNamed: Bool = true, isOfUnwind: Bool = false
    ) {
        self.content = content
        self.returning = returning
        self.isNamed = isNamed
        self.isOfUnwind = isOfUnwind
    }
}

extension LineAnswer: Sendable where Content: Sendable {}
