import Resolution
import TransitionDSL

// Containers as ends of lines, read off the manual. An end that names a container covers what is in
// it, on the side where only one of the two screens is in it. Where a line covers an end only so, the
// conditions of the lines decide first, then how many ends are `*`, then which screens the ends name:
// the screen itself, an inner container, an outer container.
extension BruteForce {
    func winnersInContainers(_ event: Event) -> [Saying] {
        let covering = sayings.indices.filter { covers(sayings[$0], event) && leads($0, event) }
        return
            covering
            .filter { one in !covering.contains { $0 != one && isNarrower($0, one, on: event) } }
            .map { index in
                covering.first {
                    sayings[$0].edge == sayings[index].edge && !sayings[$0].isTurned
                }.map { sayings[$0] } ?? sayings[index]
            }
    }

    private func leads(_ saying: Int, _ event: Event) -> Bool {
        distance(sayings[saying].from, event.from, event.leaves) != nil
            && distance(sayings[saying].to, event.to, event.enters) != nil
    }

    private func number(_ position: ScreenTree.Position) -> Int {
        tree.screen(at: position).map { Int($0.index) } ?? screenCount - 1
    }

    /// The place of the first of these that an end names.
    private func distance(
        _ end: [Bool], _ screen: ScreenTree.Position, _ containers: [ScreenTree.Position]
    ) -> Int? {
        // Only `*` has screens that are not declared.
        if end[screenCount - 1] { return .max }
        return ([screen] + containers).firstIndex { end[number($0)] }
    }

    private func isNarrower(_ left: Int, _ right: Int, on event: Event) -> Bool {
        let (own, other) = (places(left, event), places(right, event))
        let isByContainer = (own + other).contains { $0 != 0 && $0 != .max }
        if !isByContainer { return isNarrower(left, right) }
        for (first, second) in zip(conditions(left), conditions(right)) where first != second {
            return first < second
        }
        for (first, second) in zip(closeness(own), closeness(other)) where first != second {
            return first < second
        }
        return isNarrower(left, right)
    }

    /// The places of both ends.
    private func places(_ saying: Int, _ event: Event) -> [Int] {
        [
            distance(sayings[saying].from, event.from, event.leaves) ?? 0,
            distance(sayings[saying].to, event.to, event.enters) ?? 0,
        ]
    }

    private func closeness(_ places: [Int]) -> [Int] {
        let named = places.map { $0 == .max ? 0 : $0 }
        return [places.filter { $0 == .max }.count, named.max() ?? 0, named[1], named[0]]
    }

    /// An unwind segue, then a segue; few operations; a late first version, an early end.
    private func conditions(_ saying: Int) -> [Int] {
        let one = sayings[saying]
        let means =
            switch one.trigger {
            case .unwind: 0
            case .segue: 1
            case .any: 2
            }
        func number(_ version: SystemVersion) -> Int {
            version == .newest ? .max : version.major * 100 + version.minor
        }
        return [means, one.operations.members.count, -number(one.version), number(one.end)]
    }
}
