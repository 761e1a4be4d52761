import AppSource
import TransitionDSL

/// The call through which a body is evaluated.
final class CallFrame {
    struct Argument {
        var value: AppExpression
        var scope: NameScope
        var frame: CallFrame?
    }

    let function: DeclarationID
    /// By the index of the parameter.
    let arguments: [Int: Argument]
    /// What `self` is, if the call has a receiver.
    let receiver: Argument?
    let depth: Int

    init(
        _ function: DeclarationID, arguments: [Int: Argument], receiver: Argument?, depth: Int
    ) {
        self.function = function
        self.arguments = arguments
        self.receiver = receiver
        self.depth = depth
    }
}
