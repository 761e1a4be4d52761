import Resolution
import TransitionDSL

/// For the events of one operation, from each class of screens to each: which pairs of plays they
/// have under all conditions. Cells with the same ones share a number.
struct CodeGrid {
    typealias Code = PlayPairs.Code

    private struct Step: Hashable {
        var before: Int
        var slot: Int
        var code: Code
    }

    private struct Special: Hashable {
        var node: Int
        var codes: [EventMeans.Means: [Code]]
    }

    /// By cell: the row is the class that is left.
    private(set) var cells: [Int]
    /// The codes of each number in each slot; those of number 0 are all 0. They are a tree while
    /// slots are added.
    private var nodes = [Step(before: 0, slot: -1, code: 0)]
    private var known: [Step: Int] = [:]
    private var specials: [Special] = []
    private var knownSpecials: [Special: Int] = [:]
    private var slots = 0

    init(count: Int) { cells = Array(repeating: 0, count: count) }

    /// Adds the code of each cell in the next slot.
    mutating func add(_ codes: [Code]) {
        // Neighbors are often equal: not looking them up again saves 9 % of the instructions of `diff`
        // of 300 screens.
        var last = (before: 0, code: 0, node: 0)
        for (cell, code) in codes.enumerated() {
            let before = cells[cell]
            if before == 0, code == 0 { continue }
            if before != last.before || code != last.code {
                let step = Step(before: before, slot: slots, code: code)
                last = (before, code, known[step] ?? nodes.count)
                if last.node == nodes.count {
                    known[step] = nodes.count
                    nodes.append(step)
                }
            }
            cells[cell] = last.node
        }
        slots += 1
    }

    /// Adds the codes of a cell for other means, by slot; after all slots.
    mutating func add(_ codes: [EventMeans.Means: [Code]], at cell: Int) {
        let plain = self.codes(of: cells[cell])
        if codes.values.allSatisfy({ $0 == plain }) { return }
        let special = Special(node: cells[cell], codes: codes)
        let index = knownSpecials[special] ?? specials.count
        if index == specials.count {
            knownSpecials[special] = index
            specials.append(special)
        }
        cells[cell] = nodes.count + index
    }

    /// By slot, for means that no line names.
    private func codes(of node: Int) -> [Code] {
        var codes = Array(repeating: 0, count: slots)
        var node = node
        while node != 0 {
            codes[nodes[node].slot] = nodes[node].code
            node = nodes[node].before
        }
        return codes
    }

    /// The codes of a number except 0, and when they apply.
    private func changes(
        of number: Int, _ conditions: EventConditions
    ) -> [(code: Code, condition: ChangeCondition)] {
        var byMeans: [EventMeans.Means: [Code]] = [:]
        if number < nodes.count {
            byMeans[EventMeans.Means()] = codes(of: number)
        } else {
            let special = specials[number - nodes.count]
            byMeans = special.codes
            byMeans[EventMeans.Means()] = codes(of: special.node)
        }
        let segues = Set(byMeans.keys.compactMap { $0.segue }).sorted()
        let unwinds = Set(byMeans.keys.compactMap { $0.unwind }).sorted()
        let all = Set(byMeans.values.joined()).subtracting([0]).sorted()
        return all.flatMap { code in
            let means = (0..<slots).map { slot in
                EventMeans(
                    segues: segues, unwinds: unwinds,
                    included: Set(byMeans.filter { $0.value[slot] == code }.keys))
            }
            return ChangeCondition.all(means, in: conditions).map { (code: code, condition: $0) }
        }
    }

    /// The cells with each change.
    func relations(_ conditions: EventConditions) -> [EventRelation] {
        var relations: [EventRelation] = []
        var indices: [EventRelation.Key: Int] = [:]
        var ofNumber: [Int: [Int]] = [:]
        for (cell, number) in cells.enumerated() where number != 0 {
            if ofNumber[number] == nil {
                ofNumber[number] = changes(of: number, conditions).map { change in
                    let key = EventRelation.Key(code: change.code, condition: change.condition)
                    let index = indices[key] ?? relations.count
                    if index == relations.count {
                        indices[key] = index
                        relations.append(EventRelation(key: key))
                    }
                    return index
                }
            }
            for index in ofNumber[number] ?? [] { relations[index].cells.append(cell) }
        }
        return relations
    }
}

/// The pairs of classes between which one change can be seen.
struct EventRelation {
    struct Key: Hashable {
        var code: PlayPairs.Code
        var condition: ChangeCondition
    }

    var key: Key
    /// In ascending order.
    var cells: [Int] = []
}
