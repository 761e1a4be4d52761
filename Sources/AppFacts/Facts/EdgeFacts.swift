import AppSource
import TransitionDSL

/// Facts about which controller shows which.
extension AppAnalysis {
    /// A call that shows a controller.
    func findEdge(
        _ operation: String, _ callee: AppExpression, _ arguments: [AppArgument], _ site: Site
    ) {
        if operation == "segue" { return addSegue(callee, arguments, site) }
        guard let first = arguments.first else { return }
        if operation == "root" {
            let label = first.label.map(string) ?? ""
            guard label == "rootViewController" || string(callee.lastName ?? .empty) == "initWithRootViewController"
            else { return }
            return addEdges("root", to: first.value, from: nil, site)
        }
        if operation == "show", !isController(first.value, in: site.scope) { return }
        let animation = arguments.first {
            let label = $0.label.map(string) ?? ""
            return label.hasPrefix("using")
        }
        addEdges(operation, to: first.value, from: callee, animation: animation?.value, site)
    }

    private func isController(_ expression: AppExpression, in scope: NameScope) -> Bool {
        program.role(of: type(of: expression, in: scope)) == .controller
    }

    /// An edge for a controller, or one for each of an array.
    func addEdges(
        _ operation: String, to value: AppExpression, from receiver: AppExpression?,
        animation: AppExpression? = nil, _ site: Site
    ) {
        if case .array(let elements) = value.kind {
            for element in elements {
                addEdges(operation, to: element, from: receiver, animation: animation, site)
            }
            return
        }
        let ends = controllerEnds(of: value, in: site.scope, depth: 0)
        if case .other = ends { return }
        let from = fromController(receiver, in: site.scope)
        let played = animation.flatMap { self.animation($0, in: site.scope, depth: 0)?.first }
        guard case .classes(let classes, let isGuess) = ends, !classes.isEmpty else {
            return add(
                .edge(
                    operation: operation, from: from, to: nil, identifier: nil, animation: played),
                site, certainty: .unknown)
        }
        for name in classes {
            add(
                .edge(
                    operation: operation, from: from, to: name, identifier: nil,
                    animation: played),
                site, certainty: isGuess ? .likely : .certain)
        }
    }

    private func addSegue(_ callee: AppExpression, _ arguments: [AppArgument], _ site: Site) {
        guard let first = arguments.first else { return }
        let identifier = evaluate(first.value, in: site.scope).onlyText
        let from = fromController(callee, in: site.scope)
        let to = identifier.flatMap { interface.destination(ofSegue: $0, from: from) }
        add(
            .edge(
                operation: "segue", from: from, to: to, identifier: identifier, animation: nil),
            site, certainty: to == nil ? .unknown : .certain)
    }

    /// The controller that a call comes from: the receiver, or the class around the call. A
    /// coordinator, a cell or a helper is none.
    private func fromController(_ callee: AppExpression?, in scope: NameScope) -> String? {
        if let callee, case .member(let base, _) = callee.kind {
            if case .program(let type) = type(of: base, in: scope).unwrapped,
                program.role(of: .program(type)) == .controller, !isNavigation(type)
            {
                return string(program.types[type.index].name)
            }
            // `navigationController?.push…` of the class itself.
            if case .member(let root, _) = base.stripped.kind,
                case .program(let type) = type(of: root, in: scope).unwrapped,
                program.role(of: .program(type)) == .controller
            {
                return string(program.types[type.index].name)
            }
            guard case .name(let name, _) = base.stripped.kind, scope.local(name) == nil else {
                return nil
            }
        }
        guard let type = scope.type, program.role(of: .program(type)) == .controller,
            !isNavigation(type)
        else { return nil }
        return string(program.types[type.index].name)
    }

    /// A container of controllers is not what a transition comes from.
    private func isNavigation(_ type: TypeID) -> Bool {
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
        case .array, .dictionary, .tuple, .metatype: return .other
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
