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

    /// What a local name is, with what the call gives it: a written value, an argument, the
    /// payload of an enum's case. Nil if the call does not say.
    func bound(_ local: LocalName, _ frame: CallFrame?) -> CallFrame.Argument? {
        switch local.value {
        case .expression(let value, let outer):
            return CallFrame.Argument(value: value, scope: outer, frame: frame)
        case .parameter(let function, let index):
            guard let frame, frame.function == function else { return nil }
            return frame.arguments[index]
        case .associated(let name, let index, let value, let outer):
            let subject = CallFrame.Argument(value: value, scope: outer, frame: frame)
            guard let made = origin(of: subject),
                case .call(let callee, let arguments) = made.value.stripped.kind,
                callee.lastName == name, index < arguments.count
            else { return nil }
            return CallFrame.Argument(
                value: arguments[index].value, scope: made.scope, frame: made.frame)
        case .alternatives, .element, .part, .function, .unknown: return nil
        }
    }

    /// The expression that made a value, where names of it are followed.
    private func origin(of value: CallFrame.Argument) -> CallFrame.Argument? {
        guard case .name(let name, _) = value.value.stripped.kind else { return value }
        guard enter(value.scope) else { return nil }
        defer { leave() }
        return value.scope.local(name).flatMap { bound($0, value.frame) }.flatMap(origin)
    }
}
