import Resolution
import TransitionDSL

/// The Swift types of numbers in generated code.
enum NumberType {
    case int, uint, double, cgFloat

    var isWhole: Bool {
        switch self {
        case .int, .uint: true
        case .double, .cgFloat: false
        }
    }
}

/// The library that a value is passed to, which decides the Swift types for the types of the
/// language.
enum Library {
    /// TransitionRuntime, whose lengths, angles and seconds are `Double`.
    case runtime
    /// The changes of its key frames, with `KeyFrames.Length` for a length and bytes for a color.
    case keyFrames
    /// Hero, whose lengths and angles are `CGFloat`; UIKit.
    case hero

    /// The Swift type of a number of the language's type.
    func number(_ type: ValueType) -> NumberType {
        switch type {
        case .int: .int
        case .uint: .uint
        case .length, .angle, .fraction: self == .hero ? .cgFloat : .double
        default: .double
        }
    }
}

/// The precedence of an expression in Swift.
enum Precedence: Int, Comparable {
    case any, sum, product, operand

    static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }
}

extension BinaryOperator {
    var precedence: Precedence {
        switch self {
        case .add, .subtract: .sum
        case .multiply, .divide: .product
        }
    }
}

extension SwiftCode {
    static func number(_ number: Double, _ precedence: Precedence = .any) -> SwiftCode {
        SwiftCode(.number(number)).inParentheses(if: number < 0 && precedence > .sum)
    }
}

/// Arithmetic as Swift text: constant parts are computed, the rest keeps its form.
extension SwiftPlanner {
    /// A number in the base unit: seconds, points, radians, fractions.
    func number(
        _ term: Term, _ type: NumberType, _ precedence: Precedence = .any, at place: SourcePlace
    ) -> SwiftCode {
        if let constant = bindings.constant(term, model) { return .number(constant, precedence) }
        if type.isWhole, !isWhole(term) {
            let number = number(term, .double, at: place)
            return type == .int ? "Int(\(number))" : "UInt(\(number))"
        }
        switch model.values[term.value] {
        case .negated(let operand):
            let operand = number(Term(operand, in: term.scope), type, .operand, at: place)
            return ("-\(operand)" as SwiftCode).inParentheses(if: precedence > .sum)
        case .binary(let operation, let left, let right):
            let own = operation.precedence
            let left = number(Term(left, in: term.scope), type, own, at: place)
            let right = number(
                Term(right, in: term.scope), type, own == .sum ? .product : .operand, at: place)
            return ("\(left) \(texts.intern(operation.rawValue)) \(right)" as SwiftCode)
                .inParentheses(if: precedence > own)
        case .parameter(let parameter):
            switch bindings.meaning(of: parameter, in: term.scope) {
            case .term(let meant): return number(meant, type, precedence, at: place)
            case .number(let number, _): return .number(number, precedence)
            case .nothing: return "nil"
            case .itself:
                let declared = model.parameters[parameter]
                let isWhole = declared.type == .int || declared.type == .uint
                return converted(name(declared.name), isWhole: isWhole, type)
            }
        case .index(let name): return converted(self.name(name), isWhole: true, type)
        case .swift(let code): return appCode(code, at: place).inParentheses(if: precedence > .any)
        case .number, .bool, .version, .text, .color, .constant, .view, .hero, .call, .range:
            return SwiftCode()  // Not the value of a number.
        }
    }

    /// Whether a number is computed only from whole numbers.
    private func isWhole(_ term: Term) -> Bool {
        if let constant = bindings.constant(term, model) { return constant == constant.rounded() }
        switch model.values[term.value] {
        case .negated(let operand): return isWhole(Term(operand, in: term.scope))
        case .binary(_, let left, let right):
            return isWhole(Term(left, in: term.scope)) && isWhole(Term(right, in: term.scope))
        case .parameter(let parameter):
            let type = model.parameters[parameter].type
            return type == .int || type == .uint
        case .number, .bool, .version, .text, .color, .constant, .index, .view, .hero, .call,
            .swift, .range:
            return true
        }
    }

    /// Swift does not mix whole numbers with others.
    private func converted(_ name: Name, isWhole: Bool, _ type: NumberType) -> SwiftCode {
        switch type {
        case .double where isWhole: "Double(\(name))"
        case .cgFloat where isWhole: "CGFloat(\(name))"
        case .int, .uint, .double, .cgFloat: "\(name)"
        }
    }
}
