import TransitionDSL

extension Diagnostic {
    static func fileTooLarge(at place: SourcePlace) -> Diagnostic {
        Diagnostic(
            .fileTooLarge, "the file is larger than 16 MiB", at: place,
            help: "divide it into several files and `import` them")
    }

    static func fileIsUTF16(at place: SourcePlace) -> Diagnostic {
        Diagnostic(.badUTF8, "the file is UTF-16", at: place, help: "save it as UTF-8")
    }

    static func badUTF8(at place: SourcePlace) -> Diagnostic {
        let count = place.range.offsets.count
        return Diagnostic(
            .badUTF8, count == 1 ? "this byte is not UTF-8" : "these \(count) bytes are not UTF-8",
            at: place, help: "save the file as UTF-8")
    }

    static func nulByte(at place: SourcePlace) -> Diagnostic {
        let count = place.range.offsets.count
        return Diagnostic(
            .nulByte, count == 1 ? "this is a NUL byte" : "these are \(count) NUL bytes", at: place,
            help: "remove what cannot be seen here, or save the file as UTF-8")
    }

    static func unclosedString(closing: String, at place: SourcePlace) -> Diagnostic {
        Diagnostic(
            .unclosedString, "string without its closing `\(closing)`", at: place,
            help: "close it with `\(closing)` before the line ends")
    }

    static func unclosedComment(depth: Int, at place: SourcePlace) -> Diagnostic {
        Diagnostic(
            .unclosedComment, "comment without its closing `*/`", at: place,
            help: depth == 1
                ? "close it with `*/`"
                : "close it with `*/`; comments nest, and \(depth) are open at the end of the file")
    }

    static func unclosedQuotedName(at place: SourcePlace) -> Diagnostic {
        Diagnostic(
            .unclosedQuotedName, "quoted name without its closing backtick", at: place,
            help: "add a backtick right after the name")
    }

    static func quotedNameIsNoWord(at place: SourcePlace) -> Diagnostic {
        Diagnostic(
            .unknownCharacter, "what stands between the backticks is not one word", at: place,
            help: "quote letters, digits and `_` only, beginning with no digit")
    }

    /// A digit put where a word ends would be part of the word: nothing is proposed there.
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
                ?? "write one dot at most, with digits on both sides of it",
            fix: meant.map { .replacing(place, with: $0, "write `\($0)`", isSafe: true) })
    }

    static func unknownUnit(
        _ unit: String,
        after number: String,
        at place: SourcePlace
    ) -> Diagnostic {
        let known = "the units are " + unitSpellings.map { "`\($0)`" }.joined(separator: ", ")
        let meant = unitMeant(by: unit)
        return Diagnostic(
            .unknownUnit, "unknown unit `\(shortened(unit))`", at: place,
            help: numberHint(unit) ?? meant.map { "write `\(number)\($0)`; \(known)" } ?? known,
            fix: meant.map {
                // A pixel is no point on most devices.
                let isPixel = ["px", "dp"].contains(unit.lowercased())
                return .replacing(place, with: $0, "write `\(number)\($0)`", isSafe: !isPixel)
            })
    }

    static func malformedColor(_ text: String, at place: SourcePlace) -> Diagnostic {
        let digits = text.dropFirst()
        let isShort = [3, 4].contains(digits.count) && digits.allSatisfy { $0.isHexDigit }
        let meant = isShort ? "#" + digits.map { "\($0)\($0)" }.joined() : nil
        let isWord =
            !digits.contains { ("0"..."9").contains($0) } && digits.contains { !$0.isHexDigit }
        return Diagnostic(
            .malformedColor, "`\(shortened(text))` is not a colour", at: place,
            help: (isWord ? "names have no `#` before them; a colour has " : "write ")
                + "6 or 8 hexadecimal digits, as in "
                + (meant.map { "`\($0)`" } ?? "`#FF8800` or `#FF880080`"),
            fix: meant.map { .replacing(place, with: $0, "write `\($0)`", isSafe: false) })
    }

    static func unknownEscape(_ text: String, at place: SourcePlace) -> Diagnostic {
        Diagnostic(
            .unknownEscape, "unknown escape `\(text)`", at: place,
            help: #"the escapes are `\0`, `\\`, `\t`, `\n`, `\r`, `\"`, `\'`, `\u{…}`, `\(name)`"#)
    }

    static func malformedScalarEscape(_ text: String, at place: SourcePlace) -> Diagnostic {
        Diagnostic(
            .unknownEscape, "`\(shortened(text))` is no Unicode scalar", at: place,
            help: #"write 1 to 8 hexadecimal digits in braces, as in `\u{E9}`"#)
    }

    static func malformedHole(_ text: String, at place: SourcePlace) -> Diagnostic {
        Diagnostic(
            .malformedHole, "the hole `\(shortened(text))` does not hold exactly one name",
            at: place, help: #"put the name of a parameter in it, as in `\(index)`"#)
    }

    static func hashComment(_ text: String, at place: SourcePlace) -> Diagnostic {
        Diagnostic(
            .unknownCharacter, "`\(shortened(text))` does not begin a comment", at: place,
            help: "comments begin with `//`",
            fix: .replacing(place, with: "//", "write `//`", isSafe: true))
    }

    static func conflict(at place: SourcePlace) -> Diagnostic {
        Diagnostic(
            .unknownCharacter, "this merge conflict is not resolved", at: place,
            help: "keep one of the two versions, and remove the lines with `<<<<<<<`, `=======` "
                + "and `>>>>>>>`")
    }

    static func tooManyMarks(at place: SourcePlace) -> Diagnostic {
        Diagnostic(
            .unknownCharacter, "more than \(MarkRun.longest) combining marks follow one another",
            at: place, help: "remove those from here on: nobody sees so many on one letter")
    }

    /// `before` is the byte in front of the place, `after` the one behind it.
    static func unknownCharacter(
        _ text: String, at place: SourcePlace, before: UInt8?, after: UInt8?
    ) -> Diagnostic {
        let isOne = text.unicodeScalars.count == 1
        return Diagnostic(
            .unknownCharacter,
            isOne ? "unknown character \(spelled(text))" : "unknown characters \(spelled(text))",
            at: place, help: characterHint(text),
            fix: characterFix(text, at: place, before: before, after: after))
    }
}
