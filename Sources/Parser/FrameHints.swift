import TransitionDSL

/// Hints for the times of key frames.
extension Parser {
    /// The hint for the view of a key frame by another word.
    var helpForFrameView: String? {
        guard atName, isShort(position) else { return nil }
        switch text(position) {
        case "from", "old", "leaving", "disappearing", "source": return "did you mean `fromView`?"
        case "to", "new", "coming", "entering", "appearing", "destination", "view":
            return "did you mean `toView`?"
        default: return nil
        }
    }

    /// Reports what is in the place of the times: `toView from 0%`, or braces around key frames.
    mutating func reportMissingTimes() -> Bool {
        let isWord =
            kinds[position].isName && kind(ahead: 1) == .number && !isFirstOnLine(position + 1)
        guard at(.leftBrace) || isWord, !isFirstOnLine(position) else { return false }
        let view = text(position - 1)
        reportUnexpected(
            expected: "the times of the key frame, such as `0%...100%`",
            help: isWord
                ? "write the times as a range: `\(view) 0%...100%: opacity(1)`"
                : "write each key frame as a line: `\(view) 0%...100%: opacity(1)`")
        return true
    }

    /// Takes the `...` between the times of a key frame, which begin at a token, or reports that it
    /// is missing.
    mutating func expectRangeOfFrame(from start: Int) -> Bool {
        if consume(if: .ellipsis) { return true }
        let sign = signOfTimes(from: start)
        let help = "write a range with three dots, as in `0%...100%`"
        reportUnexpected(
            expected: "`...` and the end of the key frame",
            help: sign == nil && !at(.colon) ? nil : help,
            fix: sign.map { .replacing(place($0), with: "...", "write `...`", isSafe: false) })
        return false
    }

    /// The token that somebody wrote in place of `...`: `0% -> 100%`, `0% to 100%`, `0%-100%`.
    private func signOfTimes(from start: Int) -> Int? {
        guard at(.colon) else {
            let words = ["to", "until", "till", "through", "upto"]
            let isWord = isName(position) && isShort(position) && words.contains(text(position))
            let isSign = isWord || at(.arrow) || at(.comma)
            return isSign && kind(ahead: 1) == .number ? position : nil
        }
        let signs = (start..<position).filter { kinds[$0] == .minus }
        guard let sign = signs.last, signs.count == 1, sign > start,
            kinds[sign - 1] == .number, kinds[sign + 1] == .number
        else { return nil }
        return sign
    }

    /// Reports `fromView(0%...50%)`, and takes the opening parenthesis.
    mutating func reportParenthesesOfFrame() -> Bool {
        guard at(.leftParenthesis) || at(.leftBracket) else { return false }
        var end = position + 1
        var hasRange = false
        while end < min(kinds.count, position + 16), !isFirstOnLine(end),
            kinds[end] != .rightParenthesis, kinds[end] != .rightBracket
        {
            hasRange = hasRange || kinds[end] == .ellipsis
            end += 1
        }
        // A time may begin with parentheses; a key frame does not end with them.
        guard hasRange, end + 1 < kinds.count, kinds[end + 1] == .colon, !isFirstOnLine(end),
            position > 0
        else { return false }
        let times = file.source.text(
            SourceRange(start: ranges[position].end, end: ranges[end].start))
        let space = touchesPrevious(position) ? " " : ""
        let isBracket = at(.leftBracket)
        report(
            "the times of a key frame have no \(isBracket ? "brackets" : "parentheses")",
            help: "write `\(text(position - 1)) \(times)`",
            fix: Fix(
                "remove the \(isBracket ? "brackets" : "parentheses")",
                [.init(place(position), space), .init(place(end), "")], isSafe: true))
        advance()
        return true
    }
}
