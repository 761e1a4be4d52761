import TransitionDSL

/// The white space between two tokens of a line.
extension Layout {
    /// The white space before each token as if the file were one line.
    static func spacing(_ tree: SyntaxTree) -> [Space] {
        let kinds = tree.tokens.kinds
        var spaces = [Space](repeating: .none, count: kinds.count)
        for index in kinds.indices.dropFirst()
        where isSpaced(kinds[index - 1], kinds[index]) { spaces[index] = .one }
        let roles = TokenRoles(tree)
        for sign in roles.signs { spaces[sign + 1] = .none }
        for hyphen in roles.hyphens { (spaces[hyphen], spaces[hyphen + 1]) = (.none, .none) }
        for start in roles.frameStarts { spaces[start] = .one }
        return spaces
    }

    private static func isSpaced(_ left: TokenKind, _ right: TokenKind) -> Bool {
        switch left {
        case .leftParenthesis, .leftBracket, .dot, .ellipsis: return false
        default: break
        }
        switch right {
        case .comma, .colon, .rightParenthesis, .leftBracket, .rightBracket, .dot, .question,
            .ellipsis:
            return false
        case .leftParenthesis: return !left.isName
        default: return true
        }
    }
}
