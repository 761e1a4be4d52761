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
            if item.facts.isEmpty, !item.isDerived { return "item \(index) of the file has no fact of the app" }
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

    /// The items that the text of the file shows.
    private var writtenItems: Set<Int> {
        var items: Set<Int> = engineItem.map { [$0] } ?? []
        for index in writtenOwners {
            let owner = file.owners[index]
            items.formUnion(owner.ids.map { $0.item })
            items.formUnion(owner.modifiers.map { $0.item })
            items.formUnion([owner.storyboard?.item, owner.presentation?.item].compactMap { $0 })
        }
        items.formUnion(file.segues.map { $0.item })
        items.formUnion(file.defaults.map { $0.item })
        items.formUnion(file.lines.filter(isLive).map { $0.item })
        return items
    }
}
