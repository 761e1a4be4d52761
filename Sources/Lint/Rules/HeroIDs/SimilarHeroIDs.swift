import Resolution
import TransitionDSL

extension LintContext {
    /// Two ids that are probably meant to be one: each is on one side only, and nothing flies.
    func similarHeroIDs() -> [Diagnostic] {
        heroes.similar.compactMap { pair in
            let isSecondOwn = isOwn(heroes.place(pair.second))
            let (reported, other) =
                isSecondOwn ? (pair.second, pair.first) : (pair.first, pair.second)
            guard isOwn(heroes.place(reported)) else { return nil }
            let otherName = heroes.name(other)
            return Diagnostic(
                .similarHeroIDs,
                "`\(heroes.name(reported))` \(difference(pair.likeness, otherName))",
                at: heroes.place(reported),
                notes: [.init("`\(otherName)` is declared here", at: heroes.place(other))],
                help: "use one id on both screens if the views belong together, "
                    + "else choose a name that is easy to distinguish")
        }
    }

    private func difference(_ likeness: SimilarIDs.Likeness, _ other: String) -> String {
        switch likeness {
        case .names: "differs from `\(other)` only in case or punctuation"
        case .texts: "has the string of `\(other)` except for case or punctuation"
        case .letters: "is almost `\(other)`, and each is on only one side of a transition"
        }
    }
}

/// Two ids that are easy to confuse, the one declared first coming first.
struct SimilarIDs {
    enum Likeness {
        /// The names differ in case or punctuation only.
        case names
        case texts
        /// One or two letters differ; each id is on one side only of the same transitions.
        case letters
    }

    var first: HeroIDName
    var second: HeroIDName
    var likeness: Likeness
}

extension HeroIndex {
    func similarIDs() -> [SimilarIDs] {
        var pairs = pairsDifferingOnlyInCase()
        let known = Set(pairs.flatMap { [$0.first.hero, $0.second.hero] })
        let candidates = oneSided.filter { !known.contains($0.name.hero) }
        pairs += pairsByLetters(candidates)
        return pairs
    }

    /// The ids in ``similar``; if whole names are similar, with all parts.
    func idsInSimilarPairs() -> Set<HeroIDName> {
        var names: Set<HeroIDName> = []
        for pair in similar {
            for name in [pair.first, pair.second] {
                names.insert(name)
                guard pair.likeness != .letters else { continue }
                for part in model.heroes[name.hero].parts.handles {
                    names.insert(HeroIDName(hero: name.hero, part: part))
                }
            }
        }
        return names
    }

    private func pairsDifferingOnlyInCase() -> [SimilarIDs] {
        // Pairs of imported ids are not reported here.
        guard model.heroes.contains(where: { $0.declared.place.file == .main }) else { return [] }
        var pairs: [SimilarIDs] = []
        var byName: [[UInt8]: Handle<Hero>] = [:]
        var byText: [[UInt8]: Handle<Hero>] = [:]
        func add(_ first: Handle<Hero>, _ second: Handle<Hero>, _ likeness: SimilarIDs.Likeness) {
            pairs.append(
                SimilarIDs(
                    first: HeroIDName(hero: first), second: HeroIDName(hero: second),
                    likeness: likeness))
        }
        for (index, hero) in model.heroes.enumerated() {
            let handle = Handle<Hero>(index)
            if let name = folded(model.texts.bytes[model.texts.range(hero.declared.name)]),
                let other = byName.updateValue(handle, forKey: name)
            {
                add(other, handle, .names)
            } else if let text = foldedText(of: hero),
                let other = byText.updateValue(handle, forKey: text)
            {
                add(other, handle, .texts)
            }
        }
        return pairs
    }

    /// The key of the string of an id without interpolations.
    private func foldedText(of hero: Hero) -> [UInt8]? {
        var bytes: [UInt8] = []
        for segment in model.segments[hero.text] {
            guard case .literal(let text) = segment else { return nil }
            bytes.append(model.texts.bytes, model.texts.range(text))
        }
        return folded(bytes)
    }

    /// The limit for comparing all pairs.
    private static var maximumComparedCount: Int { 200 }

    private func pairsByLetters(_ ids: [OneSidedID]) -> [SimilarIDs] {
        guard ids.count > 1, ids.count <= Self.maximumComparedCount else { return [] }
        let ids = ids.sorted { place($0.name).isBefore(place($1.name)) }
        let names = ids.map { letters(of: $0.name) }
        var pairs: [SimilarIDs] = []
        var taken: Set<HeroIDName> = []
        for (index, id) in ids.enumerated() {
            let match = ids[..<index].indices.first { other in
                !taken.contains(ids[other].name) && areMisspellings(names[other], names[index])
                    && reachability.mayMeet(ids[other].screens, id.screens)
            }
            guard let match else { continue }
            taken.formUnion([ids[match].name, id.name])
            pairs.append(SimilarIDs(first: ids[match].name, second: id.name, likeness: .letters))
        }
        return pairs
    }
}

/// A key that is equal for strings that differ only in case and punctuation, except between two
/// digits. nil if there are too few letters to compare. For all ids of a file, unlike the words of
/// one-sided ids of an app, whose order does not count either: an app's constant and literal may
/// name one thing in two ways.
private func folded(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var kept: [UInt8] = []
    var letterCount = 0
    var separates = false
    for byte in text {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
            kept.append(byte < 0x80 ? byte | 0x20 : byte)
            letterCount += 1
        case _ where byte.isDigit:
            if separates, let last = kept.last, last.isDigit { kept.append(UInt8(ascii: ".")) }
            kept.append(byte)
        default:
            separates = true
            continue
        }
        separates = false
    }
    return letterCount >= 3 ? kept : nil
}
