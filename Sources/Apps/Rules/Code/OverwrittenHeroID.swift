package import TransitionDSL

/// The attributes of nibs whose id code replaces when the nib is loaded, with the place that does
/// it.
package func replacedAttributes(_ scan: AppScan) -> [SourcePlace: SourcePlace] {
    var places: [SourcePlace: SourcePlace] = [:]
    for (attribute, code) in AppContext(scan).replacedAttributes {
        places[attribute.place] = code.place
    }
    return places
}

extension AppContext {
    /// An id that is replaced before anything can read it: one of the two places is left over. Two
    /// assignments in one block, with no call between them; or an attribute of a nib, and code that
    /// runs when the nib is loaded.
    func overwrittenHeroID() -> [Diagnostic] {
        zip(ids, ids.dropFirst()).compactMap { first, second in
            guard first.isCertain, second.isCertain, first.operation == .set,
                second.operation == .set, first.fact.view != nil,
                first.fact.view == second.fact.view, first.owner == second.owner,
                first.place.file == second.place.file, first.runs(with: second),
                !first.isInNib || areOneObject(first, second),
                first.place.range.end <= second.place.range.start, isQuiet(first, second)
            else { return nil }
            return overwritten(first, by: second)
        } + overwrittenInNibs()
    }

    private func overwrittenInNibs() -> [Diagnostic] {
        replacedAttributes.map { overwritten($0, by: $1) }
    }

    /// The attributes of nibs whose id code replaces, and where it does.
    func findReplacedAttributes() -> [(HeroIDSite, by: HeroIDSite)] {
        // An index: each attribute asks for the code about its view.
        var onLoad: [String: HeroIDSite] = [:]
        for site in ids where site.isCertain && site.operation == .set && !site.canBeNil {
            guard let owner = site.owner, let view = site.fact.view,
                index.idsOnLoad.contains(site.place), onLoad["\(owner).\(view)"] == nil
            else { continue }
            onLoad["\(owner).\(view)"] = site
        }
        let reads = Set(facts(.heroIDRead).map { $0.place })
        return ids.compactMap { site in
            guard site.isInNib, site.isCertain, let owner = site.owner, let view = site.fact.view,
                let code = onLoad["\(owner).\(view)"], !reads.contains(code.place),
                code.patterns != site.patterns
            else { return nil }
            return (site, by: code)
        }
    }

    private func overwritten(_ first: HeroIDSite, by second: HeroIDSite) -> Diagnostic {
        Diagnostic(
            .overwrittenHeroID,
            "the id \(first.name) is replaced before anything can read it", at: first.place,
            notes: [.init("the view gets \(second.name) here", at: second.place)],
            help: "remove one of the two assignments")
    }

    /// Whether there is nothing but plain assignments between two places.
    private func isQuiet(_ first: HeroIDSite, _ second: HeroIDSite) -> Bool {
        let between = SourcePlace(
            file: first.place.file,
            range: SourceRange(start: first.place.range.end, end: second.place.range.start))
        let isPlain = text(between).allSatisfy { !"(){}[]".contains($0) }
        return isPlain
            && !facts(.heroIDRead).contains { fact in
                fact.place.file == first.place.file
                    && fact.place.range.start >= first.place.range.start
                    && fact.place.range.end <= second.place.range.end
            }
    }
}
