import AppFacts
import AppSource
import TransitionDSL

/// Two one-sided ids that are probably meant to be one.
struct SimilarSites {
    var first: HeroIDSite
    var second: HeroIDSite
}

extension AppContext {
    /// Two ids at both ends of a transition that differ in a letter or two, in case, or in the
    /// order of their words: neither flies.
    func similarHeroIDs() -> [Diagnostic] {
        similar.map { pair in
            Diagnostic(
                .similarHeroIDs,
                "the id \(pair.second.name) is almost \(pair.first.name) of \(pair.first.holder), "
                    + "and each is on one screen only",
                at: pair.second.place,
                notes: [.init("\(pair.first.name) is set here", at: pair.first.place)],
                help: "use one id on both screens if the views belong together")
        }
    }

    /// The limit for comparing all pairs.
    private static var largestCount: Int { 400 }

    func findSimilar() -> [SimilarSites] {
        guard oneSided.count <= Self.largestCount else { return [] }
        var pairs: [SimilarSites] = []
        var taken: Set<SourcePlace> = []
        // The place in a nib is the id that code should repeat.
        let sites = oneSided.sorted { left, right in
            let (first, second) = (isInNib(left), isInNib(right))
            return first == second ? left.place.isBefore(right.place) : first
        }
        for (index, site) in sites.enumerated() {
            let match = sites[..<index].first { other in
                !taken.contains(other.place) && mayMeet(other, site) && areAlike(other, site)
            }
            guard let match else { continue }
            taken.formUnion([match.place, site.place])
            pairs.append(SimilarSites(first: match, second: site))
        }
        return pairs
    }

    private func isInNib(_ site: HeroIDSite) -> Bool { site.fact.language == .interfaceBuilder }

    private func mayMeet(_ one: HeroIDSite, _ other: HeroIDSite) -> Bool {
        one.fact.screens != other.fact.screens
            && one.fact.screens.contains { first in
                other.fact.screens.contains { screens.areNeighbors(first, $0) }
            }
    }

    private func areAlike(_ one: HeroIDSite, _ other: HeroIDSite) -> Bool {
        guard let first = one.patterns, let second = other.patterns, first.count == 1,
            second.count == 1
        else { return false }
        return areAlikeTexts(first[0].description, second[0].description)
    }
}

/// Whether one text is probably a misspelling of the other. `row1` and `row2` are not.
func areAlikeTexts(_ first: String, _ second: String) -> Bool {
    let (left, right) = (Array(first.unicodeScalars), Array(second.unicodeScalars))
    let words = (wordsOf(first), wordsOf(second))
    if words.0.joined() == words.1.joined() || words.0.sorted() == words.1.sorted() { return true }
    let limit = min(left.count, right.count) >= 5 ? 2 : 1
    guard abs(left.count - right.count) <= limit, min(left.count, right.count) > limit + 1 else {
        return false
    }
    func withoutDigits(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
        text.filter { !("0"..."9").contains($0) }
    }
    return editDistance(left, right, limit: limit) != nil
        && withoutDigits(left) != withoutDigits(right)
}

/// The words of an id in lower case: `photo_cell`, `photoCell` and `Photo.cell` have the same.
private func wordsOf(_ text: String) -> [String] {
    var words: [[UInt8]] = [[]]
    var wasLower = false
    for byte in text.utf8 {
        let isWord = (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte.isDigit || byte >= 0x80
        if !isWord || (byte.isCapital && wasLower) { words.append([]) }
        if isWord { words[words.count - 1].append(byte.isCapital ? byte | 0x20 : byte) }
        wasLower = isWord && !byte.isCapital
    }
    return words.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
}
