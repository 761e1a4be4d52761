import TransitionDSL

/// Two ids that are meant to be one: each stands on one side, and nothing flies.
enum SimilarHeroIDs: LintRule {
    static let id = DiagnosticID.similarHeroIDs

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.heroes.similar.compactMap { pair in
            let places = (context.heroes.place(pair.first), context.heroes.place(pair.second))
            let isSecondOwn = context.isOwn(places.1)
            guard isSecondOwn || context.isOwn(places.0) else { return nil }
            let (told, other) = isSecondOwn ? (pair.second, pair.first) : (pair.first, pair.second)
            let name = context.heroes.name(told)
            let otherName = context.heroes.name(other)
            return Diagnostic(
                id, "`\(name)` \(difference(pair.likeness, otherName))",
                at: isSecondOwn ? places.1 : places.0,
                notes: [
                    .init("`\(otherName)` is declared here", at: isSecondOwn ? places.0 : places.1)
                ],
                help: "use one id on both screens if the views belong together, "
                    + "else choose a name that is told apart")
        }
    }

    private static func difference(_ likeness: SimilarIDs.Likeness, _ other: String) -> String {
        switch likeness {
        case .names: "is `\(other)` but for case or punctuation"
        case .texts: "has the text of `\(other)` but for case or punctuation"
        case .letters: "is nearly `\(other)`, and each stands on one side of a transition only"
        }
    }
}

/// Two ids that are hard to tell apart, the one declared first coming first.
struct SimilarIDs {
    enum Likeness {
        /// The names differ in case or punctuation only.
        case names
        case texts
        /// One or two letters; each id is on one side only of the same transitions.
        case letters
    }

    var first: HeroIDName
    var second: HeroIDName
    var likeness: Likeness
}

extension HeroIndex {
    func similarIDs() -> [SimilarIDs] {
        var pairs = alikeBut()
        let known = Set(pairs.flatMap { [$0.first.hero, $0.second.hero] })
        let candidates = oneSided.filter { !known.contains($0.name.hero) }
        pairs += pairsByLetters(candidates)
        return pairs
    }

    /// The ids in ``similar``; where whole names are alike, with all parts.
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

    // MARK: Case and punctuation

    private func alikeBut() -> [SimilarIDs] {
        var pairs: [SimilarIDs] = []
        var byName: [UInt64: Handle<Hero>] = [:]
        var byText: [UInt64: Handle<Hero>] = [:]
        for index in model.heroes.indices {
            let hero = Handle<Hero>(index)
            let declared = model.heroes[hero].declared
            var folding = FoldedText()
            folding.add(model.texts.bytes, model.texts.range(declared.name))
            if let name = folding.key, let other = byName.updateValue(hero, forKey: name) {
                pairs.append(pair(other, hero, .names))
                continue
            }
            guard let key = foldedText(of: hero) else { continue }
            if let other = byText.updateValue(hero, forKey: key) {
                pairs.append(pair(other, hero, .texts))
            }
        }
        return pairs
    }

    private func pair(
        _ first: Handle<Hero>, _ second: Handle<Hero>, _ likeness: SimilarIDs.Likeness
    ) -> SimilarIDs {
        SimilarIDs(
            first: HeroIDName(hero: first), second: HeroIDName(hero: second), likeness: likeness)
    }

    /// The key of the text of an id that has no holes.
    private func foldedText(of hero: Handle<Hero>) -> UInt64? {
        var folding = FoldedText()
        for index in model.heroes[hero].text.indices {
            guard case .literal(let text) = model.segments[index] else { return nil }
            folding.add(model.texts.bytes, model.texts.range(text))
        }
        return folding.key
    }

    // MARK: Letters

    /// Comparing all with all is for few.
    private static var maximumComparedCount: Int { 200 }

    private func pairsByLetters(_ ids: [OneSidedID]) -> [SimilarIDs] {
        guard ids.count > 1, ids.count <= Self.maximumComparedCount else { return [] }
        let ids = ids.sorted { place($0.name).isBefore(place($1.name)) }
        let names = ids.map { Array(name($0.name).unicodeScalars) }
        var pairs: [SimilarIDs] = []
        var taken: Set<HeroIDName> = []
        for (index, id) in ids.enumerated() {
            let match = ids[..<index].indices.first { other in
                !taken.contains(ids[other].name) && areNear(names[other], names[index])
                    && meetings.mayMeet(ids[other].screens, id.screens)
            }
            guard let match else { continue }
            taken.formUnion([ids[match].name, id.name])
            pairs.append(SimilarIDs(first: ids[match].name, second: id.name, likeness: .letters))
        }
        return pairs
    }

    /// Whether one name is likely the other one misspelt. `row1` and `row2` are not.
    func areNear(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Bool {
        func withoutDigits(_ name: [Unicode.Scalar]) -> [Unicode.Scalar] {
            name.filter { !("0"..."9").contains($0) }
        }
        if withoutDigits(first) == withoutDigits(second) { return false }
        let limit = min(first.count, second.count) >= 5 ? 2 : 1
        guard min(first.count, second.count) > limit + 1 else { return false }
        return editDistance(first, second, limit: limit) != nil
    }
}

/// A number that texts share if they differ in case and punctuation only. What stands between two
/// digits counts.
private struct FoldedText {
    private var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    private var letters = 0
    private var last: UInt8 = 0
    private var separates = false

    /// nil where there are too few letters to tell.
    var key: UInt64? { letters >= 3 ? hash : nil }

    mutating func add(_ bytes: [UInt8], _ range: Range<Int>) {
        for index in range {
            guard let kept = folded(bytes[index]) else {
                separates = true
                continue
            }
            if separates, isDigit(last), isDigit(kept) { add(UInt8(ascii: ".")) }
            separates = false
            if !isDigit(kept) { letters += 1 }
            add(kept)
            last = kept
        }
    }

    private mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

    private func folded(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
        case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: byte
        case _ where isDigit(byte): byte
        default: nil
        }
    }

    private func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
