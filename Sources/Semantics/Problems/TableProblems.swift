import Resolution
import TransitionDSL

/// What is said of lines that contradict each other.
struct TableText: ~Copyable {
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
        let (left, right) = (choice(first, tie.witness), choice(second, tie.witness))
        let line = table.line(
            deciding: tie, playing: left.name, with: left.options, in: model)
        let texts = [left, right].map { PlayText.text($0.name, with: $0.options) }
        return Diagnostic(
            .ambiguousLine,
            "\(events.text(tie.witness)) could play `\(texts[0])` or `\(texts[1])`",
            at: model.edges[second.edge].place,
            notes: [.init("this line covers it too", at: model.edges[first.edge].place)],
            help: "a line `\(line)` decides it, or one with `\(texts[1])`"
        )
    }

    private func choice(
        _ statement: Statement, _ event: Event
    ) -> (name: String, options: [String]) {
        let play = statement.play(on: event, table.sets)
        let options = model.edges[statement.edge].animation?.options ?? .empty
        return (plays.name(play), plays.saidOptions(of: play, options))
    }
}
