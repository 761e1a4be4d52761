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
