import TransitionDSL

/// Finds the partners of brackets. The open brackets are a linked list, so that the state before
/// an `#if` is one number, and each branch begins with the same open brackets.
struct ObjectiveCBrackets {
    enum Shape: Sendable { case paren, bracket, brace }

    /// An open bracket, and the innermost open one of each shape from it outwards: each closing
    /// bracket asks for the one of its shape. A paren or square bracket outside of a brace is not
    /// reachable: a brace closes what is open in it.
    private struct Node {
        var token: Int
        var outer: Int?
        var paren: Int?
        var bracket: Int?
        var brace: Int?
    }

    private struct Conditional {
        var before: Int?
        /// What is open at the end of the first branch, which counts after `#endif`.
        var afterFirst: Int??
    }

    private var nodes: [Node] = []
    private var innermost: Int?
    private var conditionals: [Conditional] = []
    /// What is open outside of the directive that is being scanned.
    private var outsideDirective: Int??

    var isInBrace: Bool { innermost.flatMap { nodes[$0].brace } != nil }

    /// What ends a class closes everything.
    mutating func reset() { innermost = nil }

    mutating func open(_ shape: Shape, token: Int) {
        let own = nodes.count
        let outer = innermost.map { nodes[$0] }
        nodes.append(
            Node(
                token: token, outer: innermost,
                paren: shape == .paren ? own : shape == .brace ? nil : outer?.paren,
                bracket: shape == .bracket ? own : shape == .brace ? nil : outer?.bracket,
                brace: shape == .brace ? own : outer?.brace))
        innermost = own
    }

    /// The token of the bracket that this one closes. What is open inside of it has no partner.
    mutating func close(_ shape: Shape) -> Int? {
        guard let innermost else { return nil }
        let partner =
            switch shape {
            case .paren: nodes[innermost].paren
            case .bracket: nodes[innermost].bracket
            case .brace: nodes[innermost].brace
            }
        guard let partner else { return nil }
        self.innermost = nodes[partner].outer
        return nodes[partner].token
    }

    /// Brackets in a directive have their partners in it.
    mutating func beginDirective(_ name: Text) {
        switch name {
        case Word.if.text, ObjectiveCWord.ifdef.text, ObjectiveCWord.ifndef.text:
            conditionals.append(Conditional(before: innermost))
        case Word.else.text, ObjectiveCWord.elif.text:
            if let last = conditionals.indices.last {
                if conditionals[last].afterFirst == nil {
                    conditionals[last].afterFirst = innermost
                }
                innermost = conditionals[last].before
            }
        case Word.endif.text:
            if let first = conditionals.popLast()?.afterFirst { innermost = first }
        default: break
        }
        outsideDirective = .some(innermost)
        innermost = nil
    }

    mutating func endDirective() {
        if let outside = outsideDirective { innermost = outside }
        outsideDirective = nil
    }
}
