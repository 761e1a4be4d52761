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
    /// first there is, and of two lines one. Returns that nobody wrote are not asked.
    package func duplicates() -> Duplicates {
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
        var duplicates = Duplicates()
        var told: Set<Pair> = []
        for duplicate in found.sorted(by: { $0.second < $1.second }) {
            let pair = Pair(
                first: statements[duplicate.first].edge, second: statements[duplicate.second].edge)
            if pair.first == pair.second { continue }
            duplicates.statements.append(duplicate.second)
            // Lines that say the same of the way there say so of the way back, too.
            if told.insert(pair).inserted { duplicates.lines.append(duplicate) }
        }
        return duplicates
    }

    /// The table without what is said again, and without the returns that nobody wrote of the lines
    /// that say it.
    package func without(_ duplicates: Duplicates) -> Table {
        if duplicates.lines.isEmpty { return self }
        // Both in the order of the lines, as statements are.
        var edges = duplicates.lines.map { statements[$0.second].edge }[...]
        var again = duplicates.statements[...]
        let rest = statements.indices.filter { index in
            let edge = statements[index].edge
            while let first = edges.first, first.index < edge.index { edges.removeFirst() }
            if again.first == index {
                again.removeFirst()
                return false
            }
            return statements[index].isWritten || edges.first != edge
        }
        return Table(sets, rest.map { statements[$0] })
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
