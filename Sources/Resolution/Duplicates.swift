import TransitionDSL

/// Two statements of one registry about exactly the same events.
package struct Duplicate: Sendable {
    package var first: Int
    package var second: Int
}

/// What a registry says again.
package struct Duplicates: Sendable {
    /// Of two lines one, in the order of the later.
    package var lines: [Duplicate] = []
    /// All statements that say again what one of another line says, in their order.
    package var statements: [Int] = []
}

extension Table {
    /// The statements that say again of the same events what an earlier one says; of each the
    /// first there is, and of two lines one.
    package func duplicates() -> Duplicates {
        var found: [Duplicate] = []
        var subjects: [(subject: Subject, index: Int)] = []
        // Such lines have the same sets at their ends.
        forEachPair { pair in
            if pair.count < 2 { return }
            subjects.removeAll(keepingCapacity: true)
            for box in pair {
                let index = Int(boxes[box].statement)
                subjects.append((Subject(statements[index].claim), index))
            }
            if subjects.count > 1 { findDuplicates(&subjects, &found) }
        }
        var duplicates = Duplicates()
        var told: Set<Pair> = []
        for duplicate in found.sorted(by: { $0.second < $1.second }) {
            let pair = Pair(
                first: statements[duplicate.first].edge, second: statements[duplicate.second].edge)
            if pair.first == pair.second { continue }
            duplicates.statements.append(duplicate.second)
            // Lines that say the same in one direction may do so in the other, too.
            if told.insert(pair).inserted { duplicates.lines.append(duplicate) }
        }
        return duplicates
    }

    /// The table without what is said again.
    package func without(_ duplicates: Duplicates) -> Table {
        if duplicates.statements.isEmpty { return self }
        let again = Set(duplicates.statements)
        return Table(sets, statements.indices.filter { !again.contains($0) }.map { statements[$0] })
    }

    /// Adds the subjects that an earlier statement has too, with the first that has.
    private func findDuplicates(
        _ subjects: inout [(subject: Subject, index: Int)], _ found: inout [Duplicate]
    ) {
        if subjects.count < 8 {
            let areDifferent = subjects.indices.allSatisfy { later in
                subjects[..<later].allSatisfy { $0.subject != subjects[later].subject }
            }
            if areDifferent { return }
        }
        subjects.sort { $0.index < $1.index }
        var firsts: [Subject: Int] = [:]
        for (subject, index) in subjects {
            if let first = firsts[subject] {
                found.append(Duplicate(first: first, second: index))
            } else {
                firsts[subject] = index
            }
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
    var isBothWays: Bool
    var from: Int32
    var to: Int32
    var lineFrom: Int32
    var lineTo: Int32

    init(_ claim: Claim) {
        occasion = claim.occasion
        // Both directions of a line from a set to itself are the same.
        isBothWays = claim.isBothWays && claim.lineFrom != claim.lineTo
        (from, to) = (claim.from.index, claim.to.index)
        (lineFrom, lineTo) = (claim.lineFrom.index, claim.lineTo.index)
    }
}
