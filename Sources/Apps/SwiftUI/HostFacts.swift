import AppSource
import TransitionDSL

/// The views of SwiftUI that hosting controllers show.
extension Evaluator {
    /// The view of `UIHostingController(rootView:)`, also through names and functions.
    func hostedEnds(
        of value: AppExpression, in scope: NameScope, _ frame: CallFrame?
    ) -> ControllerEnds {
        let host = ControllerEnds.classes(["UIHostingController"], isGuess: true)
        if let root = rootView(of: value) {
            return hostedView(root, in: scope, frame).map { .classes([$0], isGuess: false) } ?? host
        }
        return followed(value, in: scope, frame) ?? host
    }

    /// The view of a generic hosting controller of the app: another class of the app is a screen
    /// itself.
    func hostedEnds(
        of value: AppExpression, _ type: TypeID, in scope: NameScope, _ frame: CallFrame?
    ) -> ControllerEnds? {
        guard isGenericHost(type), let root = rootView(of: value),
            let view = hostedView(root, in: scope, frame)
        else { return nil }
        return .classes([view], isGuess: false)
    }

    /// Whether a class of the app hosts any view.
    func isGenericHost(_ type: TypeID) -> Bool {
        let declarations = program.types[type.index].declarations
        return declarations.contains { !program.declaration($0).genericParameters.isEmpty }
            && program.externalSupertypes(of: type).contains {
                string($0) == "UIHostingController"
            }
    }

    /// The argument of `rootView:`.
    func rootView(of value: AppExpression) -> AppExpression? {
        guard case .call(_, let arguments) = value.unforced.kind else { return nil }
        return arguments.first { $0.label.map(string) == "rootView" }?.value
    }

    /// The modifiers whose result is no `ModifiedContent` of their view.
    private static let wrapping: Set<String> = ["id", "equatable", "onReceive"]

    /// The type of a view under modifiers, in a navigation stack or a group. Nil if another type is
    /// around it at run time, as `AnyView` and `id(_:)` give it, or if the code does not show it.
    func hostedView(
        _ value: AppExpression, in scope: NameScope, _ frame: CallFrame? = nil
    ) -> String? {
        guard enter(scope) else { return nil }
        defer { leave() }
        switch value.kind {
        case .call(let callee, let arguments):
            if case .member(let base, let name) = callee.kind {
                if let type = viewType(callee, in: scope) { return type }
                if let type = valueType(value, in: scope) { return type }
                // What a function of the app gives, only its body says.
                let isOwn = program.membersByName[name] != nil
                return isOwn || Self.wrapping.contains(string(name))
                    ? nil : hostedView(base, in: scope, frame)
            }
            if let type = viewType(callee, in: scope) { return type }
            guard let name = callee.lastName.map(string),
                ["NavigationStack", "NavigationView", "Group"].contains(name),
                case .closure(let closure)? = arguments.last?.value.kind,
                closure.body.count == 1, case .expression(let view)? = closure.body.first?.kind
            else { return valueType(value, in: scope) }
            return hostedView(view, in: scope, frame)
        case .name(let name, _):
            switch scope.local(name)?.value {
            case .expression(let inner, let outer)?:
                if case .optional? = scope.local(name)?.annotation { return nil }
                return hostedView(inner, in: outer, frame)
            case .parameter(let function, let index)?:
                guard let frame, frame.function == function, let given = frame.arguments[index]
                else { return valueType(value, in: scope) }
                return hostedView(given.value, in: given.scope, given.frame)
            default: return valueType(value, in: scope)
            }
        default: return valueType(value, in: scope)
        }
    }

    /// The view of SwiftUI that a property or a function is declared to have.
    private func valueType(_ value: AppExpression, in scope: NameScope) -> String? {
        switch value.kind {
        case .name, .member, .call: type(of: value, in: scope).view(in: program)
        default: nil
        }
    }

    /// The view of SwiftUI that an initializer makes.
    private func viewType(_ callee: AppExpression, in scope: NameScope) -> String? {
        guard case .metatype(let made) = self.type(of: callee, in: scope) else { return nil }
        return made.view(in: program)
    }
}

extension SwiftType {
    /// The name of the app's view of SwiftUI that it is.
    fileprivate func view(in program: AppProgram) -> String? {
        guard case .program(let type) = self, program.isSwiftUIView(type) else { return nil }
        return program.string(program.types[type.index].name)
    }
}

extension AppProgram {
    /// Whether a hosting controller can show a type of the app.
    func isSwiftUIView(_ type: TypeID) -> Bool {
        let protocols = ["View", "UIViewRepresentable", "UIViewControllerRepresentable"]
        return types[type.index].kind == .struct
            && externalSupertypes(of: type).contains { protocols.contains(string($0)) }
    }
}

extension FactFinder {
    /// A call that makes a hosting controller.
    func findHost(_ call: AppExpression, _ callee: AppExpression, _ site: Site) {
        guard let root = evaluator.rootView(of: call) else { return }
        switch evaluator.type(of: call, in: site.scope).unwrapped {
        case .external(let name):
            guard string(name) == "UIHostingController" else { return }
        case .program(let type):
            guard evaluator.isGenericHost(type) else { return }
        default: return
        }
        let view = evaluator.hostedView(root, in: site.scope)
        add(
            .hosted(view: view), site, certainty: view == nil ? .unknown : .certain,
            unknownPart: view == nil
                ? SourcePlace(file: FileIndex(site.scope.file), range: root.range) : nil)
    }
}
