import TransitionDSL

/// What statements play, as numbers that are equal where the plays and their options are; made for
/// a statement when it is first asked for. A class, so that who holds it can be passed about.
final class PlayKeys {
    private let table: Table
    private let model: Model
    private var writer: PlayWriter
    /// By statement; -1 where it has not been asked for.
    private var keys: [Int32]
    private var spellings = TextTable()
    /// By box; empty until it is asked for.
    private var nextOthers: [Int32] = []

    init(_ table: Table, _ model: Model) {
        self.table = table
        self.model = model
        writer = PlayWriter(model, ModelText(model), isKey: true)
        keys = Array(repeating: -1, count: table.statements.count)
    }

    func key(_ index: Int) -> Int32 {
        if keys[index] >= 0 { return keys[index] }
        writer.removeAll()
        spell(table.statements[index].play, of: index, isReturn: false)
        spell(table.statements[index].returning, of: index, isReturn: true)
        let key = Int32(truncatingIfNeeded: spellings.intern(writer.bytes).index)
        keys[index] = key
        return key
    }

    /// Of a box, the next that plays something else or leads between other sets.
    func nextOther(_ box: Int) -> Int {
        if nextOthers.isEmpty {
            nextOthers = nextIndices(table.boxes.count) { left, right in
                let (left, right) = (table.boxes[left], table.boxes[right])
                return left.from == right.from && left.to == right.to
                    && key(Int(left.statement)) == key(Int(right.statement))
            }
        }
        return Int(nextOthers[box])
    }

    /// The operations of both statements on which it matters which of them wins.
    func difference(_ left: Int, _ right: Int) -> OperationSet {
        if key(left) == key(right) { return [] }
        var shared = table.statements[left].occasion.operations
            .intersection(table.statements[right].occasion.operations)
        // A replacement has no return in which they could differ.
        if shared.contains(.replace), forward(left) == forward(right) { shared.remove(.replace) }
        return shared
    }

    private func forward(_ index: Int) -> [UInt8] {
        writer.removeAll()
        spell(table.statements[index].play, of: index, isReturn: false)
        return writer.bytes
    }

    private func spell(_ play: Play?, of index: Int, isReturn: Bool) {
        guard let play else { return writer.writeDefaultKey() }
        let edge = model.edges[table.statements[index].edge]
        writer.writeKey(
            play, with: edge.animation?.options ?? .empty,
            on: DrivenEvent(isReturn: isReturn, hasReturn: edge.hasWayBack))
    }
}

/// The boxes that leave each set, those of one occasion together and in the order of the places
/// that they lead to.
struct TieRows {
    struct Row {
        var occasion: Occasion
        /// Every root of every goal.
        var goals: [(root: ScreenTree.Position, play: Int32, box: Table.Box)] = []
        /// For each goal, the next one that plays something else.
        var nextOtherPlay: [Int32] = []
    }

    private let table: Table
    private var rows: [[Row]?]

    init(_ table: Table) {
        self.table = table
        rows = Array(repeating: nil, count: table.sets.count)
    }

    /// How many rows leave a set.
    mutating func count(of set: EndSets.ID, _ plays: PlayKeys) -> Int {
        if let known = rows[Int(set.index)] { return known.count }
        let made = makeRows(set, plays)
        rows[Int(set.index)] = made
        return made.count
    }

    /// A row of a set whose rows have been counted.
    func row(_ number: Int, of set: EndSets.ID) -> Row {
        rows[Int(set.index)]?[number] ?? Self.none
    }

    private static let none = Row(
        occasion: Occasion(operations: [], means: .any, versions: .all))

    private func makeRows(_ set: EndSets.ID, _ plays: PlayKeys) -> [Row] {
        var rows: [Row] = []
        var numbers: [Occasion: Int] = [:]
        for index in table.boxes(from: set) {
            let box = table.boxes[index]
            let statement = Int(box.statement)
            let key = table.statements[statement].occasion
            let number = numbers[key] ?? rows.count
            if number == rows.count {
                numbers[key] = number
                rows.append(Row(occasion: key))
            }
            let play = plays.key(statement)
            for root in table.sets.roots(box.to) {
                rows[number].goals.append((root, play, box))
            }
        }
        for number in rows.indices {
            rows[number].goals.sort { ($0.root, $0.box.statement) < ($1.root, $1.box.statement) }
            let goals = rows[number].goals
            rows[number].nextOtherPlay = nextIndices(goals.count) {
                goals[$0].play == goals[$1].play
            }
        }
        return rows
    }
}

/// Of each index below a count, the next that is unlike the one before it.
private func nextIndices(_ count: Int, areAlike: (Int, Int) -> Bool) -> [Int32] {
    var next = [Int32](repeating: Int32(truncatingIfNeeded: count), count: count)
    for index in (0..<count).dropLast().reversed() {
        next[index] =
            areAlike(index, index + 1) ? next[index + 1] : Int32(truncatingIfNeeded: index + 1)
    }
    return next
}

/// The occasions of the lines that leave each set, all segues taken for one.
struct SetOccasions {
    private var occasions: [Occasion] = []
    private var starts: [Int32] = [0]

    init(_ table: Table) {
        starts.reserveCapacity(table.sets.count + 1)
        for number in 0..<table.sets.count {
            let start = occasions.count
            let set = EndSets.ID(index: Int32(truncatingIfNeeded: number))
            for index in table.boxes(from: set) {
                let statement = table.statements[Int(table.boxes[index].statement)]
                let occasion = statement.occasion.ofAnySegue
                if !occasions[start...].contains(occasion) { occasions.append(occasion) }
            }
            starts.append(Int32(truncatingIfNeeded: occasions.count))
        }
    }

    func contains(_ set: EndSets.ID, where fits: (Occasion) -> Bool) -> Bool {
        for index in Int(starts[Int(set.index)])..<Int(starts[Int(set.index) + 1])
        where fits(occasions[index]) {
            return true
        }
        return false
    }
}
