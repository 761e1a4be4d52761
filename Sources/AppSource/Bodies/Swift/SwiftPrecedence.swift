import TransitionDSL

/// An operator between two operands.
struct SwiftInfix {
    enum Kind { case binary, assignment, ternary, cast }

    var kind: Kind
    var precedence: SwiftPrecedence
}

enum SwiftPrecedence: UInt8, Comparable {
    case assignment, ternary, unknown, disjunction, conjunction, comparison, nilCoalescing, cast
    case range, addition, multiplication, shift

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

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
        let spelling = names.bytes[names.range(name)]
        let precedence = precedence(spelling)
        if precedence == .ternary { return SwiftInfix(kind: .ternary, precedence: .ternary) }
        let isAssignment = precedence == .assignment
        return SwiftInfix(kind: isAssignment ? .assignment : .binary, precedence: precedence)
    }

    private func precedence(_ spelling: ArraySlice<UInt8>) -> SwiftPrecedence {
        guard let first = spelling.first, let last = spelling.last else { return .unknown }
        let second = spelling.dropFirst().first
        switch (spelling.count, first, last) {
        case (1, UInt8(ascii: "?"), _): return .ternary
        case (1, UInt8(ascii: "+"), _), (1, UInt8(ascii: "-"), _): return .addition
        case (1, UInt8(ascii: "|"), _), (1, UInt8(ascii: "^"), _): return .addition
        case (1, UInt8(ascii: "*"), _), (1, UInt8(ascii: "/"), _): return .multiplication
        case (1, UInt8(ascii: "%"), _), (1, UInt8(ascii: "&"), _): return .multiplication
        case (1, UInt8(ascii: "<"), _), (1, UInt8(ascii: ">"), _): return .comparison
        case (2, UInt8(ascii: "?"), UInt8(ascii: "?")): return .nilCoalescing
        case (2, UInt8(ascii: "&"), UInt8(ascii: "&")): return .conjunction
        case (2, UInt8(ascii: "|"), UInt8(ascii: "|")): return .disjunction
        case (2, UInt8(ascii: "&"), UInt8(ascii: "+")), (2, UInt8(ascii: "&"), UInt8(ascii: "-")):
            return .addition
        case (2, UInt8(ascii: "&"), UInt8(ascii: "*")): return .multiplication
        case (2, UInt8(ascii: "<"), UInt8(ascii: "<")), (2, UInt8(ascii: ">"), UInt8(ascii: ">")):
            return .shift
        case (3, UInt8(ascii: "."), _) where second == UInt8(ascii: "."): return .range
        case (3, UInt8(ascii: "&"), UInt8(ascii: "<")) where second == last: return .shift
        case (3, UInt8(ascii: "&"), UInt8(ascii: ">")) where second == last: return .shift
        case (_, _, UInt8(ascii: "=")):
            return isComparison(spelling, first, second) ? .comparison : .assignment
        case (2, UInt8(ascii: "."), UInt8(ascii: "<")), (2, UInt8(ascii: "."), UInt8(ascii: ">")):
            return .comparison
        default: return .unknown
        }
    }

    /// Whether an operator that ends in `=` compares: `==`, `!==`, `<=`, `~=`, `.==` …
    private func isComparison(
        _ spelling: ArraySlice<UInt8>, _ first: UInt8, _ second: UInt8?
    ) -> Bool {
        switch first {
        case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "."): true
        case UInt8(ascii: "~"): spelling.count == 2
        // `<<=` and `>>=` assign.
        case UInt8(ascii: "<"), UInt8(ascii: ">"): second != first
        default: false
        }
    }
}
