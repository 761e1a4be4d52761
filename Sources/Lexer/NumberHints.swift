import TransitionDSL

/// The replacement for units of other languages.
func unitMeant(by unit: String) -> String? {
    switch unit.lowercased() {
    case "s", "sec", "secs", "second", "seconds": "s"
    case "ms", "msec", "msecs", "millis", "millisecond", "milliseconds": "ms"
    case "percent", "pct": "%"
    case "deg", "degs", "degree", "degrees": "deg"
    case "rad", "rads", "radian", "radians": "rad"
    case "pt", "pts", "point", "points", "px", "dp": "pt"
    default: nil
    }
}

/// The units that a number can have after these bytes; nil if the parameter is not of the catalog.
func unitsBefore(_ bytes: ArraySlice<UInt8>) -> [String]? {
    // A slice shares its array: removing from it would copy all.
    var rest = bytes
    while let last = rest.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "-") {
        rest = rest.dropLast()
    }
    guard let sign = rest.last else { return nil }
    if sign == UInt8(ascii: ".") { return ["%"] }
    if sign != UInt8(ascii: ":"), sign != UInt8(ascii: "(") {
        return ["fromView", "toView"].contains(lastWord(rest)) ? ["%"] : nil
    }
    let name = lastWord(rest.dropLast())
    guard !name.isEmpty else { return nil }
    var types: [ValueType] = []
    for entry in Catalog.entries {
        if sign == UInt8(ascii: "("), entry.name == name, let first = entry.parameters.first {
            types.append(first.type)
        }
        guard sign == UInt8(ascii: ":") else { continue }
        types += entry.parameters.filter { $0.label == name }.map { $0.type }
    }
    guard !types.isEmpty else { return nil }
    return unitSpellings.filter { spelling in
        NumberUnit(rawValue: spelling).map { unit in types.contains { $0.takes(unit) } } ?? false
    }
}

/// The word at the end of some bytes, before blanks.
private func lastWord(_ bytes: ArraySlice<UInt8>) -> String {
    var rest = bytes
    while rest.last == UInt8(ascii: " ") { rest = rest.dropLast() }
    let word = rest.suffix(32).reversed().prefix { isWordByte($0) }
    return String(decoding: word.reversed(), as: UTF8.self)
}

/// The hint for `A <- B`.
func leftArrowHint(
    _ text: String, _ before: ArraySlice<UInt8>, _ following: ArraySlice<UInt8>
) -> String? {
    let arrows: [UInt8] = [UInt8(ascii: "-"), UInt8(ascii: " ")]
    let isArrow = text.utf8.elementsEqual("<".utf8) && following.first == UInt8(ascii: "-")
    let signs = ["\u{2190}", "\u{21D0}", "\u{27F5}"]
    guard isArrow || signs.contains(where: { $0.utf8.elementsEqual(text.utf8) }) else { return nil }
    let left = lastWord(before)
    let right = following.drop { arrows.contains($0) }.prefix { isWordByte($0) }
    guard !left.isEmpty, !right.isEmpty, right.count <= 32 else {
        return "write `->`, with the screen that leaves before it"
    }
    return "arrows point to the right, from the screen that leaves: "
        + "`\(String(decoding: right, as: UTF8.self)) -> \(left)`"
}

/// The hint for `- >` and for `>= 17`.
func rightArrowHint(
    _ text: String, _ before: ArraySlice<UInt8>, _ following: ArraySlice<UInt8>
) -> String? {
    guard text.utf8.elementsEqual(">".utf8) else { return nil }
    if following.first == UInt8(ascii: "=") {
        return "a version is written as `available(from: 17)`"
    }
    let rest = before.reversed().drop { $0 == UInt8(ascii: " ") }
    return before.last == UInt8(ascii: " ") && rest.first == UInt8(ascii: "-")
        ? "write `->` without a space" : nil
}

/// The hint for forms of other languages that look like a unit here.
func numberHint(_ suffix: String) -> String? {
    let bytes = Array(suffix.utf8)
    if bytes.first == UInt8(ascii: "x"), bytes.count > 1 {
        return "write the number in decimal, or a colour as `#RRGGBB`"
    }
    let isDigits = !bytes.isEmpty && bytes.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
    switch suffix.lowercased() {
    case "turn", "turns": return "write degrees: a whole turn is `360deg`"
    case "em", "rem", "vw", "vh": return "write points, as in `16pt`"
    default: break
    }
    if bytes.first == UInt8(ascii: "_"), bytes.count > 1 { return "write the digits without `_`" }
    let isName = bytes.count > 3 || bytes.first.map { (0x41...0x5A).contains($0) } == true
    if isName, unitMeant(by: suffix) == nil, bytes.allSatisfy({ isWordByte($0) }) {
        return "a name begins with a letter; a number can have a unit, such as `s` or `deg`"
    }
    guard isDigits, bytes.count > 1 else { return nil }
    switch bytes[0] {
    case UInt8(ascii: "e"), UInt8(ascii: "E"): return "write the number without an exponent"
    default: return nil
    }
}

/// Whether a character is a quotation mark that the language does not have.
func isForeignQuote(_ character: Unicode.Scalar) -> Bool {
    switch character {
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}", "'", "\u{AB}", "\u{BB}": true
    default: false
    }
}

/// The hint for characters that come from other languages or from a text editor. The text is read
/// by bytes and scalars: it may have a long run of combining marks; see ``MarkRun``.
func characterHint(_ text: String) -> String? {
    guard let first = text.unicodeScalars.first else { return nil }
    if text.utf8.starts(with: "<<<<<<<".utf8) || text.utf8.starts(with: ">>>>>>>".utf8) {
        return "a merge left this marker; remove its line"
    }
    if text.utf8.elementsEqual("<!".utf8) { return "comments begin with `//`" }
    if text.utf8.elementsEqual("..<".utf8) {
        return "write a range with three dots, `...`; versions with `available(before: 18)`"
    }
    switch first {
    case ";": return "declarations need no separator; remove it"
    case _ where isForeignQuote(first): return "write strings between `\"`"
    case ".", "\u{2026}": return "write a range with three dots, `...`"
    case "\u{2192}", "\u{21D2}", "\u{279C}", "\u{27A1}", "\u{27F6}": return "write `->`"
    case "\u{2194}", "\u{21D4}", "<": return "write `->` or, for both ways, `<->`"
    case ">": return "write `->`"
    case "\u{2013}", "\u{2014}", "\u{2212}":
        return text.utf8.last == UInt8(ascii: ">") ? "write `->`" : "write `-`"
    case "\u{D7}": return "write `*`"
    case "\u{B0}": return "write the unit `deg`"
    case "%": return "put `%` right after its number"
    case "&": return "separate the items of a list with `,`"
    case "!": return "write `?.` after a value that can be nil"
    case "@": return "remove it: the language has no attributes"
    case "#": return "write a colour as `#RRGGBB` or a raw string as `#\"…\"#`"
    case "\\": return "escapes are allowed only between `\"`"
    default: break
    }
    if first.properties.isWhitespace { return "use an ordinary space" }
    return first.isPrintable ? nil : "remove it"
}

/// What is meant by `;` in parentheses, by a dash between names, and by `\` after an animation.
private func separatorMeant(
    _ text: String, _ before: ArraySlice<UInt8>, _ following: ArraySlice<UInt8>
) -> String? {
    guard text.utf8.count <= 3 else { return nil }
    let line = before.suffix(256)
    let start = line.lastIndex(of: UInt8(ascii: "\n")) ?? line.startIndex
    let opened = line[start...].count { $0 == UInt8(ascii: "(") }
    let isInParentheses = opened > line[start...].count { $0 == UInt8(ascii: ")") }
    if isInParentheses { return text == ";" ? "," : nil }
    let last = line.last { $0 != UInt8(ascii: " ") }
    let next = following.first { $0 != UInt8(ascii: " ") }
    guard let last, let next else { return nil }
    func isEnd(_ byte: UInt8) -> Bool { isWordByte(byte) || byte == UInt8(ascii: "*") }
    switch text {
    case "\u{2013}", "\u{2014}", "\u{2212}":
        return isEnd(last) && isEnd(next) && !last.isDigit && !next.isDigit ? "->" : nil
    case "\\": return isWordByte(last) || last == UInt8(ascii: ")") ? "/" : nil
    default: return nil
    }
}

func separatorHint(
    _ text: String, _ before: ArraySlice<UInt8>, _ following: ArraySlice<UInt8>
) -> String? {
    guard let meant = separatorMeant(text, before, following) else { return nil }
    return meant == "/" ? "write the return animation after `/`" : "write `\(meant)`"
}

func separatorFix(
    _ text: String, at place: SourcePlace, _ before: ArraySlice<UInt8>,
    _ following: ArraySlice<UInt8>
) -> Fix? {
    separatorMeant(text, before, following).map {
        .replacing(place, with: $0, "write `\($0)`", isSafe: false)
    }
}

/// The replacement for characters that resemble characters of the language.
func characterFix(_ text: String, at place: SourcePlace, before: UInt8?, after: UInt8?) -> Fix? {
    // A longer text may have a long run of combining marks: it is not compared.
    guard text.utf8.count <= 8 else { return removalOfUnseen(text, at: place) }
    var place = place
    let meant: String
    switch text {
    case ">" where before == UInt8(ascii: "="):
        place.range.start -= 1
        meant = "->"
    case "\u{2192}", "\u{2013}>", "\u{2014}>", "\u{2212}>": meant = "->"
    case "\u{2194}": meant = "<->"
    case "\u{2026}", "..": meant = "..."
    case "\u{2013}", "\u{2014}", "\u{2212}": meant = "-"
    case "\u{D7}": meant = "*"
    case "\u{B0}" where before?.isDigit ?? false && !(after.map(isWordByte) ?? false): meant = "deg"
    default: return removalOfUnseen(text, at: place)
    }
    return .replacing(place, with: meant, "write `\(meant)`", isSafe: true)
}

/// Removes separators of other languages, and invisible characters.
private func removalOfUnseen(_ text: String, at place: SourcePlace) -> Fix? {
    let scalars = text.unicodeScalars
    if scalars.allSatisfy({ $0 == ";" }) {
        return .replacing(place, with: "", "remove `\(shortened(text))`", isSafe: true)
    }
    if scalars.allSatisfy({ $0.properties.isWhitespace }) {
        return .replacing(place, with: " ", "write an ordinary space", isSafe: true)
    }
    guard scalars.allSatisfy({ $0.properties.generalCategory == .format }) else { return nil }
    return .replacing(place, with: "", "remove the invisible character", isSafe: true)
}

/// Whether a byte continues a word: a letter, a digit, or a part of another character.
func isWordByte(_ byte: UInt8) -> Bool { byte.continuesWord || byte >= 0x80 }

/// Characters as a message shows them: in backticks, or by number if they are invisible.
func spelled(_ text: String) -> String {
    let scalars = text.unicodeScalars
    if scalars.allSatisfy({ $0.isPrintable && $0 != "`" }) { return "`\(shortened(text))`" }
    let numbers = scalars.prefix(4).map { $0.codePoint }
    return numbers.joined(separator: " ") + (scalars.count > 4 ? " …" : "")
}

/// The text, or its beginning if it is long.
func shortened(_ text: String) -> String {
    let limit = 24
    guard text.unicodeScalars.count > limit else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit))) + "…"
}

extension Unicode.Scalar {
    /// Whether it is visible: not a control or format character, a space or unassigned.
    fileprivate var isPrintable: Bool {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
            .paragraphSeparator, .spaceSeparator:
            false
        default: isVisible
        }
    }
}
