import Resolution
import TransitionDSL

/// For the events of one operation, from each class of screens to each: which pairs of plays they
/// have under all conditions.
struct CodeGrid {
    typealias Code = PlayPairs.Code

    /// The codes of a cell by slot, and those for the means that lines name.
    private struct Codes: Hashable {
        var plain: [Code]
        var ofMeans: [EventTriggers.Trigger: [Code]]
    }

    /// The codes of all cells in each slot; the row of a cell is the class that is left.
    private var slots: [[Code]] = []
    /// The codes of each cell for the means that lines name.
    private var ofMeans: [Int: [EventTriggers.Trigger: [Code]]] = [:]

    /// Adds the code of each cell in the next slot.
    mutating func add(_ codes: [Code]) { slots.append(codes) }

    /// Adds the codes of a cell for other means, by slot; after all slots.
    mutating func add(_ codes: [EventTriggers.Trigger: [Code]], at cell: Int) {
        ofMeans[cell] = codes
    }

    /// The codes except 0, and when they apply.
    private func changes(
        of codes: Codes, _ conditions: EventConditions
    ) -> [(code: Code, condition: ChangeCondition)] {
        var byMeans = codes.ofMeans
        byMeans[EventTriggers.Trigger()] = codes.plain
        let segues = Set(byMeans.keys.compactMap { $0.segue }).sorted()
        let unwinds = Set(byMeans.keys.compactMap { $0.unwind }).sorted()
        let all = Set(byMeans.values.joined()).subtracting([0]).sorted()
        return all.flatMap { code in
            let trigger = slots.indices.map { slot in
                EventTriggers(
                    segues: segues, unwinds: unwinds,
                    included: Set(byMeans.filter { $0.value[slot] == code }.keys))
            }
            return ChangeCondition.all(trigger, in: conditions).map { (code: code, condition: $0) }
        }
    }

    /// The cells with each change.
    func relations(_ conditions: EventConditions) -> [EventRelation] {
        var relations: [EventRelation] = []
        var indices: [EventRelation.Key: Int] = [:]
        // The relations of the cells with equal codes. Cells without a change have none.
        // Hot.
        var ofCodes: [Codes: [Int]] = [:]
        for cell in slots.first?.indices ?? 0..<0
        where ofMeans[cell] != nil || slots.contains(where: { $0[cell] != 0 }) {
            let codes = Codes(plain: slots.map { $0[cell] }, ofMeans: ofMeans[cell] ?? [:])
            if ofCodes[codes] == nil {
                ofCodes[codes] = changes(of: codes, conditions).map { change in
                    let key = EventRelation.Key(code: change.code, condition: change.condition)
                    let index = indices[key] ?? relations.count
                    if index == relations.count {
                        indices[key] = index
                        relations.append(EventRelation(key: key))
                    }
                    return index
                }
            }
            for index in ofCodes[codes] ?? [] { relations[index].cells.append(cell) }
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
