import Resolution
import TransitionDSL

extension LintContext {
    /// A line that names a return operation and wins events that other lines cover with a written
    /// return after `/`, or with a gesture: lines that name the operation win, however wide they
    /// are. A line for a part of the events is a deliberate exception; one for all of them leaves
    /// the written return without any.
    func hiddenReturn() -> [Diagnostic] {
        tables.flatMap { table in
            let gestures = Set(table.statements.map { $0.edge }.filter { drivesReturn($0) })
            var search = HiddenReturnSearch(table, model, gestures)
            var byLine: [[HiddenReturnSearch.Found]] = []
            for found in search.found() {
                if byLine.last?[0].line == found.line {
                    byLine[byLine.count - 1].append(found)
                } else {
                    byLine.append([found])
                }
            }
            return byLine.map { problem($0, table) }
        }
    }

    /// Whether a line has a gesture for its return.
    private func drivesReturn(_ handle: Handle<Edge>) -> Bool {
        let edge = model.edges[handle]
        guard edge.hasReturn, let use = edge.animation else { return false }
        return model.items[use.options].contains { option in
            name(option) == Catalog.Option.interactive
                && wayInWriting(option) != Catalog.DrivenWay.go
        }
    }

    /// One finding for all that a line hides; `found` is not empty.
    private func problem(_ found: [HiddenReturnSearch.Found], _ table: Table) -> Diagnostic {
        let hidden = found[0]
        let events = EventText(texts, table.sets.tree)
        let plays = PlayText(texts)
        let owner = table.statements[hidden.owner]
        let play = owner.returning.map { plays.text($0, model.options(of: owner)) } ?? ""
        let what = hidden.isGesture ? "gesture" : "return"
        let help =
            hidden.isWhole
            ? "remove one of the two"
            : "a line `\(events.line(hidden.event)): \(play)` keeps that \(what)"
                + (found.count > 1 ? "; the others need such a line, too" : "")
        return Diagnostic(
            .hiddenReturn,
            "this line decides \(events.text(hidden.event)), for which another line has a \(what)",
            at: model.edges[table.statements[hidden.line].edge].place,
            notes: found.enumerated().map { index, other in
                let what = other.isGesture ? "gesture" : "return"
                let event = index == 0 ? "there" : "for \(events.text(other.event))"
                return .init(
                    other.isWhole
                        ? "the \(what) of this line never plays"
                        : other.isGesture
                            ? "the gesture of this line drives nothing \(event)"
                            : "the return of this line does not play \(event)",
                    at: model.edges[table.statements[other.owner].edge].place)
            }, help: help)
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
        /// Whether the other line has no return of its own, but a gesture for it.
        var isGesture: Bool
    }

    private let table: Table
    private let model: Model
    private let plays: PlayText
    /// The lines with a gesture for their return.
    private let gestures: Set<Handle<Edge>>
    /// Bounds the pairs of lines that are compared, and the events that are tried for each.
    private var allowance = 2_000_000
    private static let maximumEventCount = 64
    /// A finding names no more lines.
    private static let maximumOwnerCount = 8

    init(_ table: Table, _ model: Model, _ gestures: Set<Handle<Edge>>) {
        self.gestures = gestures
        self.table = table
        self.model = model
        plays = PlayText(model)
    }

    /// By line: the returns and gestures that it hides, each of another line.
    mutating func found() -> [Found] {
        let statements = table.statements
        let named = statements.indices.filter { statements[$0].isOfReturn }
        let owners = statements.indices.filter { index in
            guard let returning = statements[index].returning else { return false }
            return returning != statements[index].play?.opposite
                || gestures.contains(statements[index].edge)
        }
        var found: [Found] = []
        for line in named
        where found.last.map({ statements[$0.line].edge }) != statements[line].edge {
            var lines: Set<Handle<Edge>> = []
            for owner in owners where !lines.contains(statements[owner].edge) {
                allowance -= 1
                if allowance < 0 { return found }
                guard let hidden = hidden(line, owner) else { continue }
                lines.insert(statements[owner].edge)
                found.append(hidden)
                if lines.count == Self.maximumOwnerCount { break }
            }
        }
        return found
    }

    private mutating func hidden(_ line: Int, _ owner: Int) -> Found? {
        let (named, other) = (table.statements[line], table.statements[owner])
        let isGesture = other.returning == other.play?.opposite
        // A line with a gesture of its own replaces the other's. A gesture performs no unwind segue of
        // a line without one, so it still drives its own return.
        let isOfUnwind = named.pattern.trigger != .any
        if isGesture, isOfUnwind || gestures.contains(named.edge) || hasGesture(named.edge) {
            return nil
        }
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
        // A gesture that never drives anything is a finding of its own.
        if isInside && !isWhole || isGesture && isWhole { return nil }
        for version in table.decisiveVersions(of: versions) {
            guard let event = event(line, owner, shared, from, to, version) else { continue }
            return Found(
                line: line, owner: owner, event: event, isWhole: isWhole, isGesture: isGesture)
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
            playsTheSame =
                other.returning != other.play?.opposite
                && text(answer.play, named) == text(other.returning, other)
            return true
        }
        return count > Self.maximumEventCount || playsTheSame ? nil : event
    }

    /// Whether a line has a gesture of any kind.
    private func hasGesture(_ edge: Handle<Edge>) -> Bool {
        guard let use = model.edges[edge].animation else { return false }
        return model.items[use.options].contains { option in
            if case .catalog(Catalog.Option.interactive) = model.calls[option].callee {
                return true
            }
            return false
        }
    }

    private func text(_ play: ChosenAnimation?, _ statement: TransitionRule) -> String? {
        play.map {
            PlayText.text(
                plays.expanded($0), with: plays.options(of: $0, model.options(of: statement)))
        }
    }
}
