import Resolution
import Semantics
package import TransitionDSL

/// Which transitions a line of a registry covers, and which it leaves to other lines.
package struct LineFacts: Sendable {
    /// Another line and the number of pairs of screens that the two share.
    package struct Rival: Equatable, Sendable {
        package var edge: Handle<Edge>
        package var pairCount: Int
    }

    package var edge: Handle<Edge>
    /// The pairs of declared screens, the first ones by name.
    package var pairs: [String] = []
    package var pairCount = 0
    /// The lines that decide some of its transitions, and those that it decides instead of others.
    package var winners: [Rival] = []
    package var losers: [Rival] = []
    /// Whether there are more transitions than were looked at.
    package var isIncomplete = false
}

extension Program {
    /// The facts about each line of the file, in its order; none if the file has an error.
    /// `limit` is the number of transitions that are looked up.
    package func lineFacts(atMost limit: Int = 20_000) -> [LineFacts] {
        guard let model = analysis.model else { return [] }
        var rest = limit
        var facts: [LineFacts] = []
        for table in analysis.tables {
            let finder = LineFinder(model: model, table: table)
            var known: Handle<Edge>?
            for statement in table.statements where statement.edge != known {
                known = statement.edge
                guard model.edges[statement.edge].place.file == .main else { continue }
                facts.append(finder.facts(of: statement.edge, &rest))
            }
        }
        return facts
    }
}

extension Program {
    /// The facts about the line at a place.
    func lineFacts(ofLineAt place: SourcePlace) -> LineFacts? {
        guard let model = analysis.model,
            let index = model.edges.firstIndex(where: { $0.place == place }),
            let number = model.registries.firstIndex(where: { $0.edges.indices.contains(index) }),
            number < analysis.tables.count
        else { return nil }
        var rest = 20_000
        return LineFinder(model: model, table: analysis.tables[number])
            .facts(of: Handle(index), &rest)
    }
}

private struct LineFinder {
    let model: Model
    let table: Table
    private let names: EventText

    init(model: Model, table: Table) {
        self.model = model
        self.table = table
        names = EventText(ModelText(model), table.sets.tree)
    }

    func facts(of edge: Handle<Edge>, _ rest: inout Int) -> LineFacts {
        var facts = LineFacts(edge: edge)
        var seen: Set<Pair> = []
        var winners = Rivals()
        var losers = Rivals()
        for statement in table.statements(of: edge) {
            for from in screens(statement.from) {
                for to in screens(statement.to) {
                    let pair = Pair(from: from, to: to)
                    if seen.insert(pair).inserted {
                        facts.pairCount += 1
                        if facts.pairs.count < 12 { facts.pairs.append(name(pair)) }
                    }
                    guard rest > 0 else {
                        facts.isIncomplete = true
                        continue
                    }
                    rest -= 1
                    look(at: pair, statement, &winners, &losers)
                }
            }
        }
        facts.winners = winners.sorted
        facts.losers = losers.sorted
        return facts
    }

    private struct Pair: Hashable {
        var from: ScreenTree.Position
        var to: ScreenTree.Position
    }

    /// The pairs in which a line has a part, by line.
    private struct Rivals {
        private var pairs: [Handle<Edge>: Set<Pair>] = [:]

        mutating func add(_ edge: Handle<Edge>, _ pair: Pair) {
            pairs[edge, default: []].insert(pair)
        }

        var sorted: [LineFacts.Rival] {
            pairs.map { LineFacts.Rival(edge: $0.key, pairCount: $0.value.count) }.sorted {
                $0.edge.index < $1.edge.index
            }
        }
    }

    private func look(
        at pair: Pair, _ statement: TransitionRule, _ winners: inout Rivals,
        _ losers: inout Rivals
    ) {
        for operation in statement.pattern.operations.members {
            var event = statement.pattern.event(with: statement.pattern)
            event.operation = operation
            event.from = pair.from
            event.to = pair.to
            let answer = table.answer(to: event, in: model)
            guard let winner = answer.winner?.edge else { continue }
            if winner != statement.edge {
                winners.add(winner, pair)
            } else {
                for loser in answer.losers where loser.edge != winner {
                    losers.add(loser.edge, pair)
                }
            }
        }
    }

    /// The declared screens of a set.
    private func screens(_ set: EndSets.ID) -> [ScreenTree.Position] {
        table.sets.roots(set).flatMap { table.sets.tree.subtree(at: $0) }
            .filter { $0 != ScreenTree.undeclared }
    }

    private func name(_ pair: Pair) -> String {
        "\(names.name(pair.from) ?? "*") → \(names.name(pair.to) ?? "*")"
    }
}

extension Program {
    /// The line of a place, from 1.
    package func line(of place: SourcePlace) -> Int {
        LineTable(source(place.file)).position(of: place.range.start).line
    }

    /// The facts about a line in words: what it covers, what plays on return, and its rivals.
    package func describe(_ facts: LineFacts) -> [Block] {
        guard let model = analysis.model else { return [] }
        let edge = model.edges[facts.edge]
        var lines = [summary(of: facts)]
        if !facts.pairs.isEmpty {
            let more = facts.pairCount > facts.pairs.count ? ", …" : ""
            lines.append(facts.pairs.joined(separator: ", ") + more)
        }
        if let text = returnText(of: edge) { lines.append("On return: `\(text)`") }
        for rival in facts.winners {
            let text = "\(counted(rival.pairCount, "pair")) to line \(lineNumber(rival.edge))"
            lines.append("Leaves \(text): `\(lineText(rival.edge))`")
        }
        for rival in facts.losers {
            let text = "line \(lineNumber(rival.edge)) for \(counted(rival.pairCount, "pair"))"
            lines.append("Wins over \(text): `\(lineText(rival.edge))`")
        }
        return [.text(lines.joined(separator: "\n\n"))]
    }

    /// `applies to 12 pairs · 3 go to line 84`.
    package func summary(of facts: LineFacts) -> String {
        let pairs = counted(facts.pairCount, "pair")
        var parts = ["applies to \(facts.isIncomplete ? "at least " : "")\(pairs)"]
        parts += facts.winners.map { rival in
            "\(rival.pairCount) \(rival.pairCount == 1 ? "goes" : "go") to line \(lineNumber(rival.edge))"
        }
        return parts.joined(separator: " · ")
    }

    /// What plays on return; nil if the line has no return or the defaults decide.
    func returnText(of edge: Edge) -> String? {
        guard edge.hasReturn, let model = analysis.model, let use = edge.animation,
            let play = model.returning(of: use)
        else { return nil }
        return PlayText(model).name(play)
    }

    private func lineNumber(_ edge: Handle<Edge>) -> Int {
        analysis.model.map { line(of: $0.edges[edge].place) } ?? 0
    }

    /// The head of a line, on one line.
    func lineText(_ edge: Handle<Edge>) -> String {
        guard let place = analysis.model?.edges[edge].place else { return "" }
        let head = text(place).split(separator: "{", maxSplits: 1).first ?? ""
        return head.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
    }
}
