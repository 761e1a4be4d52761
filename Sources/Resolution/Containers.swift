package import TransitionDSL

/// UIKit's containers, as far as the name of a class shows one.
package enum ContainerKind: Sendable {
    case navigation, tabBar, split, pages

    fileprivate init?(className: String) {
        if className.hasSuffix("NavigationController") {
            self = .navigation
        } else if className.hasSuffix("TabBarController") {
            self = .tabBar
        } else if className.hasSuffix("SplitViewController") {
            self = .split
        } else if className.hasSuffix("PageViewController") {
            self = .pages
        } else {
            return nil
        }
    }

    /// Whether it is never on a navigation stack, so that no push and no pop enters or leaves it.
    package var isNeverOnStack: Bool { self == .navigation || self == .split }
}

extension Model {
    /// The kind of container that the class of a screen shows by its name; nil for other classes.
    package func containerKind(of screen: Handle<Screen>) -> ContainerKind? {
        let screen = screens[screen]
        if screen.isProtocol || screen.hosting != nil { return nil }
        return ContainerKind(className: texts.string(screen.typeName))
    }

    /// The screens that are containers, so that as ends of lines they mean the transitions that enter
    /// or leave them: the class is one of UIKit's containers by its name, the file has defaults in
    /// it, or it inherits from such a screen.
    package var containers: [Handle<Screen>] {
        let withDefaults = Set(defaults.compactMap { $0.lines.isEmpty ? nil : $0.container })
        let own = screens.indices.map { index in
            containerKind(of: Handle(index)) != nil || withDefaults.contains(Handle(index))
        }
        return screens.indices.filter { index in
            own[index] || ancestors(of: screens[index]).contains { own[Int($0.index)] }
        }.map { Handle($0) }
    }
}

extension EndSets {
    /// Whether a set has the screen at one side of an event, or a container that the event leaves or
    /// enters on this side.
    func covers(_ set: ID, _ position: Position, in containers: [Position]) -> Bool {
        has(position, set) || containers.contains { has($0, set) }
    }

    /// How far a set is from one side of an event: 0 for the screen itself, then one more for each
    /// container from the inside out, and most for `*`. The set covers the side.
    private func distance(_ set: ID, _ position: Position, in containers: [Position]) -> Int {
        if isAny(set) { return .max }
        if has(position, set) { return 0 }
        return (containers.firstIndex { has($0, set) } ?? containers.count) + 1
    }

    private func distance(_ claim: RuleKey, of event: Event) -> EventDistance {
        EventDistance(
            from: distance(claim.from, event.from, in: event.leaves),
            to: distance(claim.to, event.to, in: event.enters))
    }

    /// Whether one claim has precedence over another for an event that both cover. Where one of them
    /// covers an end by a container, the conditions decide first, then the distances of the ends.
    func isNarrower(_ left: RuleKey, _ right: RuleKey, on event: Event) -> Bool {
        // Hot.
        if event.leaves.isEmpty, event.enters.isEmpty { return isNarrower(left, right) }
        let (own, other) = (distance(left, of: event), distance(right, of: event))
        if !own.isByContainer && !other.isByContainer { return isNarrower(left, right) }
        let (conditions, others) = (left.pattern.conditions, right.pattern.conditions)
        if conditions != others { return conditions < others }
        let (versions, otherVersions) = (left.pattern.versions, right.pattern.versions)
        if versions != otherVersions { return versions.isNarrower(otherVersions) }
        return own.order == other.order
            ? isNarrower(left, right) : own.order < other.order
    }
}

/// How far the ends of a line are from the screens of an event.
private struct EventDistance {
    var from: Int
    var to: Int

    /// Whether an end covers its side only by a container around the screen.
    var isByContainer: Bool { [from, to].contains { $0 != 0 && $0 != .max } }

    /// Fewer ends with any screen come first, then the closer of the farther ends, then the closer
    /// to the screen that appears.
    var order: (Int, Int, Int, Int) {
        let (start, goal) = (from == .max ? 0 : from, to == .max ? 0 : to)
        return ([from, to].count { $0 == .max }, max(start, goal), goal, start)
    }
}

extension EventPattern {
    /// An order of conditions in which those inside others come first, as ``Rank`` has at run time.
    /// Those of versions come after it.
    fileprivate var conditions: (Int, Int) {
        let means =
            switch trigger {
            case .unwind: 0
            case .segue: 1
            case .any: 2
            }
        return (means, operations.rawValue.nonzeroBitCount)
    }
}
