import TransitionDSL

/// Two statements of one registry about exactly the same events.
package struct Duplicate: Sendable {
    package var first: Int
    package var second: Int
}

extension Table {
    /// The statements that say again of the same events what an earlier one says; of each the
    /// first there is, and of two lines one. Returns that nobody wrote are not asked.
    package func duplicates() -> [Duplicate] {
        var result: [Duplicate] = []
        var firsts: [Subject: Int] = [:]
        var told: Set<Pair> = []
        for (index, statement) in statements.enumerated() where statement.isWritten {
            let subject = Subject(statement)
            guard let first = firsts[subject] else {
                firsts[subject] = index
                continue
            }
            let pair = Pair(first: statements[first].edge, second: statement.edge)
            // Lines that say the same of the way there say so of the way back, too.
            if pair.first != pair.second, told.insert(pair).inserted {
                result.append(Duplicate(first: first, second: index))
            }
        }
        return result
    }
}

private struct Pair: Hashable {
    var first: Handle<Edge>
    var second: Handle<Edge>
}

/// What a statement and its line cover; equal for equal sets of events.
private struct Subject: Hashable {
    var occasion: Occasion
    var isSymmetric: Bool
    var from: Int32
    var to: Int32
    var lineFrom: Int32
    var lineTo: Int32

    init(_ statement: Statement) {
        occasion = statement.occasion
        isSymmetric = statement.isSymmetric
        (from, to) = (statement.from.index, statement.to.index)
        (lineFrom, lineTo) = (statement.lineFrom.index, statement.lineTo.index)
        // Of both directions: whichever way round it is written.
        if isSymmetric, (from, lineFrom) > (to, lineTo) {
            swap(&from, &to)
            swap(&lineFrom, &lineTo)
        }
    }
}
