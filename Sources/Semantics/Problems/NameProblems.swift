import TransitionDSL

/// Problems with declared names.
extension Checker {
    /// Reports a declaration whose name is already taken, if it is.
    func reportDuplicate(_ noun: String, _ declared: Declared, first: SourcePlace?) {
        guard let first else { return }
        reporter.duplicatePlaces.insert(declared.place)
        let name = model.texts.string(declared.name)
        // Across two files the report is in the compiled one; the other may not be the user's.
        let isImported = declared.place.file != .main && first.file == .main
        report(
            .duplicateName, "the \(noun) `\(name)` is declared twice",
            at: isImported ? first : declared.place,
            notes: [.init("the other one is here", at: isImported ? declared.place : first)],
            help: "rename one of them")
    }

    func reportSamePartText(_ declared: Declared, _ text: Text, first: Declared) {
        report(
            .duplicateHeroID,
            "the parts `\(model.texts.string(first.name))` and "
                + "`\(model.texts.string(declared.name))` have the same text " + "\(quoted(text))",
            at: declared.place, notes: firstNote(first.place),
            help: "give one of them another text with `= \"…\"`")
    }

    func reportDuplicateClause(_ node: SyntaxNode, first: SyntaxNode) {
        let word = node.head.text
        report(
            .duplicateClause, "a screen has only one `\(word)`", at: node.head.place,
            notes: firstNote(first.head.place),
            help: word == "is"
                ? "separate the names after one `is` with commas" : "remove one of them",
            fix: node.removalOfRepetition(of: first.place))
    }

    /// A string as a message shows it.
    func quoted(_ text: Text) -> String { "`\"\(model.texts.string(text))\"`" }

    func reportUnknownType(_ written: String, at type: SyntaxNode) {
        let place = type.place
        if let cell = listedCell(type) {
            return report(
                .unexpectedToken, "a listed cell has no arguments", at: place,
                help: "write only `cell \(cell)`; the app passes the values for each row")
        }
        let meant = nearest(written, among: ValueType.nameable.map({ $0.rawValue }))
        report(
            .unknownValue, "no type is called `\(written)`", at: place,
            help: meant.map { "did you mean `\($0)`?" } ?? "types begin with a capital letter",
            fix: meant.map { .didYouMean($0, at: place) })
    }

    /// The name of a cell that is declared outside the screen, if a type in its parentheses in the
    /// screen looks like a value: `cell Row(id: id)`.
    private func listedCell(_ type: SyntaxNode) -> String? {
        // `cell`, a name, `(`, a label, `:` and the type.
        let name = type.head.previous?.previous?.previous?.previous
        guard let name, let word = name.previous, word.text == "cell", word.previous != nil,
            let text = self.name(name), names.cells[text] != nil
        else { return nil }
        return name.text
    }
}

/// Problems with used names that are unknown, or that refer to themselves.
extension Checker {
    private func reportUnknownName(
        _ id: DiagnosticID, _ message: String, _ name: Text, at place: SourcePlace,
        among known: @autoclosure () -> [Text], meant: (what: String, name: Text)? = nil,
        otherwise help: String?
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
        let suggestion = reporter.suggestion(written, known().map { model.texts.string($0) })
        report(id, message, at: place, help: suggestion?.help ?? help, fix: suggestion?.fix(place))
    }

    private func meaning(ofScreen name: Text) -> String? {
        let written = model.texts.string(name)
        if ["any", "_", "all", "any screen"].contains(written) {
            return "write `*` for any screen"
        }
        if written == "hosted" { return "write `hosted` without `is` before it" }
        let isCell = names.cells[name] != nil || names.localCells[name] != nil
        if isCell {
            let listing = model.screens.filter { screen in
                model.cells[screen.cells].contains { $0.declared.name == name }
            }
            let only = listing.count == 1 ? listing.first : nil
            return "`\(written)` is a cell, not a screen"
                + (only.map { "; the screen `\(model.texts.string($0.declared.name))` has it" }
                    ?? "")
        }
        let noun: String? =
            names.heroes[name] != nil
            ? "a hero id"
            : names.animations[name] != nil || vocabulary.row(.animation, name) != nil
                ? "an animation" : names.registries[name] != nil ? "a registry" : nil
        return noun.map { "`\(written)` is \($0), not a screen" }
    }

    func reportUnknownScreen(_ name: Text, at place: SourcePlace) {
        let written = model.texts.string(name)
        let screen = model.screens.first { $0.typeName == name }
        let type = screen?.hosting == nil ? "class" : "view"
        reportUnknownName(
            .unknownScreen, "no screen or group is called `\(written)`", name, at: place,
            among: names.screens.names,
            meant: screen.map { ("the \(type) of the screen", $0.declared.name) },
            otherwise: meaning(ofScreen: name)
                ?? declaration("screen", written, suffixes: ["ViewController", "Controller"]))
    }

    /// A declaration for an unknown name, or for a class used in place of a name.
    private func declaration(_ word: String, _ written: String, suffixes: [String]) -> String {
        for suffix in suffixes where written.hasSuffix(suffix) && written != suffix {
            let name = written.dropLast(suffix.utf8.count)
            return "declare `\(word) \(name) = \(written)` and write `\(name)`"
        }
        return "declare it: `\(word) \(written) = \(written)\(suffixes[0])`"
    }

    func reportUnknownCell(_ name: Text, at place: SourcePlace) {
        let written = model.texts.string(name)
        let cell = model.cells.first { $0.typeName == name && $0.declared.name != name }
        reportUnknownName(
            .unknownCell, "no cell is called `\(written)`", name, at: place,
            among: names.cells.names,
            meant: cell.map { ("the class of the cell", $0.declared.name) },
            otherwise: declaration(
                "cell", written, suffixes: ["TableViewCell", "CollectionViewCell"]))
    }

    /// Whether the first name of a path can only be meant as a screen: properties begin with a small
    /// letter.
    func isScreen(_ name: Text) -> Bool {
        guard case .screen? = names.screens[name], scope.given[name] == nil else { return false }
        return model.texts.string(name).unicodeScalars.first?.properties.isUppercase == true
    }

    /// A path may begin with any property of the app. One with a capital letter is a screen or a
    /// cell, unless `self.` is before it: Swift has no such property.
    func reportIfNotCell(_ name: Text, at place: SourcePlace) {
        let written = model.texts.string(name)
        if isScreen(name) {
            return report(
                .unknownCell, "`\(written)` is a screen, not a cell", at: place,
                help: (scope.isEdge
                    ? "write `from.` or `to.` in its place; in a `match` leave it out"
                    : "a path begins at the screen that has the view; leave out `\(written).`")
                    + "; for a property of that name write `self.\(written)`")
        }
        guard written.unicodeScalars.first?.properties.isUppercase == true,
            scope.given[name] == nil
        else { return }
        reportUnknownName(
            .unknownCell, "no cell is called `\(written)`", name, at: place,
            among: names.cells.names + names.localCells.keys.sorted { $0.index < $1.index },
            otherwise: "declare the cell, or write `self.\(written)` for a property")
    }

    /// Reports a cell or a screen in the place of one of its views.
    func reportNoView(_ token: SyntaxToken, _ noun: String) {
        let written = token.text
        let root = noun == "cell" ? "\(written).root" : "root"
        report(
            .wrongType, "expected a view, found the \(noun) `\(written)`", at: token.place,
            help:
                "name a view of it; `\(root)` is \(noun == "cell" ? "the cell itself" : "its whole view")"
                + "; for a property of that name write `self.\(written)`",
            fix: noun == "cell"
                ? .replacing(token.place, with: root, "write `\(root)`", isSafe: false) : nil)
    }

    /// Reports a view of a cell among those of a screen, or of another cell.
    func reportCellInBody(_ cell: Handle<Cell>, _ path: SyntaxNode) {
        guard let root = path.rootOfPath else { return }
        let name = root.text
        let view = path.tree.source.text(path.range).dropFirst(name.utf8.count + 1)
        report(
            .misplacedPath, "`\(name)` is a cell: its views are in its own braces", at: root.place,
            help: "write it there: `cell \(name) = … { \(view): … }`; for a property of that name "
                + "write `self.\(name)`")
    }

    /// Reports `from.Row.picture`, with the name of a cell or a screen after the side of a line.
    func reportIfNoProperty(_ token: SyntaxToken?, after side: String) {
        guard let token, token.next?.kind == .dot, let name = name(token),
            token.text.unicodeScalars.first?.properties.isUppercase == true
        else { return }
        let written = token.text
        if isScreen(name) {
            report(
                .misplacedPath, "`\(written)` is a screen, as is `\(side)`", at: token.place,
                help: "leave out `\(written).`")
        } else if names.cells[name] != nil || names.localCells[name] != nil {
            report(
                .misplacedPath, "`\(written)` is a cell, which has no side", at: token.place,
                help: "leave out `\(side).`")
        }
    }

    /// Reports a path that ends in what Hero adds to a view, as in `logoView.hero.id`.
    func reportIfHeroProperty(_ tokens: SyntaxTokens) {
        // Hot. No view has such a name by accident.
        guard tokens.count > 2, let last = tokens.last, last.range.offsets.count <= 13 else {
            return
        }
        let ofHero = ["heroID", "heroModifiers", "hero"]
        let isOfHero =
            ofHero.contains(last.text)
            || last.previous?.previous?.text == "hero" && last.previous?.kind == .dot
        guard isOfHero else { return }
        report(
            .wrongType, "expected a view, found what Hero adds to it", at: last.place,
            help: "a path ends with the view, as in `logoView: logo`; modifiers are after `with`")
    }

    /// The hint for a word in the place of a hero id that is something else.
    private func meaning(ofHeroID name: Text, at node: SyntaxNode) -> String? {
        let written = model.texts.string(name)
        let isAnimation =
            names.animations[name] != nil || vocabulary.row(.animation, name) != nil
        if isAnimation, let event = node.head.previous?.previous,
            ["present", "dismiss"].contains(event.text), event.previous?.kind != .dot
        {
            let rest = node.tree.source.text(node.range)
            return "a default of a screen has no colon: `\(event.text) \(rest)`"
        }
        if isAnimation, let event = node.head.previous?.previous,
            ["push", "pop", "tab", "replace"].contains(event.text), event.previous?.kind != .dot
        {
            return "a screen has only the defaults `present` and `dismiss`; write a line of a "
                + "registry for `\(event.text)`"
        }
        if let advice = Catalog.advice(for: written, .modifier) { return advice }
        if isAnimation, let word = node.head.previous?.previous,
            ["return", "returning", "back", "reverse"].contains(word.text),
            word.previous?.kind != .dot
        {
            let rest = node.tree.source.text(node.range)
            return "write the return animation after `/`: `/ \(rest)`"
        }
        if names.cells[name] != nil {
            return "`\(written)` is a cell; list it without a colon: `cell \(written)`"
        }
        if name == vocabulary.swift {
            return "a view has a hero id and modifiers; code is in a hook: `before go: swift(…)`"
        }
        if let part = node.tokens.dropFirst(2).first, node.tokens.dropFirst().first?.kind == .dot,
            let id = self.name(part), names.heroes[id] != nil
        {
            return "write only the id's name: `\(model.texts.string(id))`"
        }
        if written == "nil" || written == "null" {
            return "remove the id: a view without one needs no word for it"
        }
        if names.modifiers[name] != nil || vocabulary.row(.modifier, name) != nil {
            return "`\(written)` is a modifier; write `with \(written)`"
        }
        if isAnimation {
            return "`\(written)` is an animation; a view has a hero id and modifiers"
        }
        return nil
    }

    /// The hint for `hero(logo)` and `id(logo)`.
    private func argumentAsID(_ node: SyntaxNode) -> String? {
        guard let inner = name(node.firstChild?.as(ReferenceSyntax.self)?.name),
            names.heroes[inner] != nil
        else { return nil }
        return "write only the id's name: `\(model.texts.string(inner))`"
    }

    func reportUnknownHeroID(_ node: SyntaxNode, _ name: Text) {
        let written = model.texts.string(name)
        let meaning = meaning(ofHeroID: name, at: node) ?? argumentAsID(node)
        reportUnknownName(
            .unknownHeroID, "no hero id is called `\(written)`", name, at: node.head.place,
            among: names.heroes.names, otherwise: meaning ?? "declare it: `hero \(written)`")
    }

    func reportUnknownSegue(_ name: Text, of operation: Operation, at place: SourcePlace) {
        let (word, written) = (operation.rawValue, model.texts.string(name))
        reportUnknownName(
            .unknownSegue, "no segue is called `\(written)`", name, at: place,
            among: names.segues.names,
            otherwise:
                "declare it: `\(word) \(written) = \"…\"` with its identifier in the storyboard")
    }

    func reportWrongSegueDirection(_ segue: Segue, at place: SourcePlace) {
        let name = model.texts.string(segue.declared.name)
        let word = segue.direction == .going ? "segue" : "unwind"
        report(
            .unknownSegue,
            "`\(name)` is declared as \(segue.direction == .going ? "a segue" : "an unwind segue")",
            at: place, notes: [.init("it is declared here", at: segue.declared.place)],
            help: "write `\(word)(\(name))`")
    }

    func reportUnknownHole(_ name: Text, at place: SourcePlace) {
        if reporter.suppressed.parameters { return }
        let written = model.texts.string(name)
        let known = scope.parameters.indices.map { model.texts.string(model.parameters[$0].name) }
        let suggestion = reporter.suggestion(written, known, listsAll: true)
        report(
            .unknownParameter, "no parameter is called `\(written)`", at: place,
            help: suggestion?.help
                ?? "declare it in parentheses after the name: `(\(written): String)`",
            fix: suggestion?.fix(place))
    }

    /// A group in the place of a single screen.
    func reportGroup(_ name: Text, at place: SourcePlace, _ which: String, help: String) {
        report(
            .parentNotScreen, "`\(model.texts.string(name))` is a group, which \(which)", at: place,
            help: help)
    }
}
