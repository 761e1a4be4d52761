import TransitionDSL

/// What is said of names that are used and lead nowhere, or to themselves.
extension Checker {
    /// The names among which one that is not found may have been meant.
    private enum KnownNames {
        case screens, cells, allCells, heroIDs, segues
    }

    private func names(_ known: KnownNames) -> [Text] {
        switch known {
        case .screens: screenNames.elements.map(\.name)
        case .cells: cellNames.elements.map(\.name)
        case .allCells:
            cellNames.elements.map(\.name) + localCells.keys.sorted { $0.index < $1.index }
        case .heroIDs: heroNames.elements.map(\.name)
        case .segues: segueNames.elements.map(\.name)
        }
    }

    private mutating func reportUnknownName(
        _ id: DiagnosticID,
        _ message: String,
        _ name: Text,
        at place: SourcePlace,
        among known: KnownNames,
        meant: (what: String, name: Text)? = nil,
        otherwise help: String?
    ) {
        let written = model.texts.string(name)
        guard !doubts.names, doubts.isFirst(id, written) else { return }
        if let meant {
            let name = model.texts.string(meant.name)
            problems.append(
                Diagnostic(
                    id, message, at: place,
                    help: "`\(written)` is \(meant.what) `\(name)`; write `\(name)`",
                    fix: .didYouMean(name, at: place)))
            return
        }
        // Nobody reads that many suggestions, and each looks at every name there is.
        let names =
            suggestionCount < Self.maximumSuggestionCount
            ? names(known).map { model.texts.string($0) } : []
        let suggestion = suggestion(written, names)
        problems.append(
            Diagnostic(
                id, message, at: place, help: suggestion?.help ?? help, fix: suggestion?.fix(place))
        )
    }

    private func meaning(ofScreen name: Text) -> String? {
        let written = model.texts.string(name)
        if ["any", "_", "all", "any screen"].contains(written) {
            return "write `*` for any screen"
        }
        if heroNames[name] != nil { return "`\(written)` is a hero id; here stands a screen" }
        if cellNames[name] != nil { return "`\(written)` is a cell; here stands a screen" }
        return nil
    }

    mutating func reportUnknownScreen(_ name: Text, at place: SourcePlace) {
        let written = model.texts.string(name)
        let screen = model.screens.first { $0.typeName == name }?.declared.name
        reportUnknownName(
            .unknownScreen,
            "no screen or group is called `\(written)`",
            name,
            at: place,
            among: .screens,
            meant: screen.map { ("the class of the screen", $0) },
            otherwise: meaning(ofScreen: name)
                ?? declaration("screen", written, suffixes: ["ViewController", "Controller"])
        )
    }

    /// The declaration of a name that is used, or of the class that is used in its place.
    private func declaration(_ word: String, _ written: String, suffixes: [String]) -> String {
        for suffix in suffixes where written.hasSuffix(suffix) && written != suffix {
            let name = written.dropLast(suffix.utf8.count)
            return "declare `\(word) \(name) = \(written)` and write `\(name)`"
        }
        return "declare it: `\(word) \(written) = \(written)\(suffixes[0])`"
    }

    mutating func reportUnknownCell(_ name: Text, at place: SourcePlace) {
        let written = model.texts.string(name)
        let cell = model.cells.first { $0.typeName == name && $0.declared.name != name }
        reportUnknownName(
            .unknownCell,
            "no cell is called `\(written)`",
            name,
            at: place,
            among: .cells,
            meant: cell.map { ("the class of the cell", $0.declared.name) },
            otherwise: declaration(
                "cell", written, suffixes: ["TableViewCell", "CollectionViewCell"])
        )
    }

    /// A path may begin with any property of the app, so only a near miss is a mistake.
    mutating func reportIfMisspeltCell(_ name: Text, at place: SourcePlace) {
        let first = model.texts.bytes[model.texts.range(name).lowerBound]
        // Most paths begin with a small letter.
        if first < 0x80, !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) { return }
        let written = model.texts.string(name)
        guard written.unicodeScalars.first?.properties.isUppercase == true,
            misspeltCellChecks < Self.maximumSuggestionCount
        else { return }
        misspeltCellChecks += 1
        let known = names(.allCells).map { model.texts.string($0) }
        guard nearest(written, among: known) != nil else { return }
        reportUnknownName(
            .unknownCell,
            "no cell is called `\(written)`",
            name,
            at: place,
            among: .allCells,
            otherwise: nil
        )
    }

    /// What to write for a word that stands where a hero id does and is something else.
    private func meaning(ofHeroID name: Text) -> String? {
        let written = model.texts.string(name)
        if written == "nil" || written == "null" {
            return "leave the id out: a view without one has none"
        }
        if modifierNames[name] != nil || vocabulary.row(.modifier, name) != nil {
            return "`\(written)` is a modifier; write `with \(written)`"
        }
        if animationNames[name] != nil || vocabulary.row(.animation, name) != nil {
            return "`\(written)` is an animation; a default has no colon: `present \(written)`"
        }
        return nil
    }

    /// What to write for `hero(logo)` and `id(logo)`.
    private mutating func argumentAsID(_ node: SyntaxNode) -> String? {
        guard let inner = name(node.firstChild?.as(ReferenceSyntax.self)?.name),
            heroNames[inner] != nil
        else { return nil }
        return "write the id's name alone: `\(model.texts.string(inner))`"
    }

    mutating func reportUnknownHeroID(_ node: SyntaxNode, _ name: Text) {
        let written = model.texts.string(name)
        let meaning = meaning(ofHeroID: name) ?? argumentAsID(node)
        reportUnknownName(
            .unknownHeroID,
            "no hero id is called `\(written)`",
            name,
            at: node.head.place,
            among: .heroIDs,
            otherwise: meaning ?? "declare it: `hero \(written)`"
        )
    }

    mutating func reportUnknownPart(
        _ name: Text, at place: SourcePlace, _ hero: Handle<Hero>
    ) {
        let written = model.texts.string(name)
        let owner = model.texts.string(model.heroes[hero].declared.name)
        let parts = model.parts[model.heroes[hero].parts].map {
            model.texts.string($0.declared.name)
        }
        let lacking = parts.isEmpty ? owner : "\(owner).\(written)"
        guard !doubts.names, doubts.isFirst(.unknownPart, lacking) else { return }
        let suggestion = suggestion(written, parts, listsAll: true)
        problems.append(
            Diagnostic(
                .unknownPart,
                parts.isEmpty
                    ? "the hero id `\(owner)` has no parts" : "`\(owner)` has no part `\(written)`",
                at: place,
                notes: [.init("it is declared here", at: model.heroes[hero].declared.place)],
                help: suggestion?.help,
                fix: suggestion?.fix(place)
            )
        )
    }

    mutating func reportMissingPart(_ node: SyntaxNode, _ hero: Handle<Hero>) {
        let owner = model.texts.string(model.heroes[hero].declared.name)
        let parts = model.parts[model.heroes[hero].parts].map {
            model.texts.string($0.declared.name)
        }
        let first = parts.first ?? "part"
        problems.append(
            Diagnostic(
                .missingPart,
                "`\(owner)` is a family of parts; this does not say which one",
                at: node.place,
                notes: [.init("it is declared here", at: model.heroes[hero].declared.place)],
                help: "write `.\(first)` behind it"
                    + (parts.count > 1 ? ", or another of its parts" : "")
            )
        )
    }

    mutating func reportUnknownSegue(_ name: Text, at place: SourcePlace) {
        let written = model.texts.string(name)
        reportUnknownName(
            .unknownSegue,
            "no segue is called `\(written)`",
            name,
            at: place,
            among: .segues,
            otherwise:
                "declare it: `segue \(written) = \"…\"` with its identifier in the storyboard"
        )
    }

    mutating func reportWrongSegueDirection(_ segue: Segue, at place: SourcePlace) {
        let name = model.texts.string(segue.declared.name)
        let word = segue.direction == .going ? "segue" : "unwind"
        problems.append(
            Diagnostic(
                .unknownSegue,
                "`\(name)` is declared as \(segue.direction == .going ? "a segue" : "an unwind segue")",
                at: place,
                notes: [.init("it is declared here", at: segue.declared.place)],
                help: "write `\(word)(\(name))`"
            )
        )
    }

    mutating func reportUnknownHole(_ name: Text, at place: SourcePlace) {
        if doubts.parameters { return }
        let written = model.texts.string(name)
        let known = scope.parameters.indices.map { model.texts.string(model.parameters[$0].name) }
        let suggestion = suggestion(written, known, listsAll: true)
        problems.append(
            Diagnostic(
                .unknownParameter,
                "no parameter is called `\(written)`",
                at: place,
                help: suggestion?.help
                    ?? "declare it in parentheses behind the name: `(\(written): String)`",
                fix: suggestion?.fix(place)
            )
        )
    }

    mutating func reportParentNotScreen(_ name: Text, at place: SourcePlace) {
        problems.append(
            Diagnostic(
                .parentNotScreen,
                "`\(model.texts.string(name))` is a group, which no class can be",
                at: place,
                help: "name a screen: the superclass, or a protocol declared with `any`"
            )
        )
    }

    mutating func reportContainerIsGroup(_ name: Text, at place: SourcePlace) {
        problems.append(
            Diagnostic(
                .parentNotScreen,
                "`\(model.texts.string(name))` is a group, which holds no screens of its own",
                at: place,
                help: "name one container's screen"
            )
        )
    }

    mutating func reportRecursion(_ cycle: [Declared]) {
        guard let first = cycle.first else { return }
        var names = cycle.prefix(8).map { "`\(model.texts.string($0.name))`" }
        names += cycle.count > 8 ? ["…", names[0]] : [names[0]]
        problems.append(
            Diagnostic(
                .recursiveDefinition,
                cycle.count == 1
                    ? "\(names[0]) is defined by itself"
                    : "\(names[0]) is defined by itself: \(names.joined(separator: " → "))",
                at: first.place,
                notes: cycle.prefix(8).dropFirst().map {
                    .init("`\(model.texts.string($0.name))` is declared here", at: $0.place)
                },
                help: "let one of them stand for itself"
            )
        )
    }

    mutating func reportNamesTooDeep(_ declared: Declared, _ maximumDepth: Int) {
        problems.append(
            Diagnostic(
                .nestingTooDeep,
                "`\(model.texts.string(declared.name))` leads through more than \(maximumDepth) names",
                at: declared.place,
                help: "let it name what it stands for, or something nearer to that"
            )
        )
    }
}
