import TransitionDSL

/// The oldest Swift compiler that must read what is generated. What the output says depends on
/// this choice alone, never on the compiler that built the tool.
package enum SwiftVersion: String, CaseIterable, Comparable, Sendable {
    case swift5_9 = "5.9"
    case swift5_10 = "5.10"
    case swift6_0 = "6.0"
    case swift6_1 = "6.1"
    case swift6_2 = "6.2"

    package static let newest = swift6_2

    package static func < (left: SwiftVersion, right: SwiftVersion) -> Bool {
        left.number < right.number
    }

    private var number: Int {
        switch self {
        case .swift5_9: 509
        case .swift5_10: 510
        case .swift6_0: 600
        case .swift6_1: 601
        case .swift6_2: 602
        }
    }
}

/// What later versions have brought and the output makes use of.
extension SwiftVersion {
    /// SE-0409: `package import`. Before it every import is public.
    var hasImportAccess: Bool { self >= .swift6_0 }
    /// SE-0423: conformances that are checked when they are used.
    var hasPreconcurrencyConformances: Bool { self >= .swift6_0 }
    /// SE-0449: `nonisolated` on types and extensions. Before SE-0466, of 6.2, no module makes its
    /// types another actor's, so nothing is lost without it.
    var hasNonisolatedTypes: Bool { self >= .swift6_1 }
    /// Before swift#75540, a function's body was read without the directives around it.
    var readsDirectivesInFunctions: Bool { self >= .swift6_1 }

    /// A line without the words that the version does not know.
    func known(in template: [UInt8], _ range: Range<Int>) -> [UInt8] {
        var line = Array(template[range])
        for (word, isKnown) in [
            ("nonisolated ", hasNonisolatedTypes),
            (", @preconcurrency ", hasPreconcurrencyConformances),
        ] where !isKnown {
            let word = Array(word.utf8)
            guard let start = line[...].place(of: word) else { continue }
            let kept = word.first == UInt8(ascii: ",") ? Array(", ".utf8) : []
            line.replaceSubrange(start..<start + word.count, with: kept)
        }
        return line
    }
}
