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
        for (index, statement) in statements.enumerated() where statement.isWritten {
            let same = boxes(from: statement.from, to: statement.to).first { box in
                let other = statements[Int(box.statement)]
                return other.isWritten && other.isSymmetric == statement.isSymmetric
                    && other.occasion == statement.occasion
            }
            guard let same, Int(same.statement) < index else { continue }
            let duplicate = Duplicate(first: Int(same.statement), second: index)
            // Lines that say the same of the way there say so of the way back, too.
            if let last = result.last, isSamePair(last, duplicate) { continue }
            result.append(duplicate)
        }
        return result
    }

    private func isSamePair(_ left: Duplicate, _ right: Duplicate) -> Bool {
        statements[left.first].edge == statements[right.first].edge
            && statements[left.second].edge == statements[right.second].edge
    }
}
