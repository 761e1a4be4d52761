/// A text that two sides share, and the values that give it in each.
struct SharedText: Sendable {
    var bytes: [UInt8]
    var left: [PinnedValue]
    var right: [PinnedValue]
}

/// Decides whether two sides share a text.
///
/// The automata know nothing of a parameter that stands twice, of lengths, of the list of names and
/// of the greatest number; so each text found is put together again from its values, and where that
/// fails, the value that failed is held to one candidate after the other. What is found is always
/// right; among patterns of such parameters a text may be missed.
struct SharedTextSearch {
    enum Answer {
        case none
        case found(SharedText)
        case tooLarge
    }

    private static let largestNumberOfRuns = 2048
    private static let largestNumberOfCandidates = 512

    let texts: HeroTexts
    private(set) var product = PatternProduct()
    private var runs = 0

    init(_ texts: HeroTexts) { self.texts = texts }

    /// A text that both sides yield.
    mutating func run(_ left: PatternSide, _ right: PatternSide) -> Answer {
        runs = 0
        return search(left, right, forAmbiguity: false)
    }

    /// A text that the pattern yields for two assignments of its parameters.
    mutating func runForAmbiguity(_ side: PatternSide) -> Answer {
        runs = 0
        return search(side, side, forAmbiguity: true)
    }

    private mutating func search(
        _ left: PatternSide, _ right: PatternSide, forAmbiguity: Bool
    ) -> Answer {
        if runs == Self.largestNumberOfRuns { return .none }
        runs += 1
        let alreadyDiffer = left.pins.contains { pin in
            right.pins.contains { $0.parameter == pin.parameter && $0.bytes != pin.bytes }
        }
        texts.compile(left, into: &product.left)
        texts.compile(right, into: &product.right)
        switch product.run(diverging: forAmbiguity && !alreadyDiffer) {
        case .none: return .none
        case .tooLarge: return .tooLarge
        case .found: break
        }
        let found = product.text
        let leftReading = texts.read(found.map { ($0.byte, $0.left) }, as: left)
        let rightReading = texts.read(found.map { ($0.byte, $0.right) }, as: right)
        if let failed = leftReading.failed {
            return hold(failed, leftReading.values, left, beside: right) { search, pinned in
                search.search(pinned, right, forAmbiguity: forAmbiguity)
            }
        }
        if let failed = rightReading.failed {
            return hold(failed, rightReading.values, right, beside: left) { search, pinned in
                search.search(left, pinned, forAmbiguity: forAmbiguity)
            }
        }
        if forAmbiguity && leftReading.values == rightReading.values { return .none }
        return .found(
            SharedText(
                bytes: found.map { $0.byte }, left: leftReading.values, right: rightReading.values))
    }

    /// Tries the values that a parameter may have, the likely ones first.
    private mutating func hold(
        _ parameter: Int32, _ values: [PinnedValue], _ side: PatternSide, beside other: PatternSide,
        attempt: (inout Self, PatternSide) -> Answer
    ) -> Answer {
        var candidates = values.filter { $0.parameter == parameter }.map { $0.bytes }
            .filter { texts.canHold(parameter, of: side.pattern, $0) }
        candidates += texts.candidates(
            for: parameter, of: side.pattern, beside: other.pattern,
            limit: Self.largestNumberOfCandidates)
        var tried: Set<[UInt8]> = []
        for candidate in candidates where tried.insert(candidate).inserted {
            var pinned = side
            pinned.pins.append(PinnedValue(parameter: parameter, bytes: candidate))
            switch attempt(&self, pinned) {
            case .none: continue
            case .found(let text): return .found(text)
            case .tooLarge: return .tooLarge
            }
        }
        return .none
    }
}
