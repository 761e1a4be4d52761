import TransitionDSL

/// Springs with the arguments of UIKit and SwiftUI, which describe the same motion by its period.
extension Checker {
    /// Reports a spring with labels of another library, once for a call. Returns false for other
    /// labels.
    func reportOtherSpring(
        _ label: String, _ argument: ArgumentSyntax, _ call: Invocation
    ) -> Bool {
        guard Self.periods.contains(label) || Self.ratios.contains(label) || label == "bounce"
        else { return false }
        let labels = call.arguments.map { argument in
            name(argument.label).map { model.texts.string($0) } ?? ""
        }
        let first = labels.first {
            Self.periods.contains($0) || Self.ratios.contains($0) || $0 == "bounce"
        }
        guard label == first else { return true }
        let same = sameSpring(call, labels)
        let parentheses = call.parentheses.map { call.node.place($0) }
        report(
            .unknownLabel, "`spring` has no argument `\(label)`",
            at: (argument.label ?? argument.value.head).place,
            help: same.map { "write `spring\($0)`, which is the same spring" }
                ?? "write `spring(stiffness: 250, damping: 30)`, with the stiffness "
                + "(2π / response)² and the damping 4π · dampingFraction / response",
            fix: same.flatMap { same in
                parentheses.map {
                    .replacing($0, with: same, "write `spring\(same)`", isSafe: false)
                }
            })
        return true
    }

    private static let periods = ["response", "duration", "perceptualDuration"]
    private static let ratios = ["dampingFraction", "dampingRatio"]

    /// The arguments of the spring with the same motion, if both numbers are written.
    private func sameSpring(_ call: Invocation, _ labels: [String]) -> String? {
        var period: Double?
        var ratio: Double?
        for (argument, label) in zip(call.arguments, labels) {
            guard argument.value.kind == .primary else { return nil }
            let token = PrimarySyntax(argument.value).token
            guard token.kind == .number else { return nil }
            let value = NumberLiteral(token).baseValue
            if Self.periods.contains(label), period == nil {
                period = value
            } else if Self.ratios.contains(label), ratio == nil {
                ratio = value
            } else if label == "bounce", ratio == nil, value < 1 {
                ratio = 1 - value
            } else {
                return nil
            }
        }
        guard let period, let ratio, period > 0.01, period < 100, ratio > 0, ratio < 100 else {
            return nil
        }
        let frequency = 2 * Double.pi / period
        let (stiffness, damping) = (frequency * frequency, 2 * ratio * frequency)
        return "(stiffness: \(rounded(stiffness)), damping: \(rounded(damping)))"
    }

    /// To three digits or more: no one sees a difference.
    private func rounded(_ value: Double) -> String {
        let step: Double = value < 10 ? 100 : value < 100 ? 10 : 1
        let number = (value * step).rounded() / step
        return Int64(exactly: number).map { "\($0)" } ?? "\(number)"
    }
}
