package import TransitionDSL

/// The statements of a body, whose braces are not in the range.
package func parseSwiftBody(
    _ range: Range<Int>, of tokens: AppTokens, names: inout TextTable
) -> [AppStatement] {
    var reader = SwiftReader(range, of: tokens, names)
    return reader.parseStatements()
}

/// The expression of an initial value or default value.
package func parseSwiftExpression(
    _ range: Range<Int>, of tokens: AppTokens, names: inout TextTable
) -> AppExpression {
    var reader = SwiftReader(range, of: tokens, names)
    return reader.parseWholeExpression()
}

extension SwiftReader {
    /// Reads an expression that reaches to the end; if it does not, it was not understood.
    mutating func parseWholeExpression() -> AppExpression {
        let start = index
        let expression = parseExpression()
        if isAtEnd, index > start { return expression }
        jump(to: end)
        return AppExpression(.unknown, range(from: start))
    }
}
