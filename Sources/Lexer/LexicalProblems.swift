import TransitionDSL

/// A mistake as the scanner records it: the data for its message, but no text yet.
enum LexicalProblem {
    case badUTF8
    case nulByte
    case unknownCharacter
    case tooManyMarks
    case hashComment
    /// The range is that of its first line.
    case conflict
    /// With the number of number signs at its beginning.
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

/// The maximum number of problems that the lexer reports: a binary file would have one for each
/// byte.
package let maximumLexicalProblemCount = 20

/// The problems so far.
struct LexicalProblems {
    private var found: [(problem: LexicalProblem, range: Range<Int>)] = []

    mutating func report(_ problem: LexicalProblem, _ range: Range<Int>) {
        if found.count < maximumLexicalProblemCount { found.append((problem, range)) }
    }

    /// In file order: an unclosed string is found after the escapes in it, but begins before them.
    func diagnostics(in source: SourceFile) -> [Diagnostic] {
        var quote: Range<Int>?
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }.compactMap {
            problem, range in
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
    ) -> Bool { !source.bytes[first.lowerBound..<second.lowerBound].contains { $0.isLineEnd } }
}

extension LexicalProblem {
    /// Whether it is a quotation mark of another kind. A closing one belongs to the mistake of the
    /// opening one.
    fileprivate func isQuote(at range: Range<Int>, in source: SourceFile) -> Bool {
        guard case .unknownCharacter = self else { return false }
        let scalars = source.text(SourceRange(range)).unicodeScalars
        return scalars.count == 1 && scalars.allSatisfy(isForeignQuote)
    }

    fileprivate func diagnostic(at range: Range<Int>, in source: SourceFile) -> Diagnostic {
        let place = source.place(SourceRange(range))
        let text = source.text(place.range)
        func problem(
            _ id: DiagnosticID, _ message: String, _ help: String, fix: Fix? = nil
        ) -> Diagnostic { Diagnostic(id, message, at: place, help: help, fix: fix) }
        switch self {
        case .badUTF8:
            return problem(
                .badUTF8,
                range.count == 1
                    ? "this byte is not UTF-8" : "these \(range.count) bytes are not UTF-8",
                "save the file as UTF-8")
        case .nulByte:
            return problem(
                .nulByte,
                range.count == 1 ? "this is a NUL byte" : "these are \(range.count) NUL bytes",
                "remove the invisible characters, or save the file as UTF-8")
        case .unknownCharacter:
            return .unknownCharacter(
                text, at: place, before: source.bytes[..<range.lowerBound],
                following: source.bytes[range.upperBound...])
        case .hashComment:
            let before = source.bytes[..<range.lowerBound].last { !$0.isBlank }
            // After other tokens on its line, what follows may be one of them.
            return problem(
                .unknownCharacter, "`\(shortened(text))` does not begin a comment",
                "comments begin with `//`",
                fix: .replacing(
                    place, with: "//", "write `//`", isSafe: before?.isLineEnd ?? true))
        case .conflict:
            return problem(
                .unknownCharacter, "this merge conflict is not resolved",
                "keep one of the two versions, and remove the lines with `<<<<<<<`, `=======` "
                    + "and `>>>>>>>`")
        case .tooManyMarks:
            return problem(
                .unknownCharacter,
                "more than \(MarkRun.longest) combining marks follow one another",
                "remove those from here on: they are not visible on one letter")
        case .unclosedString(let signs):
            let closing = "\"" + String(repeating: "#", count: signs)
            return problem(
                .unclosedString, "string without a closing `\(closing)`",
                "close it with `\(closing)` before the line ends")
        case .unclosedComment(let depth):
            return problem(
                .unclosedComment, "comment without a closing `*/`",
                depth == 1
                    ? "close it with `*/`"
                    : "close it with `*/`; comments nest, and \(depth) are open at the end of the "
                        + "file")
        case .unclosedQuotedName:
            return problem(
                .unclosedQuotedName, "quoted name without a closing backtick",
                "add a backtick right after the name")
        case .quotedNameIsNoWord:
            return problem(
                .unknownCharacter, "the text between the backticks is not one word",
                "quote only letters, digits and `_`, without a digit at the beginning")
        case .malformedNumber:
            let before = source.bytes[..<range.lowerBound].last
            return .malformedNumber(text, at: place, touchesWord: before.map(isWordByte) ?? false)
        case .unknownUnit(let numberStart):
            let number = source.text(SourceRange(numberStart..<range.lowerBound))
            return .unknownUnit(
                text, after: number, at: place, before: source.bytes[..<numberStart])
        case .malformedColor: return .malformedColor(text, at: place)
        case .unknownEscape:
            return problem(
                .unknownEscape, "unknown escape `\(text)`",
                #"the escapes are `\0`, `\\`, `\t`, `\n`, `\r`, `\"`, `\'`, `\u{…}`, `\(name)`"#)
        case .malformedScalarEscape:
            return problem(
                .unknownEscape, "`\(shortened(text))` is not a Unicode scalar",
                #"write 1 to 8 hexadecimal digits in braces, as in `\u{E9}`"#)
        case .malformedHole:
            return problem(
                .malformedHole, "the interpolation `\(shortened(text))` is not exactly one name",
                text.utf8.contains(UInt8(ascii: "."))
                    ? #"declare a parameter for this value, such as `id: Int`, and write `\(id)`"#
                    : #"write the name of a parameter, as in `\(index)`"#)
        }
    }
}

extension Diagnostic {
    /// A digit where a word ends would become part of the word: there is no fix.
    static func malformedNumber(
        _ text: String, at place: SourcePlace, touchesWord: Bool
    ) -> Diagnostic {
        let digits = text.utf8.filter { $0 != UInt8(ascii: ".") }
        let hasOneDot = digits.count == text.utf8.count - 1
        var meant: String?
        if hasOneDot, text.utf8.first == UInt8(ascii: "."), !touchesWord {
            meant = "0\(text)"
        } else if hasOneDot, text.utf8.last == UInt8(ascii: ".") {
            meant = "\(text)0"
        }
        return Diagnostic(
            .malformedNumber,
            hasOneDot
                ? "the dot in `\(text)` has no digits on one side"
                : "number with more than one dot: `\(text)`", at: place,
            help: meant.map { "write `\($0)`" }
                ?? "write at most one dot, with digits on both sides of it",
            fix: meant.map { .replacing(place, with: $0, "write `\($0)`", isSafe: true) })
    }

    static func unknownUnit(
        _ unit: String, after number: String, at place: SourcePlace, before: ArraySlice<UInt8>
    ) -> Diagnostic {
        var units = unitSpellings
        var meant = unitMeant(by: unit)
        var here = ""
        if let fitting = unitsBefore(before), meant.map({ !fitting.contains($0) }) ?? false {
            // What is meant is certain only where there is one unit.
            meant = fitting.count == 1 ? fitting.first : nil
            (units, here) = (fitting, "here ")
        }
        let list = units.map { "`\($0)`" }.joined(separator: ", ")
        let known =
            units.isEmpty
            ? "this number has no unit"
            : units.count == 1 ? "the unit \(here)is \(list)" : "the units \(here)are \(list)"
        return Diagnostic(
            .unknownUnit, "unknown unit `\(shortened(unit))`", at: place,
            help: numberHint(unit) ?? meant.map { "write `\(number)\($0)`; \(known)" } ?? known,
            fix: meant.map {
                // On most devices a pixel is not a point.
                let isPixel = ["px", "dp"].contains(unit.lowercased()) || $0 == "%"
                return .replacing(place, with: $0, "write `\(number)\($0)`", isSafe: !isPixel)
            })
    }

    /// The hint for `@available(iOS 18, *)`, and for a `!` that no member follows.
    private static func attribute(_ text: String, _ following: ArraySlice<UInt8>) -> String? {
        // A long run of marks is not compared as text.
        guard text.utf8.count == 1 else { return nil }
        if text == "@", following.starts(with: "available".utf8) { return Self.version }
        guard text == "!", following.first != UInt8(ascii: ".") else { return nil }
        return "remove it: a view that is nil is left out"
    }

    private static let version =
        "versions are an option of a line: `with available(from: 18)`"

    static func malformedColor(_ text: String, at place: SourcePlace) -> Diagnostic {
        let digits = text.dropFirst()
        let isShort = [3, 4].contains(digits.count) && digits.allSatisfy { $0.isHexDigit }
        let meant = isShort ? "#" + digits.map { "\($0)\($0)" }.joined() : nil
        let isWord =
            !digits.contains { ("0"..."9").contains($0) } && digits.contains { !$0.isHexDigit }
        let words = ["#if", "#else", "#elseif", "#endif"].map { Array($0.utf8) }
        let bytes = Array(text.utf8.prefix(12))
        let isCondition = words.contains(bytes)
        if isCondition || bytes == Array("#available".utf8) {
            return Diagnostic(
                .unknownWord, "`\(text)` is not a word of the language", at: place,
                help: isCondition
                    ? "a file has no conditions; compile another file for the other build"
                    : Self.version)
        }
        return Diagnostic(
            .malformedColor, "`\(shortened(text))` is not a colour", at: place,
            help: (isWord ? "names have no `#` before them; a colour has " : "write ")
                + "6 or 8 hexadecimal digits, as in "
                + (meant.map { "`\($0)`" } ?? "`#FF8800` or `#FF880080`"),
            fix: meant.map { .replacing(place, with: $0, "write `\($0)`", isSafe: false) })
    }

    /// `before` are the bytes before the place, `following` those after it.
    static func unknownCharacter(
        _ text: String, at place: SourcePlace, before: ArraySlice<UInt8>,
        following: ArraySlice<UInt8>
    ) -> Diagnostic {
        let after = following.first
        let isOne = text.unicodeScalars.count == 1
        return Diagnostic(
            .unknownCharacter,
            isOne ? "unknown character \(spelled(text))" : "unknown characters \(spelled(text))",
            at: place,
            help: attribute(text, following) ?? leftArrowHint(text, before, following)
                ?? rightArrowHint(text, before, following)
                ?? separatorHint(text, before, following) ?? characterHint(text),
            fix: separatorFix(text, at: place, before, following)
                ?? characterFix(text, at: place, before: before.last, after: after))
    }
}
