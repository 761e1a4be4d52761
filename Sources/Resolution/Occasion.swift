package import TransitionDSL

/// Operations as the registry tells them apart: a change of tab goes towards the higher index or
/// towards the lower one; segues and unwinds are ways to do the others.
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

/// One thing that happens: an operation between two screens.
package struct Event: Hashable, Sendable {
    /// One operation.
    package var operation: OperationSet
    package var from: ScreenTree.Position
    package var to: ScreenTree.Position
    /// The declared segue that goes there, or that has opened the screen which is being left.
    package var segue: Handle<Segue>?
    /// The declared unwind segue that goes back.
    package var unwind: Handle<Segue>?
    /// The version of iOS.
    package var version: Int

    package init(
        _ operation: OperationSet, from: ScreenTree.Position, to: ScreenTree.Position,
        segue: Handle<Segue>? = nil, unwind: Handle<Segue>? = nil, version: Int = .max
    ) {
        self.operation = operation
        self.from = from
        self.to = to
        self.segue = segue
        self.unwind = unwind
        self.version = version
    }
}

/// When a line plays, apart from its screens.
///
/// Of two occasions that have an event in common, one lies inside the other, or they differ in
/// versions and operation: a segue's lie inside those of the operations, an unwind's inside a
/// segue's way back.
package struct Occasion: Hashable, Sendable {
    package enum Means: Hashable, Sendable {
        case any
        /// By this segue, or back from the screen that it opened.
        case segue(Handle<Segue>)
        case unwind(Handle<Segue>)
    }

    package var means: Means
    package var operations: OperationSet
    package let versions: VersionRange

    init(operations: OperationSet, means: Means, versions: VersionRange) {
        self.operations = operations
        self.means = means
        self.versions = versions
    }

    func covers(_ event: Event) -> Bool {
        guard operations.contains(event.operation), versions.contains(event.version) else {
            return false
        }
        return switch means {
        case .any: true
        case .segue(let segue): event.segue == segue
        case .unwind(let unwind): event.unwind == unwind
        }
    }

    func meets(_ other: Occasion) -> Bool {
        guard !operations.isDisjoint(with: other.operations),
            !versions.intersection(other.versions).isEmpty
        else { return false }
        return switch (means, other.means) {
        case (.segue(let left), .segue(let right)), (.unwind(let left), .unwind(let right)):
            left == right
        case (.any, _), (_, .any), (.segue, .unwind), (.unwind, .segue): true
        }
    }

    /// Whether it lies inside another or is equal to it; asked only of occasions that meet.
    func isInside(_ other: Occasion) -> Bool {
        versions.isInside(other.versions) && isInsideInSomeVersion(other)
    }

    /// The same where both count.
    func isInsideInSomeVersion(_ other: Occasion) -> Bool {
        switch (means, other.means) {
        case (.any, .any), (.segue, .segue), (.unwind, .unwind):
            operations.isSubset(of: other.operations)
        case (.segue, .any), (.unwind, .any), (.unwind, .segue): true
        case (.any, .segue), (.any, .unwind), (.segue, .unwind): false
        }
    }

    /// An event on which both play, in the first version that both have, without its screens and its
    /// operation: it may be any that both have.
    package func event(with other: Occasion) -> Event {
        var event = Event(
            [], from: ScreenTree.undeclared, to: ScreenTree.undeclared,
            version: versions.intersection(other.versions).from)
        event.add(means)
        event.add(other.means)
        return event
    }
}

extension Event {
    /// The means of the occasions that it can be of.
    var means: [Occasion.Means] {
        [.any] + [segue.map { .segue($0) }, unwind.map { .unwind($0) }].compactMap { $0 }
    }

    fileprivate mutating func add(_ means: Occasion.Means) {
        switch means {
        case .any: break
        case .segue(let segue): self.segue = segue
        case .unwind(let unwind): self.unwind = unwind
        }
    }
}
