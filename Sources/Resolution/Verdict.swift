package import TransitionDSL

/// What happens on an event where one registry is installed: its answer, or else a default.
package struct Verdict: Sendable {
    package var event: Event
    package var answer: Answer
    /// nil where a line decides, and where the engine does.
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
        containers: [Handle<Screen>] = []
    ) -> Verdict {
        let answer = answer(to: event, in: model)
        let fallback =
            answer.play == nil
            ? model.defaultAnswer(to: event, screens: sets.tree, containers: containers) : nil
        return Verdict(event: event, answer: answer, fallback: fallback)
    }
}

extension Event {
    /// The event that takes this one back; nil where none does.
    package var undoing: Event? {
        switch operation {
        case .push: turned(.pop)
        case .present: turned(.dismiss)
        case .tabHigher: turned(.tabLower)
        default: nil
        }
    }

    /// The event that this one takes back, to whose winner it belongs; nil for a forward event.
    package var forward: Event? {
        var event: Event? =
            switch operation {
            case .pop: turned(.push)
            case .dismiss: turned(.present)
            case .tabLower: turned(.tabHigher)
            default: nil
            }
        event?.unwind = nil
        return event
    }

    private func turned(_ operation: OperationSet) -> Event {
        var event = self
        swap(&event.from, &event.to)
        event.operation = operation
        return event
    }
}
