import AppSource
import TransitionDSL

extension FactFinder {
    /// The calls of `install(in:)`, with the controllers that they are for.
    func installations() -> [AppIndex.Installation] {
        let install = text("install")
        return evaluator.sites(mentioning: install).compactMap { site in
            guard case .call(_, let callee, let arguments) = site.kind, callee.lastName == install,
                arguments.count == 1, arguments[0].label.map(string) == "in"
            else { return nil }
            let value = arguments[0].value
            return AppIndex.Installation(
                place: SourcePlace(file: FileIndex(site.scope.file), range: site.range),
                target: target(of: value, in: site.scope, depth: 0),
                operation: operation(inContainer: value, in: site.scope))
        }
    }

    /// What is installed in a container: pushes or changes of tab. Nil if its type does not tell.
    private func operation(
        inContainer value: AppExpression, in scope: NameScope
    ) -> FactOperation? {
        let names: Set<Text>
        switch evaluator.type(of: value, in: scope).unwrapped {
        case .program(let type): names = Set(program.externalSupertypes(of: type))
        case .external(let name): names = [name]
        default: return nil
        }
        for name in names.map(string) {
            if name.hasSuffix("TabBarController") { return .tab }
            if name.hasSuffix("NavigationController") { return .push }
        }
        return nil
    }

    /// How far lists in lists and names of names are followed.
    private static let deepest = 8

    private func target(
        of value: AppExpression, in scope: NameScope, depth: Int
    ) -> AppIndex.Installation.Target {
        guard depth < Self.deepest else { return .unknown }
        let value = value.unforced
        switch value.kind {
        case .name(let name, _):
            guard let local = scope.local(name) else { break }
            switch local.value {
            case .expression(let inner, let outer):
                return target(of: inner, in: outer, depth: depth + 1)
            case .element(let list, let outer):
                guard let elements = evaluator.elements(of: list, in: outer) else {
                    return target(of: list, in: outer, depth: depth + 1)
                }
                return union(elements.map { target(of: $0.0, in: $0.1, depth: depth + 1) })
            default: return .unknown
            }
        default: break
        }
        let isSelf = value.lastName == Word.`self`.text
        if isSelf {
            guard let own = scope.type, program.types[own.index].isDeclared,
                evaluator.isNavigation(own)
            else { return .unknown }
            return .container(string(program.types[own.index].name))
        }
        if isOwnStack(value), let own = evaluator.controllerType(nil, in: scope) {
            return .stack(of: [string(program.types[own.index].name)])
        }
        guard case .classes(let classes, false) = evaluator.controllerEnds(of: value, in: scope)
        else { return .unknown }
        return union(
            classes.map { name in
                let type = program.names.find(name).flatMap { program.typesByName[$0]?.first }
                return type.map(evaluator.isNavigation) ?? false
                    ? .container(name) : .stack(of: [name])
            })
    }

    /// `navigationController` and `self.navigationController`.
    private func isOwnStack(_ value: AppExpression) -> Bool {
        switch value.kind {
        case .name(let name, _): return string(name) == "navigationController"
        case .member(let base, let name):
            guard case .name(Word.`self`.text, _) = base.unforced.kind else { return false }
            return string(name) == "navigationController"
        default: return false
        }
    }

    private func union(
        _ targets: [AppIndex.Installation.Target]
    ) -> AppIndex.Installation.Target {
        if targets.count == 1 { return targets[0] }
        var screens: [String] = []
        for target in targets {
            guard case .stack(let more) = target else { return .unknown }
            screens += more
        }
        return screens.isEmpty ? .unknown : .stack(of: screens)
    }
}
