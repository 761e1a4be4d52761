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

/// Two lines of a registry.
struct EdgePair: Hashable {
    let first: Handle<Edge>
    let second: Handle<Edge>
}

extension Table {
    /// The statements that say again of the same events what an earlier one says; of each the
    /// first there is, and of two lines one.
    package func duplicates() -> Duplicates {
        var duplicates = Duplicates()
        var firsts: [Claim: Int] = [:]
        var pairs: Set<EdgePair> = []
        for (index, statement) in statements.enumerated() {
            let first = firsts.keepFirst(index, for: statement.claim.subject) ?? index
            let pair = EdgePair(first: statements[first].edge, second: statement.edge)
            if pair.first == pair.second { continue }
            duplicates.statements.append(index)
            // Lines that say the same in one direction may do so in the other, too.
            if pairs.insert(pair).inserted {
                duplicates.lines.append(Duplicate(first: first, second: index))
            }
        }
        return duplicates
    }

    /// The table without what is said again.
    package func without(_ duplicates: Duplicates) -> Table {
        if duplicates.statements.isEmpty { return self }
        let again = Set(duplicates.statements)
        return Table(sets, statements.indices.filter { !again.contains($0) }.map { statements[$0] })
    }
}
