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
            guard
                label == "rootViewController"
                    || string(callee.lastName ?? .empty) == "initWithRootViewController"
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
        guard
            case .classes(let classes, let isGuess) = controllerEnds(
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
            return program.externalSupertypes(of: id).contains {
                string($0).hasSuffix("TabBarController")
            }
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
        guard
            case .classes(let classes, let isGuess) = controllerEnds(
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
}
