/// The positions of tokens whose role their kind does not show.
package struct TokenRoles {
    /// Minus before a number.
    package var signs: [Int] = []
    /// Minus in the name of a rule.
    package var hyphens: [Int] = []
    /// The first token of a key frame's range, which may be a parenthesis.
    package var frameStarts: [Int] = []

    package init(_ tree: SyntaxTree) {
        let kinds = tree.tokens.kinds
        for node in tree.nodes {
            let tokens = Int(node.firstToken)..<Int(node.endToken)
            switch node.kind {
            case .unary: signs += tokens.prefix(1).filter { kinds[$0] == .minus }
            case .setting: hyphens += tokens.filter { kinds[$0] == .minus }
            case .frame: frameStarts += tokens.dropFirst().prefix(1)
            default: break
            }
        }
    }
}
