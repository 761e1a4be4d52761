import AppSource
import TransitionDSL

/// Facts about which controller shows which.
extension FactFinder {
    /// A call that shows a controller.
    func findEdge(
        _ named: FactOperation, _ callee: AppExpression, _ arguments: [AppArgument], _ site: Site
    ) {
        var operation = named
        if operation == .segue { return addSegue(callee, arguments, site) }
        if operation == .unwind { return addUnwind(callee, arguments, site) }
        guard let first = arguments.first, !isOwn(callee, arguments, in: site.scope) else { return }
        if operation == .replace, isTabBar(callee, in: site.scope) { operation = .tab }
        if operation == .root {
            guard let root = evaluator.root(callee, arguments) else { return }
            return addEdges(.root, to: root, from: callee, site)
        }
        // `picker.present(parent: self)` is not UIKit's.
        if let label = first.label, isSwift(site), string(label) != "with" { return }
        // Other libraries show and present something too.
        let isShow = operation == .show || operation == .showDetail
        if isShow || operation == .present, arguments.count == 1 || isShow,
            !isController(first.value, in: site.scope),
            arguments.last?.label.map(string) != "sender"
        {
            return
        }
        let animation = arguments.first {
            let label = $0.label.map(string) ?? ""
            return label.hasPrefix("using")
        }
        addEdges(operation, to: first.value, from: callee, animation: animation?.value, site)
    }

    private func isSwift(_ site: Site) -> Bool {
        program.files[site.scope.file].language == .swift
    }

    /// `hero.unwindToRootViewController()` and its relatives.
    private func addUnwind(_ callee: AppExpression, _ arguments: [AppArgument], _ site: Site) {
        var receiver: AppExpression?
        if case .member(let base, _) = callee.kind {
            receiver = base
            if case .member(let owner, engineNames.hero) = base.stripped.kind { receiver = owner }
            if case .name(engineNames.hero, _) = base.stripped.kind { receiver = nil }
        }
        let from = evaluator.controllerType(receiver, in: site.scope).map {
            string(program.types[$0.index].name)
        }
        var to: String?
        if let first = arguments.first {
            switch evaluator.type(of: first.value, in: site.scope).unwrapped {
            case .program(let type), .metatype(.program(let type)):
                to = string(program.types[type.index].name)
            default: to = testedClass(first.value)
            }
        }
        add(
            .edge(operation: .unwind, from: from, to: to, identifier: nil, animation: nil), site,
            certainty: from == nil || to == nil ? .unknown : .certain)
    }

    /// `A` of `{ $0 is A }`.
    private func testedClass(_ closure: AppExpression) -> String? {
        guard case .closure(let closure) = closure.kind, closure.body.count == 1,
            case .expression(let test)? = closure.body.first?.kind,
            case .cast(_, .is, let type) = test.kind, let name = type.name,
            program.typesByName[name] != nil
        else { return nil }
        return string(name)
    }

    /// Whether a call or an assignment is one of a tab bar controller.
    private func isTabBar(_ member: AppExpression, in scope: NameScope) -> Bool {
        let type: SwiftType
        if case .member(let base, _) = member.kind {
            type = evaluator.type(of: base, in: scope).unwrapped
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

    /// Whether the member is a window's. The views of advertisements have a `rootViewController` too.
    func isWindow(_ member: AppExpression, in scope: NameScope) -> Bool {
        guard case .member(let base, _) = member.stripped.kind else {
            return scope.type.map(isWindow) ?? false
        }
        switch evaluator.type(of: base, in: scope).unwrapped {
        case .program(let type): return isWindow(type)
        case .external(let name): return string(name) == "UIWindow"
        default:
            let name = base.stripped.lastName.map { string($0).lowercased() } ?? ""
            return name.includes("window")
        }
    }

    private func isWindow(_ type: TypeID) -> Bool {
        ([program.types[type.index].name] + program.externalSupertypes(of: type)).contains {
            string($0) == "UIWindow"
        }
    }

    /// `viewControllers = [...]` of a tab bar controller, otherwise of a navigation controller.
    func addChildren(_ target: AppExpression, _ value: AppExpression, _ site: Site) {
        let operation = isTabBar(target, in: site.scope) ? FactOperation.tab : .replace
        addEdges(operation, to: value, from: target, site)
    }

    /// Whether a member is a property that the app declares, and not UIKit's of that name.
    func isOwnProperty(_ member: AppExpression, in scope: NameScope) -> Bool {
        let ids: [DeclarationID]
        switch member.kind {
        case .name(let name, _):
            if scope.local(name) != nil { return true }
            guard case .members(let members) = evaluator.meaning(of: name, in: scope) else {
                return false
            }
            ids = members
        case .member(let base, let name):
            let found = evaluator.candidates(name, of: base, in: scope)
            ids = found.isGuess ? [] : found.ids
        default: return false
        }
        return ids.contains { !program.declaration($0).modifiers.contains(.override) }
    }

    private func isController(_ expression: AppExpression, in scope: NameScope) -> Bool {
        // The type first: it may add a name.
        let type = evaluator.type(of: expression, in: scope)
        return program.role(of: type) == .controller
    }

    /// An edge for a controller, or one for each of a list.
    func addEdges(
        _ operation: FactOperation, to value: AppExpression, from receiver: AppExpression?,
        animation: AppExpression? = nil, _ site: Site
    ) {
        for (element, scope) in listed(value, in: site.scope) ?? [(value, site.scope)] {
            addEdges(
                ShownController(
                    operation: operation, value: element, scope: scope, callee: receiver,
                    animation: animation, site: site))
        }
    }

    /// The elements of a list of controllers, or of both lists of `flag ? [a] : [b]`.
    private func listed(
        _ value: AppExpression, in scope: NameScope
    ) -> [(AppExpression, NameScope)]? {
        if case .ternary(_, let then, let otherwise) = value.stripped.kind {
            guard let first = listed(then, in: scope), let second = listed(otherwise, in: scope)
            else { return nil }
            return first + second
        }
        return evaluator.elements(of: value, in: scope) ?? appended(to: value, in: scope)
    }

    /// What is added to the controllers of a container: `stack.append(vc)`.
    private func appended(
        to list: AppExpression, in scope: NameScope
    ) -> [(AppExpression, NameScope)]? {
        guard case .name(let name, _) = list.stripped.kind, let local = scope.local(name) else {
            return nil
        }
        let added = evaluator.changes(of: local, in: scope).flatMap { change in
            change.added.flatMap { evaluator.elements(of: $0, in: change.scope) } ?? []
        }
        return added.isEmpty ? nil : added
    }

    /// Whether a call is one of the app's own function of that name, whose body is read too.
    private func isOwn(
        _ callee: AppExpression, _ arguments: [AppArgument], in scope: NameScope
    ) -> Bool {
        let found = evaluator.functions(callee, in: scope)
        guard !found.isGuess else { return false }
        return found.ids.contains { id in
            let declaration = program.declaration(id)
            return declaration.kind == .function && declaration.body != nil
                && !declaration.modifiers.contains(.override)
                && evaluator.match(arguments, declaration.parameters) != nil
        }
    }

    private func addSegue(_ callee: AppExpression, _ arguments: [AppArgument], _ site: Site) {
        guard let first = arguments.first else { return }
        let identifier = evaluator.evaluate(first.value, in: site.scope).onlyText
        let from = evaluator.fromController(callee, in: site.scope)
        let to = identifier.flatMap { interface.destination(ofSegue: $0, from: from) }
        add(
            .edge(
                operation: .segue, from: from, to: to, identifier: identifier, animation: nil),
            site, certainty: from == nil || to == nil ? .unknown : .certain)
    }
}
