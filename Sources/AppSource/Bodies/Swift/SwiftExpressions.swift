import TransitionDSL

extension SwiftReader {
    /// Reads an expression; ``AppExpression/Kind/unknown`` without reading anything if there is
    /// none.
    mutating func parseExpression() -> AppExpression {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else {
            let start = index
            skipValue()
            return unknown(from: start)
        }
        let first = parseOperand()
        var folding = SwiftFolding(first, height: height)
        parseSequence(&folding)
        return folding.finish(&self)
    }

    mutating func unknown(from start: Int) -> AppExpression {
        height = 1
        return AppExpression(.unknown, index > start ? range(from: start) : point(at: start))
    }

    private func point(at index: Int) -> SourceRange {
        let start = tokens[min(index, tokens.count - 1)].range.start
        return SourceRange(start: start, end: start)
    }

    /// A node that is this high; what is too high is unknown, because values are recursive.
    mutating func node(
        _ kind: AppExpression.Kind, _ range: SourceRange, height: Int
    ) -> AppExpression {
        guard height <= Self.maximumHeight else {
            self.height = 1
            return AppExpression(.unknown, range)
        }
        self.height = height
        return AppExpression(kind, range)
    }

    /// Reads the operators and operands after the first operand.
    private mutating func parseSequence(_ folding: inout SwiftFolding) {
        while let infix = self.infix(at: index) {
            folding.reduce(before: infix.precedence, &self)
            switch infix.kind {
            case .cast:
                let (kind, type) = parseCast()
                folding.cast(kind, type, &self)
            case .ternary:
                advance()
                let then = parseExpression()
                let thenHeight = height
                guard consume(if: .colon) else { return folding.fail(&self) }
                folding.push(.ternary(then, height: thenHeight), infix.precedence)
                folding.push(parseOperand(), height: height)
            case .binary, .assignment:
                let name = tokens[index].name
                advance()
                let start = index
                let isAssignment = infix.kind == .assignment
                folding.push(isAssignment ? .assignment(name) : .binary(name), infix.precedence)
                folding.push(parseOperand(), height: height)
                if index == start { return }
            }
        }
    }

    /// Reads `as`, `as?`, `as!` or `is`, and the type.
    private mutating func parseCast() -> (AppExpression.CastKind, TypeReference) {
        var kind = at(.is) ? AppExpression.CastKind.is : .as
        advance()
        if kind == .as, self.kind == .postfixOperator {
            kind = atOperator(UInt8(ascii: "!")) ? .forced : .conditional
            advance()
        }
        return (kind, parseType())
    }
}
