import TransitionDSL

/// Where a line that is too long is broken, from the outside in.
private enum BreakStep: CaseIterable {
    case beforeWith, inList, afterBar, inLastCall
}

extension Layout {
    /// Breaks the line of an item's head, which begins at a column, if it is too long. Each step is
    /// taken only if the line is still too long, and only if it makes the longest part shorter.
    /// Returns whether the head has several lines.
    @discardableResult
    mutating func breakLine(_ item: Item, isBroken: Bool, at column: Int, indent: Int) -> Bool {
        if !isBroken, column + lineWidth(item.head) <= Self.width { return false }
        var isBroken = isBroken
        var width = longestLine(item.head, from: column)
        for step in BreakStep.allCases where width > Self.width && !isSuppressed(item) {
            // Not the slice of the head: while it exists, each change would copy the whole array.
            let places = breaks(step, item, indent).filter { beforeToken[$0.token].lines == 0 }
            let old = places.map { beforeToken[$0.token] }
            for (token, column) in places {
                beforeToken[token] = Space(lines: 1, columns: column)
            }
            let shorter = longestLine(item.head, from: column)
            if shorter < width {
                (width, isBroken) = (shorter, true)
            } else {
                for (place, space) in zip(places, old) { beforeToken[place.token] = space }
            }
        }
        return isBroken
    }

    /// Whether a comment before the item or at its end suppresses findings: it does so in one line.
    private func isSuppressed(_ item: Item) -> Bool {
        func isSuppression(_ comment: Comment) -> Bool {
            bytes[comment.text].place(of: Array("transc:allow(".utf8)) != nil
        }
        let next = item.head.upperBound
        let end = tokens.ranges[next - 1].offsets.upperBound
        return tokens.comments(before: item.tokens.lowerBound).contains(where: isSuppression)
            || tokens.comments(before: next).contains {
                isSuppression($0) && lineEnds(end..<$0.range.offsets.lowerBound) == 0
            }
    }

    /// The tokens that a step puts at the start of a line, and their columns.
    private func breaks(
        _ step: BreakStep, _ item: Item, _ indent: Int
    ) -> [(token: Int, column: Int)] {
        let with = item.node.child(.with)?.tokenIndices.lowerBound
        let column = indent + Self.continuation
        switch step {
        case .beforeWith: return with.map { [($0, column)] } ?? []
        case .inList:
            // The items after `with` are below the first.
            return outerTokens(item.head) { $0 == .comma }.map { comma in
                let isAfterWith = with.map { $0 < comma && beforeToken[$0].lines > 0 } ?? false
                return (comma + 1, isAfterWith ? column + 5 : column)
            }
        case .afterBar: return outerTokens(item.head) { $0 == .pipe }.map { ($0 + 1, column) }
        case .inLastCall: return breaksInLastCall(item, indent)
        }
    }

    /// Each argument on a line, and the closing parenthesis on its own.
    private func breaksInLastCall(_ item: Item, _ indent: Int) -> [(token: Int, column: Int)] {
        guard let open = outerTokens(item.head, where: { $0 == .leftParenthesis }).last,
            let close = outerTokens(
                open + 1..<item.head.upperBound, where: { $0 == .rightParenthesis }
            ).first,
            close > open + 1
        else { return [] }
        let lineStart = item.head.prefix { $0 <= open }.last { beforeToken[$0].lines > 0 }
        let start =
            lineStart == item.head.lowerBound
            ? indent : lineStart.map { beforeToken[$0].columns } ?? indent
        let commas = outerTokens(open + 1..<close) { $0 == .comma }
        return ([open] + commas).map { ($0 + 1, start + Self.continuation) } + [(close, start)]
    }

    /// The tokens of these kinds outside of parentheses. A closing one belongs to the outside.
    func outerTokens(_ range: Range<Int>, where isWanted: (TokenKind) -> Bool) -> [Int] {
        var depth = 0
        return range.filter { token in
            let kind = tokens.kinds[token]
            if kind == .rightParenthesis { depth -= 1 }
            defer { if kind == .leftParenthesis { depth += 1 } }
            return depth <= 0 && isWanted(kind)
        }
    }

    // MARK: Widths

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

    /// The last column of the longest line of some tokens, without the comments at line ends.
    private func longestLine(_ range: Range<Int>, from column: Int) -> Int {
        var (column, longest) = (column, 0)
        func place(_ space: Space) {
            if space.lines > 0 {
                longest = max(longest, column)
                column = 0
            }
            column += space.columns
        }
        var comment = tokens.comments.partitioningIndex { $0.nextToken > range.lowerBound }
        for token in range {
            while comment < tokens.comments.count, tokens.comments[comment].nextToken == token {
                if tokens.comments[comment].form == .block {
                    place(beforeComment[comment])
                    column += width(tokens.comments[comment].range.offsets)
                }
                comment += 1
            }
            if token > range.lowerBound { place(beforeToken[token]) }
            column += width(of: token)
        }
        return max(longest, column)
    }
}
