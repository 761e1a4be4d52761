import TransitionDSL

/// The white space around comments.
extension Layout {
    /// Whether an item has a suppression, which is for one line, and its head or all of it would get
    /// other lines.
    func keepsLines(_ item: Item, _ line: Range<Int>) -> Bool {
        let place = offsets(of: line)
        let width = lineWidth(line) + (line == item.tokens ? 2 * separators(of: item) : 0)
        if lineEnds(place) == 0, width <= Self.width { return false }
        // A binary search: each item asks for its comments.
        let start = tokens.comments.partitioningIndex { $0.nextToken >= line.lowerBound }
        return tokens.comments[start...].prefix { $0.nextToken <= line.upperBound }.contains {
            let comment = $0.range.offsets
            // Those at the end of the line before, and on lines after the item, are for others.
            let isForOther =
                if comment.upperBound <= place.lowerBound {
                    line.lowerBound > 0
                        && lineEnds(
                            Int(tokens.gap(before: line.lowerBound).start)..<comment.lowerBound)
                            == 0
                } else {
                    comment.lowerBound >= place.upperBound
                        && lineEnds(place.upperBound..<comment.lowerBound) > 0
                }
            return !isForOther && isSuppression($0)
        }
    }

    func isSuppression(_ comment: Comment) -> Bool {
        comment.form == .line
            && bytes[comment.text].drop { $0.isBlank }.starts(with: Comment.suppressionStart)
    }

    /// Whether a comment can be between two tokens of one line.
    func isInline(_ comment: Comment) -> Bool {
        guard comment.form == .block, lineEnds(comment.range.offsets) == 0 else { return false }
        let token = comment.nextToken
        let before = Int(tokens.gap(before: token).start)..<comment.range.offsets.lowerBound
        let after = comment.range.offsets.upperBound..<Int(tokens.ranges[token].start)
        return lineEnds(before) == 0 || lineEnds(after) == 0
    }

    /// Whether no space is between a comment and the token after it, as between two tokens.
    func isTight(_ token: Int) -> Bool {
        beforeToken[token].columns == 0
            && (tokens.kinds[token] == .comma || tokens.kinds[token] == .rightParenthesis)
    }

    /// Moves line breaks of a head before the comments that are for the token after them: those that
    /// are on its line and begin the line, or follow a comma or an opening parenthesis.
    mutating func moveBreaksBeforeComments(in head: Range<Int>) {
        var index = tokens.comments.partitioningIndex { $0.nextToken > head.lowerBound }
        while index < tokens.comments.count, tokens.comments[index].nextToken < head.upperBound {
            let token = tokens.comments[index].nextToken
            let first = index
            while index < tokens.comments.count, tokens.comments[index].nextToken == token {
                index += 1
            }
            guard beforeToken[token].lines > 0, let start = movable(first..<index, before: token)
            else { continue }
            beforeComment[start] = beforeToken[token]
            for comment in start + 1..<index { beforeComment[comment] = .one }
            beforeToken[token] = .one
        }
    }

    /// The first comment that belongs to the token after it, or nil.
    private func movable(_ comments: Range<Int>, before token: Int) -> Int? {
        var start: Int?
        var end = Int(tokens.ranges[token].start)
        for index in comments.reversed() {
            let range = tokens.comments[index].range.offsets
            guard isInline(tokens.comments[index]), lineEnds(range.upperBound..<end) == 0 else {
                break
            }
            start = index
            end = range.lowerBound
            let gap =
                index > comments.lowerBound
                ? tokens.comments[index - 1].range.offsets.upperBound
                : Int(tokens.gap(before: token).start)
            if lineEnds(gap..<end) > 0 { return start }
        }
        let opens: Set<TokenKind> = [.comma, .leftParenthesis, .pipe]
        guard start == comments.lowerBound, opens.contains(tokens.kinds[token - 1]) else {
            return nil
        }
        return start
    }

    /// Comments between the tokens of one line: a space around each.
    mutating func skipInlineComments(before token: Int) {
        while nextComment < tokens.comments.count,
            tokens.comments[nextComment].nextToken <= token
        {
            let next = tokens.comments[nextComment].nextToken
            let before = beforeToken[next].columns
            beforeComment[nextComment] = Space(columns: max(before, 1))
            beforeToken[next] = isTight(next) ? .none : .one
            nextComment += 1
        }
    }

    /// Places the comments between the tokens of an item's head. Returns whether they break its
    /// line.
    mutating func placeInnerComments(_ head: Range<Int>, indent: Int) -> Bool {
        var isBroken = false
        while nextComment < tokens.comments.count {
            let token = tokens.comments[nextComment].nextToken
            guard token < head.upperBound else { break }
            let comments = tokens.comments[nextComment...].prefix { $0.nextToken == token }
            if comments.allSatisfy({ isInline($0) }) {
                skipInlineComments(before: token)
                continue
            }
            isBroken = true
            var end = Int(tokens.gap(before: token).start)
            for (index, comment) in zip(comments.indices, comments) {
                let range = comment.range.offsets
                beforeComment[index] =
                    lineEnds(end..<range.lowerBound) > 0
                    ? Space(lines: 1, columns: indent)
                    : Space(columns: comment.form == .block ? 1 : 2)
                end = range.upperBound
            }
            nextComment = comments.endIndex
            // The brace of a body is below the start of the item.
            let isBrace = tokens.kinds[token] == .leftBrace
            beforeToken[token] = Space(
                lines: 1, columns: isBrace ? indent - Self.continuation : indent)
        }
        return isBroken
    }

    /// The comments before an item, a closing brace or the end of the file.
    struct LeadingGap {
        /// The comment at the end of the line before.
        var trailing: Int?
        /// Whether a blank line or a comment divides the lines.
        var isDivided = false
        /// The columns of comments before the token on its line.
        var columns = 0
    }

    /// Places a token on a line of its own, and the comments before it: those at the end of the
    /// previous line stay there, others have lines of their own. A blank line stays, except at the
    /// start or end of a body.
    @discardableResult mutating func placeLeading(
        _ token: Int, indent: Int, tokenIndent: Int, isFirst: Bool, isLast: Bool = false
    ) -> LeadingGap {
        var gap = LeadingGap()
        let start = Int(tokens.gap(before: token).start)
        var end = start
        var isAtStart = isFirst
        // Comments between two items of one line are for the second.
        let isBetween = !isFirst && !isLast && lineEnds(tokens.gap(before: token).offsets) == 0
        var isOnPreviousLine = token > 0 && !isBetween
        while nextComment < tokens.comments.count, tokens.comments[nextComment].nextToken == token {
            let range = tokens.comments[nextComment].range.offsets
            let lineEnds = lineEnds(end..<range.lowerBound)
            if lineEnds == 0, isOnPreviousLine {
                if gap.trailing == nil { gap.trailing = nextComment }
                beforeComment[nextComment] = end == start ? Space(columns: 2) : .one
            } else {
                isOnPreviousLine = false
                beforeComment[nextComment] =
                    lineEnds == 0 && end > start
                    ? .one
                    : leading(
                        lineEnds, indent, mayBeBlank: !isAtStart,
                        isAtFileStart: token == 0 && end == start)
                gap.isDivided = true
                isAtStart = false
            }
            end = range.upperBound
            nextComment += 1
        }
        let lineEnds = lineEnds(end..<Int(tokens.ranges[token].start))
        if lineEnds == 0, end > start, !isOnPreviousLine, !isLast {
            gap.columns = width(tokens.comments[nextComment - 1].range.offsets) + 1
            beforeToken[token] = .one
        } else {
            let isAtFileStart = token == 0 && end == start
            beforeToken[token] = leading(
                lineEnds, tokenIndent, mayBeBlank: !isAtStart && !isLast,
                isAtFileStart: isAtFileStart)
            if lineEnds > 1 { gap.isDivided = true }
        }
        return gap
    }

    private func leading(_ lineEnds: Int, _ indent: Int, mayBeBlank: Bool, isAtFileStart: Bool)
        -> Space
    {
        if isAtFileStart { return .none }
        return Space(lines: lineEnds > 1 && mayBeBlank ? 2 : 1, columns: indent)
    }
}
