import Parser
import TransitionDSL

/// A Cyrillic or Greek letter that looks like a Latin one, within a Latin word: such a name and the
/// one that everybody reads are two. Names of any one script are fine.
enum ConfusableName: LintRule {
    static let id = DiagnosticID.confusableName

    static func problems(in context: LintContext) -> [Diagnostic] {
        guard let tokens = context.files.first?.tree.tokens else { return [] }
        var seen: Set<String> = []
        var problems: [Diagnostic] = []
        tokens.forEachNotASCII { token in
            guard tokens.kinds[token].isName else { return }
            let range = tokens.ranges[token]
            let name = tokens.source.text(range)
            guard seen.insert(name).inserted, let found = foreignLetter(name) else { return }
            problems.append(
                Diagnostic(
                    id,
                    "the `\(found.letter)` in this name is \(found.letter.codePoint)",
                    at: tokens.source.place(range),
                    help: "it only looks like the `\(found.latin)` of the Latin letters around it"))
        }
        return problems
    }

    /// The first look-alike in a word with Latin letters. Words of a name begin with capitals.
    private static func foreignLetter(
        _ name: String
    ) -> (letter: Unicode.Scalar, latin: Character)? {
        var hasLatin = false
        var found: (letter: Unicode.Scalar, latin: Character)?
        var wasSmall = false
        for letter in name.unicodeScalars {
            let isCapital = letter.properties.isUppercase
            if isCapital && wasSmall || letter == "_" {
                if hasLatin, let found { return found }
                (hasLatin, found) = (false, nil)
            }
            wasSmall = !isCapital
            if letter.isASCII {
                hasLatin = hasLatin || letter.properties.isAlphabetic
            } else if let latin = lookAlikes[letter] {
                found = found ?? (letter, latin)
            }
        }
        return hasLatin ? found : nil
    }

    private static let lookAlikes: [Unicode.Scalar: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "АВЕЅІЈКМНОРСТУХаеорсухѕіјԁԛԝһΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρυ".unicodeScalars,
            "ABESIJKMHOPCTYXaeopcyxsijdqwhABEZHIKMNOPTYXovpu"))
}

extension TokenizedFile {
    /// Calls `body` with each token that has a byte which is not ASCII.
    fileprivate func forEachNotASCII(_ body: (Int) -> Void) {
        let bytes = source.bytes.span
        var offset = 0
        while let found = bytes.notASCII(from: offset) {
            let token = ranges.partitioningIndex { Int($0.end) > found }
            guard token < ranges.count else { return }
            let start = Int(ranges[token].start)
            if start <= found { body(token) }
            // What remains of the token, or of the gap before it, is passed over.
            offset = start <= found ? Int(ranges[token].end) : start
        }
    }
}
