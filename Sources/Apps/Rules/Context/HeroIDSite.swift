import AppSource
import Resolution
import TransitionDSL

/// A place that sets the id of a view, for the rules.
struct HeroIDSite {
    var fact: AppFact
    var operation: AppFactContent.Operation
    /// Nil if the value is not known. Without `nil`, which means no id.
    var patterns: [IDPattern]?
    /// The expressions in the holes of each pattern.
    var holes: [[String]]
    /// Whether the view may have no id instead.
    var canBeNil: Bool
    /// The class that the path to the view begins in.
    var owner: String?

    var isInNib: Bool { fact.language == .interfaceBuilder }

    var isCertain: Bool { fact.certainty == .certain }

    /// The only value, if it is text without holes.
    var literal: String? { patterns?.count == 1 ? patterns?[0].literal : nil }

    /// The place as a row of a note.
    var place: SourcePlace { fact.place }

    /// What a message calls the id.
    var name: String { "`\((patterns ?? []).map { $0.description }.joined(separator: "` or `"))`" }

    /// What a message calls the view's place.
    var holder: String {
        if !fact.screens.isEmpty, shownOn.count <= 4 {
            return "`\(shownOn.joined(separator: "` and `"))`"
        }
        return fact.container.isEmpty ? "this file" : "`\(fact.container)`"
    }
}

extension HeroIDSite {
    /// The verb after ``holder``.
    var haveIt: String { holder.includes("` and `") ? "have" : "has" }
}

/// The places that set ids, in the order of the facts.
func heroIDSites(_ scan: AppScan) -> [HeroIDSite] {
    scan.facts.compactMap { fact in
        guard case .heroID(let operation, let patterns, let holes) = fact.content, !fact.isTest
        else { return nil }
        let isKnown = fact.certainty != .unknown && !patterns.isEmpty
        let kept = patterns.indices.filter { patterns[$0] != nil }
        return HeroIDSite(
            fact: fact, operation: operation,
            patterns: isKnown ? kept.compactMap { patterns[$0] } : nil,
            holes: kept.map { $0 < holes.count ? holes[$0] : [] },
            canBeNil: kept.count < patterns.count,
            owner: fact.owner
                ?? (fact.language == .interfaceBuilder ? fact.container : nil))
    }
}

/// A place that names an id with `.source(heroID:)`.
struct SourceSite {
    var fact: AppFact
    var patterns: [IDPattern]?
}

func sourceSites(_ scan: AppScan) -> [SourceSite] {
    scan.facts.compactMap { fact in
        guard case .source(let patterns) = fact.content, !fact.isTest else { return nil }
        let isKnown = fact.certainty != .unknown && !patterns.isEmpty
        return SourceSite(fact: fact, patterns: isKnown ? patterns.compactMap { $0 } : nil)
    }
}

extension HeroIDSite {
    /// Whether two places never both run: their paths of branches part at an `if` or `switch`, or
    /// at `#if`.
    func excludes(_ other: HeroIDSite) -> Bool {
        if let mine = fact.condition, let others = other.fact.condition, mine != others {
            return true
        }
        guard isSameMember(as: other) else { return false }
        for (mine, others) in zip(fact.branch, other.fact.branch) where mine != others {
            return Self.stem(mine) == Self.stem(others)
        }
        return false
    }

    /// Whether both run in one go, if one of them does: the same member and branch.
    func runs(with other: HeroIDSite) -> Bool {
        isSameMember(as: other) && fact.branch == other.fact.branch
            && fact.condition == other.fact.condition
    }

    private func isSameMember(as other: HeroIDSite) -> Bool {
        fact.place.file == other.fact.place.file && fact.container == other.fact.container
            && fact.member == other.fact.member
    }

    /// `if#1` of `if#1.else`.
    private static func stem(_ step: String) -> Substring { step.prefix { $0 != "." } }
}
