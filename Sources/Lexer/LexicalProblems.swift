import TransitionDSL

/// A mistake as the scanner notes it: what its message needs beside the range, and no text yet.
enum LexicalProblem {
    case badUTF8
    case nulByte
    case unknownCharacter
    case tooManyMarks
    case hashComment
    /// The range is that of its first line.
    case conflict
    /// With as many number signs as it began with.
    case unclosedString(signs: Int)
    case unclosedComment(depth: Int)
    case unclosedQuotedName
    case quotedNameIsNoWord
    case malformedNumber
    /// The range is the unit's; the number's digits begin here.
    case unknownUnit(numberStart: Int)
    case malformedColor
    case unknownEscape
    case malformedScalarEscape
    case malformedHole
}

/// How many mistakes the lexer tells of at most: a file that is no text at all would have one a
/// byte.
package let maximumLexicalProblemCount = 20

/// What was found wrong so far.
struct LexicalProblems {
    private var found: [(problem: LexicalProblem, range: Range<Int>)] = []

    /// Never inlined: the scanner's loop needs the registers.
    @inline(never)
    mutating func report(_ problem: LexicalProblem, _ range: Range<Int>) {
        if found.count < maximumLexicalProblemCount { found.append((problem, range)) }
    }

    /// In file order: an unclosed string is found after the escapes in it, but begins before.
    func diagnostics(in source: SourceFile) -> [Diagnostic] {
        var quote: Range<Int>?
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
            .compactMap { problem, range in
                let isQuote = problem.isQuote(at: range, in: source)
                if isQuote, let opening = quote, areOnOneLine(opening, range, in: source) {
                    quote = nil
                    return nil
                }
                quote = isQuote ? range : quote
                return problem.diagnostic(at: range, in: source)
            }
    }

    private func areOnOneLine(
        _ first: Range<Int>, _ second: Range<Int>, in source: SourceFile
    ) -> Bool {
        !source.bytes[first.lowerBound..<second.lowerBound].contains { $0.isLineEnd }
    }
}

extension LexicalProblem {
    /// Whether it is a quotation mark of another kind. The one that closes a text is the same
    /// mistake as the one that opens it.
    fileprivate func isQuote(at range: Range<Int>, in source: SourceFile) -> Bool {
        guard case .unknownCharacter = self else { return false }
        return isForeignQuote(source.text(SourceRange(range)))
    }

    fileprivate func diagnostic(at range: Range<Int>, in source: SourceFile) -> Diagnostic {
        let place = source.place(SourceRange(range))
        let text = source.text(place.range)
        switch self {
        case .badUTF8: return .badUTF8(at: place)
        case .nulByte: return .nulByte(at: place)
        case .unknownCharacter:
            return .unknownCharacter(
                text, at: place,
                before: source.bytes[..<range.lowerBound].last,
                after: source.bytes[range.upperBound...].first)
        case .hashComment: return .hashComment(text, at: place)
        case .conflict: return .conflict(at: place)
        case .tooManyMarks: return .tooManyMarks(at: place)
        case .unclosedString(let signs):
            let closing = "\"" + String(repeating: "#", count: signs)
            return .unclosedString(closing: closing, at: place)
        case .unclosedComment(let depth): return .unclosedComment(depth: depth, at: place)
        case .unclosedQuotedName: return .unclosedQuotedName(at: place)
        case .quotedNameIsNoWord: return .quotedNameIsNoWord(at: place)
        case .malformedNumber:
            let before = source.bytes[..<range.lowerBound].last
            return .malformedNumber(text, at: place, touchesWord: before.map(isWordByte) ?? false)
        case .unknownUnit(let numberStart):
            let number = source.text(SourceRange(numberStart..<range.lowerBound))
            return .unknownUnit(text, after: number, at: place)
        case .malformedColor: return .malformedColor(text, at: place)
        case .unknownEscape: return .unknownEscape(text, at: place)
        case .malformedScalarEscape: return .malformedScalarEscape(text, at: place)
        case .malformedHole: return .malformedHole(text, at: place)
        }
    }
}
