package import TransitionDSL

/// Operations as the registry distinguishes them: a change of tab goes to a higher or a lower
/// index. Segues and unwinds are ways to perform the others.
package struct OperationSet: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let push = OperationSet(rawValue: 1)
    package static let pop = OperationSet(rawValue: 2)
    package static let present = OperationSet(rawValue: 4)
    package static let dismiss = OperationSet(rawValue: 8)
    package static let replace = OperationSet(rawValue: 16)
    package static let tabHigher = OperationSet(rawValue: 32)
    package static let tabLower = OperationSet(rawValue: 64)

    package static let going: OperationSet = [.push, .present, .replace]
    package static let back: OperationSet = [.pop, .dismiss]

    /// The single operations of the set, in a fixed order.
    package var members: [OperationSet] {
        (0..<7).map { OperationSet(rawValue: 1 << $0) }.filter { contains($0) }
    }
}

/// A navigation event: an operation between two screens.
package struct Event: Hashable, Sendable {
    /// One operation.
    package var operation: OperationSet
    package var from: ScreenTree.Position
    package var to: ScreenTree.Position
    /// The containers around the screen that is left and not around the other one, the innermost
    /// first.
    package var leaves: [ScreenTree.Position] = []
    /// The containers around the screen that appears and not around the other one.
    package var enters: [ScreenTree.Position] = []
    /// The declared segue of the event, or the one that opened the screen that is left.
    package var segue: Handle<Segue>?
    /// The declared unwind segue of the event.
    package var unwind: Handle<Segue>?
    /// The version of iOS.
    package var version: SystemVersion

    package init(
        _ operation: OperationSet, from: ScreenTree.Position, to: ScreenTree.Position,
        segue: Handle<Segue>? = nil, unwind: Handle<Segue>? = nil, version: SystemVersion = .newest
    ) {
        self.operation = operation
        self.from = from
        self.to = to
        self.segue = segue
        self.unwind = unwind
        self.version = version
    }
}

/// When a line applies, apart from its screens.
/// If two share an event, one lies inside the other, or they differ in versions and operation. A
/// segue's events lie inside those of its operations, and an unwind's inside a segue's return.
package struct EventPattern: Hashable, Sendable {
    package enum Trigger: Hashable, Sendable {
        case any
        /// By this segue, or on return from the screen that it opened.
        case segue(Handle<Segue>)
        case unwind(Handle<Segue>)
    }

    package var operations: OperationSet
    package var trigger: Trigger
    package let versions: VersionRange

    func covers(_ event: Event) -> Bool {
        guard operations.contains(event.operation), versions.contains(event.version) else {
            return false
        }
        return switch trigger {
        case .any: true
        case .segue(let segue): event.segue == segue
        case .unwind(let unwind): event.unwind == unwind
        }
    }

    func meets(_ other: EventPattern) -> Bool {
        guard !operations.isDisjoint(with: other.operations),
            !versions.intersection(other.versions).isEmpty
        else { return false }
        return switch (trigger, other.trigger) {
        case (.segue(let left), .segue(let right)), (.unwind(let left), .unwind(let right)):
            left == right
        case (.any, _), (_, .any), (.segue, .unwind), (.unwind, .segue): true
        }
    }

    /// Whether it is equal to another or inside it; both must share an event.
    func isInside(_ other: EventPattern) -> Bool {
        versions.isInside(other.versions) && isInsideInSomeVersion(other)
    }

    /// The same where both apply.
    func isInsideInSomeVersion(_ other: EventPattern) -> Bool {
        switch (trigger, other.trigger) {
        case (.any, .any), (.segue, .segue), (.unwind, .unwind):
            operations.isSubset(of: other.operations)
        case (.segue, .any), (.unwind, .any), (.unwind, .segue): true
        case (.any, .segue), (.any, .unwind), (.segue, .unwind): false
        }
    }

    /// An event to which both apply, in the first version that both have. Its screens and its
    /// operation are not set: any operation that both have is possible.
    package func event(with other: EventPattern) -> Event {
        var event = Event(
            [], from: ScreenTree.undeclared, to: ScreenTree.undeclared,
            version: versions.intersection(other.versions).from)
        event.add(trigger)
        event.add(other.trigger)
        return event
    }
}

extension Event {
    /// The means of the events that it can match.
    var trigger: [EventPattern.Trigger] {
        [.any] + [segue.map { .segue($0) }, unwind.map { .unwind($0) }].compactMap { $0 }
    }

    /// Makes it an event by a segue.
    package mutating func add(_ trigger: EventPattern.Trigger) {
        switch trigger {
        case .any: break
        case .segue(let segue): self.segue = segue
        case .unwind(let unwind): self.unwind = unwind
        }
    }
}
