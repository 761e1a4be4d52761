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
        var subjects: [(subject: Subject, index: Int)] = []
        // Such lines have the same sets at their ends.
        forEachPair { pair in
            if pair.count < 2 { return }
            subjects.removeAll(keepingCapacity: true)
            let ends = boxes[pair.lowerBound]
            for box in pair {
                let index = Int(boxes[box].statement)
                if !statements[index].isWritten { continue }
                let subject = Subject(statements[index])
                if subject.from == ends.from.index, subject.to == ends.to.index {
                    subjects.append((subject, index))
                }
            }
            if subjects.count > 1 { findDuplicates(&subjects, &found) }
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
