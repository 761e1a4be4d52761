import AppSource
import TransitionDSL

extension AppContext {
    /// A literal where the app has a constant: the two can get out of step.
    func rawHeroID() -> [Diagnostic] {
        // An index: each id asks for the constant of its text.
        var byText: [String: AppIndex.Constant] = [:]
        for constant in idTexts.reversed() {
            if let text = constant.text { byText[text] = constant }
        }
        return rawFamilyIDs()
            + ids.compactMap { site in
                // A nib cannot name a constant. A value with a longer way is not a literal.
                guard site.isCertain, site.operation == .set,
                    site.fact.language != .interfaceBuilder,
                    site.fact.via.count <= 1, isByHand(site.place)
                else { return nil }
                if let literal = site.literal, let constant = byText[literal], !literal.isEmpty {
                    return problem(site, constant)
                }
                if let pattern = site.patterns?.first, site.patterns?.count == 1,
                    let name = names.heroes[pattern],
                    !index.families.contains(where: { $0.pattern == pattern })
                {
                    return Diagnostic(
                        .rawHeroID, "the id \(site.name) is written here, and is also `\(name)`",
                        at: site.place, help: "use the constant of the .trans file")
                }
                return nil
            }
    }

    private func problem(_ site: HeroIDSite, _ constant: AppIndex.Constant) -> Diagnostic {
        Diagnostic(
            .rawHeroID,
            "the id \(site.name) is written here, and is also `\(constant.fullName)`",
            at: site.place, notes: [.init("the constant is declared here", at: constant.place)],
            help: "use the constant, or give it a place that this code can see",
            fix: naming(constant, at: site))
    }
}
