import Resolution
import TransitionDSL

/// Lengths in key frames, which may count in parts of the view's own size: `.fraction(1) + 20`.
extension CodePrinter {
    mutating func writeKeyFrameLength(_ term: Term, _ precedence: Precedence = .any) {
        if !hasPercent(term) { return writePoints(term, precedence) }
        if let length = Length(term, self) { return write(length, precedence) }
        switch model.values[term.value] {
        case .negated(let operand):
            inParentheses(if: precedence > .sum) { printer in
                printer.write("-")
                printer.writeKeyFrameLength(Term(operand, in: term.scope), .operand)
            }
        case .binary(let operation, let left, let right):
            let own: Precedence =
                operation == .add || operation == .subtract ? .sum : .product
            let (left, right) = (Term(left, in: term.scope), Term(right, in: term.scope))
            inParentheses(if: precedence > own) { printer in
                printer.writeOperand(left, own, isSum: own == .sum)
                printer.write(operation)
                printer.writeOperand(right, own == .sum ? .product : .operand, isSum: own == .sum)
            }
        case .number, .bool, .text, .color, .constant, .parameter, .index, .view, .hero, .call,
            .swift, .range:
            break  // Percent that stand alone are constant.
        }
    }

    /// Of a product one operand is a length, the others are numbers.
    private mutating func writeOperand(_ term: Term, _ precedence: Precedence, isSum: Bool) {
        if isSum || hasPercent(term) {
            writeKeyFrameLength(term, precedence)
        } else {
            writeNumber(term, .double, precedence)
        }
    }

    private mutating func writePoints(_ term: Term, _ precedence: Precedence) {
        if let constant = bindings.constant(term, model) { return write(constant, precedence) }
        write("KeyFrames.Length(")
        writeNumber(term, .double)
        write(")")
    }

    private mutating func write(_ length: Length, _ precedence: Precedence) {
        if length.fraction == 0 { return write(length.points, precedence) }
        inParentheses(if: precedence > .sum && length.points != 0) { printer in
            printer.write(".fraction(")
            printer.write(length.fraction)
            printer.write(")")
            if length.points == 0 { return }
            printer.write(length.points < 0 ? " - " : " + ")
            printer.write(abs(length.points))
        }
    }

    private func hasPercent(_ term: Term) -> Bool {
        switch model.values[term.value] {
        case .number(_, let unit): return unit == .percent
        case .negated(let operand): return hasPercent(Term(operand, in: term.scope))
        case .binary(_, let left, let right):
            return hasPercent(Term(left, in: term.scope)) || hasPercent(Term(right, in: term.scope))
        case .bool, .text, .color, .constant, .parameter, .index, .view, .hero, .call, .swift,
            .range:
            return false
        }
    }

    /// Points and parts of the size, where they depend on nothing.
    private struct Length {
        var points: Double
        var fraction: Double

        init(points: Double = 0, fraction: Double = 0) {
            self.points = points
            self.fraction = fraction
        }

        init?(_ term: Term, _ printer: borrowing CodePrinter) {
            switch printer.model.values[term.value] {
            case .number(let number, .percent):
                self.init(fraction: NumberUnit.percent.inBaseUnit(number))
            case .negated(let operand):
                guard let length = Length(Term(operand, in: term.scope), printer) else {
                    return nil
                }
                self = length * -1
            case .binary(let operation, let left, let right):
                guard let left = Length(Term(left, in: term.scope), printer),
                    let right = Length(Term(right, in: term.scope), printer)
                else { return nil }
                switch operation {
                case .add: self = left + right
                case .subtract: self = left + right * -1
                case .multiply where right.fraction == 0: self = left * right.points
                case .multiply where left.fraction == 0: self = right * left.points
                case .divide where right.fraction == 0 && right.points != 0:
                    self.init(
                        points: left.points / right.points,
                        fraction: left.fraction / right.points)
                case .multiply, .divide: return nil
                }
            case .number, .parameter:
                guard let points = printer.bindings.constant(term, printer.model) else {
                    return nil
                }
                self.init(points: points)
            case .bool, .text, .color, .constant, .index, .view, .hero, .call, .swift, .range:
                return nil
            }
        }

        static func + (left: Length, right: Length) -> Length {
            Length(points: left.points + right.points, fraction: left.fraction + right.fraction)
        }

        static func * (left: Length, factor: Double) -> Length {
            Length(points: left.points * factor, fraction: left.fraction * factor)
        }
    }
}
