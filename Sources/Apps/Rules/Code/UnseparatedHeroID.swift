import Resolution
import TransitionDSL

extension AppContext {
    /// Two numbers or two texts without anything between them: 1 and 12 give the same id as 11 and 2.
    func unseparatedHeroID() -> [Diagnostic] {
        ids.compactMap { site in
            guard site.isCertain, let patterns = site.patterns else { return nil }
            for (pattern, holes) in zip(patterns, site.holes) {
                guard let kind = touchingKind(pattern, holes),
                    !beginsWithFewSections(holes, site)
                else { continue }
                return Diagnostic(
                    .unseparatedHeroID,
                    "two \(kind) touch in the id `\(pattern.description)`, so that different views "
                        + "can have the same id",
                    at: site.place, help: "write a separator between the \(kind)")
            }
            return nil
        }
    }

    /// A number of one digit is the first one of the text, whatever follows. Where a `switch` decides
    /// which code runs, it may allow one section only.
    private func beginsWithFewSections(_ holes: [String], _ site: HeroIDSite) -> Bool {
        holes.count == 2 && holes[0].lowercased().hasSuffix("section")
            && (index.classes[site.fact.container]?.hasFewSections ?? false
                || site.fact.branch.contains { $0.hasPrefix("switch") })
    }

    private func touchingKind(_ pattern: IDPattern, _ holes: [String]) -> String? {
        let pairs = Array(zip(pattern.pieces, pattern.pieces.dropFirst()))
        if pairs.contains(where: { isNumber($0) && isNumber($1) }) { return "numbers" }
        // What code calls by other than names may have a form that keeps it apart.
        guard holes.allSatisfy({ $0.utf8.allSatisfy { $0.isPartOfName || $0 == 0x2E } }) else {
            return nil
        }
        return pairs.contains { isText($0) && isText($1) } ? "texts" : nil
    }

    private func isText(_ piece: IDPattern.Piece) -> Bool {
        if case .hole(.string, _) = piece { true } else { false }
    }

    private func isNumber(_ piece: IDPattern.Piece) -> Bool {
        switch piece {
        case .hole(.int, _), .hole(.uint, _): true
        case .text, .hole: false
        }
    }
}
