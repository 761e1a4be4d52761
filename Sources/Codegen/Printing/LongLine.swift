/// Where a line of code can be broken: before the dots of a chain of calls, inside the brackets and
/// after the commas of the generator's own text. The app's text, names and string literals are never
/// broken.
struct LongLine {
    /// The most columns of a line: SwiftLint warns of longer ones.
    static let limit = 120

    /// The most columns of a comment.
    static let commentLimit = 100

    /// A line of the result.
    struct Part {
        var indentation: Int
        var range: Range<Int>
        /// Whether it continues a comment.
        var isComment = false
    }

    /// A pair of brackets. One that is not closed has its end behind the line.
    private struct Group {
        var open: Int
        var close: Int
        /// How many brackets it is in.
        var depth: Int
    }

    private let text: [UInt8]
    /// In the order of their beginnings.
    private var groups: [Group] = []
    private var commas: [(offset: Int, depth: Int)] = []
    /// The dots after a closing parenthesis.
    private var dots: [Int] = []

    /// A line, and the ranges of the generator's own text in it, counted from `start`.
    init(_ text: [UInt8], _ literals: [Range<Int>], from start: Int = 0) {
        self.text = text
        var isInString = false
        var open: [Int] = []
        for literal in literals {
            for offset in literal.lowerBound - start..<literal.upperBound - start {
                let byte = text[offset]
                if byte == UInt8(ascii: "\"") { isInString.toggle() }
                if isInString { continue }
                switch byte {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                    groups.append(Group(open: offset, close: text.count, depth: open.count))
                    open.append(groups.count - 1)
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                    if let last = open.popLast() { groups[last].close = offset }
                case UInt8(ascii: ","): commas.append((offset, open.count))
                case UInt8(ascii: ".") where offset > 0 && text[offset - 1] == UInt8(ascii: ")"):
                    dots.append(offset)
                default: break
                }
            }
        }
    }

    /// The line in parts that fit, as far as it can be broken.
    func parts(indentation: Int) -> [Part] {
        if text.starts(with: "//".utf8) { return commentParts(indentation) }
        var parts: [Part] = []
        lay(out: trimmed(text.indices), indentation, to: &parts)
        return parts
    }

    /// A comment is broken at its spaces.
    private func commentParts(_ indentation: Int) -> [Part] {
        var parts: [Part] = []
        var rest = text.indices
        while true {
            let isComment = !parts.isEmpty
            let room = max(Self.commentLimit - indentation * 4 - (isComment ? 3 : 0), 20)
            // Not the space after the slashes.
            let first = rest.lowerBound + (isComment ? 1 : 3)
            let end = rest.lowerBound + room
            guard rest.count > room, first < end,
                let space = text[first..<end + 1].lastIndex(of: UInt8(ascii: " "))
            else { break }
            parts.append(
                Part(
                    indentation: indentation, range: rest.lowerBound..<space, isComment: isComment))
            rest = space + 1..<rest.upperBound
        }
        return parts + [Part(indentation: indentation, range: rest, isComment: !parts.isEmpty)]
    }

    private func lay(out range: Range<Int>, _ indentation: Int, to parts: inout [Part]) {
        guard range.count + indentation * 4 > Self.limit, let group = group(in: range)
        else { return parts.append(Part(indentation: indentation, range: range)) }
        if let chain = chain(in: range, indentation) { return parts += chain }
        let (head, rest) = (range.lowerBound..<group.open + 1, group.close..<range.upperBound)
        if text[group.open] == UInt8(ascii: "{") {
            let inside = trimmed(group.open + 1..<group.close)
            lay(out: head, indentation, to: &parts)
            lay(out: inside, indentation + 1, to: &parts)
            lay(out: rest, indentation, to: &parts)
            return
        }
        parts.append(Part(indentation: indentation, range: head))
        let opensBody = text[range.upperBound - 1] == UInt8(ascii: "{")
        // As many elements a line as fit. The text after the group follows the last one, unless it
        // opens a body.
        var start = group.open + 1
        var end = start
        let last = opensBody ? group.close : range.upperBound
        let inside = commas.filter {
            $0.depth == group.depth + 1 && (group.open..<group.close).contains($0.offset)
        }
        for next in inside.map({ $0.offset + 1 }) + [last] {
            if end > start, trimmed(start..<next).count + indentation * 4 + 4 > Self.limit {
                lay(out: trimmed(start..<end), indentation + 1, to: &parts)
                start = end
            }
            end = next
        }
        lay(out: trimmed(start..<end), indentation + 1, to: &parts)
        if opensBody { parts.append(Part(indentation: indentation, range: rest)) }
    }

    /// Each call of a chain on a line; nil without a chain, or if one call is too long.
    private func chain(in range: Range<Int>, _ indentation: Int) -> [Part]? {
        let outer = dots.filter { dot in
            range.contains(dot)
                && !groups.contains {
                    range.contains($0.open) && $0.open < dot && dot < $0.close
                }
        }
        if outer.isEmpty || text[range.upperBound - 1] == UInt8(ascii: "{") { return nil }
        let parts = zip([range.lowerBound] + outer, outer + [range.upperBound]).map { start, end in
            Part(
                indentation: start == range.lowerBound ? indentation : indentation + 1,
                range: start..<end)
        }
        return parts.allSatisfy { $0.range.count + $0.indentation * 4 <= Self.limit } ? parts : nil
    }

    /// Of the outermost brackets, a body at the end or, without one, the longest.
    private func group(in range: Range<Int>) -> Group? {
        var longest: Group?
        var end = range.lowerBound
        for group in groups where group.open >= end && group.close < range.upperBound {
            end = group.close
            let isBody = end == range.upperBound - 1 && text[group.open] == UInt8(ascii: "{")
            let length = longest.map { $0.close - $0.open } ?? 1
            if isBody || group.close - group.open > length { longest = group }
        }
        return longest
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var range = range
        let space = UInt8(ascii: " ")
        while let first = range.first, text[first] == space { range = first + 1..<range.upperBound }
        while let last = range.last, text[last] == space { range = range.lowerBound..<last }
        return range
    }
}
