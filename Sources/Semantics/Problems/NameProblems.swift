import TransitionDSL

/// What is said of declared names, and what a wrong word may have been meant to be.
extension Checker {
    /// A word out of a fixed list that is not in it.
    mutating func reportUnknown(
        _ id: DiagnosticID,
        _ message: String,
        at place: SourcePlace,
        written: String,
        known: [String]
    ) {
        let suggestion = suggestion(written, known, listsAll: true)
        problems.append(
            Diagnostic(id, message, at: place, help: suggestion?.help, fix: suggestion?.fix(place))
        )
    }

    /// What to say of a word that is not known.
    struct Suggestion {
        var help: String
        /// The name that may be meant.
        var name: String?

        static func didYouMean(_ name: String) -> Suggestion {
            Suggestion(help: "did you mean `\(name)`?", name: name)
        }

        /// Writes the name in the word's place.
        func fix(_ place: SourcePlace) -> Fix? { name.map { .didYouMean($0, at: place) } }
    }

    /// «did you mean …?», or all that there is where the list is short.
    mutating func suggestion(
        _ written: String,
        _ known: [String],
        listsAll: Bool = false
    ) -> Suggestion? {
        if suggestionCount < Self.maximumSuggestionCount {
            suggestionCount += 1
            if let name = nearest(written, among: known) { return .didYouMean(name) }
        }
        guard listsAll else { return nil }
        if written.utf8.count > 2, let name = known.first(where: { $0.hasPrefix(written) }) {
            return .didYouMean(name)
        }
        guard !known.isEmpty, known.count <= 12 else { return nil }
        return Suggestion(
            help: "known are " + known.map { "`\($0)`" }.joined(separator: ", "), name: nil)
    }

    mutating func reportDuplicate(_ noun: String, _ declared: Declared, first: SourcePlace?) {
        duplicatePlaces.insert(declared.place)
        let name = model.texts.string(declared.name)
        // Of two files the compiled one is at hand; the other may be somebody else's.
        let isImported = declared.place.file != .main && first?.file == .main
        let other = isImported ? declared.place : first
        problems.append(
            Diagnostic(
                .duplicateName,
                "the \(noun) `\(name)` is declared twice",
                at: isImported ? first ?? declared.place : declared.place,
                notes: other.map { [.init("the other one is here", at: $0)] } ?? [],
                help: "rename one of them"
            )
        )
    }

    mutating func reportDuplicateParameter(_ name: Text, at place: SourcePlace, first: SourcePlace)
    {
        problems.append(
            Diagnostic(
                .duplicateName,
                "the parameter `\(model.texts.string(name))` is declared twice",
                at: place,
                notes: firstNote(first),
                help: "rename one of them"
            )
        )
    }

    mutating func reportListTooLong(
        _ owner: String,
        _ limit: Int,
        _ what: String,
        _ node: SyntaxNode
    ) {
        problems.append(
            Diagnostic(
                .listTooLong,
                "\(owner) has at most \(limit) \(what)",
                at: node.head.place,
                help: "make it two"
            )
        )
    }

    mutating func reportLinesTooLong(_ what: String, _ limit: Int, at place: SourcePlace) {
        problems.append(
            Diagnostic(
                .listTooLong,
                "the lines of this file have at most \(limit) \(what), groups and protocols opened",
                at: place,
                help: "let fewer groups hold others, and fewer lines and registries name large ones"
            )
        )
    }

    func firstNote(_ first: SourcePlace?) -> [Diagnostic.Note] {
        first.map { [.init("the first one is here", at: $0)] } ?? []
    }

    mutating func reportSamePartText(_ declared: Declared, _ text: Text, first: Declared) {
        problems.append(
            Diagnostic(
                .duplicateHeroID,
                "the parts `\(model.texts.string(first.name))` and "
                    + "`\(model.texts.string(declared.name))` have the same text "
                    + "\(quoted(text))",
                at: declared.place,
                notes: firstNote(first.place),
                help: "give one of them another text with `= \"…\"`"
            )
        )
    }

    mutating func reportDuplicateDeclaration(_ word: String, _ node: SyntaxNode, first: SyntaxNode)
    {
        problems.append(
            Diagnostic(
                .duplicateDeclaration,
                "a file has one `\(word)` only",
                at: node.head.place,
                notes: firstNote(first.head.place),
                help: "remove one of them",
                fix: removalOfRepetition(node, of: first.place)
            )
        )
    }

    /// Takes out what says the very words of another place once more.
    func removalOfRepetition(_ node: SyntaxNode, of first: SourcePlace) -> Fix? {
        let source = node.tree.source
        let words = trees[Int(first.file.index)].source.bytes[first.range.offsets]
        guard source.bytes[node.range.offsets].elementsEqual(words) else { return nil }
        return Fix("remove the repetition", [node.tree.tokens.removalOfLines(at: node.place)])
    }

    mutating func reportDuplicateClause(_ node: SyntaxNode, first: SyntaxNode) {
        let word = node.head.text
        problems.append(
            Diagnostic(
                .duplicateClause,
                "a screen has one `\(word)` only",
                at: node.head.place,
                notes: firstNote(first.head.place),
                help: word == "is"
                    ? "separate the names after one `is` with commas" : "remove one of them",
                fix: removalOfRepetition(node, of: first.place)
            )
        )
    }

    mutating func reportDuplicateSetting(_ rule: String, at place: SourcePlace, first: SourcePlace)
    {
        problems.append(
            Diagnostic(
                .duplicateDeclaration,
                "the rule `\(rule)` is set twice",
                at: place,
                notes: firstNote(first),
                help: "remove one of them"
            )
        )
    }

    mutating func reportNameShadowsCatalog(_ declared: Declared, _ kind: CatalogKind) {
        let name = model.texts.string(declared.name)
        problems.append(
            Diagnostic(
                .nameShadowsCatalog,
                "`\(name)` is \(kind == .modifier ? "a modifier" : "an \(kind.rawValue)") of the language",
                at: declared.place,
                help: "choose another name"
            )
        )
    }

    /// A text as a message shows it.
    func quoted(_ text: Text) -> String {
        "`\"\(model.texts.string(text))\"`"
    }
}
