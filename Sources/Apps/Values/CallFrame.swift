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

    init(
        _ function: DeclarationID, arguments: [Int: Argument], receiver: Argument?
    ) {
        self.function = function
        self.arguments = arguments
        self.receiver = receiver
    }
}

extension Evaluator {
    /// A call as a frame, with the values of the parameters that it leaves out.
    func frame(
        _ id: DeclarationID, _ arguments: [Int: AppExpression], in scope: NameScope,
        _ outer: CallFrame?, _ receiver: CallFrame.Argument?
    ) -> CallFrame {
        var given = arguments.mapValues {
            CallFrame.Argument(value: $0, scope: scope, frame: outer)
        }
        for (index, parameter) in program.declaration(id).parameters.enumerated() {
            guard given[index] == nil, let range = parameter.defaultValue else { continue }
            let own = NameScope(
                locals: nil, type: program.typeOfDeclaration[id], declaration: id, file: id.file)
            given[index] = CallFrame.Argument(
                value: expression(range, file: id.file), scope: own, frame: nil)
        }
        return CallFrame(id, arguments: given, receiver: receiver)
    }
}
