package import TransitionDSL

/// Versions of iOS in which a line or a default counts: from the first up to, and without, the end.
package struct VersionRange: Hashable, Sendable {
    /// Versions have two digits.
    private var first: UInt8
    private var end: UInt8

    package static let all = VersionRange(from: 0, before: nil)

    package init(from first: Int, before end: Int?) {
        self.first = UInt8(clamping: first)
        self.end = end.map { UInt8(clamping: $0) } ?? .max
    }

    /// 0 where there is no first version.
    package var from: Int { Int(first) }
    /// nil where there is no end.
    package var before: Int? { end == .max ? nil : Int(end) }
    package var isEmpty: Bool { first >= end }

    package func contains(_ version: Int) -> Bool {
        version >= from && (before.map { version < $0 } ?? true)
    }

    package func isInside(_ other: VersionRange) -> Bool {
        first >= other.first && end <= other.end
    }

    package func intersection(_ other: VersionRange) -> VersionRange {
        var result = self
        result.first = max(first, other.first)
        result.end = min(end, other.end)
        return result
    }

    /// An order in which a range comes before those around it: what begins later, and of what begins
    /// together what ends earlier.
    package func isNarrower(_ other: VersionRange) -> Bool {
        first == other.first ? end < other.end : first > other.first
    }

    /// The arguments of an `available` that says it: `from: 13, before: 16`.
    package var arguments: String {
        let parts = [from > 0 ? "from: \(from)" : nil, before.map { "before: \($0)" }]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    /// `from iOS 13 on`, `before iOS 16`, `from iOS 13 on and before iOS 16`.
    package var text: String {
        let parts = [from > 0 ? "from iOS \(from) on" : nil, before.map { "before iOS \($0)" }]
        return parts.compactMap { $0 }.joined(separator: " and ")
    }
}

/// The versions of iOS in which what has these options counts.
package func availableVersions(
    _ options: HandleRange<Handle<Call>>, in model: Model
) -> VersionRange {
    var range = VersionRange.all
    for option in model.items[options] where model.isAvailability(option) {
        range = range.intersection(model.versions(of: option))
    }
    return range
}

extension Model {
    /// Whether an option says only in which versions of iOS its line counts.
    package func isAvailability(_ option: Handle<Call>) -> Bool {
        guard case .catalog(let row) = calls[option].callee else { return false }
        return Catalog.firstOverload[Int(row.index)] == Catalog.Option.available
    }

    /// What one `available` says.
    fileprivate func versions(of option: Handle<Call>) -> VersionRange {
        guard case .catalog(let row) = calls[option].callee else { return .all }
        var range = VersionRange.all
        for argument in arguments[calls[option].arguments] {
            guard case .number(let number, _) = values[argument.value], (0...99).contains(number)
            else { continue }
            let isEnd = Catalog[row].parameters[Int(argument.parameter)].label == "before"
            range = range.intersection(
                isEnd
                    ? VersionRange(from: 0, before: Int(number))
                    : VersionRange(from: Int(number), before: nil))
        }
        return range
    }
}
