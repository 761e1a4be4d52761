import Apps
import TransitionDSL

/// Registries that the app writes by hand.
extension AdoptionPlan {
    mutating func planRegistries() {
        for fact in open(.registryLine) {
            guard
                case .registryLine(let operations, let from, let to, let animation) =
                    scan.facts[fact].content
            else { continue }
            if scan.facts[fact].condition != nil {
                report(fact, .conditionalCompilation)
            } else if from == nil, to == nil {
                planContainer(fact, operations, animation)
            } else if makesPresentationController(fact) {
                report(fact, .presentationController)
            } else if hasFurtherCondition(fact) {
                report(fact, .computedEnd, "`where`")
            } else if let animation, let played = played(animation, fact) {
                let written = operations.names ?? self.operation(from, to, fact)
                addLine(fact, written, from, to, played)
            } else if fates[fact] == nil {
                report(
                    fact, animation == nil ? .unknownAnimation : .sharedAnimator,
                    animation?.description)
            }
        }
    }

    /// The animator of a container that is its own delegate is the default of that container.
    private mutating func planContainer(
        _ fact: Int, _ operations: [FactOperation], _ animation: FactAnimation?
    ) {
        let container = scan.facts[fact].container
        let member = scan.facts[fact].member ?? ""
        guard scan.facts[fact].certainty == .certain, isContainer(container),
            member.hasPrefix("navigationController(") || member.hasPrefix("tabBarController("),
            today.code.isOwnDelegate(container, scan.facts[fact].place.file),
            !hasFurtherCondition(fact)
        else { return report(fact, .computedEnd) }
        guard let animation, let played = played(animation, fact) else {
            return report(
                fact, animation == nil ? .unknownAnimation : .sharedAnimator,
                animation?.description)
        }
        for name in operations.isEmpty ? [otherOperation(fact)] : operations.map({ $0.name }) {
            addDefault(fact, container, name, played)
        }
    }

    /// What an answer without a condition is for: what is left of pushes and pops after those with one.
    private func otherOperation(_ fact: Int) -> String {
        let own = scan.facts[fact]
        if own.member?.hasPrefix("tabBarController(") ?? false { return "tab" }
        let isPushAnswered = scan.facts.contains { other in
            guard case .registryLine([.push], nil, nil, _) = other.content else { return false }
            return other.container == own.container && other.member == own.member
                && other.place.file == own.place.file
                && other.place.range.start < own.place.range.start
        }
        return isPushAnswered ? "pop" : "push"
    }

    /// Whether the file of a delegate for presentations has a method of its that makes the presentation
    /// controller. A registry takes the place of the whole delegate.
    private func makesPresentationController(_ fact: Int) -> Bool {
        guard case .registryLine(let operations, _, _, _) = scan.facts[fact].content,
            operations == [.present] || operations == [.dismiss],
            let file = scan.facts[fact].via.last?.file
        else { return false }
        return [
            "presentationController", "presentationControllerForPresentedViewController",
            "presentationControllerForPresentedController",
        ].contains { today.code.contains($0, file: Int(file.index)) }
    }

    /// A case with `where`: the classes alone do not decide.
    private func hasFurtherCondition(_ fact: Int) -> Bool {
        let place = scan.facts[fact].place
        let index = Int(place.file.index)
        guard scan.files.indices.contains(index) else { return false }
        // A line is short: only the end of the text before the place is read.
        let before = scan.files[index].source.bytes.prefix(Int(place.range.start))
        let text = String(decoding: before.suffix(200), as: UTF8.self)
        guard let colon = text.lastIndex(of: ":") else { return false }
        let line = text[..<colon].split(separator: "\n").last.map(String.init) ?? ""
        return line.includes(" where ")
    }

    /// Without an operation, a navigation delegate answers for pushes and pops: the edges of the
    /// app say which it is.
    private func operation(_ from: String?, _ to: String?, _ fact: Int) -> String {
        let member = scan.facts[fact].member ?? ""
        if member.hasPrefix("tabBarController") { return "tab" }
        let isReturn = scan.facts.contains { other in
            if case .edge(_, to, from, _, _) = other.content, to != nil { true } else { false }
        }
        let isForward = scan.facts.contains { other in
            if case .edge(_, from, to, _, _) = other.content, to != nil { true } else { false }
        }
        return isReturn && !isForward ? "pop" : "push"
    }

    /// An animation of the catalog, or an animator of the app that the statement makes.
    private mutating func played(
        _ animation: FactAnimation, _ fact: Int
    ) -> AdoptedLine.Animation? {
        if accepts(animation, file.engine) { return .catalog(animation) }
        guard let name = animation.going.call?.name else { return nil }
        // A delegate makes its animator elsewhere.
        var statement = text(scan.facts[fact].via.last ?? scan.facts[fact].place)
        if statement.hasPrefix("return ") { statement = trimmed(String(statement.dropFirst(7))) }
        if statement.hasSuffix(";") { statement = String(statement.dropLast()) }
        if ["[\(name) new]", "[[\(name) alloc] init]"].contains(statement) {
            statement = name + "()"
        }
        guard statement.hasPrefix(name + "("), statement.hasSuffix(")") else { return nil }
        let isOneWay = isOneWay(fact)
        let isAnimator = accepts("animator a = class \(statement)\n")
        guard isAnimator, classes.type(name)?.access != .private else { return nil }
        if let known = file.animators.firstIndex(where: { $0.text == statement }) {
            return .animator(known, isOneWay: isOneWay)
        }
        var base = name
        for ending in ["Animator", "Transition", "AnimationController"] where base.hasSuffix(ending)
        {
            if base.count > ending.count { base = String(base.dropLast(ending.count)) }
        }
        let first = camelCased(words(base)) ?? "animator"
        var names = NameSet()
        for animator in file.animators { _ = names.unique(animator.name) }
        let isTaken = Catalog.row(.animation, first) != nil
        file.animators.append(
            AdoptedAnimator(
                name: names.unique(isTaken ? first + "Animator" : first), text: statement))
        return .animator(file.animators.count - 1, isOneWay: isOneWay)
    }

    /// Whether a delegate answers for a push or a presentation, and has no answer for the return:
    /// UIKit's own animation plays then.
    private func isOneWay(_ fact: Int) -> Bool {
        guard case .registryLine(let operations, let from, let to, _) = scan.facts[fact].content,
            operations == [.push] || operations == [.present]
        else { return false }
        let back: FactOperation = operations == [.push] ? .pop : .dismiss
        return !scan.facts.contains { other in
            guard case .registryLine(let operations, let start, let end, _) = other.content else {
                return false
            }
            return (operations.isEmpty || operations.contains(back))
                && (start == nil || to == nil || start == to)
                && (end == nil || from == nil || end == from)
        }
    }
}
