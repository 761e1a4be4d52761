import Resolution

/// The versions of iOS of a file in steps in which the same plays.
struct IOSSteps: Hashable, Sendable {
    /// The first version of each step; the first is 0.
    private let firsts: [Int]

    /// The steps of several registries.
    init(_ steps: [[Int]]) { firsts = Set([0] + steps.joined()).sorted() }

    /// The last version of each step, which represents all of it.
    var versions: [Int] { firsts.dropFirst().map { $0 - 1 } + [.max] }

    /// The version that represents another one.
    func version(for version: Int) -> Int { versions.first { version <= $0 } ?? .max }

    /// `iOS 18 and later`, `iOS 15 to 17`, `before iOS 15`.
    func name(of version: Int) -> String {
        let first = firsts.last { $0 <= version } ?? 0
        if version == .max { return first == 0 ? "any iOS" : "iOS \(first) and later" }
        if first == 0 { return "before iOS \(version + 1)" }
        return first == version ? "iOS \(first)" : "iOS \(first) to \(version)"
    }
}
