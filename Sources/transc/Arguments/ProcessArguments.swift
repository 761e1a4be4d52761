/// What the process was given after its own name.
struct ProcessArguments: Hashable, Sendable {
    var words = Array(CommandLine.arguments.dropFirst())
    /// The first that is not UTF-8, as far as it can be shown: as Swift reads it, it would name
    /// another file.
    var unreadable = firstUnreadableArgument()
}
