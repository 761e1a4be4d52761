import Resolution
import TransitionDSL

extension LintContext {
    /// A line that names a return operation and wins events that another line covers with its
    /// written return after `/`: lines that name the operation win, however wide they are. A line
    /// for a part of the events is a deliberate exception; one for all of them leaves the written
    /// return without any.
    func hiddenReturn() -> [Diagnostic] {
        tables.flatMap { table in
            var search = HiddenReturnSearch(table, model)
            return search.found().map { problem($0, table) }
        }
    }

    private func problem(_ hidden: HiddenReturnSearch.Found, _ table: Table) -> Diagnostic {
        let events = EventText(texts, table.sets.tree)
        let plays = PlayText(texts)
        let owner = table.statements[hidden.owner]
        let play = owner.returning.map { plays.text($0, model.options(of: owner)) } ?? ""
        let help =
            hidden.isWhole
            ? "remove one of the two"
            : "a line `\(events.line(hidden.event)): \(play)` keeps that return"
        return Diagnostic(
            .hiddenReturn,
            "this line decides \(events.text(hidden.event)), for which another line has a return",
            at: model.edges[table.statements[hidden.line].edge].place,
            notes: [
                .init(
                    hidden.isWhole
                        ? "the return of this line never plays"
                        : "the return of this line does not play there",
                    at: model.edges[owner.edge].place)
            ], help: help)
    }
}

/// Compares each line that names a return operation with each that has a written return.
private struct HiddenReturnSearch {
    struct Found {
        /// The rule that names the operation, and the rule with the return.
        var line: Int
        var owner: Int
        var event: Event
        /// Whether it wins all events of the return.
        var isWhole: Bool
    }

    private let table: Table
    private let model: Model
    private let plays: PlayText
    /// Bounds the pairs of lines that are compared, and the events that are tried for each.
    private var allowance = 2_000_000
    private static let maximumEventCount = 64

    init(_ table: Table, _ model: Model) {
        self.table = table
        self.model = model
        plays = PlayText(model)
    }

    /// By line: the first return that it hides.
    mutating func found() -> [Found] {
        let statements = table.statements
        let named = statements.indices.filter { statements[$0].isOfReturn }
        let owners = statements.indices.filter { index in
            guard let returning = statements[index].returning else { return false }
            return returning != statements[index].play?.opposite
        }
        var found: [Found] = []
        for line in named
        where found.last.map({ statements[$0.line].edge }) != statements[line].edge {
            for owner in owners {
                allowance -= 1
                if allowance < 0 { return found }
                if let hidden = hidden(line, owner) {
                    found.append(hidden)
                    break
                }
            }
        }
        return found
    }

    private mutating func hidden(_ line: Int, _ owner: Int) -> Found? {
        let (named, other) = (table.statements[line], table.statements[owner])
        let shared = named.pattern.operations.intersection(model.edges[other.edge].returnOperations)
        let from = table.sets.intersection(named.from, other.to)
        let to = table.sets.intersection(named.to, other.from)
        let versions = named.pattern.versions.intersection(other.pattern.versions)
        if shared.isEmpty || from.isEmpty || to.isEmpty || versions.isEmpty { return nil }
        let isInside =
            named.pattern.operations == shared && table.sets.isInside(named.from, other.to)
            && table.sets.isInside(named.to, other.from)
            && named.pattern.versions.isInside(other.pattern.versions)
            && (other.pattern.trigger == .any || named.pattern.trigger != .any)
        let isWhole =
            named.pattern.trigger == .any && other.pattern.versions.isInside(named.pattern.versions)
            && model.edges[other.edge].returnOperations == shared
            && table.sets.isInside(other.claim.lineTo, named.from)
            && table.sets.isInside(other.claim.lineFrom, named.to)
        if isInside, !isWhole { return nil }
        for version in table.decisiveVersions(of: versions) {
            guard let event = event(line, owner, shared, from, to, version) else { continue }
            return Found(line: line, owner: owner, event: event, isWhole: isWhole)
        }
        return nil
    }

    /// An event that the line decides and that would otherwise be the other line's return.
    private mutating func event(
        _ line: Int, _ owner: Int, _ operations: OperationSet, _ from: [ScreenTree.Position],
        _ to: [ScreenTree.Position], _ version: SystemVersion
    ) -> Event? {
        let (named, other) = (table.statements[line], table.statements[owner])
        var count = 0
        var playsTheSame = false
        let event = table.firstEvent(
            like: named.pattern.event(with: other.pattern), operations,
            in: VersionRange(from: version, before: version.next), from: from, to: to
        ) { event in
            count += 1
            if count > Self.maximumEventCount { return true }
            allowance -= 16
            let answer = table.answer(to: event, in: model)
            guard answer.winner?.edge == named.edge, let forward = event.forward,
                let winner = table.answer(to: forward, in: model).winner, winner.edge == other.edge,
                winner.returning == other.returning
            else { return false }
            playsTheSame = text(answer.play, named) == text(other.returning, other)
            return true
        }
        return count > Self.maximumEventCount || playsTheSame ? nil : event
    }

    private func text(_ play: ChosenAnimation?, _ statement: TransitionRule) -> String? {
        play.map {
            PlayText.text(
                plays.expanded($0), with: plays.options(of: $0, model.options(of: statement)))
        }
    }
}
