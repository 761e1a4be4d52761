import TransitionDSL

/// An operator between two operands.
struct SwiftInfix {
    enum Kind { case binary, assignment, ternary, cast }

    var kind: Kind
    var precedence: SwiftPrecedence
}

enum SwiftPrecedence: Comparable {
    case assignment, ternary, unknown, disjunction, conjunction, comparison, nilCoalescing, cast
    case range, addition, multiplication, shift

    var isRightAssociative: Bool {
        self == .assignment || self == .ternary || self == .nilCoalescing
    }
}

extension SwiftReader {
    /// The operator that continues an expression at a token.
    func infix(at index: Int) -> SwiftInfix? {
        switch kind(at: index) {
        case .infixOperator: infix(tokens[index].name)
        // `a <b` and `a+ b` are not Swift, but have one meaning.
        case .prefixOperator: startsLine(index) ? nil : infix(tokens[index].name)
        case .postfixOperator: beginsOperand(index + 1) ? infix(tokens[index].name) : nil
        case .equal: equalEnds ? nil : SwiftInfix(kind: .assignment, precedence: .assignment)
        case .identifier:
            at(.as, index) || at(.is, index) ? SwiftInfix(kind: .cast, precedence: .cast) : nil
        default: nil
        }
    }

    /// Whether an operand begins here in the same line.
    func beginsOperand(_ index: Int) -> Bool {
        guard !startsLine(index) else { return false }
        switch kind(at: index) {
        case .identifier: return !isReserved(index) || word(at: index) == .try
        case .number, .string, .leftParen, .leftBracket, .hash, .backslash, .prefixOperator:
            return true
        default: return false
        }
    }

    private func infix(_ name: Text) -> SwiftInfix {
        let precedence = precedence(names.string(name))
        if precedence == .ternary { return SwiftInfix(kind: .ternary, precedence: .ternary) }
        let isAssignment = precedence == .assignment
        return SwiftInfix(kind: isAssignment ? .assignment : .binary, precedence: precedence)
    }

    private func precedence(_ spelling: String) -> SwiftPrecedence {
        switch spelling {
        case "?": .ternary
        case "+", "-", "|", "^", "&+", "&-": .addition
        case "*", "/", "%", "&", "&*": .multiplication
        case "<", ">", ".<", ".>": .comparison
        case "??": .nilCoalescing
        case "&&": .conjunction
        case "||": .disjunction
        case "<<", ">>", "&<<", "&>>": .shift
        case _ where spelling.hasPrefix("..") && spelling.utf8.count == 3: .range
        case _ where spelling.hasSuffix("="): isComparison(spelling) ? .comparison : .assignment
        default: .unknown
        }
    }

    /// Whether an operator that ends in `=` compares: `==`, `!==`, `<=`, `~=`, `.==` …
    private func isComparison(_ spelling: String) -> Bool {
        switch spelling.first {
        case "=", "!", ".": true
        case "~": spelling == "~="
        // `<<=` and `>>=` assign.
        case "<", ">": !spelling.hasPrefix("<<") && !spelling.hasPrefix(">>")
        default: false
        }
    }
}
