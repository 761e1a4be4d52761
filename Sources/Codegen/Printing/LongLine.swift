/// Where a line of code can be broken: inside the brackets and after the commas of the generator's
/// own text. The app's text, names and string literals are never broken.
struct LongLine {
    /// The most columns of a line: SwiftLint warns of longer ones.
    static let limit = 120

    /// A line of the result.
    struct Part {
        var indentation: Int
        var range: Range<Int>
    }

    private struct Mark {
        enum Kind { case open, close, comma }

        var kind: Kind
        var offset: Int
    }

    private let text: [UInt8]
    private var marks: [Mark] = []

    /// A line, and the ranges of the generator's own text in it.
    init(_ text: [UInt8], _ literals: [Range<Int>]) {
        self.text = text
        var isInString = false
        for index in literals.joined() {
            if text[index] == UInt8(ascii: "\"") { isInString.toggle() }
            if isInString { continue }
            switch text[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                marks.append(Mark(kind: .open, offset: index))
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                marks.append(Mark(kind: .close, offset: index))
            case UInt8(ascii: ","): marks.append(Mark(kind: .comma, offset: index))
            default: break
            }
        }
    }

    /// The line in parts that fit, as far as it can be broken.
    func parts(indentation: Int) -> [Part] {
        if text.starts(with: "//".utf8) {
            return [Part(indentation: indentation, range: text.indices)]
        }
        var parts: [Part] = []
        lay(out: trimmed(text.indices), indentation, to: &parts)
        return parts
    }

    private func lay(out range: Range<Int>, _ indentation: Int, to parts: inout [Part]) {
        guard range.count + indentation * 4 > Self.limit, let group = group(in: range)
        else { return parts.append(Part(indentation: indentation, range: range)) }
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
        for next in group.commas.map({ $0 + 1 }) + [last] {
            if end > start, trimmed(start..<next).count + indentation * 4 + 4 > Self.limit {
                lay(out: trimmed(start..<end), indentation + 1, to: &parts)
                start = end
            }
            end = next
        }
        lay(out: trimmed(start..<end), indentation + 1, to: &parts)
        if opensBody { parts.append(Part(indentation: indentation, range: rest)) }
    }

    private struct Group {
        var open: Int
        var close: Int
        var commas: [Int] = []
    }

    /// Of the outermost brackets, a body at the end or, without one, the longest.
    private func group(in range: Range<Int>) -> Group? {
        var longest: Group?
        var open: [Group] = []
        for mark in marks where range.contains(mark.offset) {
            switch mark.kind {
            case .open: open.append(Group(open: mark.offset, close: mark.offset))
            case .comma:
                if let last = open.indices.last { open[last].commas.append(mark.offset) }
            case .close:
                guard var group = open.popLast() else { continue }
                group.close = mark.offset
                let isBody =
                    group.close == range.upperBound - 1 && text[group.open] == UInt8(ascii: "{")
                let length = longest.map { $0.close - $0.open } ?? 1
                if open.isEmpty, isBody || group.close - group.open > length { longest = group }
            }
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
