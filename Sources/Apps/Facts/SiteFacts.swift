import AppSource
import TransitionDSL

/// The facts of the sites of bodies.
extension FactFinder {
    /// The facts of all bodies that mention the engine or show a controller.
    func findSiteFacts() {
        let (members, extensions) = engineMembers()
        let names = engineNames.siteNames.union(pluginNames).union(members).union(boundNames)
        let bodies = program.bodies(mentioning: names)
        let isRead = Set(bodies)
        for id in bodies + extensions.filter({ !isRead.contains($0) }) {
            let sites = evaluator.sites(id)
            let assigned = assignedTargets(sites)
            for site in sites { findFacts(of: site, assigned) }
        }
    }

    /// The app's own names for members of the engine: properties of the type `HeroExtension`, and what
    /// extensions of it declare, with the bodies of these.
    private func engineMembers() -> (names: Set<Text>, bodies: [BodyID]) {
        guard hasEngine, let name = program.names.find("HeroExtension") else { return ([], []) }
        var found: Set<Text> = []
        var bodies: [BodyID] = []
        for (member, ids) in program.membersByName
        where ids.contains(where: { program.declaration($0).type?.name == name }) {
            found.insert(member)
        }
        for type in program.typesByName[name] ?? [] {
            for (member, ids) in program.types[type.index].members {
                found.insert(member)
                bodies += ids.flatMap { evaluator.bodyIDs(of: $0) }
            }
        }
        return (
            found,
            bodies.sorted {
                ($0.declaration.file, $0.declaration.index) < (
                    $1.declaration.file, $1.declaration.index
                )
            }
        )
    }

    /// The members that are written rather than read.
    private func assignedTargets(_ sites: [Site]) -> Set<SourceRange> {
        var ranges: Set<SourceRange> = []
        for site in sites {
            if case .assignment(_, let target, _) = site.kind { ranges.insert(target.range) }
        }
        return ranges
    }

    private func findFacts(of site: Site, _ assigned: Set<SourceRange>) {
        switch site.kind {
        case .assignment(let op, let written, let value):
            let target = written.withoutKeyPath
            if let access = evaluator.heroAccess(target, in: site.scope) {
                findAssignment(access, op, value, site)
            } else {
                findUIKitAssignment(target, value, site)
            }
        case .call(let call, let callee, let arguments):
            findCall(call, callee, arguments, site)
        case .read(let expression):
            findBinding(expression, site)
            guard !assigned.contains(expression.range),
                let access = evaluator.heroAccess(expression, in: site.scope), access.member == "id"
            else { return }
            if let view = boundView(access) { return addBinding(of: view, in: access.scope, site) }
            add(.heroIDRead(patterns: []), site, certainty: access.certainty)
        case .reference(let expression):
            if case .selector(let name) = expression.kind { findSelector(name, site) }
        case .result: break
        }
    }

    func findAssignment(
        _ access: HeroAccess, _ op: Text, _ value: AppExpression, _ site: Site
    ) {
        switch access.member {
        case "id": addHeroID(access, value, site)
        case "modifiers", "modifierString": addModifiers(access, op, value, site)
        case "isEnabled", "isEnabledForSubviews": addEnabled(access, value, site)
        case "modalAnimationType", "modalAnimationTypeString":
            addAnimation(.modal, access, value, site)
        case "navigationAnimationType", "navigationAnimationTypeString":
            addAnimation(.navigation, access, value, site)
        case "tabBarAnimationType", "tabBarAnimationTypeString":
            addAnimation(.tab, access, value, site)
        default: break
        }
    }

    // MARK: - Adding

    /// Adds a fact of a site.
    func add(
        _ content: AppFactContent, _ site: Site, view: ViewReference? = nil,
        certainty: AppFact.Certainty, via: [SourcePlace] = [], unknownPart: SourcePlace? = nil
    ) {
        let file = site.scope.file
        let place = SourcePlace(file: FileIndex(file), range: site.statement)
        let names = containerNames(site.scope)
        facts.append(
            AppFact(
                content, place: place, container: names.container, member: names.member,
                view: view?.path, owner: ownerName(view), screens: screenNames(view, site.scope),
                certainty: certainty,
                isTest: isTest(site.scope), via: [place] + via.filter { $0 != place },
                unknownPart: unknownPart, branch: site.branch.map { $0.description },
                condition: condition(site), language: program.files[file].language))
    }

    private func ownerName(_ view: ViewReference?) -> String? {
        guard case .program(let type)? = view?.owner.unwrapped else { return nil }
        return string(program.types[type.index].name)
    }

    private func screenNames(_ view: ViewReference?, _ scope: NameScope) -> [String] {
        guard let owner = view?.owner.unwrapped else { return [] }
        if case .program(let type) = owner { return screenNames(showing: type, scope) }
        // A cell of UIKit's class is on the screen of the controller that makes or selects it.
        guard program.role(of: owner) == .cell, isForCells(scope), let type = scope.type,
            program.role(of: .program(type)) == .controller
        else { return [] }
        return screenNames(showing: type, scope)
    }

    /// A class of thousands of subclasses has thousands of names in each of its facts.
    private func screenNames(showing type: TypeID, _ scope: NameScope) -> [String] {
        let names = evaluator.screens.screens(showing: type)
        return evaluator.fuel.use(names.count, in: scope.file) ? names : []
    }

    /// Whether code is in `tableView(_:cellForRowAt:)`, `tableView(_:didSelectRowAt:)` or a method
    /// like them.
    private func isForCells(_ scope: NameScope) -> Bool {
        guard let id = scope.declaration else { return false }
        return program.declaration(id).parameters.contains {
            guard let label = $0.label.map(string) else { return false }
            return label.hasPrefix("cellFor") || label.hasPrefix("didSelect")
        }
    }

    /// The `#if` conditions around the declaration and in the body.
    private func condition(_ site: Site) -> String? {
        var outer: String?
        if let id = site.scope.declaration, let index = program.declaration(id).condition {
            outer = program.files[id.file].items.conditions[index]
        }
        guard let inner = site.condition else { return outer }
        return outer.map { "(\($0)) && (\(inner))" } ?? inner
    }

    func isTest(_ scope: NameScope) -> Bool {
        if program.files[scope.file].isTest || scope.isPreview { return true }
        guard let type = scope.type else { return false }
        let name = string(program.types[type.index].name)
        return name.hasSuffix("_Previews")
            || program.externalSupertypes(of: type).contains { string($0) == "PreviewProvider" }
    }

    /// The enclosing type as written and the member as Swift names it.
    func containerNames(_ scope: NameScope) -> (container: String, member: String?) {
        guard let id = scope.declaration else { return ("", nil) }
        let declaration = program.declaration(id)
        let declarations = program.files[id.file].items.declarations
        let container =
            declaration.parent.map { index in
                (declarations[index].qualifier + [declarations[index].name]).map(string)
                    .joined(separator: ".")
            } ?? ""
        return (container, memberName(declaration))
    }

    private func memberName(_ declaration: AppDeclaration) -> String {
        let name = string(declaration.name)
        switch declaration.kind {
        case .function, .initializer, .subscript:
            let labels = declaration.parameters.map { ($0.label.map(string) ?? "_") + ":" }
            return "\(name)(\(labels.joined()))"
        default: return name
        }
    }

    /// The worst of several certainties.
    func worst(_ certainties: AppFact.Certainty...) -> AppFact.Certainty {
        if certainties.contains(.unknown) { return .unknown }
        return certainties.contains(.likely) ? .likely : .certain
    }
}
