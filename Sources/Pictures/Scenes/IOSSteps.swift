import Resolution
import TransitionDSL

/// The versions of iOS of a file in steps in which the same plays.
struct IOSSteps: Hashable, Sendable {
    /// The first version of each step; the first is the oldest.
    private let firsts: [SystemVersion]

    /// The steps of several registries.
    init(_ steps: [[SystemVersion]]) { firsts = Set([.oldest] + steps.joined()).sorted() }

    /// The last version of each step, which represents all of it.
    var versions: [SystemVersion] { firsts.dropFirst().map { $0.previous } + [.newest] }

    /// The version that represents another one.
    func version(for version: SystemVersion) -> SystemVersion {
        versions.first { version <= $0 } ?? .newest
    }

    /// `iOS 18 and later`, `iOS 15 to 17`, `before iOS 15`, `iOS 17.4 and later, before 18`.
    func name(of version: SystemVersion) -> String {
        let first = firsts.last { $0 <= version } ?? .oldest
        if version == .newest {
            return first == .oldest ? "any iOS" : "iOS \(first.text) and later"
        }
        if first == .oldest { return "before iOS \(version.next.text)" }
        // A major version that ends is complete only if it begins as such, too.
        if first.minor > 0, version.minor == .max {
            return "iOS \(first.text) and later, before \(version.next.text)"
        }
        return first.text == version.text
            ? "iOS \(first.text)" : "iOS \(first.text) to \(version.text)"
    }
}
