import Resolution
import TransitionDSL

/// Duplicate lines, and conflicts between the other lines. Tables are checked only in a model
/// without errors: a line with an error may be the one that decides.
func tableProblems(_ model: Model, _ tables: [Table]) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for table in tables {
        let duplicates = table.duplicates()
        let all = TableText(model, table)
        problems += duplicates.lines.map { all.diagnostic(of: $0) }
        let rest = table.without(duplicates)
        let text = TableText(model, rest)
        let found = rest.conflicts(in: model)
        problems += found.conflicts.map { text.diagnostic(of: $0) }
        if found.isIncomplete { problems.append(text.tooManyCrossingLines) }
    }
    return problems
}

/// Gestures of unwind lines that would be on every screen: one without the segue stops the app.
func unwindGestureProblems(_ model: Model) -> [Diagnostic] {
    model.edges.compactMap { edge in
        let ends = model.ends[edge.from] + (edge.isBothWays ? model.ends[edge.to] : [])
        guard ends.contains(.any), model.hasUnwindGesture(edge) else { return nil }
        return Diagnostic(
            .unwindGestureFromAny,
            "a gesture of an `unwind` line performs the segue, which not every screen has",
            at: edge.place, help: "name the screens that have the segue in the place of `*`")
    }
}

/// Problems with lines that contradict each other.
struct TableText {
    private let texts: ModelText
    private let table: Table
    private let events: EventText
    private let plays: PlayText

    init(_ model: Model, _ table: Table) {
        texts = ModelText(model)
        self.table = table
        plays = PlayText(texts)
        events = EventText(texts, table.sets.tree)
    }

    private var model: Model { texts.model }

    func diagnostic(of duplicate: Duplicate) -> Diagnostic {
        let first = table.statements[duplicate.first]
        let second = table.statements[duplicate.second]
        return Diagnostic(
            .duplicateLine, "this line covers the same transitions as another one",
            at: model.edges[second.edge].place,
            notes: [.init("the first one is here", at: model.edges[first.edge].place)],
            help: "remove one of them, or name fewer screens in one")
    }

    var tooManyCrossingLines: Diagnostic {
        let edge = table.statements.first.map { model.edges[$0.edge].place }
        return Diagnostic(
            .tooManyCrossingLines, "more lines of this registry cross than can be compared",
            at: edge ?? SourcePlace(file: .main, range: SourceRange(start: 0, end: 0)),
            help: "split the registry, or name a group where many lines overlap")
    }

    func diagnostic(of conflict: LineConflict) -> Diagnostic {
        var (first, second) = (table.statements[conflict.first], table.statements[conflict.second])
        if first.edge.index > second.edge.index { swap(&first, &second) }
        // Lines with the same forward animation differ in their returns.
        let there = [first, second].map { text($0.play, $0) }
        let isReturn = there[0] == there[1]
        let event = isReturn ? conflict.witness.undoing ?? conflict.witness : conflict.witness
        let texts = isReturn ? [first, second].map { text($0.returning, $0) } : there
        let options = first.play.map { plays.additionalOptions(of: $0, model.options(of: first)) }
        let line = table.line(
            deciding: conflict, playing: name(first.play), returning: written(first),
            with: options ?? [], in: model)
        return Diagnostic(
            .ambiguousLine, "\(events.text(event)) could play `\(texts[0])` or `\(texts[1])`",
            at: model.edges[second.edge].place,
            notes: [.init("this line covers it too", at: model.edges[first.edge].place)],
            help: "add a line `\(line)`, or one with `\(texts[1])`, to decide it")
    }

    private func name(_ play: ChosenAnimation?) -> String { play.map(plays.name) ?? "default" }

    /// The return of a statement, unless it is the opposite.
    private func written(_ statement: TransitionRule) -> String? {
        let isOpposite = statement.returning == statement.play?.opposite
        return isOpposite || statement.isOfReturn ? nil : name(statement.returning)
    }

    private func text(_ play: ChosenAnimation?, _ statement: TransitionRule) -> String {
        play.map { plays.text($0, model.options(of: statement)) } ?? name(nil)
    }
}

/// Problems with view lines, defaults and the lines of registries.
extension Checker {
    func reportReturnNotAllowed(_ going: SyntaxNode, _ returning: SyntaxNode) {
        var removed = returning.place
        removed.range.start = going.range.end
        report(
            .returnNotAllowed, "the operation of this line has no return of its own",
            at: returning.place, help: "remove `/ \(returning.tree.source.text(returning.range))`",
            fix: .replacing(removed, with: "", "remove the return animation", isSafe: false))
    }

    func reportOperationNotAllowed(
        _ limit: EventLimit, _ edge: EdgeOperations, at place: SourcePlace
    ) {
        let covered = Operation.allCases.filter { edge.covered.contains($0) }
        report(
            .operationNotAllowed, "this line never applies to `\(ModelText(model).limit(limit))`",
            at: place,
            help: "it applies to " + covered.map { "`\($0.rawValue)`" }.joined(separator: ", "))
    }
}
