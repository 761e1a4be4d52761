import TransitionDSL

/// Two statements of one registry about exactly the same events.
package struct Duplicate: Sendable {
    package var first: Int
    package var second: Int
}

/// The repetitions in a registry.
package struct Duplicates: Sendable {
    /// One for each pair of lines, in the order of the later line.
    package var lines: [Duplicate] = []
    /// All statements that repeat a statement of another line, in their order.
    package var statements: [Int] = []
}

/// Two lines of a registry.
struct EdgePair: Hashable {
    let first: Handle<Edge>
    let second: Handle<Edge>
}

extension Table {
    /// Each statement with the same events as an earlier one, together with the first such
    /// statement; one for each pair of lines.
    package func duplicates() -> Duplicates {
        var duplicates = Duplicates()
        var firsts: [RuleKey: Int] = [:]
        var pairs: Set<EdgePair> = []
        for (index, statement) in statements.enumerated() {
            let first = firsts.keepFirst(index, for: statement.claim.subject) ?? index
            let pair = EdgePair(first: statements[first].edge, second: statement.edge)
            if pair.first == pair.second { continue }
            duplicates.statements.append(index)
            // Lines that are equal in one direction can be equal in the other, too.
            if pairs.insert(pair).inserted {
                duplicates.lines.append(Duplicate(first: first, second: index))
            }
        }
        return duplicates
    }

    /// The table without repetitions.
    package func without(_ duplicates: Duplicates) -> Table {
        // Hot.
        if duplicates.statements.isEmpty { return self }
        let again = Set(duplicates.statements)
        return Table(
            sets, statements.indices.filter { !again.contains($0) }.map { statements[$0] },
            containers: containers)
    }
}
