import Resolution
import TransitionDSL

// Which line wins, read off the same sentences.
extension BruteForce {
    /// Whether all events of one are events of the other, or of both its directions together. A
    /// segue stands below the operations that could carry it out, and an unwind below the segue's
    /// way back: there only those operations, and only the screens, are compared.
    func isInside(_ inner: Int, _ outer: Int) -> Bool {
        let (left, right) = (sayings[inner], sayings[outer])
        switch (left.trigger, right.trigger) {
        case (.any, .any), (.segue, .segue), (.unwind, .unwind):
            return left.events.isSubset(of: right.bothEvents)
        case (.segue, .any), (.unwind, .any):
            return eventsOfOperation.indices.allSatisfy { bit in
                !right.operations.contains(OperationSet(rawValue: 1 << bit))
                    || left.events.intersection(eventsOfOperation[bit])
                        .isSubset(of: right.bothEvents)
            }
        case (.unwind, .segue):
            return left.version >= right.version && left.end <= right.end
                && zip(left.pairs, right.both).allSatisfy { !$0 || $1 }
        case (.any, _), (.segue, .unwind):
            return false
        }
    }

    /// Whether one wins if both cover an event.
    func isNarrower(_ left: Int, _ right: Int) -> Bool {
        guard isInside(left, right) else { return false }
        guard isInside(right, left) else { return true }
        return isLineInside(left, right) && !isLineInside(right, left)
    }

    func isSame(_ left: Int, _ right: Int) -> Bool {
        isInside(left, right) && isInside(right, left) && isLineInside(left, right)
            && isLineInside(right, left)
    }

    private func isLineInside(_ inner: Int, _ outer: Int) -> Bool {
        zip(sayings[inner].line, sayings[outer].line).allSatisfy { !$0 || $1 }
    }

    /// Of the lines that cover an event themselves, those than which no other is narrower.
    func winners(_ event: Int, _ isNarrower: [[Bool]]) -> [Int] {
        let covering = sayings.indices.filter { sayings[$0].events.contains(event) }
        return covering.filter { index in !covering.contains { isNarrower[$0][index] } }
    }

    /// What the lines have an event play: one text where they agree, more where they tie, none
    /// where no line decides.
    func answers(_ event: Int, _ isNarrower: [[Bool]]) -> Set<String> {
        let own = winners(event, isNarrower)
        if !own.isEmpty { return Set(own.map { asWritten($0, event).play }) }
        guard let forward = forward(event) else { return [] }
        return Set(
            winners(forward, isNarrower).compactMap { asWritten($0, forward).returning })
    }

    /// Where both directions of a line cover an event, the direction as written counts.
    private func asWritten(_ saying: Int, _ event: Int) -> Saying {
        sayings.first {
            $0.edge == sayings[saying].edge && !$0.isTurned && $0.events.contains(event)
        } ?? sayings[saying]
    }

    /// The number of the event that another takes back.
    private func forward(_ number: Int) -> Int? {
        var event = events[number]
        switch event.operation {
        case .pop: event.operation = .push
        case .dismiss: event.operation = .present
        case .tabLower: event.operation = .tabHigher
        default: return nil
        }
        event.unwind = nil
        swap(&event.from, &event.to)
        return numbers[event]
    }

    /// What the lines that cover an event themselves have it play: those than which no other is
    /// narrower.
    func winners(of event: Event) -> [Saying] {
        if !event.leaves.isEmpty || !event.enters.isEmpty { return winnersInContainers(event) }
        guard let number = number(of: event) else { return [] }
        let covering = sayings.indices.filter { sayings[$0].events.contains(number) }
        return
            covering
            .filter { index in !covering.contains { $0 != index && isNarrower($0, index) } }
            .map { asWritten($0, number) }
    }

    /// The number of an event, or of one that is like it for all lines: a segue or a version that
    /// no line names makes no difference.
    private func number(of event: Event) -> Int? {
        var event = event
        event.version =
            Self.versions.first { version in
                event.version >= version
                    && sayings.contains { $0.version == version || $0.end == version }
            } ?? SystemVersion(12)
        if let segue = event.segue, !sayings.contains(where: { $0.trigger == .segue(segue) }) {
            event.segue = nil
        }
        if let unwind = event.unwind, !sayings.contains(where: { $0.trigger == .unwind(unwind) }) {
            event.unwind = nil
        }
        return numbers[event]
    }
}
