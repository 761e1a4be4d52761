extension SyntaxTree {
    /// The positions of minus tokens that are no operators: signs, and the hyphens in the names of
    /// rules.
    package var minusTokens: (signs: [Int], hyphens: [Int]) {
        var (signs, hyphens): ([Int], [Int]) = ([], [])
        for node in nodes {
            let tokens = Int(node.firstToken)..<Int(node.endToken)
            if node.kind == .unary, let first = tokens.first, self.tokens.kinds[first] == .minus {
                signs.append(first)
            } else if node.kind == .setting {
                hyphens += tokens.filter { self.tokens.kinds[$0] == .minus }
            }
        }
        return (signs, hyphens)
    }
}
