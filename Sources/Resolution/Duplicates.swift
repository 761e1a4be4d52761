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
        struct Pair: Hashable {
            var first: Handle<Edge>
            var second: Handle<Edge>
        }
        var result: [Duplicate] = []
        var told: Set<Pair> = []
        for (index, statement) in statements.enumerated() where statement.isWritten {
            let same = boxes(from: statement.from, to: statement.to).first { box in
                let other = statements[Int(box.statement)]
                return other.isWritten && other.isSymmetric == statement.isSymmetric
                    && other.occasion == statement.occasion && other.edge != statement.edge
                    && coverTheSame(other, statement)
            }
            guard let same, Int(same.statement) < index else { continue }
            let first = statements[Int(same.statement)]
            // Lines that say the same of the way there say so of the way back, too.
            if told.insert(Pair(first: first.edge, second: statement.edge)).inserted {
                result.append(Duplicate(first: Int(same.statement), second: index))
            }
        }
        return result
    }

    /// Whether the lines of two statements about the same events cover the same.
    private func coverTheSame(_ left: Statement, _ right: Statement) -> Bool {
        left.lineFrom == right.lineFrom && left.lineTo == right.lineTo
            || left.isSymmetric && left.lineFrom == right.lineTo && left.lineTo == right.lineFrom
    }
}
