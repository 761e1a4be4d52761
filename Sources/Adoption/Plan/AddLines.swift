import Apps
import TransitionDSL

/// Adds lines and defaults to the file, each once.
extension AdoptionPlan {
    mutating func addDefault(
        _ fact: Int, _ container: String?, _ operation: String,
        _ animation: AdoptedLine.Animation
    ) {
        if let container, screen(container) == nil {
            return report(fact, obstacle(class: container), container)
        }
        let known = file.defaults.first {
            $0.container == container && $0.operation == operation
        }
        if let known {
            if known.animation == animation { return add(fact, to: known.item) }
            return contradict(known.item, fact)
        }
        let item = addItem([fact])
        file.defaults.append(
            AdoptedDefault(
                container: container, operation: operation, animation: animation, item: item))
    }

    /// One line for each pair of screens that a file can name.
    mutating func addLines(
        _ fact: Int, _ operation: String, _ ends: [(from: String, to: String?)],
        _ animation: FactAnimation
    ) {
        for (from, to) in ends where screen(from) != nil && to.map({ screen($0) != nil }) ?? true {
            addLine(fact, operation, from, to, .catalog(animation))
        }
        if fates[fact] == nil { report(fact, .computedEnd) }
    }

    /// Neither of two animations for the same changes of screens is in the file: which one plays, only
    /// the code knows.
    mutating func contradict(_ item: Int, _ fact: Int) {
        var items = [item]
        if case .item(let own)? = fates[fact] {
            items.append(own)
        } else {
            report(fact, .severalAnimations)
        }
        for item in items where file.isLive(item) {
            file.items[item].dropped = (.severalAnimations, nil)
        }
    }

    mutating func addLine(
        _ fact: Int, _ operation: String, _ from: String?, _ to: String?,
        _ animation: AdoptedLine.Animation, segue: Int? = nil
    ) {
        for name in [from, to].compactMap({ $0 }) where screen(name) == nil {
            return report(fact, obstacle(class: name), name)
        }
        if from == nil, to == nil { return report(fact, .computedEnd) }
        let known = file.lines.first {
            $0.operation == operation && $0.from == from && $0.to == to && $0.segue == segue
        }
        if let known {
            if known.animation == animation { return add(fact, to: known.item) }
            return contradict(known.item, fact)
        }
        // A fact that several lines are for is one item.
        let item = if case .item(let own)? = fates[fact] { own } else { addItem([fact]) }
        file.lines.append(
            AdoptedLine(
                operation: operation, segue: segue, from: from, to: to, animation: animation,
                item: item))
    }
}
