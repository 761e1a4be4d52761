import Apps
import TransitionDSL

/// Animations: a line where they are for one edge, a default where they are for more.
extension AdoptionPlan {
    mutating func planAnimations() {
        for fact in open(.animation) { planAnimation(fact) }
        for fact in open(.edge) { planEdge(fact) }
    }

    private mutating func planAnimation(_ fact: Int) {
        guard
            case .animation(let property, let receiver, let animation, let returning) =
                scan.facts[fact].content
        else { return }
        guard let animation, scan.facts[fact].certainty != .unknown,
            let chosen = choice(animation, returning, playsBothWays: property != .argument)
        else {
            if property == .modal { planUnknown(fact, receiver) }
            return report(fact, .unknownAnimation)
        }
        if scan.facts[fact].condition != nil { return report(fact, .conditionalCompilation) }
        switch property {
        case .modal: planModal(fact, receiver, chosen)
        case .navigation: planNavigation(fact, receiver, chosen)
        case .tab: planTab(fact, receiver, chosen)
        case .argument: planArgument(fact, chosen)
        case .default:
            if statement(fact).includes("NextTransition") {
                return report(fact, .nextTransitionOnly)
            }
            planForAll(fact, chosen)
        }
    }

    /// Where one animation is not known, no other one is in the file for the same change of screens.
    private mutating func planUnknown(_ fact: Int, _ receiver: String) {
        planModal(fact, receiver, FactAnimation(.name(""), returning: nil))
        guard case .item(let item)? = fates[fact] else { return }
        file.items[item].dropped = (.unknownAnimation, nil)
        file.items[item].facts.removeAll { $0 == fact }
    }

    /// What is set for all transitions: a default if it is the only one. What is set before a call
    /// is for that call.
    private mutating func planForAll(_ fact: Int, _ animation: FactAnimation) {
        if case .one = today.animationOfAll {
            addDefault(fact, nil, "push", .catalog(animation))
            guard case .item(let item)? = fates[fact] else { return }
            let isKnown = file.defaults.contains {
                $0.container == nil && $0.operation == "present"
            }
            if isKnown { return }
            file.defaults.append(
                AdoptedDefault(
                    container: nil, operation: "present", animation: .catalog(animation),
                    item: item))
            return
        }
        let next = table.edges(near: scan.facts[fact]).first { edge in
            scan.facts[fact].isBefore(scan.facts[edge])
        }
        guard let next,
            case .edge(let operation, let from?, let to?, _, _) = scan.facts[next].content,
            let operation = written(operation), !today.isOff(atEdge: next)
        else { return report(fact, .severalAnimations) }
        addLine(fact, operation, from, to, .catalog(animation))
    }

    /// An animation with its return, which is left out if it is the opposite. Hero plays a type in
    /// both directions unless it has another one for the return. Nil if the compiler does not know
    /// it.
    private mutating func choice(
        _ animation: FactCall, _ returning: FactCall?, playsBothWays: Bool
    ) -> FactAnimation? {
        let returning = returning ?? (playsBothWays && usesHero ? animation : nil)
        let isOpposite = returning == nil || returning == oppositeAnimation(animation)
        let chosen = FactAnimation(
            .call(animation), returning: isOpposite ? nil : returning.map { .call($0) })
        return accepts(chosen, file.engine == .trtransitions ? .trtransitions : .hero)
            ? chosen : nil
    }

    /// Whether the compiler accepts an animation in a line of a registry.
    func accepts(_ animation: FactAnimation, _ engine: Engine) -> Bool {
        accepts(
            "engine \(engine.rawValue)\nscreen S = SViewController\n"
                + "registry R { push * -> S: \(animation.description) }\n")
    }

    // MARK: - Properties

    private mutating func planModal(_ fact: Int, _ receiver: String, _ animation: FactAnimation) {
        let container = scan.facts[fact].container
        if isOwn(receiver) {
            if let root = root(ofNibContainer: container) {
                return planModal(ofStackWith: root, fact, animation)
            }
            guard classes.type(container)?.role == .controller,
                let owner = owner(container, fact)
            else {
                if fates[fact] == nil { report(fact, .unknownEdge) }
                return
            }
            // What is set just before a dismissal is for that, and not for the presentation.
            if leaves(after: fact, by: LeavingCalls.dismissals) {
                return addLine(fact, "dismiss", container, nil, back(animation))
            }
            if let known = file.owners[owner].presentation {
                if known.animation == animation {
                    add(fact, to: known.item)
                } else {
                    contradict(known.item, fact)
                }
                return
            }
            if today.isOff(presenting: container) { return report(fact, .neverOn) }
            let item = addItem([fact])
            file.owners[owner].presentation = AdoptedOwner.Presentation(
                animation: animation, item: item)
            return
        }
        let shown = table.edges(near: scan.facts[fact]).filter { isArgument(receiver, of: $0) }
        let presented = shown.filter { edge in
            if case .edge(.present, _, _, _, _) = scan.facts[edge].content { true } else { false }
        }
        func isAfter(_ edge: Int) -> Bool {
            scan.facts[edge].place.range.start < scan.facts[fact].place.range.start
        }
        guard let edge = presented.first(where: { !isAfter($0) }) ?? presented.last,
            case .edge(_, let from, let to, _, _) = scan.facts[edge].content
        else {
            return report(fact, shown.isEmpty ? .unknownEdge : .animationWithoutEffect, receiver)
        }
        // A line for any screen would be for those that UIKit presents today, too.
        guard to != nil else { return report(fact, .unknownEdge, receiver) }
        if today.isOff(atEdge: edge) { return report(fact, .neverOn, receiver) }
        if !scan.facts[edge].branch.starts(with: scan.facts[fact].branch) {
            note(.underCondition, [fact])
        }
        // What is set after the presentation, as in its completion, plays on return.
        if isAfter(edge) { return addLine(fact, "dismiss", to, from, back(animation)) }
        addLine(fact, "present", from, to, .catalog(animation))
    }

    /// A modal animation of a stack of Interface Builder that has no class: a line for each screen that
    /// presents it.
    private mutating func planModal(
        ofStackWith root: String, _ fact: Int, _ animation: FactAnimation
    ) {
        let events = today.all.filter { $0.operation == .present && $0.to == root }
        guard events.contains(where: { $0.plays != .system }) else {
            return report(fact, events.isEmpty ? .unknownEdge : .neverOn)
        }
        let starts = events.filter { $0.plays != .system }.map { $0.from }
        addLines(fact, "present", starts.map { ($0, root) }, animation)
    }

    private mutating func planNavigation(
        _ fact: Int, _ receiver: String, _ animation: FactAnimation
    ) {
        let container = scan.facts[fact].container
        let isController = classes.type(container)?.role == .controller
        if isOwn(receiver) {
            if let root = root(ofNibContainer: container) {
                if today.isOff(inStacksOf: container) { return report(fact, .neverOn) }
                note(.wholeStack, [fact])
                return addLine(fact, "push", root, nil, .catalog(animation))
            }
            guard isController, isContainer(container) else {
                return report(fact, .animationWithoutEffect)
            }
            if today.isOff(inStacksOf: container) { return report(fact, .neverOn) }
            return addDefault(fact, container, "push", .catalog(animation))
        }
        if receiver == "navigationController" || receiver == "self.navigationController" {
            guard isController else { return report(fact, .unknownEdge) }
            let pushes = table.edges(near: scan.facts[fact]).filter { edge in
                if case .edge(let operation, _, _, _, _) = scan.facts[edge].content {
                    [.push, .show, .segue].contains(operation)
                } else {
                    false
                }
            }
            if pushes.count == 1,
                case .edge(let operation, let from, let to, let identifier, _) =
                    scan.facts[pushes[0]].content
            {
                if today.isOff(atEdge: pushes[0]) { return report(fact, .neverOn, receiver) }
                let segue = operation == .segue ? segue(identifier) : nil
                if operation != .segue || segue != nil {
                    return addLine(
                        fact, segue == nil ? "push" : "segue", from ?? container,
                        to ?? destination(identifier, container), .catalog(animation), segue: segue)
                }
            }
            // A return to the screen itself begins anywhere.
            let comesBack = table.edges(near: scan.facts[fact]).contains { edge in
                if case .edge(.pop, _, container, _, _) = scan.facts[edge].content {
                    true
                } else {
                    false
                }
            }
            if pushes.isEmpty, comesBack || leaves(after: fact, by: LeavingCalls.pops) {
                if comesBack { return addLine(fact, "pop", nil, container, back(animation)) }
                let pushers = today.pushers(of: container)
                let only = pushers.count == 1 && screen(pushers[0]) != nil ? pushers[0] : nil
                return addLine(fact, "pop", container, only, back(animation))
            }
            note(.wholeStack, [fact])
            return addLine(fact, "push", container, nil, .catalog(animation))
        }
        // The stack that a variable holds, by its first screen.
        for edge in table.edges(near: scan.facts[fact]) {
            guard case .edge(.root, _, let to?, _, _) = scan.facts[edge].content else { continue }
            let statement = statement(edge)
            if statement.hasPrefix("let \(receiver) ") || statement.hasPrefix("var \(receiver) ")
                || statement.hasPrefix("\(receiver) =") || statement.hasPrefix("self.\(receiver) =")
            {
                note(.wholeStack, [fact])
                return addLine(fact, "push", to, nil, .catalog(animation))
            }
        }
        report(fact, .unknownEdge, receiver)
    }

    private mutating func planTab(_ fact: Int, _ receiver: String, _ animation: FactAnimation) {
        let container = scan.facts[fact].container
        if isOwn(receiver), classes.type(container)?.role == .controller, isContainer(container) {
            return addDefault(fact, container, "tab", .catalog(animation))
        }
        if isOwn(receiver), scan.plainContainers[container] != nil {
            let bars = today.tabBars
            guard let own = bars.first(where: { $0.name == container }) else {
                return report(fact, .unknownEdge)
            }
            if bars.count == 1 { return addDefault(fact, nil, "tab", .catalog(animation)) }
            return addLines(fact, "tab", own.children.map { ($0, nil) }, animation)
        }
        if receiver == "tabBarController", classes.type(container)?.role == .controller {
            note(.wholeStack, [fact])
            return addLine(fact, "tab", container, nil, .catalog(animation))
        }
        report(fact, .unknownEdge, receiver)
    }

    /// SDOSHero's calls have the animation as an argument.
    private mutating func planArgument(_ fact: Int, _ animation: FactAnimation) {
        guard let edge = table.edge(at: scan.facts[fact].place),
            case .edge(let operation, let from, let to, _, _) = scan.facts[edge].content,
            let operation = written(operation)
        else { return report(fact, .unknownEdge) }
        if to == nil { return report(fact, .unknownEdge) }
        if today.isOff(atEdge: edge), file.engine != .sdoshero { return report(fact, .neverOn) }
        addLine(fact, operation, from, to, .catalog(animation))
    }

    private mutating func planEdge(_ fact: Int) {
        guard
            case .edge(let operation, let from, let to, _, let animation?) =
                scan.facts[fact].content, let operation = written(operation),
            let chosen = choice(animation, nil, playsBothWays: false)
        else { return report(fact, .unknownAnimation) }
        if to == nil { return report(fact, .unknownEdge) }
        if today.isOff(atEdge: fact), file.engine != .sdoshero { return report(fact, .neverOn) }
        let place = scan.facts[fact].place
        let known = file.lines.first { line in
            file.items[line.item].facts.contains { scan.facts[$0].place == place }
        }
        if let known { return add(fact, to: known.item) }
        addLine(fact, operation, from, to, .catalog(chosen))
    }

    // MARK: - Edges

    /// Whether the function of a statement goes back, and shows nothing.
    private func leaves(after fact: Int, by calls: Set<String>) -> Bool {
        let shows = table.edges(near: scan.facts[fact]).contains { edge in
            if case .edge(.pop, _, _, _, _) = scan.facts[edge].content { false } else { true }
        }
        return !shows && today.code.calls(calls, inFunctionAround: scan.facts[fact].place)
    }

    /// What plays on return.
    private func back(_ animation: FactAnimation) -> AdoptedLine.Animation {
        .catalog(FactAnimation(animation.returning ?? oppositeOf(animation.going)))
    }

    /// What a line without a return plays on return.
    func oppositeOf(_ value: FactValue) -> FactValue {
        value.call.flatMap(oppositeAnimation).map { .call($0) } ?? value
    }

    private func isOwn(_ receiver: String) -> Bool { receiver == "self" || receiver.isEmpty }

    /// Whether a call is about a variable.
    func isArgument(_ name: String, of edge: Int) -> Bool {
        let statement = statement(edge)
        return statement.includes("(\(name),") || statement.includes("(\(name))")
            || statement.includes(": \(name),") || statement.includes(": \(name))")
            || statement.includes(":\(name) ")
    }

    private func segue(_ identifier: String?) -> Int? {
        file.segues.firstIndex { $0.identifier == identifier }
    }

    /// Where a segue leads.
    private func destination(_ identifier: String?, _ from: String) -> String? {
        for fact in scan.facts {
            if case .segue(identifier, _, from, let to?) = fact.content { return to }
        }
        return nil
    }

    /// The word of a line; nil if no line is for it.
    private func written(_ operation: FactOperation) -> String? {
        switch operation {
        case .push, .show: FactOperation.push.name
        case .present, .pop, .dismiss, .replace, .tab: operation.name
        case .showDetail, .unwind, .root, .embed, .segue, .other: nil
        }
    }

    /// The first screen of a navigation controller of Interface Builder that has no class of its
    /// own.
    private func root(ofNibContainer name: String) -> String? {
        if scan.plainContainers[name] == nil { return nil }
        for fact in scan.facts {
            if case .edge(.root, name, let to?, _, _) = fact.content { return to }
        }
        return nil
    }

    func isContainer(_ name: String) -> Bool {
        guard let base = classes.chain(name).last?.superclass else { return false }
        return base.hasSuffix("NavigationController") || base.hasSuffix("TabBarController")
    }
}
