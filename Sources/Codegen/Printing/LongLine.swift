/// Where a line of code can be broken: inside the brackets and behind the commas of the generator's
/// own text. The app's text, names and the insides of string literals stay as they are.
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

    private var marks: [Mark] = []
    private var isInString = false

    /// Text of the generator's own at an offset of the line.
    mutating func note(_ text: StaticString, at start: Int) {
        for (index, byte) in text.description.utf8.enumerated() {
            if byte == UInt8(ascii: "\"") { isInString.toggle() }
            if isInString { continue }
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                marks.append(Mark(kind: .open, offset: start + index))
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                marks.append(Mark(kind: .close, offset: start + index))
            case UInt8(ascii: ","): marks.append(Mark(kind: .comma, offset: start + index))
            default: break
            }
        }
    }

    /// The line in parts that fit, as far as there are places to break it.
    func parts(of text: [UInt8], indentation: Int) -> [Part] {
        var parts: [Part] = []
        if text.starts(with: "//".utf8) {
            parts.append(Part(indentation: indentation, range: text.indices))
        } else {
            lay(out: trimmed(text.indices, text), of: text, indentation, to: &parts)
        }
        return parts
    }

    private func lay(
        out range: Range<Int>, of text: [UInt8], _ indentation: Int, to parts: inout [Part]
    ) {
        guard range.count + indentation * 4 > Self.limit, let group = group(in: range, of: text)
        else { return parts.append(Part(indentation: indentation, range: range)) }
        let (head, rest) = (range.lowerBound..<group.open + 1, group.close..<range.upperBound)
        if text[group.open] == UInt8(ascii: "{") {
            let inside = trimmed(group.open + 1..<group.close, text)
            lay(out: head, of: text, indentation, to: &parts)
            lay(out: inside, of: text, indentation + 1, to: &parts)
            lay(out: rest, of: text, indentation, to: &parts)
            return
        }
        parts.append(Part(indentation: indentation, range: head))
        let opensBody = text[range.upperBound - 1] == UInt8(ascii: "{")
        // As many elements a line as fit. The last one has what follows the group behind it, unless
        // that opens a body.
        var start = group.open + 1
        var end = start
        let last = opensBody ? group.close : range.upperBound
        for next in group.commas.map({ $0 + 1 }) + [last] {
            if end > start, trimmed(start..<next, text).count + indentation * 4 + 4 > Self.limit {
                lay(out: trimmed(start..<end, text), of: text, indentation + 1, to: &parts)
                start = end
            }
            end = next
        }
        lay(out: trimmed(start..<end, text), of: text, indentation + 1, to: &parts)
        if opensBody { parts.append(Part(indentation: indentation, range: rest)) }
    }

    private struct Group {
        var open: Int
        var close: Int
        var commas: [Int] = []
    }

    /// Of the brackets that lie in no others a body at the end or, without one, those with the most
    /// between them.
    private func group(in range: Range<Int>, of text: [UInt8]) -> Group? {
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

    private func trimmed(_ range: Range<Int>, _ text: [UInt8]) -> Range<Int> {
        var range = range
        let space = UInt8(ascii: " ")
        while let first = range.first, text[first] == space { range = first + 1..<range.upperBound }
        while let last = range.last, text[last] == space { range = range.lowerBound..<last }
        return range
    }
}
