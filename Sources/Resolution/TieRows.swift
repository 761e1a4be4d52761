import TransitionDSL

/// What statements play, as numbers that are equal where the plays and their options are; made for
/// a statement when it is first asked for.
struct PlayKeys {
    private let table: Table
    private let model: Model
    private let texts: PlayText
    private var keys: [Int32?]
    private var numbers: [Key: Int32] = [:]

    private enum Key: Hashable {
        /// A row of the catalog and what it is told, of each direction.
        case plain(PlainPlay, PlainPlay?)
        case text(Text)
    }

    /// The plays that only their text tells apart.
    private var spellings = TextTable()
    private var spelling: [UInt8] = []

    init(_ table: Table, _ model: Model) {
        self.table = table
        self.model = model
        texts = PlayText(model)
        keys = Array(repeating: nil, count: table.statements.count)
    }

    mutating func key(_ index: Int) -> Int32 {
        if let key = keys[index] { return key }
        let statement = table.statements[index]
        let content = content(of: statement)
        let key = numbers[content] ?? Int32(truncatingIfNeeded: numbers.count)
        numbers[content] = key
        keys[index] = key
        return key
    }

    private mutating func content(of statement: Statement) -> Key {
        let options = model.edges[statement.edge].animation?.options ?? .empty
        if texts.haveNoEffect(options), let play = texts.plain(statement.play) {
            if !statement.isSymmetric { return .plain(play, nil) }
            if let other = texts.plain(statement.otherPlay) { return .plain(play, other) }
        }
        spelling.removeAll(keepingCapacity: true)
        texts.writeKey(statement.play, options, into: &spelling)
        if statement.isSymmetric {
            spelling.append(contentsOf: " | ".utf8)
            texts.writeKey(statement.otherPlay, options, into: &spelling)
        }
        return .text(spellings.intern(spelling))
    }
}

/// The boxes that leave each set, those of one occasion together and in the order of the places
/// that they lead to.
struct TieRows {
    struct Row {
        var occasion: Occasion
        var isWritten: Bool
        /// Every root of every goal.
        var goals: [(root: ScreenTree.Position, play: Int32, box: Table.Box)] = []
        /// For each goal, the next one that plays something else.
        var nextOtherPlay: [Int] = []
    }

    private let table: Table
    private var rows: [[Row]?]

    init(_ table: Table) {
        self.table = table
        rows = Array(repeating: nil, count: table.sets.count)
    }

    /// How many rows leave a set.
    mutating func count(of set: EndSets.ID, _ plays: inout PlayKeys) -> Int {
        if let known = rows[Int(set.index)] { return known.count }
        let made = makeRows(set, &plays)
        rows[Int(set.index)] = made
        return made.count
    }

    /// A row of a set whose rows have been counted.
    func row(_ number: Int, of set: EndSets.ID) -> Row {
        rows[Int(set.index)]?[number] ?? Self.none
    }

    private static let none = Row(
        occasion: Occasion(operations: [], means: .any, version: 0), isWritten: true)

    private func makeRows(_ set: EndSets.ID, _ plays: inout PlayKeys) -> [Row] {
        struct Key: Hashable {
            var occasion: Occasion
            var isWritten: Bool
        }
        var rows: [Row] = []
        var numbers: [Key: Int] = [:]
        for box in table.boxes(from: set) {
            let statement = table.statements[Int(box.statement)]
            let key = Key(occasion: statement.occasion, isWritten: statement.isWritten)
            let number = numbers[key] ?? rows.count
            if number == rows.count {
                numbers[key] = number
                rows.append(Row(occasion: key.occasion, isWritten: key.isWritten))
            }
            let play = plays.key(Int(box.statement))
            for root in table.sets.roots(box.to) {
                rows[number].goals.append((root, play, box))
            }
        }
        for number in rows.indices {
            rows[number].goals.sort { ($0.root, $0.box.statement) < ($1.root, $1.box.statement) }
            rows[number].nextOtherPlay = nextOthers(rows[number].goals.map(\.play))
        }
        return rows
    }

    private func nextOthers(_ plays: [Int32]) -> [Int] {
        var next = [Int](repeating: plays.count, count: plays.count)
        for index in plays.indices.dropLast().reversed() {
            next[index] = plays[index] == plays[index + 1] ? next[index + 1] : index + 1
        }
        return next
    }
}
