import TransitionDSL

@testable import Resolution
@testable import TestSupport

/// A journey as the sentences of «Which line wins» tell it: all that has happened, in order, is
/// searched again for each transition.
struct BruteForceHistory {
    private enum Happening {
        /// A controller has come by a transition that was played to its end.
        case brought(Int, Occurrence)
        /// One has come without an animation, in a stack that was set, or in the place of another.
        case appeared(Int)
        case gone(Int)
    }

    private let model: Model
    private let reference: BruteForce
    private let defaults: BruteForceDefaults
    private let version: SystemVersion
    private var happenings: [Happening] = []

    init(_ model: Model, registry: Int, version: SystemVersion) {
        self.model = model
        self.version = version
        let texts = JourneyText(model)
        reference = BruteForce(model, registry: registry) { Self.words($0, texts) }
        defaults = BruteForceDefaults(model, version: version)
    }

    mutating func happened(_ occurrence: Occurrence?, _ before: World, _ after: World) {
        let (old, new) = (Set(before.alive), Set(after.alive))
        for id in after.alive where !old.contains(id) {
            let brings = occurrence?.coming == id && occurrence?.operation != .replace
            if brings, let occurrence {
                happenings.append(.brought(id, occurrence))
            } else {
                happenings.append(.appeared(id))
            }
        }
        for id in before.alive where !new.contains(id) { happenings.append(.gone(id)) }
    }

    // MARK: What plays

    func answer(to occurrence: Occurrence) -> JourneyAnswer {
        let text = decision(on: occurrence) ?? defaults.answer(to: occurrence)
        let answer = text.map { JourneyAnswer(text: $0) } ?? .engine
        // Rule 12: Reduce Motion replaces the result, separately for each direction. What the option
        // of the line says comes first.
        if !occurrence.isReducing { return answer }
        return answer.reduced(
            otherwise: defaults.reducedMotion(
                in: occurrence.containers, isDriven: answer.isDriven))
    }

    /// What a call, a line or a record has it play; nil where the defaults decide.
    private func decision(on occurrence: Occurrence) -> String? {
        if let given = occurrence.given.first { return JourneyAnswer.given(given).text }
        let event = occurrence.event(reference.tree, version: version)
        // Sentences 1 and 3.
        let named = reference.winners(of: event)
        if !named.isEmpty { return written(named.map(\.play)) }
        guard let forward = forward(event) else { return nil }
        // Rule 9.
        if let bringing = bringing(occurrence.leaving), bringing.origin == occurrence.to,
            let returning = returning(of: bringing)
        {
            return returning.decision
        }
        // Sentences 2, 8 and 10: the line for these two screens.
        let winners = reference.winners(of: forward)
        if !winners.isEmpty { return written(winners.map { $0.returning ?? "default" }) }
        // Rule 10: else what was recorded for the screen on top.
        guard occurrence.isReturn, let bringing = bringing(occurrence.leaving) else { return nil }
        return returning(of: bringing)?.decision
    }

    /// The transition that a controller came by; nil where nothing was recorded.
    private func bringing(_ id: Int) -> Occurrence? {
        for happening in happenings.reversed() {
            switch happening {
            case .brought(id, let occurrence): return occurrence
            case .appeared(id), .gone(id): return nil
            default: break
            }
        }
        return nil
    }

    /// The return of the call, the line or the default that brought a controller; nil where the
    /// engine brought it.
    private func returning(of bringing: Occurrence) -> (decision: String?, Void)? {
        if let given = bringing.given.first {
            let answer: JourneyAnswer =
                bringing.given.count > 1
                ? .given(bringing.given[1]) : .given(given, isOpposite: true)
            return (answer.text, ())
        }
        let winners = reference.winners(
            of: bringing.event(reference.tree, version: version))
        if !winners.isEmpty { return (written(winners.map { $0.returning ?? "default" }), ()) }
        guard defaults.answer(to: bringing) != nil else { return nil }
        var back = bringing
        back.operation = bringing.operation == .push ? .pop : .dismiss
        swap(&back.fromScreen, &back.toScreen)
        swap(&back.leaves, &back.enters)
        return (defaults.answer(to: back), ())
    }

    private func forward(_ event: Event) -> Event? {
        var forward = event
        switch event.operation {
        case .pop: forward.operation = .push
        case .dismiss: forward.operation = .present
        case .tabLower: forward.operation = .tabHigher
        default: return nil
        }
        forward.unwind = nil
        swap(&forward.from, &forward.to)
        swap(&forward.leaves, &forward.enters)
        return forward
    }

    /// Rule 6: `default` leaves it to the defaults. Lines that tie play the same.
    private func written(_ texts: [String]) -> String? {
        let all = Set(texts).sorted()
        return all == ["default"] ? nil : all.joined(separator: " or ")
    }

    // MARK: Words

    /// What a line plays with its options, and whether its gesture drives that.
    private static func words(_ way: BruteForce.Way, _ texts: JourneyText) -> String {
        let written = ModelText(way.model)
        if written.call(way.call) == "default" { return "default" }
        let gesture = way.model.items[way.use.options].map(written.call)
            .first { $0.hasPrefix("interactive(") }
        // The return of lines that have one, else the operation itself, unless `on` says otherwise.
        let hasReturn =
            switch way.edge.operation {
            case nil, .push, .present, .segue: true
            case .pop, .dismiss, .tab, .replace, .unwind: false
            }
        let isDriven = gesture.map { gesture in
            !hasReturn || gesture.contains("on: both")
                || (gesture.contains("on: go") ? !way.isReturn : way.isReturn)
        }
        return texts.text(
            ChosenAnimation(way.call, isOpposite: way.isOpposite), way.use.options,
            isDriven: isDriven ?? false)
    }
}
