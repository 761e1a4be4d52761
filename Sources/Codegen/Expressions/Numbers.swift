import Resolution
import TransitionDSL

/// The Swift types that numbers have in generated code.
enum NumberType {
    case int, uint, double, cgFloat

    var isWhole: Bool {
        switch self {
        case .int, .uint: true
        case .double, .cgFloat: false
        }
    }
}

/// Whose declarations a value is written for: these say which Swift type stands for which type of
/// the language.
enum Library {
    /// TransitionRuntime, whose lengths, angles and seconds are `Double`.
    case runtime
    /// The changes of its key frames, where a length is a `KeyFrames.Length`, a colour its bytes.
    case keyFrames
    /// Hero, whose lengths and angles are `CGFloat`; UIKit.
    case hero

    /// The type of a number that is a value of the language's type.
    func number(_ type: ValueType) -> NumberType {
        switch type {
        case .int: .int
        case .uint: .uint
        case .length, .angle, .fraction: self == .hero ? .cgFloat : .double
        default: .double
        }
    }
}

/// Arithmetic as Swift text: what depends on nothing is computed, the rest keeps its form.
extension CodePrinter {
    /// How tightly an expression binds, as Swift sees it.
    enum Precedence: Int, Comparable {
        case any, sum, product, operand

        static func < (left: Precedence, right: Precedence) -> Bool {
            left.rawValue < right.rawValue
        }
    }

    /// A number in the base unit: seconds, points, radians, fractions.
    mutating func writeNumber(
        _ term: Term, _ type: NumberType, _ precedence: Precedence = .any
    ) {
        if case .number(let number, let unit) = model.values[term.value] {
            return write(unit.inBaseUnit(number), precedence)
        }
        if let constant = bindings.constant(term, model) { return write(constant, precedence) }
        if type.isWhole, !isWhole(term) {
            write(type == .int ? "Int(" : "UInt(")
            writeNumber(term, .double)
            return write(")")
        }
        switch model.values[term.value] {
        case .negated(let operand):
            inParentheses(if: precedence > .sum) { printer in
                printer.write("-")
                printer.writeNumber(Term(operand, in: term.scope), type, .operand)
            }
        case .binary(let operation, let left, let right):
            let own: Precedence =
                operation == .add || operation == .subtract ? .sum : .product
            inParentheses(if: precedence > own) { printer in
                printer.writeNumber(Term(left, in: term.scope), type, own)
                printer.write(operation)
                printer.writeNumber(
                    Term(right, in: term.scope), type, own == .sum ? .product : .operand)
            }
        case .parameter(let parameter):
            switch bindings.meaning(of: parameter, in: term.scope) {
            case .term(let meant): writeNumber(meant, type, precedence)
            case .number(let number, _): write(number, precedence)
            case .nothing: write("nil")
            case .itself:
                let declared = model.parameters[parameter]
                let isWhole = declared.type == .int || declared.type == .uint
                writeConverted(name(declared.name), isWhole: isWhole, type)
            }
        case .index(let name): writeConverted(self.name(name), isWhole: true, type)
        case .swift(let code):
            inParentheses(if: precedence > .any) { $0.writeCode(code) }
        case .number, .bool, .text, .color, .constant, .view, .hero, .call, .range:
            break  // Not the value of a number.
        }
    }

    /// Whether all that a whole number is computed from is whole.
    private func isWhole(_ term: Term) -> Bool {
        if let constant = bindings.constant(term, model) { return constant == constant.rounded() }
        switch model.values[term.value] {
        case .negated(let operand): return isWhole(Term(operand, in: term.scope))
        case .binary(_, let left, let right):
            return isWhole(Term(left, in: term.scope)) && isWhole(Term(right, in: term.scope))
        case .parameter(let parameter):
            let type = model.parameters[parameter].type
            return type == .int || type == .uint
        case .number, .bool, .text, .color, .constant, .index, .view, .hero, .call, .swift, .range:
            return true
        }
    }

    mutating func write(_ operation: BinaryOperator) {
        switch operation {
        case .add: write(" + ")
        case .subtract: write(" - ")
        case .multiply: write(" * ")
        case .divide: write(" / ")
        }
    }

    /// Swift mixes no whole numbers with others.
    private mutating func writeConverted(_ name: Name, isWhole: Bool, _ type: NumberType) {
        switch type {
        case .double where isWhole: write("Double(")
        case .cgFloat where isWhole: write("CGFloat(")
        case .int, .uint, .double, .cgFloat: return write(name)
        }
        write(name)
        write(")")
    }

    /// The shortest digits that mean the same number.
    mutating func write(_ number: Double, _ precedence: Precedence = .any) {
        let isInParentheses = number < 0 && precedence > .sum
        if isInParentheses { write("(") }
        writeDigits(number)
        if isInParentheses { write(")") }
    }

    private mutating func writeDigits(_ number: Double) {
        if number == number.rounded(.towardZero), abs(number) < 0x1p53 {
            return write(Int(number))
        }
        let thousandths = (abs(number) * 1000).rounded()
        // No two decimals of at most 15 digits are the same number, so no shorter one is this.
        if thousandths / 1000 == abs(number), thousandths < 1e15 {
            if number < 0 { write("-") }
            return write(thousandths: Int(thousandths))
        }
        write(ascii: number.description)
    }

    /// `0.35` for 350.
    private mutating func write(thousandths: Int) {
        let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
        write(whole)
        write(".")
        writeDigit(rest / 100)
        if rest % 100 == 0 { return }
        writeDigit(rest / 10 % 10)
        if rest % 10 != 0 { writeDigit(rest % 10) }
    }

    mutating func write(_ number: Int) {
        if number < 0 { write("-") }
        writeDigits(of: number.magnitude)
    }

    private mutating func writeDigits(of number: UInt) {
        if number >= 10 { writeDigits(of: number / 10) }
        writeDigit(Int(number % 10))
    }

    private mutating func writeDigit(_ digit: Int) {
        write(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
    }

    mutating func inParentheses(if isNeeded: Bool, _ body: (inout CodePrinter) -> Void) {
        if isNeeded { write("(") }
        body(&self)
        if isNeeded { write(")") }
    }
}
