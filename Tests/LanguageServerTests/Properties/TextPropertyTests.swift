import Formatting
import Parser
import Semantics
import Serialization
import Testing
import TransitionDSL
@testable import TestSupport

/// What holds of the text of every good file: highlighting, selection, folding, formatting.
@Suite struct TextPropertyTests {
    /// Brackets and separators have no role; every other token has one, and every comment.
    @Test(arguments: EditedFile.sample)
    func everyTokenIsHighlighted(_ name: String) {
        let file = EditedFile(name)
        let tokens = HighlightedToken.all(file.result("semanticTokens/full"), file.lines)
        for (left, right) in zip(tokens, tokens.dropFirst()) {
            #expect(left.range.upperBound <= right.range.lowerBound, "\(left) and \(right)")
        }
        var isCovered = [Bool](repeating: false, count: file.source.bytes.count)
        for token in tokens { for offset in token.range { isCovered[offset] = true } }
        for (kind, range) in zip(file.tokens.kinds, file.tokens.ranges) {
            let bytes = range.offsets
            switch kind {
            case .leftParenthesis, .rightParenthesis, .leftBrace, .rightBrace, .leftBracket,
                .rightBracket, .comma, .colon, .dot, .endOfFile:
                #expect(!isCovered[bytes].contains(true), "\(place(file, bytes.lowerBound))")
            default: #expect(!isCovered[bytes].contains(false), "\(place(file, bytes.lowerBound))")
            }
        }
        for comment in file.tokens.comments {
            let bytes = comment.range.offsets.filter { !file.source.bytes[$0].isLineEnd }
            #expect(
                bytes.allSatisfy { isCovered[$0] },
                "\(place(file, comment.range.offsets.lowerBound))")
        }
    }

    /// The tokens of a range are those of the file that touch it.
    @Test(arguments: EditedFile.sample)
    func tokensOfARange(_ name: String) {
        let file = EditedFile(name)
        let all = HighlightedToken.all(file.result("semanticTokens/full"), file.lines)
        for line in 0..<file.lines.lineCount {
            let range: JSON = [
                "start": ["line": .number(line), "character": 0],
                "end": ["line": .number(line + 1), "character": 0],
            ]
            let some = HighlightedToken.all(
                file.result("semanticTokens/range", ("range", range)), file.lines)
            let offsets = file.lines.offsets(ofLine: line)
            #expect(
                some == all.filter { offsets.contains($0.range.lowerBound) }, "line \(line + 1)")
        }
    }

    /// After any change, what a client makes of the delta is what it gets in full.
    @Test(arguments: EditedFile.sample)
    func deltaIsFull(_ name: String) throws {
        var file = EditedFile(name)
        var numbers = SeededNumbers(seed: UInt64(name.utf8.count))
        let first = file.result("semanticTokens/full")
        var data = first["data"].elements.compactMap { $0.number }
        var id = first["resultId"]
        for _ in 0..<3 * factor {
            let token = Int.random(in: 0..<max(file.tokens.count - 1, 1), using: &numbers)
            let new = ["", "x", "\n", " screen Z = ZController ", "/* \n */"].randomElement(
                using: &numbers)
            file.replace(file.tokens.ranges[token].offsets, with: new ?? "")
            let delta = file.result("semanticTokens/full/delta", ("previousResultId", id))
            for edit in delta["edits"].elements {
                let start = try #require(edit["start"].number)
                let count = try #require(edit["deleteCount"].number)
                data.replaceSubrange(
                    start..<start + count, with: edit["data"].elements.compactMap { $0.number })
            }
            if !delta["data"].isNull { data = delta["data"].elements.compactMap { $0.number } }
            id = delta["resultId"]
            let full = file.result("semanticTokens/full")
            #expect(full["data"].elements.compactMap { $0.number } == data)
            id = full["resultId"]
        }
        // A delta to what the server does not know is the whole.
        let unknown = file.result("semanticTokens/full/delta", ("previousResultId", "none"))
        #expect(unknown["data"].elements.compactMap { $0.number } == data)
    }

    /// Each selection is a larger one than the one before, from the token to the file.
    @Test(arguments: EditedFile.sample)
    func selectionsNest(_ name: String) throws {
        let file = EditedFile(name)
        let starts = file.tokens.ranges.dropLast().map { Int($0.start) }
        let positions = starts.map { file.json(file.lines.position(of: UInt32($0))) }
        let results = file.result("selectionRange", ("positions", .array(positions))).elements
        #expect(results.count == starts.count)
        for (start, result) in zip(starts, results) {
            var inner = try #require(file.offsets(result["range"]))
            #expect(inner.lowerBound <= start && start <= inner.upperBound, "\(place(file, start))")
            var next = result["parent"]
            while !next.isNull {
                let outer = try #require(file.offsets(next["range"]))
                #expect(
                    outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
                        && inner != outer, "\(place(file, start))")
                inner = outer
                next = next["parent"]
            }
            #expect(inner == 0..<file.source.bytes.count, "\(place(file, start))")
        }
    }

    /// Folds are in order, on several lines, and nest.
    @Test(arguments: EditedFile.sample)
    func foldsNest(_ name: String) throws {
        let file = EditedFile(name)
        var open: [(start: Int, end: Int)] = []
        var last = -1
        for fold in file.result("foldingRange").elements {
            let start = try #require(fold["startLine"].number)
            let end = try #require(fold["endLine"].number)
            #expect(start < end && end < file.lines.lineCount && start > last)
            last = start
            while let outer = open.last, outer.end < start { open.removeLast() }
            if let outer = open.last { #expect(end <= outer.end, "\(start) to \(end)") }
            open.append((start, end))
        }
    }

    /// The edits make of the file what `transc format` makes of it.
    @Test(arguments: EditedFile.sample)
    func formattingIsThatOfTheCommand(_ name: String) throws {
        var file = EditedFile(name)
        let options: (String, JSON) = ("options", ["tabSize": 2, "insertSpaces": true])
        // As the file is, and after its spaces are doubled.
        for _ in 0..<2 {
            let edits = file.result("formatting", options).elements
            let formatted = try #require(EditedFile.applying(edits, to: file.source))
            let parsed = parse(file.source)
            let expected = applying(format(parsed), to: file.source.bytes)
            #expect(formatted == String(decoding: expected, as: UTF8.self))
            let whole: JSON = [
                "start": ["line": 0, "character": 0],
                "end": ["line": .number(file.lines.lineCount), "character": 0],
            ]
            let ranged = file.result("rangeFormatting", options, ("range", whole)).elements
            #expect(EditedFile.applying(ranged, to: file.source) == formatted)
            let other = file.tokens.ranges.indices.dropLast().map { index in
                let gap = file.source.text(file.tokens.gap(before: index))
                let token = file.source.text(file.tokens.ranges[index])
                return gap.replacing(" ", with: "  ") + token
            }
            file.set(other.joined() + "\n")
        }
    }

    /// Symbols are in their file, and a name is in its symbol; children are in their parent.
    @Test(arguments: EditedFile.sample)
    func symbolsNest(_ name: String) throws {
        let file = EditedFile(name)
        func check(_ symbols: [JSON], in outer: Range<Int>) throws {
            for symbol in symbols {
                let range = try #require(file.offsets(symbol["range"]))
                let selection = try #require(file.offsets(symbol["selectionRange"]))
                let name = try #require(symbol["name"].text)
                #expect(!name.isEmpty)
                #expect(
                    outer.lowerBound <= range.lowerBound && range.upperBound <= outer.upperBound,
                    "\(name)")
                #expect(
                    range.lowerBound <= selection.lowerBound
                        && selection.upperBound <= range.upperBound, "\(name)")
                try check(symbol["children"].elements, in: range)
            }
        }
        try check(
            file.result("documentSymbol").elements, in: 0..<file.source.bytes.count)
    }
}
