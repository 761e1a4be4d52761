/// Two statements of one registry about exactly the same events.
package struct Duplicate: Sendable {
    package var first: Int
    package var second: Int
}

extension Table {
    /// The statements that say again of the same events what an earlier one says; of each the
    /// first there is. Returns that nobody wrote are not asked.
    package func duplicates() -> [Duplicate] {
        var result: [Duplicate] = []
        for (index, statement) in statements.enumerated() where statement.isWritten {
            let same = boxes(from: statement.from, to: statement.to).first { box in
                let other = statements[Int(box.statement)]
                return other.isWritten && other.isSymmetric == statement.isSymmetric
                    && other.occasion == statement.occasion
            }
            guard let same, Int(same.statement) < index else { continue }
            result.append(Duplicate(first: Int(same.statement), second: index))
        }
        return result
    }
}
