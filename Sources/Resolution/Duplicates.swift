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
        var found: [Duplicate] = []
        // Such lines have the same sets at their ends.
        forEachPair { pair in
            if pair.count < 2 { return }
            var firsts: [Subject: Int] = [:]
            for index in pair.map({ Int(boxes[$0].statement) }).sorted() {
                let subject = Subject(statements[index])
                let ends = boxes[pair.lowerBound]
                guard statements[index].isWritten, subject.from == ends.from.index,
                    subject.to == ends.to.index
                else { continue }
                if let first = firsts[subject] {
                    found.append(Duplicate(first: first, second: index))
                } else {
                    firsts[subject] = index
                }
            }
        }
        if found.isEmpty { return [] }
        var told: Set<Pair> = []
        return found.sorted { $0.second < $1.second }.filter { duplicate in
            let pair = Pair(
                first: statements[duplicate.first].edge, second: statements[duplicate.second].edge)
            // Lines that say the same of the way there say so of the way back, too.
            return pair.first != pair.second && told.insert(pair).inserted
        }
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
