import TransitionDSL

/// A token that begins a line, and its column there.
private typealias Break = (token: Int, column: Int)

extension Layout {
    /// Breaks the line of an item's head, which begins at a column, if it is too long, from the
    /// outside in: before `with`, then in lists, after bars, and in calls. Each step is taken only if
    /// a line is still too long, and only if less of the head is beyond the longest line.
    /// Returns whether the head has several lines.
    @discardableResult
    mutating func breakLine(_ item: Item, isBroken: Bool, at column: Int, indent: Int) -> Bool {
        // Nearly all lines fit.
        // Hot.
        if !isBroken, column + lineWidth(item.head) <= Self.width { return false }
        defer { moveBreaksBeforeComments(in: item.head) }
        var head = Head(range: item.head, column: column, excess: 0)
        head.excess = excess(head)
        let rest = indent + Self.continuation
        let with = item.node.child(.with)?.tokenIndices.lowerBound
        let beforeWith = add(with.map { [($0, rest)] } ?? [], &head)
        let inList = add(listBreaks(head, with, rest), &head)
        add(outerTokens(item.head) { $0 == .pipe }.map { ($0 + 1, rest) }, &head)
        var canRemove = false
        while let last = addCallBreaks(&head, indent) {
            // The call is on the first line.
            canRemove = last.column == indent
        }
        // A broken call may leave enough room for what was broken before.
        if canRemove, remove(inList, head) { remove(beforeWith, head) }
        return isBroken || item.head.dropFirst().contains { beforeToken[$0].lines > 0 }
    }

    /// The tokens of an item up to the brace of its body.
    private struct Head {
        let range: Range<Int>
        /// Where the first token begins.
        let column: Int
        /// How many columns all lines together have beyond the width of a line.
        var excess: Int
    }

    /// Breaks the head if a line is too long and that helps. Returns the breaks that are new.
    @discardableResult
    private mutating func add(_ breaks: [Break], _ head: inout Head) -> [Break] {
        if head.excess == 0 { return [] }
        // Not a slice of the array: while it exists, each change would copy the whole array.
        let breaks = breaks.filter { beforeToken[$0.token].lines == 0 }
        let old = breaks.map { beforeToken[$0.token] }
        for (token, column) in breaks { beforeToken[token] = Space(lines: 1, columns: column) }
        let less = excess(head)
        if less < head.excess {
            head.excess = less
            return breaks
        }
        for (place, space) in zip(breaks, old) { beforeToken[place.token] = space }
        return []
    }

    /// Takes breaks back if everything fits without them.
    @discardableResult
    private mutating func remove(_ breaks: [Break], _ head: Head) -> Bool {
        for (token, _) in breaks { beforeToken[token] = .one }
        if excess(head) == 0 { return true }
        for (token, column) in breaks { beforeToken[token] = Space(lines: 1, columns: column) }
        return false
    }

    /// Each item of a list on a line; those after `with` are below the first.
    private func listBreaks(_ head: Head, _ with: Int?, _ column: Int) -> [Break] {
        outerTokens(head.range) { $0 == .comma }.map { comma in
            let isAfterWith = with.map { $0 < comma && beforeToken[$0].lines > 0 } ?? false
            return (comma + 1, isAfterWith ? column + 5 : column)
        }
    }

    /// Breaks a call of the first line that is too long and where that helps: each argument on a
    /// line, and the closing parenthesis on its own. Returns the last of the breaks.
    private mutating func addCallBreaks(_ head: inout Head, _ indent: Int) -> Break? {
        let starts =
            [head.range.lowerBound] + head.range.dropFirst().filter { beforeToken[$0].lines > 0 }
        for (start, end) in zip(starts, starts.dropFirst() + [head.range.upperBound]) {
            let isFirst = start == head.range.lowerBound
            let space = Self.width - (isFirst ? head.column : beforeToken[start].columns)
            guard lineWidth(start..<end) > space else { continue }
            for case let call? in [call(around: start, head), call(in: start..<end, head, space)] {
                let line = starts.last { $0 <= call.lowerBound } ?? head.range.lowerBound
                let column = line == head.range.lowerBound ? indent : beforeToken[line].columns
                let breaks = add(
                    ([call.lowerBound] + commas(in: call)).map {
                        ($0 + 1, column + Self.continuation)
                    } + [(call.upperBound - 1, column)], &head)
                if let last = breaks.last { return last }
            }
        }
        return nil
    }

    /// The innermost call that a line is inside of, as a comment broke it.
    private func call(around start: Int, _ head: Head) -> Range<Int>? {
        var opens: [Int] = []
        for token in head.range.lowerBound..<start {
            if tokens.kinds[token] == .leftParenthesis { opens.append(token) }
            if tokens.kinds[token] == .rightParenthesis { _ = opens.popLast() }
        }
        return opens.last.flatMap { call(from: $0, head) }
    }

    /// The tokens of a call, from its `(` to after its `)`.
    private func call(from open: Int, _ head: Head) -> Range<Int>? {
        var depth = 0
        for token in open..<head.range.upperBound {
            if tokens.kinds[token] == .leftParenthesis { depth += 1 }
            if tokens.kinds[token] == .rightParenthesis { depth -= 1 }
            if depth == 0 { return open..<token + 1 }
        }
        return nil
    }

    /// The last call with several arguments on a line that leaves parts that fit, or else the widest
    /// one, from `(` to after `)`. One with a single token in it does not count.
    private func call(in line: Range<Int>, _ head: Head, _ space: Int) -> Range<Int>? {
        let calls = outerTokens(line) { $0 == .leftParenthesis }
            .compactMap { call(from: $0, head) }
            .filter { $0.count > 3 }
        let last = calls.last { call in
            !commas(in: call).isEmpty
                && lineWidth(line.lowerBound..<call.lowerBound + 1) <= space
                && lineWidth(call.upperBound - 1..<max(call.upperBound, line.upperBound)) <= space
        }
        return last ?? calls.max { lineWidth($0) < lineWidth($1) }
    }

    private func commas(in call: Range<Int>) -> [Int] {
        outerTokens(call.lowerBound + 1..<call.upperBound - 1) { $0 == .comma }
    }

    /// The tokens of these kinds outside of parentheses.
    private func outerTokens(_ range: Range<Int>, where isWanted: (TokenKind) -> Bool) -> [Int] {
        var depth = 0
        return range.filter { token in
            let kind = tokens.kinds[token]
            // A line may begin with the end of a call.
            if kind == .rightParenthesis { depth = max(0, depth - 1) }
            defer { if kind == .leftParenthesis { depth += 1 } }
            return depth == 0 && isWanted(kind)
        }
    }

    /// The first token of a kind outside of parentheses.
    func firstOuterToken(_ range: Range<Int>, _ wanted: TokenKind) -> Int? {
        var depth = 0
        for token in range {
            switch tokens.kinds[token] {
            case .leftParenthesis: depth += 1
            case .rightParenthesis: depth -= 1
            case wanted where depth == 0: return token
            default: break
            }
        }
        return nil
    }

    /// The columns beyond the width of a line, without the comments at line ends.
    private func excess(_ head: Head) -> Int {
        var (column, excess) = (head.column, 0)
        func place(_ space: Space) {
            if space.lines > 0 {
                excess += max(0, column - Self.width)
                column = 0
            }
            column += space.columns
        }
        var comment = tokens.comments.partitioningIndex { $0.nextToken > head.range.lowerBound }
        for token in head.range {
            while comment < tokens.comments.count, tokens.comments[comment].nextToken == token {
                if tokens.comments[comment].form == .block {
                    place(beforeComment[comment])
                    column += width(tokens.comments[comment].range.offsets)
                }
                comment += 1
            }
            if token > head.range.lowerBound { place(beforeToken[token]) }
            column += width(of: token)
        }
        return excess + max(0, column - Self.width)
    }
}
