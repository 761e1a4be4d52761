import TransitionDSL

/// What is reported of declared names.
extension Checker {
    mutating func reportDuplicate(_ noun: String, _ declared: Declared, first: SourcePlace) {
        reporter.duplicatePlaces.insert(declared.place)
        let name = model.texts.string(declared.name)
        // Of two files the compiled one is at hand; the other may be somebody else's.
        let isImported = declared.place.file != .main && first.file == .main
        report(
            .duplicateName, "the \(noun) `\(name)` is declared twice",
            at: isImported ? first : declared.place,
            notes: [.init("the other one is here", at: isImported ? declared.place : first)],
            help: "rename one of them")
    }

    mutating func reportSamePartText(_ declared: Declared, _ text: Text, first: Declared) {
        report(
            .duplicateHeroID,
            "the parts `\(model.texts.string(first.name))` and "
                + "`\(model.texts.string(declared.name))` have the same text " + "\(quoted(text))",
            at: declared.place, notes: firstNote(first.place),
            help: "give one of them another text with `= \"…\"`")
    }

    mutating func reportDuplicateClause(_ node: SyntaxNode, first: SyntaxNode) {
        let word = node.head.text
        report(
            .duplicateClause, "a screen has one `\(word)` only", at: node.head.place,
            notes: firstNote(first.head.place),
            help: word == "is"
                ? "separate the names after one `is` with commas" : "remove one of them",
            fix: node.removalOfRepetition(of: first.place))
    }

    mutating func reportNameShadowsCatalog(_ declared: Declared, _ kind: CatalogKind) {
        let name = model.texts.string(declared.name)
        report(
            .nameShadowsCatalog,
            "`\(name)` is \(kind == .modifier ? "a modifier" : "an \(kind.rawValue)") of the language",
            at: declared.place, help: "choose another name")
    }

    /// A text as a message shows it.
    func quoted(_ text: Text) -> String { "`\"\(model.texts.string(text))\"`" }

    mutating func reportUnknownType(_ written: String, at place: SourcePlace) {
        let meant = nearest(written, among: ValueType.nameable.map({ $0.rawValue }))
        report(
            .unknownValue, "no type is called `\(written)`", at: place,
            help: meant.map { "did you mean `\($0)`?" } ?? "types begin with a capital letter",
            fix: meant.map { .didYouMean($0, at: place) })
    }
}
