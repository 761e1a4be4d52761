import AppSource
import Resolution
import TransitionDSL

extension AppContext {
    /// Two views that are on one screen at the same time and have the same id: Hero takes one of
    /// them, and the other does not fly. Views of toggles and of branches that exclude each other
    /// are not on the screen at the same time.
    func repeatedHeroID() -> [Diagnostic] {
        // An index: each place asks for those that could be together with it.
        var groups: [SameID: [HeroIDSite]] = [:]
        for site in ids {
            guard site.isCertain, site.operation == .set, !site.canBeNil,
                let pattern = onlyPattern(site),
                pattern.literal != "",
                !pattern.isModelValue || isNumbered(site) || isOfOneName(site), hasOneID(site)
            else { continue }
            let isOpen = pattern.isModelValue && !isNumbered(site)
            let key = SameID(
                pattern: pattern, screens: site.fact.screens, holes: isOpen ? site.holes : [])
            groups[key, default: []].append(site)
        }
        return groups.values.flatMap { sites in
            var problems: [Diagnostic] = []
            for (index, site) in sites.enumerated() {
                // One object may have two attributes of one meaning.
                guard
                    !sites[..<index].contains(where: { site.isInNib && areOneObject($0, site) }),
                    let other = sites[..<index].first(where: {
                        areTogether($0, site) || areNumberedAlike($0, site)
                            || isNumberOfARow($0, site)
                    })
                else { continue }
                problems.append(problem(site, other))
            }
            return problems
        }
    }

    private struct SameID: Hashable {
        var pattern: IDPattern
        var screens: [String]
        /// Only of values that are known by their names.
        var holes: [[String]]
    }

    private func problem(_ site: HeroIDSite, _ other: HeroIDSite) -> Diagnostic {
        let screen = Set(site.fact.screens).intersection(other.fact.screens).sorted().first
        let owner = screen ?? site.owner ?? ""
        return Diagnostic(
            .repeatedHeroID, "two views of `\(owner)` have the id \(site.name)", at: site.place,
            notes: [.init("the other view gets it here", at: other.place)],
            help: "give each view an id of its own, so that Hero knows which one flies")
    }

    private func onlyPattern(_ site: HeroIDSite) -> IDPattern? {
        site.patterns?.count == 1 ? site.patterns?.first : nil
    }

    /// Whether an id is the value of a property or parameter: what is written twice in one go is
    /// the same.
    private func isOfOneName(_ site: HeroIDSite) -> Bool {
        site.holes.first?.allSatisfy { hole in
            hole.utf8.allSatisfy { $0.isPartOfName || $0 == UInt8(ascii: ".") }
        } ?? false
    }

    /// A view that has another id at other times is part of a toggle.
    private func hasOneID(_ site: HeroIDSite) -> Bool {
        guard site.fact.view != nil else { return site.isInNib }
        // What code sets later, such as before it opens a screen, does not matter before.
        let isFromStart = runsAlways(site)
        return (idsByView[ViewKey(site)] ?? []).allSatisfy {
            $0.operation == .set && !$0.canBeNil
                && ($0.patterns == site.patterns || isFromStart && !runsAlways($0))
        }
    }

    /// Whether two views are on one screen at the same time.
    private func areTogether(_ one: HeroIDSite, _ other: HeroIDSite) -> Bool {
        // The views of one class are together on every screen that has it.
        let isOfOneClass = one.owner != nil && one.owner == other.owner
        guard one.fact.screens.count == 1 || isOfOneClass,
            one.fact.screens == other.fact.screens, one.holes == other.holes,
            areDifferentViews(one, other), !one.excludes(other)
        else { return false }
        if !isPlaced(one) || !isPlaced(other) { return false }
        if one.isInNib, other.isInNib { return areInOneScene(one, other) }
        if one.owner != other.owner, one.literal == nil, areInCells(one, other) { return false }
        if one.runs(with: other) {
            return onlyPattern(one)?.isModelValue == false || isOfOneName(one)
        }
        // A value that changes may be another one elsewhere.
        guard one.literal != nil, !mayBeOneView(one, other) else { return false }
        return runsAlways(one) && runsAlways(other)
    }

    /// Rows of two classes of cells show different things, even where code calls both by one name.
    private func areInCells(_ one: HeroIDSite, _ other: HeroIDSite) -> Bool {
        [one, other].allSatisfy { $0.owner.map(cells.contains) ?? false }
    }

    /// A component sets its own id, and its screen sets that of the component.
    private func mayBeOneView(_ one: HeroIDSite, _ other: HeroIDSite) -> Bool {
        one.owner != other.owner && (one.fact.view == "root") != (other.fact.view == "root")
    }

    /// Whether a place runs for every instance, as far as its member says.
    private func runsAlways(_ site: HeroIDSite) -> Bool {
        if site.isInNib { return true }
        guard site.fact.branch.isEmpty, site.fact.condition == nil, let member = site.fact.member
        else { return false }
        return startMembers.contains(member) || site.fact.view == member || isStart(site, member)
    }
}
