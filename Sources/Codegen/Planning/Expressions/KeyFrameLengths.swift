import Resolution
import TransitionDSL

/// Lengths in key frames, which may be relative to the view's own size: `.fraction(1) + 20`.
extension SwiftPlanner {
    func keyFrameLength(
        _ term: Term, _ precedence: Precedence = .any, at place: SourcePlace
    ) -> SwiftCode {
        if !hasPercent(term) {
            if let constant = bindings.constant(term, model) {
                return .number(constant, precedence)
            }
            return "KeyFrames.Length(\(number(term, .double, at: place)))"
        }
        if let length = length(term) { return code(length, precedence) }
        switch model.values[term.value] {
        case .negated(let operand):
            let operand = keyFrameLength(Term(operand, in: term.scope), .operand, at: place)
            return ("-\(operand)" as SwiftCode).inParentheses(if: precedence > .sum)
        case .binary(let operation, let left, let right):
            let own = operation.precedence
            let isSum = own == .sum
            let (left, right) = (Term(left, in: term.scope), Term(right, in: term.scope))
            let code: SwiftCode = """
                \(operand(left, own, isSum: isSum, place)) \(texts.intern(operation.rawValue)) \
                \(operand(right, isSum ? .product : .operand, isSum: isSum, place))
                """
            return code.inParentheses(if: precedence > own)
        case .number, .bool, .version, .text, .color, .constant, .parameter, .index, .view, .hero,
            .call,
            .swift, .range:
            return SwiftCode()  // Percentages without a length are constant.
        }
    }

    /// Of a product, one operand is a length, the others are numbers.
    private func operand(
        _ term: Term, _ precedence: Precedence, isSum: Bool, _ place: SourcePlace
    ) -> SwiftCode {
        isSum || hasPercent(term)
            ? keyFrameLength(term, precedence, at: place)
            : number(term, .double, precedence, at: place)
    }

    private func code(_ length: Length, _ precedence: Precedence) -> SwiftCode {
        if length.fraction == 0 { return .number(length.points, precedence) }
        let fraction: SwiftCode = ".fraction(\(.number(length.fraction)))"
        if length.points == 0 { return fraction }
        let operation: SwiftCode = length.points < 0 ? " - " : " + "
        return ("\(fraction)\(operation)\(.number(abs(length.points)))" as SwiftCode)
            .inParentheses(if: precedence > .sum)
    }

    private func hasPercent(_ term: Term) -> Bool {
        switch model.values[term.value] {
        case .number(_, let unit): return unit == .percent
        case .negated(let operand): return hasPercent(Term(operand, in: term.scope))
        case .binary(_, let left, let right):
            return hasPercent(Term(left, in: term.scope)) || hasPercent(Term(right, in: term.scope))
        case .bool, .version, .text, .color, .constant, .parameter, .index, .view, .hero, .call,
            .swift,
            .range:
            return false
        }
    }

    /// Points and fractions of the size, if they are constant.
    private struct Length {
        var points = 0.0
        var fraction = 0.0

        static func + (left: Length, right: Length) -> Length {
            Length(points: left.points + right.points, fraction: left.fraction + right.fraction)
        }

        static func * (left: Length, factor: Double) -> Length {
            Length(points: left.points * factor, fraction: left.fraction * factor)
        }
    }

    private func length(_ term: Term) -> Length? {
        switch model.values[term.value] {
        case .number(let number, .percent):
            return Length(fraction: NumberUnit.percent.inBaseUnit(number))
        case .negated(let operand): return length(Term(operand, in: term.scope)).map { $0 * -1 }
        case .binary(let operation, let left, let right):
            guard let left = length(Term(left, in: term.scope)),
                let right = length(Term(right, in: term.scope))
            else { return nil }
            switch operation {
            case .add: return left + right
            case .subtract: return left + right * -1
            case .multiply where right.fraction == 0: return left * right.points
            case .multiply where left.fraction == 0: return right * left.points
            case .divide where right.fraction == 0 && right.points != 0:
                return Length(
                    points: left.points / right.points, fraction: left.fraction / right.points)
            case .multiply, .divide: return nil
            }
        case .number, .parameter: return bindings.constant(term, model).map { Length(points: $0) }
        case .bool, .version, .text, .color, .constant, .index, .view, .hero, .call, .swift, .range:
            return nil
        }
    }
}
