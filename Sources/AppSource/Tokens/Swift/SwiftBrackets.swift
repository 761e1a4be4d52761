/// The open brackets before a byte, innermost last.
///
/// Broken code has brackets without a partner. A brace closes the parentheses and square brackets
/// in it, because a forgotten `)` should not reach beyond its block; neither closes a brace. A hole
/// of a string closes only at its own `)`.
///
/// Each has the counts of those around it. A bracket without a partner asks for them.
struct SwiftBrackets {
    enum Kind { case paren, square, brace, hole }

    private struct Open {
        var kind: Kind
        var token: Int
        /// The open ones of each kind, this included, since the last brace or hole.
        var parens: Int
        var squares: Int
        /// The open braces since the last hole.
        var braces: Int
    }

    private var open: [Open] = []

    /// Whether a `)` would end the hole of a string.
    var isAtHole: Bool {
        guard let top = open.last, top.parens == 0, top.braces == 0 else { return false }
        return true
    }

    /// Whether a `}` has no partner in the hole of a string.
    var lacksBrace: Bool { open.last?.braces ?? 0 == 0 }

    mutating func open(_ kind: Kind, at token: Int) {
        var new = Open(kind: kind, token: token, parens: 0, squares: 0, braces: 0)
        if let top = open.last {
            new.braces = kind == .hole ? 0 : top.braces
            if kind == .paren || kind == .square {
                new.parens = top.parens
                new.squares = top.squares
            }
        }
        switch kind {
        case .paren: new.parens += 1
        case .square: new.squares += 1
        case .brace: new.braces += 1
        case .hole: break
        }
        open.append(new)
    }

    /// Closes the innermost bracket of this kind, and those in it, and returns its token.
    mutating func close(_ kind: Kind) -> Int? {
        guard let top = open.last else { return nil }
        switch kind {
        case .paren: if top.parens == 0 { return nil }
        case .square: if top.squares == 0 { return nil }
        case .brace: if top.braces == 0 { return nil }
        case .hole: break
        }
        while let last = open.popLast() {
            if last.kind == kind { return last.token }
        }
        return nil
    }
}
