import AppSource
import TransitionDSL

/// Facts of calls of the engines: transitions that they begin, the running transition, ids set by
/// key, and the animations of SDOSHero.
extension FactFinder {
    func findCall(
        _ call: AppExpression, _ callee: AppExpression, _ arguments: [AppArgument], _ site: Site
    ) {
        guard let name = callee.lastName else { return }
        let spelling = string(name)
        findHost(call, callee, site)
        if let operation = engineNames.edgeCalls[name] {
            findEdge(operation, callee, arguments, site)
        } else if arguments.first?.label == engineNames.rootViewController {
            findEdge(.root, callee, arguments, site)
        } else if spelling == "append", case .member(let list, _) = callee.kind,
            list.lastName == engineNames.viewControllers, let first = arguments.first,
            !isOwnProperty(list.stripped, in: site.scope)
        {
            addChildren(list.stripped, first.value, site)
        }
        findRegistration(spelling, arguments, site)
        guard hasEngine else { return }
        findLocalCall(callee, arguments, site)
        findByKey(spelling, callee, arguments, site)
        findKeyPath(spelling, arguments, site)
        findSelectorText(spelling, arguments, site)
        if findPlugin(callee, site) || findAppend(spelling, callee, arguments, site) { return }
        if let access = evaluator.heroAccess(callee, in: site.scope), access.member != "id" {
            let isCall = Self.transitionCalls.contains(access.member)
            if isCall { add(.transitionCall(access.member), site, certainty: access.certainty) }
        } else if Self.legacyCalls.contains(spelling) {
            add(.transitionCall(spelling), site, certainty: .certain)
        } else if isSharedHero(callee) {
            add(.runtime(spelling), site, certainty: .certain)
            if spelling == "setDefaultAnimationForNextTransition", let first = arguments.first {
                addAnimation(.default, on: "Hero.shared", first.value, .certain, site)
            }
        }
        findSDOSHero(spelling, callee, arguments, site)
    }

    /// Assignments to what is no member of the engine's extension.
    func findUIKitAssignment(_ target: AppExpression, _ value: AppExpression, _ site: Site) {
        guard let name = target.lastName else { return }
        let spelling = string(name)
        if isSharedHero(target), hasEngine {
            if spelling == "defaultAnimation" {
                return addAnimation(.default, on: "Hero.shared", value, .certain, site)
            }
            if spelling == "delegate" {
                return add(.delegate("Hero.shared.delegate"), site, certainty: .certain)
            }
            return add(.runtime(spelling), site, certainty: .certain)
        }
        if findPlugin(target, site) { return }
        switch spelling {
        case "viewControllers" where !isOwnProperty(target, in: site.scope):
            addChildren(target, value, site)
        case _ where Delegation.properties.contains(spelling):
            noteDelegation(target, value, site)
        case "rootViewController" where isWindow(target, in: site.scope):
            addEdges(.root, to: value, from: target, site)
        case "animationTypeForPresenting" where hasEngine:
            addSDOSHero(.modal, target, value, nil, site)
        case "animationTypeForDismissing" where hasEngine:
            addSDOSHero(.modal, target, nil, value, site)
        case "animationTypeForPush" where hasEngine:
            addSDOSHero(.navigation, target, value, nil, site)
        case "animationTypeForPop" where hasEngine:
            addSDOSHero(.navigation, target, nil, value, site)
        default: break
        }
    }

    // MARK: - SDOSHero

    private func findSDOSHero(
        _ name: String, _ callee: AppExpression, _ arguments: [AppArgument], _ site: Site
    ) {
        guard let first = arguments.first?.value else { return }
        let second = arguments.count > 1 ? arguments[1].value : nil
        let property: AppFactContent.AnimationProperty
        switch name {
        case "setHeroAnimationTypeForModalPresenting": property = .modal
        case "setHeroAnimationTypeForPushNavigations": property = .navigation
        case "setTabBarAnimationType": property = .tab
        case "dismissViewControllerUsingAnimation", "dismissAllViewControllersUsingAnimation",
            "popViewControllerUsingAnimation":
            property = .argument
        default: return findArgumentAnimation(callee, arguments, site)
        }
        addSDOSHero(property, callee, first, property == .argument ? nil : second, site)
    }

    /// An animation that a call of SDOSHero takes.
    private func findArgumentAnimation(
        _ callee: AppExpression, _ arguments: [AppArgument], _ site: Site
    ) {
        let labels = arguments.map { $0.label.map(string) ?? "" }
        guard let index = labels.firstIndex(where: { Self.animationLabels.contains($0) }) else {
            return
        }
        let back = labels.firstIndex(of: "popAnimation")
        addSDOSHero(
            .argument, callee, arguments[index].value, back.map { arguments[$0].value }, site)
    }

    private static let animationLabels: Set<String> = [
        "usingAnimation", "usingAnimationForPushAndOppositeForPop", "usingPushAnimation",
    ]

    private func addSDOSHero(
        _ property: AppFactContent.AnimationProperty, _ member: AppExpression,
        _ value: AppExpression?, _ returning: AppExpression?, _ site: Site
    ) {
        var receiver = "self"
        if case .member(let base, _) = member.kind {
            receiver = evaluator.sourceText(base, in: site.scope).filter { $0 != "?" && $0 != "!" }
        }
        let first = value.flatMap { animation($0, in: site.scope)?.first }
        let second = returning.flatMap { animation($0, in: site.scope)?.first }
        let isKnown = (value == nil || first != nil) && (returning == nil || second != nil)
        add(
            .animation(property, on: receiver, animation: first, returning: second), site,
            certainty: isKnown ? .certain : .unknown)
    }
}
