import Apps
import TransitionDSL

/// What plays at an event, once the settings of Hero are known.
extension AppEventReader {
    func plays(
        _ setting: HeroSetting, _ edge: AppEdges.Edge, isReturn: Bool
    ) -> PlayedAnimation? {
        if let registered = registered(edge, isReturn: isReturn) { return registered }
        if edge.operation == .push, hasOwnStackDelegate { return nil }
        if classes.imports.contains("TRTransitions") { return nil }
        if edge.operation == .push, classes.imports.contains("SDOSHero") {
            // Its calls switch Hero on themselves, and its containers do.
            return isReturn ? nil : edge.argument.map { PlayedAnimation($0.description) }
        }
        if edge.operation == .push, edges.unused.contains(edge.from) { return nil }
        // What sets something for a stack before it is in one.
        if edge.isShow, !settings.writes.isEmpty, stacks.roots(of: edge.from).isEmpty,
            localSetting(of: edge, .navigation) == HeroSetting()
        {
            return nil
        }
        if edge.operation == .present, hasOwnPresentation(edge) { return nil }
        var setting = setting
        if settings.ofAll != .none {
            // What is set for all transitions comes first. It may be set again before the next one.
            let near = isReturn ? SetValue.none : animationOfAll(before: scan.facts[edge.fact])
            setting.animation = near.orElse(settings.ofAll)
        }
        return setting.plays(isReturn: isReturn)
    }

    /// What a delegate or a style of UIKit that the app sets plays; nil if the app sets neither. It is
    /// unknown if a class of the app animates. A delegate that answers for one direction only leaves
    /// the other one to UIKit.
    func registered(
        _ edge: AppEdges.Edge, isReturn: Bool
    ) -> PlayedAnimation?? {
        let back: FactOperation = edge.operation == .push ? .pop : .dismiss
        var there: [FactAnimation?] = []
        var isOneWay = true
        var returns: [FactAnimation?] = []
        for line in registryLines {
            guard case .registryLine(let operations, let from, let to, let animation) = line.content
            else { continue }
            let known = line.certainty == .certain ? animation : nil
            func meets(_ operation: FactOperation, _ start: String, _ end: String) -> Bool {
                (operations.isEmpty || operations.contains(operation)) && covers(from, start)
                    && covers(to, end)
            }
            if meets(edge.operation, edge.from, edge.to) {
                there.append(known)
                if operations.isEmpty { isOneWay = false }
            }
            if meets(back, edge.to, edge.from) { returns.append(known) }
        }
        var found = there
        if isReturn {
            found = returns
            if returns.isEmpty {
                if isOneWay, !there.isEmpty, !there.contains(nil) { return .system }
                found = there.map { $0.flatMap(self.returning) }
            }
        }
        guard let first = found.first else { return nil }
        guard found.count == 1, let name = first?.going.call?.name,
            Catalog.row(.animation, name) != nil
        else { return .some(nil) }
        return first.map { PlayedAnimation($0.going.description) }
    }

    /// The return of an animation.
    func returning(_ animation: FactAnimation) -> FactAnimation? {
        let opposite = animation.going.call.flatMap(oppositeAnimation).map { FactValue.call($0) }
        return (animation.returning ?? opposite).map { FactAnimation($0) }
    }

    func covers(_ end: String?, _ name: String) -> Bool {
        guard let end else { return true }
        return end == name || classes.chain(name).contains { $0.name == end }
    }

    /// What the function of an edge sets for all transitions before it.
    func animationOfAll(before fact: AppFact) -> SetValue<FactAnimation> {
        var result = SetValue<FactAnimation>.none
        for write in settings.writes(near: fact) where write.target == .all {
            let other = scan.facts[write.fact]
            if other.isBefore(fact) {
                result = write.setting.animation
            } else if other.mayBeBefore(fact) {
                result = .many
            }
        }
        return result
    }

    /// Whether a class of the app may animate a presentation.
    func hasOwnPresentation(_ edge: AppEdges.Edge) -> Bool {
        let files = [scan.facts[edge.fact].place.file, filesOfScreens[edge.to]]
        return files.contains { file in
            file.map { code.contains("transitioningDelegate", file: Int($0.index)) } ?? false
        }
    }
}
