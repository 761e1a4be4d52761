package import TransitionDSL

/// A range of iOS versions in which a line or a default applies, without the end.
package struct VersionRange: Hashable, Sendable {
    /// The oldest without a first version.
    package private(set) var from: SystemVersion
    /// The newest without an end.
    private var end: SystemVersion

    package static let all = VersionRange(from: .oldest, before: nil)

    package init(from first: SystemVersion, before end: SystemVersion?) {
        from = first
        self.end = end ?? .newest
    }

    /// nil without an end.
    package var before: SystemVersion? { end == .newest ? nil : end }
    package var isEmpty: Bool { from >= end }

    package func contains(_ version: SystemVersion) -> Bool {
        version >= from && (version < end || end == .newest)
    }

    package func isInside(_ other: VersionRange) -> Bool { from >= other.from && end <= other.end }

    package func intersection(_ other: VersionRange) -> VersionRange {
        VersionRange(from: max(from, other.from), before: min(end, other.end))
    }

    /// An order in which a range comes before those around it: the later beginning first, then the
    /// earlier end.
    package func isNarrower(_ other: VersionRange) -> Bool {
        (other.from, end) < (from, other.end)
    }

    /// The arguments of `available` for the range: `from: 13, before: 16.4`.
    package var arguments: String {
        let parts = [
            from > .oldest ? "from: \(from.text)" : nil, before.map { "before: \($0.text)" },
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    /// `from iOS 13 on`, `before iOS 16`, `from iOS 13 on and before iOS 16.4`.
    package var text: String {
        let parts = [
            from > .oldest ? "from iOS \(from.text) on" : nil,
            before.map { "before iOS \($0.text)" },
        ]
        return parts.compactMap { $0 }.joined(separator: " and ")
    }
}

/// The versions of iOS in which these options apply.
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
    /// Whether an option only limits the versions of iOS of its line.
    package func isAvailability(_ option: Handle<Call>) -> Bool {
        guard case .catalog(let row) = calls[option].callee else { return false }
        return Catalog.firstOverload[row.index] == Catalog.Option.available
    }

    /// The range of one `available`.
    fileprivate func versions(of option: Handle<Call>) -> VersionRange {
        guard case .catalog(let row) = calls[option].callee else { return .all }
        var range = VersionRange.all
        for argument in arguments[calls[option].arguments] {
            guard case .version(let version) = values[argument.value] else { continue }
            let isEnd = Catalog[row].parameters[Int(argument.parameter)].label == "before"
            range = range.intersection(
                isEnd
                    ? VersionRange(from: .oldest, before: version)
                    : VersionRange(from: version, before: nil))
        }
        return range
    }
}
