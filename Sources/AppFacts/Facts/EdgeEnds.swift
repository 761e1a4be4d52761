import AppSource
import TransitionDSL

/// The controllers at the ends of edges.
extension AppAnalysis {
    /// The controller that a call comes from: the receiver, or the class around the call. A
    /// coordinator, a cell or a helper is not a controller.
    func fromController(
        _ callee: AppExpression?, in scope: NameScope, isContainer: Bool = false
    ) -> String? {
        var receiver: AppExpression?
        if let callee, case .member(let base, _) = callee.kind {
            receiver = base
            // `hero.replaceViewController` of a controller.
            if case .member(let extended, table.hero) = base.stripped.kind { receiver = extended }
            if case .name(table.hero, _) = base.stripped.kind { receiver = nil }
        }
        guard let owner = controllerType(receiver, in: scope, depth: 0),
            isContainer || !isNavigation(owner)
        else { return nil }
        return string(program.types[owner.index].name)
    }

    /// The controller of the app that a receiver is or belongs to: of `self`, of
    /// `navigationController?`, of a local that holds either.
    func controllerType(
        _ receiver: AppExpression?, in scope: NameScope, depth: Int
    ) -> TypeID? {
        guard depth < 8 else { return nil }
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
            if case .expression(let value, let outer)? = scope.local(name)?.value {
                return controllerType(value, in: outer, depth: depth + 1)
            }
            // A property of the class itself that is no controller of UIKit is another's.
            guard scope.local(name) == nil, table.containerMembers.contains(name) else {
                return nil
            }
            return controllerType(nil, in: scope, depth: depth + 1)
        case .member(let base, let name):
            guard table.containerMembers.contains(name) else { return nil }
            return controllerType(base, in: scope, depth: depth + 1)
        case .call(let callee, let arguments) where arguments.isEmpty:
            return controllerType(callee, in: scope, depth: depth + 1)
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

    enum ControllerEnds {
        case classes([String], isGuess: Bool)
        case unknown
        /// It is no controller of the app.
        case other
    }

    /// The classes of a controller: of its type, or of the root of a navigation controller.
    func controllerEnds(
        of value: AppExpression, in scope: NameScope, depth: Int
    ) -> ControllerEnds {
        guard depth < 12 else { return .unknown }
        let type = type(of: value, in: scope).unwrapped
        switch type {
        case .program(let id):
            switch program.role(of: type) {
            case .controller: break
            case .other: return program.types[id.index].kind == .protocol ? .unknown : .other
            case .view, .cell: return .other
            }
            if isNavigation(id), let root = rootController(of: value, in: scope, depth: depth + 1) {
                return root
            }
            return .classes([string(program.types[id.index].name)], isGuess: false)
        case .external(let name):
            let spelling = string(name)
            if Self.plainControllers.contains(spelling) {
                return rootController(of: value, in: scope, depth: depth + 1)
                    ?? followed(value, in: scope, depth: depth + 1) ?? .unknown
            }
            return .other
        case .array, .dictionary, .tuple, .labeled, .metatype: return .other
        case .optional, .function, .unknown:
            return rootController(of: value, in: scope, depth: depth + 1)
                ?? followed(value, in: scope, depth: depth + 1) ?? .unknown
        }
    }

    /// Types that say nothing about which controller of the app it is.
    private static let plainControllers: Set<String> = [
        "UIViewController", "UINavigationController", "UITableViewController",
        "UICollectionViewController", "SDOSHeroNavigationController", "UISplitViewController",
    ]

    /// The root of `UINavigationController(rootViewController:)`.
    private func rootController(
        of value: AppExpression, in scope: NameScope, depth: Int
    ) -> ControllerEnds? {
        switch value.stripped.kind {
        case .call(_, let arguments):
            guard
                let root = arguments.first(where: {
                    string($0.label ?? .empty) == "rootViewController"
                })
            else { return nil }
            return controllerEnds(of: root.value, in: scope, depth: depth + 1)
        case .name(let name, _):
            guard case .expression(let inner, let outer)? = scope.local(name)?.value else {
                return nil
            }
            return rootController(of: inner, in: outer, depth: depth + 1)
        default: return nil
        }
    }

    /// Follows locals, parameters and functions whose type says only `UIViewController`.
    private func followed(
        _ value: AppExpression, in scope: NameScope, depth: Int
    ) -> ControllerEnds? {
        guard depth < 12 else { return nil }
        switch value.stripped.kind {
        case .name(let name, _):
            switch scope.local(name)?.value {
            case .expression(let inner, let outer):
                return controllerEnds(of: inner, in: outer, depth: depth + 1)
            case .alternatives(let values):
                return union(values.map { controllerEnds(of: $0.0, in: $0.1, depth: depth + 1) })
            case .parameter(let function, let index):
                guard underWay.insert(.parameter(function, index)).inserted else { return nil }
                defer { underWay.remove(.parameter(function, index)) }
                return union(
                    calls(of: function).compactMap { call in
                        call.arguments[index].map {
                            controllerEnds(of: $0, in: call.site.scope, depth: depth + 1)
                        }
                    })
            default: return nil
            }
        case .ternary(_, let then, let otherwise):
            return union(
                [then, otherwise].map { controllerEnds(of: $0, in: scope, depth: depth + 1) })
        case .call(let callee, let arguments):
            if let named = storyboardClass(callee, arguments, in: scope) {
                return .classes([named], isGuess: false)
            }
            guard let id = functions(callee, in: scope).ids.first,
                underWay.insert(.declaration(id)).inserted
            else { return nil }
            defer { underWay.remove(.declaration(id)) }
            let results = sites(BodyID(declaration: id, part: .body)).compactMap {
                site -> ControllerEnds? in
                guard case .result(let result?) = site.kind, !site.isInClosure else { return nil }
                return controllerEnds(of: result, in: site.scope, depth: depth + 1)
            }
            return union(results)
        default: return nil
        }
    }

    private func union(_ ends: [ControllerEnds]) -> ControllerEnds? {
        var all: [String] = []
        var guess = false
        for end in ends {
            guard case .classes(let classes, let isGuess) = end else { return nil }
            guess = guess || isGuess
            for name in classes where !all.contains(name) { all.append(name) }
        }
        return all.isEmpty ? nil : .classes(all, isGuess: guess)
    }

    /// The class of what a storyboard shows for an identifier.
    private func storyboardClass(
        _ callee: AppExpression, _ arguments: [AppArgument], in scope: NameScope
    ) -> String? {
        guard let name = callee.lastName, string(name).hasPrefix("instantiateViewController"),
            let first = arguments.first,
            let identifier = evaluate(first.value, in: scope).onlyText
        else { return nil }
        return interface.shownClass(identifier: identifier)
    }
}
