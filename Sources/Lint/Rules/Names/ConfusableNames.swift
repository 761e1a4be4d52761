import TransitionDSL

extension LintContext {
    /// Two names of one kind that differ only in case.
    func caseOnlyDifference() -> [Diagnostic] {
        let namespaces: [(kind: String, names: [Declared])] = [
            ("screen", model.screens.map { $0.declared } + model.groups.map { $0.declared }),
            ("cell", model.cells.filter { $0.owner == nil }.map { $0.declared }),
            ("list of modifiers", model.modifiers.map { $0.declared }),
            (
                "animation",
                model.animations.map { $0.declared } + model.animators.map { $0.declared }
            ), ("interaction", model.interactions.map { $0.declared }),
            ("segue", model.segues.map { $0.declared }),
            ("registry", model.registries.map { $0.declared }),
        ]
        return namespaces.flatMap { problems($0.kind, $0.names) }
    }

    private func problems(_ kind: String, _ names: [Declared]) -> [Diagnostic] {
        if names.count < 2 { return [] }
        var names = names
        if files.count > 1 {
            // Imports are compared only with the file's own names, and only if their sums are
            // equal.
            // Hot.
            let own = Set(names.filter { isOwn($0.place) }.map { sumOfLetters(of: $0) })
            names.removeAll { !isOwn($0.place) && !own.contains(sumOfLetters(of: $0)) }
        }
        var last: [[UInt8]: Declared] = [:]
        return names.compactMap { name in
            let bytes = model.texts.bytes[model.texts.range(name.name)]
            let folded = bytes.map { $0.isCapital ? $0 | 0x20 : $0 }
            guard let known = last.updateValue(name, forKey: folded), known.name != name.name,
                isOwn(name.place)
            else { return nil }
            return Diagnostic(
                .caseOnlyDifference,
                "`\(texts.string(name.name))` and `\(texts.string(known.name))` differ in capitals "
                    + "only", at: name.place,
                notes: [.init("the other \(kind) is here", at: known.place)],
                help: "rename one of them")
        }
    }

    /// Equal for names that differ in capitals only.
    private func sumOfLetters(of name: Declared) -> Int {
        model.texts.bytes[model.texts.range(name.name)].reduce(0) { $0 &* 31 &+ Int($1 | 0x20) }
    }

    /// A Cyrillic or Greek letter that looks like a Latin one within a Latin word, or a name that
    /// looks like another name of the file letter by letter. Names of any one script are fine.
    func confusableName() -> [Diagnostic] {
        guard let tokens = files.first?.tree.tokens else { return [] }
        var seen: Set<String> = []
        var problems: [Diagnostic] = []
        /// Names made only of look-alikes, by the Latin name that each looks like.
        var twins: [String: [Int]] = [:]
        for token in tokens.kinds.indices where tokens.kinds[token].isName {
            let range = tokens.ranges[token]
            if tokens.source.bytes[range.offsets].allSatisfy({ $0 < 0x80 }) { continue }
            let name = tokens.source.text(range)
            guard seen.insert(name).inserted else { continue }
            guard let found = foreignLetter(name) else {
                if let latin = LookAlikes.latinTwin(of: name) {
                    twins[latin, default: []].append(token)
                }
                continue
            }
            problems.append(
                Diagnostic(
                    .confusableName,
                    "the `\(found.letter)` in this name is \(found.letter.codePoint)",
                    at: tokens.source.place(range),
                    help: "it only looks like the `\(found.latin)` of the Latin letters around it"))
        }
        return problems + twinProblems(tokens, twins)
    }

    /// Reports all but the first of the names whose letters all look like those of another name.
    private func twinProblems(_ tokens: TokenizedFile, _ twins: [String: [Int]]) -> [Diagnostic] {
        // Hot.
        if twins.isEmpty { return [] }
        var tokensOfNames: [String: Int] = [:]
        for token in tokens.kinds.indices where tokens.kinds[token].isName {
            let name = tokens.source.text(tokens.ranges[token])
            if twins[name] != nil, tokensOfNames[name] == nil { tokensOfNames[name] = token }
        }
        return twins.flatMap { latin, found -> [Diagnostic] in
            var others = found[...]
            guard let first = tokensOfNames[latin] ?? others.popFirst() else { return [] }
            return others.map { token in
                let letters = tokens.source.text(tokens.ranges[token]).unicodeScalars
                let points = letters.filter { !$0.isASCII }.map { $0.codePoint }
                return Diagnostic(
                    .confusableName, "this name looks like another one but is different",
                    at: tokens.source.place(tokens.ranges[token]),
                    notes: [
                        .init(
                            "the other one is here", at: tokens.source.place(tokens.ranges[first]))
                    ], help: "it begins with \(points.first ?? ""): write both in one script")
            }
        }.sorted { $0.place.range.start < $1.place.range.start }
    }

    /// The first look-alike in a word with Latin letters. A capital begins a new word in a name.
    private func foreignLetter(_ name: String) -> (letter: Unicode.Scalar, latin: Character)? {
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
            } else if let latin = LookAlikes.latin[letter] {
                found = found ?? (letter, latin)
            }
        }
        return hasLatin ? found : nil
    }
}

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

extension LintContext {
    /// A character in a comment or a string that makes editors show the following text in another
    /// order: what a reviewer reads is not what is compiled. Only the first of a line is reported;
    /// the effect ends with the line.
    func reorderedText() -> [Diagnostic] {
        guard let source = files.first?.tree.source else { return [] }
        let bytes = source.bytes
        var problems: [Diagnostic] = []
        var start = 0
        while let found = bytes.firstReordering(in: start..<bytes.count) {
            let range = SourceRange(found..<found + 3)
            let scalar = source.text(range).unicodeScalars.first?.value ?? 0
            let code = String(scalar, radix: 16, uppercase: true)
            problems.append(
                Diagnostic(
                    .reorderedText,
                    "the character U+\(code) makes this line read in another order than it is "
                        + "written", at: source.place(range),
                    help: "remove it; a string can contain it as `\\u{\(code)}`"))
            start = bytes[found...].firstIndex { $0.isLineEnd } ?? bytes.count
        }
        return problems
    }
}
