import TransitionDSL

/// Cyrillic and Greek letters that look like Latin ones.
enum LookAlikes {
    /// The Latin letter that each looks like.
    static let latin: [Unicode.Scalar: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "АВЕЅІЈКМНОРСТУХаеорсухѕіјԁԛԝһΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρυ".unicodeScalars,
            "ABESIJKMHOPCTYXaeopcyxsijdqwhABEZHIKMNOPTYXovpu"))

    /// The Latin name that a name without Latin letters looks like.
    static func latinTwin(of name: String) -> String? {
        var latin = ""
        for letter in name.unicodeScalars {
            if letter.isASCII {
                latin.unicodeScalars.append(letter)
            } else if let other = self.latin[letter] {
                latin.append(other)
            } else {
                return nil
            }
        }
        return latin
    }
}

extension TokenizedFile {
    /// Calls `body` with each token that has a byte which is not ASCII.
    func forEachNotASCII(_ body: (Int) -> Void) {
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
