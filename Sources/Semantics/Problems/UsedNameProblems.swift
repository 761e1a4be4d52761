import TransitionDSL

/// What is said of names that are used and lead nowhere, or to themselves.
extension Checker {
    /// The names among which one that is not found may have been meant.
    private enum KnownNames { case screens, cells, allCells, heroIDs, segues }

    private func candidates(_ known: KnownNames) -> [Text] {
        switch known {
        case .screens: names.screens.elements.map { $0.name }
        case .cells: names.cells.elements.map { $0.name }
        case .allCells:
            names.cells.elements.map { $0.name }
                + names.localCells.keys.sorted { $0.index < $1.index }
        case .heroIDs: names.heroes.elements.map { $0.name }
        case .segues: names.segues.elements.map { $0.name }
        }
    }

    private mutating func reportUnknownName(
        _ id: DiagnosticID, _ message: String, _ name: Text, at place: SourcePlace,
        among known: KnownNames, meant: (what: String, name: Text)? = nil, otherwise help: String?
    ) {
        let written = model.texts.string(name)
        guard !reporter.suppressed.names, reporter.suppressed.isFirst(id, written) else { return }
        if let meant {
            let name = model.texts.string(meant.name)
            report(
                id, message, at: place,
                help: "`\(written)` is \(meant.what) `\(name)`; write `\(name)`",
                fix: .didYouMean(name, at: place))
            return
        }
        // Each suggestion looks at every name there is.
        let names = reporter.hasSuggestions ? candidates(known).map { model.texts.string($0) } : []
        let suggestion = reporter.suggestion(written, names)
        report(id, message, at: place, help: suggestion?.help ?? help, fix: suggestion?.fix(place))
    }

    private func meaning(ofScreen name: Text) -> String? {
        let written = model.texts.string(name)
        if ["any", "_", "all", "any screen"].contains(written) {
            return "write `*` for any screen"
        }
        if names.heroes[name] != nil { return "`\(written)` is a hero id; here stands a screen" }
        if names.cells[name] != nil { return "`\(written)` is a cell; here stands a screen" }
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
                ?? declaration("screen", written, suffixes: ["ViewController", "Controller"]))
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
                "cell", written, suffixes: ["TableViewCell", "CollectionViewCell"]))
    }

    /// A path may begin with any property of the app, so only a near miss is a mistake.
    mutating func reportIfMisspeltCell(_ name: Text, at place: SourcePlace) {
        let first = model.texts.bytes[model.texts.range(name).lowerBound]
        // Most paths begin with a small letter.
        if first < 0x80, !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) { return }
        let written = model.texts.string(name)
        guard written.unicodeScalars.first?.properties.isUppercase == true, reporter.comparesCell()
        else { return }
        let known = candidates(.allCells).map { model.texts.string($0) }
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
        if names.modifiers[name] != nil || vocabulary.row(.modifier, name) != nil {
            return "`\(written)` is a modifier; write `with \(written)`"
        }
        if names.animations[name] != nil || vocabulary.row(.animation, name) != nil {
            return "`\(written)` is an animation; a default has no colon: `present \(written)`"
        }
        return nil
    }

    /// What to write for `hero(logo)` and `id(logo)`.
    private mutating func argumentAsID(_ node: SyntaxNode) -> String? {
        guard let inner = name(node.firstChild?.as(ReferenceSyntax.self)?.name),
            names.heroes[inner] != nil
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

    mutating func reportUnknownSegue(_ name: Text, at place: SourcePlace) {
        let written = model.texts.string(name)
        reportUnknownName(
            .unknownSegue,
            "no segue is called `\(written)`",
            name,
            at: place,
            among: .segues,
            otherwise:
                "declare it: `segue \(written) = \"…\"` with its identifier in the storyboard")
    }

    mutating func reportWrongSegueDirection(_ segue: Segue, at place: SourcePlace) {
        let name = model.texts.string(segue.declared.name)
        let word = segue.direction == .going ? "segue" : "unwind"
        report(
            .unknownSegue,
            "`\(name)` is declared as \(segue.direction == .going ? "a segue" : "an unwind segue")",
            at: place, notes: [.init("it is declared here", at: segue.declared.place)],
            help: "write `\(word)(\(name))`")
    }

    mutating func reportUnknownHole(_ name: Text, at place: SourcePlace) {
        if reporter.suppressed.parameters { return }
        let written = model.texts.string(name)
        let known = scope.parameters.indices.map { model.texts.string(model.parameters[$0].name) }
        let suggestion = reporter.suggestion(written, known, listsAll: true)
        report(
            .unknownParameter, "no parameter is called `\(written)`", at: place,
            help: suggestion?.help
                ?? "declare it in parentheses behind the name: `(\(written): String)`",
            fix: suggestion?.fix(place))
    }

    mutating func reportParentNotScreen(_ name: Text, at place: SourcePlace) {
        report(
            .parentNotScreen, "`\(model.texts.string(name))` is a group, which no class can be",
            at: place, help: "name a screen: the superclass, or a protocol declared with `any`")
    }

    mutating func reportContainerIsGroup(_ name: Text, at place: SourcePlace) {
        report(
            .parentNotScreen,
            "`\(model.texts.string(name))` is a group, which holds no screens of its own",
            at: place, help: "name one container's screen")
    }
}
