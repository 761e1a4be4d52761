import Apps

/// Each fact leads to one fact of the file or to one entry of the report.
extension AdoptionPlan {
    var counts: AdoptionCounts {
        var counts = AdoptionCounts()
        for fate in fates {
            switch fate {
            case .context: continue
            case .item(let item):
                if file.items[item].isLikely { counts.likely += 1 } else { counts.carried += 1 }
            case .reported, nil: counts.reported += 1
            }
            counts.facts += 1
        }
        return counts
    }

    var reasonCounts: [AdoptionReason: Int] {
        var counts: [AdoptionReason: Int] = [:]
        for case .reported(let reason, _) in fates { counts[reason, default: 0] += 1 }
        return counts
    }

    /// What contradicts the promise; nil if it is kept.
    var gap: String? {
        if let failure { return "the adopted file has an error: \(failure)" }
        var uses = [Int](repeating: 0, count: fates.count)
        for (index, item) in file.items.enumerated() where item.dropped == nil {
            if item.facts.isEmpty, !item.isDerived {
                return "item \(index) of the file has no fact of the app"
            }
            for fact in item.facts { uses[fact] += 1 }
        }
        let written = writtenItems
        for fact in fates.indices {
            switch fates[fact] {
            case nil: return "\(location(fact)) is neither in the file nor in the report"
            case .item(let item):
                if uses[fact] != 1 { return "\(location(fact)) leads to \(uses[fact]) facts" }
                if !written.contains(item) { return "\(location(fact)) is not in the text" }
            case .reported, .context:
                if uses[fact] != 0 { return "\(location(fact)) is in the file and in the report" }
            }
        }
        return nil
    }

    /// Places of screens and identifiers of segues on which no transition depends are not for the
    /// file.
    mutating func leaveOutUnused() {
        let owners = writtenOwners
        let written = Set(owners)
        var items = file.owners.indices.filter {
            !written.contains($0) || !hasStoryboard($0, owners)
        }
        .compactMap { file.owners[$0].storyboard?.item }
        let segues = Set(writtenSegues)
        items += file.segues.indices.filter { !segues.contains($0) }.map { file.segues[$0].item }
        for item in items where file.isLive(item) {
            file.items[item].dropped = (.notInLanguage, nil)
            for fact in file.items[item].facts { fates[fact] = .context }
        }
        for (owner, facts) in otherPlaces where hasStoryboard(owner, owners) {
            report(facts, .otherPlace, file.owners[owner].className)
        }
    }

    /// Whether the file has the place of a screen, as a clause or, if it is likely, as a comment.
    private func hasStoryboard(_ index: Int, _ owners: [Int]) -> Bool {
        guard let storyboard = file.owners[index].storyboard, file.isLive(storyboard.item) else {
            return false
        }
        return file.items[storyboard.item].isLikely || storyboardClause(index, owners) != nil
    }

    /// The items that the text of the file shows.
    private var writtenItems: Set<Int> {
        var items: Set<Int> = engineItem.map { [$0] } ?? []
        let owners = writtenOwners
        for index in owners {
            let owner = file.owners[index]
            items.formUnion(owner.ids.map { $0.item })
            items.formUnion(owner.modifiers.map { $0.item })
            items.formUnion([owner.presentation?.item].compactMap { $0 })
            if hasStoryboard(index, owners) {
                items.formUnion([owner.storyboard?.item].compactMap { $0 })
            }
        }
        items.formUnion(writtenSegues.map { file.segues[$0].item })
        items.formUnion(file.defaults.map { $0.item })
        items.formUnion(file.lines.filter(isLive).map { $0.item })
        return items
    }
}
