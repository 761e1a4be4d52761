import AppSource
import TransitionDSL

/// The controllers at the ends of edges.
extension Evaluator {
    /// The controller that a call comes from: the receiver, or the class around the call. A
    /// coordinator, a cell or a helper is not a controller.
    func fromController(
        _ callee: AppExpression?, in scope: NameScope, _ frame: CallFrame? = nil,
        isContainer: Bool = false
    ) -> String? {
        var receiver: AppExpression?
        if let callee, case .member(let base, _) = callee.kind {
            receiver = base
            // `hero.replaceViewController` of a controller.
            if case .member(let extended, engineNames.hero) = base.stripped.kind {
                receiver = extended
            }
            if case .name(engineNames.hero, _) = base.stripped.kind { receiver = nil }
        }
        guard let owner = controllerType(receiver, in: scope, frame),
            isContainer || !isNavigation(owner)
        else { return nil }
        return string(program.types[owner.index].name)
    }

    /// The controller of the app that a receiver is or belongs to: of `self`, of
    /// `navigationController?`, of a local that holds either.
    func controllerType(
        _ receiver: AppExpression?, in scope: NameScope, _ frame: CallFrame? = nil
    ) -> TypeID? {
        guard enter(scope) else { return nil }
        defer { leave() }
        guard let receiver else {
            guard let type = scope.type, program.role(of: .program(type)) == .controller,
                program.types[type.index].isDeclared
            else { return nil }
            return type
        }
        if case .program(let type) = type(of: receiver, in: scope).unwrapped,
            program.role(of: .program(type)) == .controller
        {
            return type
        }
        switch receiver.stripped.kind {
        case .name(let name, _):
            switch scope.local(name)?.value {
            case .expression(let value, let outer)?:
                return controllerType(value, in: outer, frame)
            case .parameter(let function, let index)?:
                guard let frame, frame.function == function, let given = frame.arguments[index]
                else { return nil }
                return controllerType(given.value, in: given.scope, given.frame)
            case nil: break
            default: return nil
            }
            // A property of the class itself that is no controller of UIKit is another's.
            guard engineNames.containerMembers.contains(name) else { return nil }
            return controllerType(nil, in: scope, frame)
        case .member(let base, let name):
            guard engineNames.containerMembers.contains(name) else { return nil }
            return controllerType(base, in: scope, frame)
        case .call(let callee, let arguments) where arguments.isEmpty:
            return controllerType(callee, in: scope, frame)
        default: return nil
        }
    }

    /// A container of controllers is not what a transition comes from.
    func isNavigation(_ type: TypeID) -> Bool {
        program.externalSupertypes(of: type).contains {
            let name = string($0)
            return name == "UINavigationController" || name == "UITabBarController"
                || name == "SDOSHeroNavigationController" || name == "SDOSHeroTabBarController"
        }
    }
}
