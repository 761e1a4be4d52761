import AppSource
import TransitionDSL

/// Navigation controllers whose delegate was Hero. Hero calls a delegate that is there when it is
/// switched on; one that is set later takes its place. Source: `isEnabled` of
/// `UIViewController+Hero.swift`.
extension FactFinder {
    func replacedDelegates() -> [AppIndex.ReplacedDelegate] {
        guard hasEngine, let delegate = program.names.find("delegate") else { return [] }
        let roots = rootsOfStacksWithHero()
        var found: [AppIndex.ReplacedDelegate] = []
        for body in program.bodies(mentioning: [delegate]) {
            let sites = evaluator.sites(body)
            for (index, site) in sites.enumerated() {
                guard let stack = stack(whoseDelegateIsSet: site) else { continue }
                var root: TypeID?
                var place = enabled(stack, before: index, in: sites)
                if place == nil, isOwnStack(stack), let type = site.scope.type,
                    runsOnLoad(site, of: type)
                {
                    (root, place) = (type, roots[type])
                }
                guard let place else { continue }
                found.append(
                    AppIndex.ReplacedDelegate(
                        root: root.map { string(program.types[$0.index].name) },
                        place: SourcePlace(
                            file: FileIndex(site.scope.file), range: site.statement),
                        enabled: place, isTest: isTest(site.scope)))
            }
        }
        return found.sorted { $0.place.isBefore($1.place) }
    }

    /// The navigation controller of `stack.delegate = other`. The other object must have no animations
    /// of its own: with them, the app wants to be without Hero.
    private func stack(whoseDelegateIsSet site: Site) -> AppExpression? {
        guard case .assignment(_, let target, let value) = site.kind, !value.isNil,
            case .member(let base, let name) = target.stripped.kind, string(name) == "delegate",
            isNavigationController(base, in: site.scope)
        else { return nil }
        switch evaluator.type(of: value, in: site.scope).unwrapped {
        case .program(let type):
            let members = program.ancestors(of: type).flatMap {
                program.types[$0.index].members.all
            }
            let hasAnimations = members.contains { id in
                program.declaration(id).parameters.contains {
                    string($0.label ?? $0.name) == "animationControllerFor"
                }
            }
            return hasAnimations ? nil : base
        default: return nil
        }
    }

    private func isNavigationController(_ value: AppExpression, in scope: NameScope) -> Bool {
        switch evaluator.type(of: value, in: scope).unwrapped {
        case .external(let name): return string(name) == "UINavigationController"
        case .program(let type):
            return program.externalSupertypes(of: type).contains {
                string($0) == "UINavigationController"
            }
        default: return false
        }
    }

    /// Where code of the same branch has switched Hero on for an object.
    private func enabled(
        _ stack: AppExpression, before index: Int, in sites: [Site]
    ) -> SourcePlace? {
        let site = sites[index]
        let name = evaluator.sourceText(stack.stripped, in: site.scope)
        for earlier in sites[..<index].reversed() {
            guard case .assignment(_, let target, let value) = earlier.kind,
                let access = evaluator.heroAccess(target, in: earlier.scope),
                access.member == "isEnabled", let receiver = access.receiver,
                evaluator.sourceText(receiver.stripped, in: access.scope) == name
            else { continue }
            guard case .boolean(true) = value.kind, earlier.branch == site.branch,
                earlier.isInClosure == site.isInClosure
            else { return nil }
            return SourcePlace(file: FileIndex(earlier.scope.file), range: earlier.statement)
        }
        return nil
    }

    // MARK: Stacks of nibs

    /// Whether it is `navigationController` of the screen itself.
    private func isOwnStack(_ stack: AppExpression) -> Bool {
        switch stack.stripped.kind {
        case .name(let name, _): string(name) == "navigationController"
        case .member(let base, let name):
            if case .name(Word.`self`.text, _) = base.stripped.kind {
                string(name) == "navigationController"
            } else {
                false
            }
        default: false
        }
    }

    private func runsOnLoad(_ site: Site, of type: TypeID) -> Bool {
        sites(of: type, from: afterLoading, isAlways: true).contains {
            $0.range == site.range && $0.scope.file == site.scope.file
        }
    }

    /// The classes that are only roots of navigation controllers for which a nib switches Hero on, and
    /// where it does.
    private func rootsOfStacksWithHero() -> [TypeID: SourcePlace] {
        var places: [String: SourcePlace] = [:]
        var others: Set<String> = []
        for (number, member) in interface.members.enumerated() {
            let document = member.document
            for segue in document.segues where segue.relationship == "rootViewController" {
                guard let target = document.object(id: segue.destination),
                    let root = interface.reference(toObject: target, in: number)
                else { continue }
                let name = interface.name(interface.shown(root) ?? root)
                let attribute = document.runtimeAttributes.first { attribute in
                    guard attribute.object == segue.source,
                        case .enabled? = heroAttribute(attribute.keyPath)?.meaning
                    else { return false }
                    return attribute.value == .boolean(true)
                }
                if let attribute, document.objects[segue.source].customClass == nil {
                    places[name] = SourcePlace(file: member.file, range: attribute.range)
                } else {
                    others.insert(name)
                }
            }
        }
        var roots: [TypeID: SourcePlace] = [:]
        for (name, place) in places where !others.contains(name) {
            guard let types = program.names.find(name).flatMap({ program.typesByName[$0] }),
                types.count == 1
            else { continue }
            roots[types[0]] = place
        }
        return roots
    }
}
