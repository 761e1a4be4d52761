/// A token of a modifier or animation string.
struct HeroTextToken {
    enum Kind {
        case identifier, leftParen, rightParen, comma, other
        case number(Float)
    }

    var kind: Kind
    var text: String
    /// In the UTF-8 of the text.
    var range: Range<Int>
}

/// Splits a string as Hero does: a name is letters and digits of ASCII, a number is a `-` and any
/// digits and dots, and each other character is a token. Digits and dots that are no number stop the app.
func readHeroTextTokens(_ text: String) -> Result<[HeroTextToken], HeroTextFailure> {
    var tokens: [HeroTextToken] = []
    var rest = text[...]
    var offset = 0
    while let first = rest.first {
        let (kind, count) = kindOfToken(rest, first)
        let spelling = rest.prefix(count)
        let range = offset..<(offset + spelling.utf8.count)
        rest = rest.dropFirst(count)
        offset = range.upperBound
        switch kind {
        case .blank: continue
        case .token(let kind):
            tokens.append(HeroTextToken(kind: kind, text: String(spelling), range: range))
        case .number:
            guard let value = Float(spelling) else {
                let hasDigits = spelling.contains(where: isDigit)
                return .failure(
                    HeroTextFailure(
                        TextProblem(
                            .crashes, hasDigits ? .number : .dot, range: range,
                            text: String(spelling))))
            }
            tokens.append(
                HeroTextToken(kind: .number(value), text: String(spelling), range: range))
        }
    }
    return .success(tokens)
}

/// Why Hero reads nothing from a text.
struct HeroTextFailure: Error {
    var problem: TextProblem

    init(_ problem: TextProblem) { self.problem = problem }
}

private enum TokenForm {
    case blank, number
    case token(HeroTextToken.Kind)
}

/// What begins here, and its number of characters.
private func kindOfToken(_ rest: Substring, _ first: Character) -> (TokenForm, Int) {
    switch first {
    case " ", "\t", "\n": return (.blank, 1)
    case "(": return (.token(.leftParen), 1)
    case ")": return (.token(.rightParen), 1)
    case ",": return (.token(.comma), 1)
    case "-":
        let count = rest.dropFirst().prefix { isNumberPart($0) }.count
        return count == 0 ? (.token(.other), 1) : (.number, count + 1)
    case _ where isNumberPart(first): return (.number, rest.prefix { isNumberPart($0) }.count)
    case _ where isLetter(first):
        return (.token(.identifier), rest.prefix { isLetter($0) || isDigit($0) }.count)
    default: return (.token(.other), 1)
    }
}

private func isLetter(_ character: Character) -> Bool {
    character.isASCII && character.isLetter
}

private func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
}

private func isNumberPart(_ character: Character) -> Bool {
    character == "." || isDigit(character)
}
