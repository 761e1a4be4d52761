import TransitionDSL

/// A token that begins a line, and its column there.
private typealias Break = (token: Int, column: Int)

extension Layout {
    /// Breaks the line of an item's head, which begins at a column, if it is too long, from the
    /// outside in: before `with`, then in lists, after bars, and in calls. Each step is taken only if
    /// a line is still too long, and only if the longest becomes shorter.
    /// Returns whether the head has several lines.
    @discardableResult
    mutating func breakLine(_ item: Item, isBroken: Bool, at column: Int, indent: Int) -> Bool {
        // Nearly all lines fit.
        // Hot.
        if !isBroken, column + lineWidth(item.head) <= Self.width { return false }
        defer { moveBreaksBeforeComments(in: item.head) }
        var head = Head(range: item.head, column: column, longest: 0)
        head.longest = longestLine(head)
        let rest = indent + Self.continuation
        let with = item.node.child(.with)?.tokenIndices.lowerBound
        let beforeWith = add(with.map { [($0, rest)] } ?? [], &head)
        let inList = add(listBreaks(head, with, rest), &head)
        add(outerTokens(item.head) { $0 == .pipe }.map { ($0 + 1, rest) }, &head)
        var canRemove = false
        while case let breaks = add(callBreaks(head, indent), &head), let last = breaks.last {
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
        /// The last column of the longest line.
        var longest: Int
    }

    /// Breaks the head if it is too long and becomes shorter. Returns the breaks that are new.
    @discardableResult
    private mutating func add(_ breaks: [Break], _ head: inout Head) -> [Break] {
        if head.longest <= Self.width { return [] }
        // Not a slice of the array: while it exists, each change would copy the whole array.
        let breaks = breaks.filter { beforeToken[$0.token].lines == 0 }
        let old = breaks.map { beforeToken[$0.token] }
        for (token, column) in breaks { beforeToken[token] = Space(lines: 1, columns: column) }
        let shorter = longestLine(head)
        if shorter < head.longest {
            head.longest = shorter
            return breaks
        }
        for (place, space) in zip(breaks, old) { beforeToken[place.token] = space }
        return []
    }

    /// Takes breaks back if everything fits without them.
    @discardableResult
    private mutating func remove(_ breaks: [Break], _ head: Head) -> Bool {
        for (token, _) in breaks { beforeToken[token] = .one }
        if longestLine(head) <= Self.width { return true }
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

    /// Breaks in a call of the first line that is too long: each argument on a line, and the closing
    /// parenthesis on its own. Empty if that line has no call.
    private func callBreaks(_ head: Head, _ indent: Int) -> [Break] {
        let starts =
            [head.range.lowerBound] + head.range.dropFirst().filter { beforeToken[$0].lines > 0 }
        for (start, end) in zip(starts, starts.dropFirst() + [head.range.upperBound]) {
            let isFirst = start == head.range.lowerBound
            let column = isFirst ? indent : beforeToken[start].columns
            let space = Self.width - (isFirst ? head.column : column)
            guard lineWidth(start..<end) > space, let call = call(in: start..<end, head, space)
            else { continue }
            return ([call.lowerBound] + commas(in: call)).map {
                ($0 + 1, column + Self.continuation)
            }
                + [(call.upperBound - 1, column)]
        }
        return []
    }

    /// The last call with several arguments on a line that leaves parts that fit, or else the widest
    /// one, from `(` to after `)`. One with a single token in it does not count.
    private func call(in line: Range<Int>, _ head: Head, _ space: Int) -> Range<Int>? {
        let calls = outerTokens(line) { $0 == .leftParenthesis }.compactMap { open -> Range<Int>? in
            var depth = 0
            for token in open..<head.range.upperBound {
                if tokens.kinds[token] == .leftParenthesis { depth += 1 }
                if tokens.kinds[token] == .rightParenthesis { depth -= 1 }
                if depth == 0 { return token > open + 2 ? open..<token + 1 : nil }
            }
            return nil
        }
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

    /// The last column of the longest line of a head, without the comments at line ends.
    private func longestLine(_ head: Head) -> Int {
        var (column, longest) = (head.column, 0)
        func place(_ space: Space) {
            if space.lines > 0 {
                longest = max(longest, column)
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
        return max(longest, column)
    }
}
