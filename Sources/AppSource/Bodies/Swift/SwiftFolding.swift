import TransitionDSL

/// Makes a tree of operands and operators by precedence. It has a stack instead of recursion.
struct SwiftFolding {
    enum Operator {
        case binary(Text)
        case assignment(Text)
        case ternary(AppExpression, height: Int)
    }

    private struct Operand {
        var expression: AppExpression
        var height: Int
    }

    private var operands: [Operand]
    private var operators: [(kind: Operator, precedence: SwiftPrecedence)] = []

    init(_ first: AppExpression, height: Int) {
        operands = [Operand(expression: first, height: height)]
    }

    mutating func push(_ kind: Operator, _ precedence: SwiftPrecedence) {
        operators.append((kind, precedence))
    }

    mutating func push(_ operand: AppExpression, height: Int) {
        operands.append(Operand(expression: operand, height: height))
    }

    /// Makes the nodes of the operators that bind more tightly than the next one.
    mutating func reduce(before precedence: SwiftPrecedence, _ reader: inout SwiftReader) {
        while let last = operators.last,
            last.precedence > precedence
                || last.precedence == precedence && !precedence.isRightAssociative
        {
            reduceLast(&reader)
        }
    }

    private mutating func reduceLast(_ reader: inout SwiftReader) {
        guard let (kind, _) = operators.popLast(), let right = operands.popLast(),
            let left = operands.popLast()
        else { return }
        let range = left.expression.range.union(right.expression.range)
        var height = max(left.height, right.height) + 1
        let node: AppExpression.Kind
        switch kind {
        case .binary(let name): node = .binary(name, left.expression, right.expression)
        case .assignment(let name):
            node = .assignment(name, target: left.expression, value: right.expression)
        case .ternary(let then, let thenHeight):
            height = max(height, thenHeight + 1)
            node = .ternary(
                condition: left.expression, then: then, otherwise: right.expression)
        }
        let expression = reader.node(node, range, height: height)
        push(expression, height: reader.height)
    }

    /// A cast has no right operand.
    mutating func cast(
        _ kind: AppExpression.CastKind, _ type: TypeReference, _ reader: inout SwiftReader
    ) {
        guard let value = operands.popLast() else { return }
        let range = SourceRange(start: value.expression.range.start, end: reader.lastEnd)
        let expression = reader.node(
            .cast(value.expression, kind, type), range, height: value.height + 1)
        push(expression, height: reader.height)
    }

    /// A ternary without `:` is not understood.
    mutating func fail(_ reader: inout SwiftReader) {
        guard let value = operands.popLast() else { return }
        let range = SourceRange(start: value.expression.range.start, end: reader.lastEnd)
        push(AppExpression(.unknown, range), height: 1)
    }

    mutating func finish(_ reader: inout SwiftReader) -> AppExpression {
        while !operators.isEmpty { reduceLast(&reader) }
        guard let last = operands.last else { return reader.unknown(from: reader.index) }
        reader.height = last.height
        return last.expression
    }
}
