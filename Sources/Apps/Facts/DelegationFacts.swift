import AppSource
import TransitionDSL

/// An assignment that gives a controller its transition.
struct Delegation {
    enum Transition {
        /// `photo.transitioningDelegate = zoom`
        case delegate(TypeID)
        /// `photo.modalTransitionStyle = .crossDissolve`, `photo.preferredTransition = .zoom { … }`
        case animation(FactCall, isModal: Bool)
    }

    static let properties = [
        "transitioningDelegate", "modalTransitionStyle", "preferredTransition",
    ]

    var transition: Transition
    /// The classes of the controller.
    var screens: [String]
    var isGuess: Bool
    var site: Site
    /// The controllers that show it there; nil is any.
    var presenters: [String?] = []
}

/// Which screens have a delegate for their transition, or a style of UIKit.
extension FactFinder {
    func noteDelegation(_ target: AppExpression, _ value: AppExpression, _ site: Site) {
        guard let property = target.lastName.map(string) else { return }
        let transition: Delegation.Transition
        switch (property, value.stripped.kind) {
        case ("transitioningDelegate", _):
            guard case .program(let type) = evaluator.type(of: value, in: site.scope).unwrapped
            else { return }
            transition = .delegate(type)
        case ("modalTransitionStyle", .implicitMember(let name)),
            ("modalTransitionStyle", .member(_, let name)):
            guard let animation = Self.styles[string(name)] else { return }
            transition = .animation(animation, isModal: true)
        case ("preferredTransition", .call(let callee, _)):
            guard callee.lastName.map(string) == "zoom" else { return }
            transition = .animation(FactCall("systemZoom"), isModal: false)
        default: return
        }
        guard let (screens, isGuess) = shownScreens(target, in: site.scope) else { return }
        delegations.append(
            Delegation(transition: transition, screens: screens, isGuess: isGuess, site: site))
    }

    /// UIKit's styles that the catalog has. Source: `UIModalTransitionStyle`.
    private static let styles: [String: FactCall] = [
        "coverVertical": FactCall("cover", [.init(.name("up"))]),
        "crossDissolve": FactCall("fade"),
        "flipHorizontal": FactCall("flip", [.init(.name("left"))]),
        "partialCurl": FactCall("partialCurl"),
    ]

    /// The controllers whose member is assigned.
    private func shownScreens(
        _ target: AppExpression, in scope: NameScope
    ) -> (classes: [String], isGuess: Bool)? {
        if case .member(let base, _) = target.kind {
            switch evaluator.controllerEnds(of: base, in: scope) {
            case .classes(let classes, let isGuess): return (classes, isGuess)
            case .unknown, .other: return nil
            }
        }
        guard let own = evaluator.fromController(nil, in: scope, isContainer: true) else {
            return nil
        }
        return ([own], false)
    }

    /// Decides who presents the screens of delegations, and adds the lines of UIKit's own styles.
    func findDelegations() {
        let hero = heroScreens()
        for index in delegations.indices {
            findPresenters(of: &delegations[index])
            let one = delegations[index]
            guard case .animation(let animation, let isModal) = one.transition,
                !one.screens.contains(where: hero.contains)
            else { continue }
            for screen in one.screens {
                for presenter in one.presenters {
                    addLine(
                        animation, isModal ? [.present] : [], from: presenter, to: screen, one)
                    addLine(
                        oppositeAnimation(animation) ?? animation, isModal ? [.dismiss] : [],
                        from: screen,
                        to: presenter, one)
                }
            }
        }
    }

    private func addLine(
        _ animation: FactCall, _ operations: [FactOperation], from: String?, to: String?,
        _ delegation: Delegation
    ) {
        addLine(
            .registryLine(
                operations: operations, from: from, to: to,
                animation: FactAnimation(.call(animation))),
            delegation.site, delegation.isGuess ? .likely : .certain, via: [])
    }

    /// The screens with Hero on: it takes the place of UIKit's style.
    private func heroScreens() -> Set<String> {
        var screens: Set<String> = []
        for fact in facts {
            guard case .enabled(.screen(let screen), let value) = fact.content,
                value != .bool(false)
            else {
                continue
            }
            screens.insert(screen)
        }
        return screens
    }

    /// A screen that sets its own transition has it from everywhere. What shows a screen sets it for
    /// itself.
    private func findPresenters(of delegation: inout Delegation) {
        let scope = delegation.site.scope
        let own = evaluator.fromController(nil, in: scope)
        let isOwn = own.map(delegation.screens.contains) ?? false
        if let own, !isOwn { return delegation.presenters = [own] }
        let place = containerNames(scope)
        var found: Set<String> = []
        for fact in facts {
            guard case .edge(_, let from?, let to?, _, _) = fact.content,
                delegation.screens.contains(to),
                isOwn || fact.container == place.container && fact.member == place.member
            else { continue }
            found.insert(from)
        }
        delegation.presenters = found.isEmpty ? [nil] : found.sorted().map { Optional($0) }
        // Others may show it without this transition.
        if found.isEmpty, !isOwn { delegation.isGuess = true }
    }

    /// The ways into a method of a transitioning delegate: one for each screen that has it.
    func paths(into chooser: DeclarationID, _ operation: FactOperation?) -> [RegistryPath] {
        var paths: [RegistryPath] = []
        if let owner = program.typeOfDeclaration[chooser],
            operation == .present || operation == .dismiss
        {
            for one in delegations {
                guard case .delegate(let type) = one.transition, program.inherits(type, from: owner)
                else { continue }
                for screen in one.screens {
                    for presenter in one.presenters {
                        let isPresent = operation == .present
                        paths.append(
                            RegistryPath(
                                operation: operation, from: isPresent ? presenter : screen,
                                to: isPresent ? screen : presenter, isConditional: one.isGuess,
                                outer: one.site))
                    }
                }
            }
        }
        return paths.isEmpty ? [RegistryPath(operation: operation)] : paths
    }
}
