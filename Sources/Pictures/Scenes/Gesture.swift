import Resolution
import TransitionDSL
import TransitionRuntime

/// The gesture that drives a scene. The page evaluates the rule of ``InteractionTracker`` with it.
struct DrivenGesture: Hashable, Sendable {
    /// The direction of a drag; both are 0 for a pinch.
    var x: Double
    var y: Double
    /// The distance that is the whole transition, in points; 1 for a pinch, which is measured by
    /// the lost part of the distance of two fingers.
    var length: Double
    /// The progress from which the transition finishes.
    var finish: Double
    /// Whether the progress must exceed ``finish`` and not only reach it.
    var mustExceed: Bool
    /// The factor of the velocity, in fractions per second, that is added to the progress.
    var velocity: Double
    /// The limits of the speed at which the rest plays.
    var speed: ClosedRange<Double>

    init(_ interaction: TransitionRuntime.Interaction, on phone: PhoneSize) {
        // A finger moves by one point in each direction: the progress of each is the vector.
        func progress(_ x: Double, _ y: Double) -> Double {
            let sample = GestureSample(x: x, y: y, width: phone.width, height: phone.height)
            return GestureProgress(of: sample, in: interaction.gesture, isRightToLeft: false)
                .position
        }
        let (right, down) = (progress(1, 0), progress(0, 1))
        let total = max(abs(right), abs(down))
        length = total > 0 ? 1 / total : 1
        x = right * length
        y = down * length
        finish = interaction.finish
        mustExceed = interaction.gesture != .pinch
        velocity = interaction.velocity ? 1 : 0
        speed = interaction.speed
    }
}

extension ValueReader {
    private typealias Make = @Sendable (Arguments) -> TransitionRuntime.Interaction?

    /// The arguments of a gesture.
    private struct Arguments {
        var direction: Direction?
        var side: TransitionRuntime.Interaction.Side?
        var finish: Double
        var speed: ClosedRange<Double>
        var velocity: Bool
    }

    private static let gestures: [String: Make] = [
        "pan": { given in
            given.direction.map {
                .pan(
                    $0, over: given.side, finish: given.finish, speed: given.speed,
                    velocity: given.velocity)
            }
        },
        "edgePan": { given in
            given.direction.map {
                .edgePan($0, finish: given.finish, speed: given.speed, velocity: given.velocity)
            }
        },
        "pinch": { .pinch(finish: $0.finish, speed: $0.speed, velocity: $0.velocity) },
    ]

    private static let sides: [String: TransitionRuntime.Interaction.Side] = [
        "width": .width, "height": .height,
    ]

    /// The gesture of `interactive(…)`; nil if it depends on the app.
    mutating func interaction(_ term: Term) -> TransitionRuntime.Interaction? {
        guard case .call(var handle) = model.values[term.value] else {
            return nil
        }
        var scope = term.scope
        // Names have no cycles and no long chains.
        while case .interaction(let named) = model.calls[handle].callee {
            let interaction = model.interactions[named]
            scope = bindings.scope(
                of: interaction.parameters, model.calls[handle].arguments, calledIn: scope, model)
            handle = interaction.body
        }
        guard case .catalog(let row) = model.calls[handle].callee else { return nil }
        return interaction(Catalog[row], model.calls[handle], in: scope)
    }

    private func interaction(
        _ entry: CatalogEntry, _ call: Call, in scope: Bindings.Scope
    ) -> TransitionRuntime.Interaction? {
        var given = Arguments(finish: 0, speed: 1...1, velocity: false)
        for (index, parameter) in entry.parameters.enumerated() {
            let term = argument(index, of: call, in: scope)
            let value = parameter.defaultValue ?? ""
            switch parameter.type {
            case .direction: given.direction = term.flatMap { direction($0, isOpposite: false) }
            case .dimension:
                given.side = term.flatMap(constant).flatMap { Self.sides[Catalog[$0].name] }
            case .fraction:
                guard let number = term.map({ number($0) }) ?? parameter.defaultNumber else {
                    return nil
                }
                given.finish = number
            case .speedRange:
                guard let range = term.map({ range($0) }) ?? Self.range(value) else { return nil }
                given.speed = range
            case .bool:
                guard let flag = term.map({ bool($0) }) ?? Optional(value == "true") else {
                    return nil
                }
                given.velocity = flag
            default: break
            }
        }
        return Self.gestures[entry.name]?(given)
    }

    private func range(_ term: Term) -> ClosedRange<Double>? {
        guard case .range(let start, let end) = model.values[term.value],
            let first = number(Term(start, in: term.scope)),
            let last = number(Term(end, in: term.scope)), first <= last
        else { return nil }
        return first...last
    }

    /// `0.1...1.5`
    private static func range(_ text: String) -> ClosedRange<Double>? {
        guard let dots = text.indices.first(where: { text[$0...].hasPrefix("...") }),
            let first = Double(text[..<dots]), let last = Double(text[dots...].dropFirst(3)),
            first <= last
        else { return nil }
        return first...last
    }
}
