import Resolution
import Semantics
import TransitionDSL

/// What `transc resolve` says, with the records that the manual describes: «Which animation plays».
struct ResolvedHistory {
    private struct Record {
        /// Nil where the defaults decide.
        var answer: JourneyAnswer?
        var origin: Int
    }

    private let model: Model
    private let table: Table
    private let version: SystemVersion
    private let texts: JourneyText
    private var records: [Int: Record] = [:]

    init(_ file: RandomFile, registry: Int, version: SystemVersion) {
        model = file.model
        table = file.checked.tables[registry]
        self.version = version
        texts = JourneyText(model)
    }

    func answer(to occurrence: Occurrence) -> JourneyAnswer {
        reduced(chosen(occurrence), occurrence)
    }

    /// What really brings a controller is recorded when it has come.
    mutating func happened(_ occurrence: Occurrence?, _ before: World, _ after: World) {
        let now = Set(after.alive)
        for id in before.alive where !now.contains(id) { records[id] = nil }
        guard let occurrence, let undoing = event(occurrence).undoing,
            occurrence.operation == .push || occurrence.operation == .present
        else { return }
        let verdict = self.verdict(event(occurrence), occurrence)
        let answer: JourneyAnswer?
        if let first = occurrence.given.first {
            answer =
                occurrence.given.count > 1
                ? .given(occurrence.given[1]) : .given(first, isOpposite: true)
        } else if let winner = verdict.answer.winner {
            answer = winner.returning.map { play in
                JourneyAnswer(text: texts.text(play, of: winner, isReturn: true, model))
            }
        } else if verdict.fallback != nil {
            answer = defaults(undoing, occurrence)
        } else {
            return
        }
        records[occurrence.coming] = Record(answer: answer, origin: occurrence.origin)
    }

    /// Whether another line would win if the screens were in no containers.
    func isDecidedByContainer(_ occurrence: Occurrence) -> Bool {
        var bare = occurrence
        (bare.leaves, bare.enters) = ([], [])
        let winners = [occurrence, bare].map { verdict(event($0), $0).answer.winner?.edge }
        return winners[0] != winners[1]
    }

    private func event(_ occurrence: Occurrence) -> Event {
        occurrence.event(table.sets.tree, version: version)
    }

    private func verdict(_ event: Event, _ occurrence: Occurrence) -> LookupResult {
        table.verdict(on: event, in: model, containers: occurrence.containers)
    }

    private func chosen(_ occurrence: Occurrence) -> JourneyAnswer {
        if let given = occurrence.given.first { return .given(given) }
        let verdict = self.verdict(event(occurrence), occurrence)
        let isNamed = verdict.answer.winner != nil && verdict.answer.forward == nil
        guard occurrence.isReturn, !isNamed, let record = records[occurrence.leaving] else {
            return JourneyAnswer(text: texts.text(verdict, model))
        }
        if verdict.answer.winner != nil, record.origin != occurrence.to {
            return JourneyAnswer(text: texts.text(verdict, model))
        }
        return record.answer ?? defaults(event(occurrence), occurrence) ?? .engine
    }

    private func defaults(_ event: Event, _ occurrence: Occurrence) -> JourneyAnswer? {
        model.defaultAnswer(
            to: event, screens: table.sets.tree, containers: occurrence.containers
        )
        .map { JourneyAnswer(text: texts.text($0.play, $0.options)) }
    }

    private func reduced(_ answer: JourneyAnswer, _ occurrence: Occurrence) -> JourneyAnswer {
        if !occurrence.isReducing { return answer }
        let reduced = model.reducedMotion(in: occurrence.containers, on: version)
        return answer.reduced(
            otherwise: reduced.map { reduced in
                let use = reduced.line.animation
                return texts.text(
                    ChosenAnimation(use.going), use.options, isDriven: answer.isDriven)
            })
    }
}
