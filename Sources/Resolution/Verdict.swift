package import TransitionDSL

/// What happens on an event where one registry is installed: its answer, or else a default.
package struct Verdict: Sendable {
    package var event: Event
    package var answer: Answer
    /// nil where a line plays, and where the engine decides.
    package var fallback: DefaultAnswer?

    package var play: Play? { answer.play ?? fallback?.play }

    /// With what it plays: the options of the line, or of the default.
    package var options: HandleRange<Handle<Call>> { fallback?.options ?? answer.options }
}

extension Table {
    /// The verdict in containers, the innermost first.
    package func verdict(
        on event: Event,
        in model: Model,
        _ registry: Registry,
        containers: [Handle<Screen>] = []
    ) -> Verdict {
        let answer = answer(to: event, in: model, registry)
        let fallback =
            answer.winner == nil
            ? model.defaultAnswer(to: event, screens: sets.tree, containers: containers) : nil
        return Verdict(event: event, answer: answer, fallback: fallback)
    }
}

extension Event {
    /// The event that undoes this one; nil where none does.
    package var undoing: Event? {
        var event = self
        swap(&event.from, &event.to)
        switch operation {
        case .push: event.operation = .pop
        case .present: event.operation = .dismiss
        case .tabHigher: event.operation = .tabLower
        default: return nil
        }
        return event
    }
}
