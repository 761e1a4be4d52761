import Resolution
import TransitionDSL

/// What is said of lines that contradict each other.
struct TableText: ~Copyable {
    private let model: Model
    private let table: Table
    private let events: EventText
    private let plays: PlayText

    init(_ model: Model, _ table: Table) {
        self.model = model
        self.table = table
        plays = PlayText(model)
        events = EventText(model, table.sets.tree)
    }

    func diagnostic(of duplicate: Duplicate) -> Diagnostic {
        let first = table.statements[duplicate.first]
        let second = table.statements[duplicate.second]
        let isReturn = first.way == .back || second.way == .back
        return Diagnostic(
            .duplicateLine,
            isReturn
                ? "this line says a way back that another one says"
                : "this line speaks of the same transitions as another one",
            at: model.edges[second.edge].place,
            notes: [.init("the first one is here", at: model.edges[first.edge].place)],
            help: "remove one of them, or name fewer screens in one"
        )
    }

    var tooManyCrossingLines: Diagnostic {
        let edge = table.statements.first.map { model.edges[$0.edge].place }
        return Diagnostic(
            .tooManyCrossingLines,
            "more lines of this registry cross than can be compared",
            at: edge ?? SourcePlace(file: .main, range: SourceRange(start: 0, end: 0)),
            help: "split the registry, or name a group where many lines overlap"
        )
    }

    func diagnostic(of tie: Tie) -> Diagnostic {
        var (first, second) = (table.statements[tie.first], table.statements[tie.second])
        if first.edge.index > second.edge.index { swap(&first, &second) }
        let left = plays.name(first.play(on: tie.witness, table.sets))
        let right = plays.name(second.play(on: tie.witness, table.sets))
        // Where both play the same, their options differ.
        let choices =
            left == right ? [first, second].map { text($0, on: tie.witness) } : [left, right]
        return Diagnostic(
            .ambiguousLine,
            "\(events.text(tie.witness)) could play `\(choices[0])` or `\(choices[1])`",
            at: model.edges[second.edge].place,
            notes: [.init("this line covers it too", at: model.edges[first.edge].place)],
            help: help(tie, left, right)
        )
    }

    private func text(_ statement: Statement, on event: Event) -> String {
        let options = model.edges[statement.edge].animation?.options ?? .empty
        return plays.text(statement.play(on: event, table.sets), options)
    }

    private func help(_ tie: Tie, _ left: String, _ right: String) -> String {
        let line = table.line(deciding: tie, playing: left, in: model)
        if left == right { return "`\(line)` with the options that are meant decides it" }
        return "a line `\(line)` decides it, or one with `\(right)`"
    }
}
