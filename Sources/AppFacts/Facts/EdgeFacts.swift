import AppSource
import TransitionDSL

/// Facts about which controller shows which.
extension AppAnalysis {
    /// A call that shows a controller.
    func findEdge(
        _ named: String, _ callee: AppExpression, _ arguments: [AppArgument], _ site: Site
    ) {
        var operation = named
        if operation == "segue" { return addSegue(callee, arguments, site) }
        if operation == "unwind" { return addUnwind(callee, arguments, site) }
        guard let first = arguments.first else { return }
        if operation == "replace", isTabBar(callee, in: site.scope) { operation = "tab" }
        if operation == "root" {
            let label = first.label.map(string) ?? ""
            guard label == "rootViewController" || string(callee.lastName ?? .empty) == "initWithRootViewController"
            else { return }
            return addRoot(first.value, callee, site)
        }
        if operation == "show", !isController(first.value, in: site.scope) { return }
        let animation = arguments.first {
            let label = $0.label.map(string) ?? ""
            return label.hasPrefix("using")
        }
        addEdges(operation, to: first.value, from: callee, animation: animation?.value, site)
    }

    /// A navigation controller of the app is what its root is shown from.
    private func addRoot(_ root: AppExpression, _ callee: AppExpression, _ site: Site) {
        if followHelper("root", to: root, site) { return }
        guard case .classes(let classes, let isGuess) = controllerEnds(
            of: root, in: site.scope, depth: 0)
        else { return }
        var from: String?
        if case .metatype(.program(let type)) = type(of: callee, in: site.scope) {
            from = string(program.types[type.index].name)
        }
        for name in classes {
            add(
                .edge(operation: "root", from: from, to: name, identifier: nil, animation: nil),
                site, certainty: isGuess ? .likely : .certain)
        }
    }

    /// `hero.unwindToRootViewController()` and its relatives.
    private func addUnwind(_ callee: AppExpression, _ arguments: [AppArgument], _ site: Site) {
        var receiver: AppExpression?
        if case .member(let base, _) = callee.kind {
            receiver = base
            if case .member(let owner, table.hero) = base.stripped.kind { receiver = owner }
            if case .name(table.hero, _) = base.stripped.kind { receiver = nil }
        }
        let from = controllerType(receiver, in: site.scope, depth: 0).map {
            string(program.types[$0.index].name)
        }
        var to: String?
        if let first = arguments.first {
            switch type(of: first.value, in: site.scope).unwrapped {
            case .program(let type), .metatype(.program(let type)):
                to = string(program.types[type.index].name)
            default: break
            }
        }
        add(
            .edge(operation: "unwind", from: from, to: to, identifier: nil, animation: nil), site,
            certainty: to == nil ? .unknown : .certain)
    }

    /// Whether a call or an assignment is one of a tab bar controller.
    private func isTabBar(_ member: AppExpression, in scope: NameScope) -> Bool {
        let type: SwiftType
        if case .member(let base, _) = member.kind {
            type = self.type(of: base, in: scope).unwrapped
        } else {
            type = scope.type.map { .program($0) } ?? .unknown
        }
        switch type {
        case .program(let id):
            return program.externalSupertypes(of: id).contains { string($0).hasSuffix("TabBarController") }
        case .external(let name): return string(name).hasSuffix("TabBarController")
        default: return false
        }
    }

    /// `viewControllers = [...]` of a tab bar controller, otherwise of a navigation controller.
    func addChildren(_ target: AppExpression, _ value: AppExpression, _ site: Site) {
        let operation = isTabBar(target, in: site.scope) ? "tab" : "replace"
        addEdges(operation, to: value, from: target, site)
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
        if followHelper(operation, to: value, site) { return }
        let ends = controllerEnds(of: value, in: site.scope, depth: 0)
        if case .other = ends { return }
        let isTab = operation == "tab"
        let from = fromController(receiver, in: site.scope, isContainer: isTab)
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

    /// A helper function shows what it is given: the edges are at its calls. A navigator shows what
    /// an enum's case names: so do the calls with that case. True if the calls have the edges.
    private func followHelper(_ operation: String, to value: AppExpression, _ site: Site) -> Bool {
        guard let id = site.scope.declaration, program.declaration(id).kind == .function,
            !program.declaration(id).parameters.isEmpty
        else { return false }
        if let index = parameter(value, of: id, in: site.scope, depth: 0) {
            let calls = calls(of: id)
            guard underWay.insert(.parameter(id, index)).inserted else { return false }
            defer { underWay.remove(.parameter(id, index)) }
            for call in calls {
                guard let argument = call.arguments[index],
                    case .call(_, let callee, _) = call.site.kind
                else { continue }
                addEdges(operation, to: argument, from: callee, call.site)
            }
            return !calls.isEmpty
        }
        guard fromController(nil, in: site.scope) == nil,
            let step = site.branch.last(where: { $0.subject != nil && !$0.cases.isEmpty }),
            let index = program.declaration(id).parameters.firstIndex(where: {
                $0.name == step.subject
            })
        else { return false }
        return followNavigator(operation, to: value, site, id, index, step)
    }

    private func followNavigator(
        _ operation: String, to value: AppExpression, _ site: Site, _ id: DeclarationID,
        _ index: Int, _ step: BranchStep
    ) -> Bool {
        guard case .classes(let classes, let isGuess) = controllerEnds(
            of: value, in: site.scope, depth: 0)
        else { return false }
        var isFollowed = false
        for call in calls(of: id) {
            guard let name = call.arguments[index]?.lastName, step.cases.contains(name) else {
                continue
            }
            isFollowed = true
            for to in classes {
                add(
                    .edge(
                        operation: operation, from: fromController(nil, in: call.site.scope),
                        to: to, identifier: nil, animation: nil),
                    call.site, certainty: isGuess ? .likely : .certain,
                    via: [SourcePlace(file: FileIndex(site.scope.file), range: site.statement)])
            }
        }
        return isFollowed
    }

    /// The parameter that a value is, if it is one of the function around it.
    private func parameter(
        _ value: AppExpression, of id: DeclarationID, in scope: NameScope, depth: Int
    ) -> Int? {
        guard depth < 8 else { return nil }
        switch value.stripped.kind {
        case .name(let name, _):
            switch scope.local(name)?.value {
            case .parameter(id, let index): return index
            case .expression(let inner, let outer):
                return parameter(inner, of: id, in: outer, depth: depth + 1)
            default: return nil
            }
        case .call(_, let arguments):
            guard let root = arguments.first(where: { $0.label == table.rootViewController }) else {
                return nil
            }
            return parameter(root.value, of: id, in: scope, depth: depth + 1)
        default: return nil
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
    private func fromController(
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
    private func controllerType(
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
            guard scope.local(name) == nil, table.containerMembers.contains(name) else { return nil }
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
