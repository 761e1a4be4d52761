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

    /// Comments between the tokens of one line: a space around each.
    mutating func skipInlineComments(before token: Int) {
        while nextComment < tokens.comments.count,
            tokens.comments[nextComment].nextToken <= token
        {
            let next = tokens.comments[nextComment].nextToken
            let before = beforeToken[next].columns
            beforeComment[nextComment] = Space(columns: max(before, 1))
            beforeToken[next] = .one
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
            beforeToken[token] = Space(lines: 1, columns: indent)
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
        var isOnPreviousLine = token > 0
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
