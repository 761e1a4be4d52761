import TransitionDSL

/// Hero ids: their scopes, and their texts, parsed or made.
extension Checker {
    func checkHeroes() {
        for index in checkedCounts.heroes..<syntax.heroes.count {
            let node = syntax.heroes[index]
            let handle = Handle<Hero>(index)
            checkParameterTypes(handle)
            if let scope = node.scope {
                setScope(scope, of: handle)
            } else if node.hasProblem {
                // The mistake may have removed the scope that `of opener` requires.
                model.heroes[handle].scope = .screen
            }
            if let text = node.text {
                checkText(text, of: handle)
            } else {
                model.heroes[handle].text = defaultText(handle)
            }
        }
    }

    /// The parameters of an id must have a text; the first one without it is reported.
    private func checkParameterTypes(_ hero: Handle<Hero>) {
        for index in model.heroes[hero].parameters.indices {
            let parameter = model.parameters[index]
            switch parameter.type {
            case .int, .uint, .double, .bool, .string, .url, .uuid, .duration, .length, .angle,
                .fraction, .app:
                break
            case .color, .point, .size, .rect, .direction, .view, .animation, .modifier,
                .interaction, .curve, .cascadeDirection, .heroID, .image, .content, .dimension,
                .drivenWay, .version, .fractionRange, .speedRange, .swiftOnly:
                let type = model.texts.string(parameter.typeName)
                return report(
                    .wrongType, "an id cannot contain a `\(type)`, which has no text",
                    at: parameter.place,
                    help: "use a value that identifies the item: a `String`, an `Int` or a `UUID`")
            }
        }
    }

    private func setScope(_ node: NameClause, of hero: Handle<Hero>) {
        // The id was meant to have some scope, so `of opener` is right elsewhere.
        model.heroes[hero].scope = .screen
        guard let token = node.name, let name = name(token) else { return }
        if name == vocabulary.screen { return }
        if name == vocabulary.instance {
            model.heroes[hero].scope = .instance
            return
        }
        let written = model.texts.string(name)
        reporter.reportUnknown(
            .unknownScope, "an id cannot be `per \(written)`", at: token.place, written: written,
            known: ["screen", "instance"])
    }

    private func checkText(_ node: TextSyntax, of handle: Handle<Hero>) {
        guard let token = node.literal else { return }
        let hero = model.heroes[handle]
        scope = Scope(parameters: hero.parameters)
        let start = model.segments.count
        var isPartUsed = false
        for piece in token.pieces() {
            switch piece {
            case .text(let bytes): model.segments.append(.literal(model.texts.intern(bytes)))
            case .hole(let range):
                let name = token.intern(range.offsets, in: &model.texts)
                let place = token.place(range)
                if let parameter = parameter(name) {
                    record(hole: range, of: token, .parameter(parameter))
                    model.segments.append(.parameter(parameter))
                } else if name == vocabulary.part, hero.parts.isEmpty {
                    return report(
                        .unusedPartHole, "`\\(part)` is in an id that has no parts", at: place,
                        help: "declare them in braces: `{ title  image }`")
                } else if name == vocabulary.part {
                    model.segments.append(.part)
                    isPartUsed = true
                } else if isName(range, token) {
                    record(hole: range, of: token, nil)
                    return reportUnknownHole(name, at: place)
                } else {
                    return
                }
            }
        }
        let place = token.place
        let text = HandleRange<TextSegment>(start: start, end: model.segments.count)
        if text.isEmpty { return reportEmptyHeroID(hero, at: place) }
        if !hero.parts.isEmpty, !isPartUsed { return reportMissingPartHole(hero, at: place) }
        reportUnusedParameters(hero, text, at: place)
        model.heroes[handle].text = text
    }

    private func reportUnusedParameters(
        _ hero: Hero, _ text: HandleRange<TextSegment>, at place: SourcePlace
    ) {
        for index in hero.parameters.indices {
            let isUsed = model.segments[text].contains {
                if case .parameter(let parameter) = $0 { return Int(parameter.index) == index }
                return false
            }
            if isUsed { continue }
            let name = model.texts.string(model.parameters[index].name)
            report(
                .unusedHeroParameter,
                "`\(name)` is not in the text, so all its values give the same id",
                at: model.parameters[index].place, notes: [.init("the text is here", at: place)],
                help: foreignHole(name, in: text)
                    ?? "add `\\(\(name))` to the text, or remove the parameter")
        }
    }

    /// The hint for `$id`, `{id}` and `%d` in a text.
    private func foreignHole(_ name: String, in text: HandleRange<TextSegment>) -> String? {
        guard name.utf8.count <= 32 else { return nil }
        let text = model.segments[text].compactMap { segment -> String? in
            if case .literal(let text) = segment { model.texts.string(text) } else { nil }
        }.joined()
        let holes = [
            "${\(name)}", "#{\(name)}", "{{\(name)}}", "{\(name)}", "$\(name)", "%d", "%@",
        ]
        guard text.utf8.count <= 256, let hole = holes.first(where: { text.includes($0) }) else {
            return nil
        }
        return "write `\\(\(name))` in place of `\(hole)`"
    }

    /// The default text of an id: `Module.name`, the part, and the parameters in parentheses,
    /// `News.thumb(42)`. It is unique, because each parameter before another one has its length
    /// before it. Its ending is unlikely in texts that people write.
    private func defaultText(_ handle: Handle<Hero>) -> HandleRange<TextSegment> {
        let hero = model.heroes[handle]
        let module = model.moduleNames[Int(hero.declared.place.file.index)]
        let prefix = model.texts.string(module) + "." + model.texts.string(hero.declared.name)
        var segments: [TextSegment] = [literal(prefix)]
        if !hero.parts.isEmpty { segments += [literal("."), .part] }
        let parameters = hero.parameters.indices
        for index in parameters {
            segments.append(literal(index == parameters.lowerBound ? "(" : ","))
            if index + 1 < parameters.upperBound {
                segments += [.parameterLength(Handle(index)), literal(":")]
            }
            segments.append(.parameter(Handle(index)))
        }
        if !parameters.isEmpty { segments.append(literal(")")) }
        return model.segments.add(contentsOf: segments)
    }

    private func literal(_ text: String) -> TextSegment {
        .literal(model.texts.intern(text))
    }
}

/// Problems with hero ids and their texts.
extension Checker {
    func reportHoleNotAllowed(_ what: String, at place: SourcePlace) {
        report(
            .holeNotAllowed, "\(what) is fixed; it cannot contain `\\(…)`", at: place,
            help: "write fixed text")
    }

    func reportEmptyHeroID(_ hero: Hero, at place: SourcePlace) {
        let name = model.texts.string(hero.declared.name)
        report(
            .emptyHeroID, "the text of `\(name)` is empty", at: place,
            help: "write a text, or remove `= \"\"` to let the compiler make one")
    }

    func reportMissingPartHole(_ hero: Hero, at place: SourcePlace) {
        let name = model.texts.string(hero.declared.name)
        report(
            .missingPartHole, "all parts of `\(name)` have the same text", at: place,
            help: "write `\\(part)` where their texts differ")
    }

    func reportOpenerNotScoped(_ node: SyntaxNode, _ hero: Handle<Hero>) {
        let name = model.texts.string(model.heroes[hero].declared.name)
        report(
            .openerNotScoped, "the id `\(name)` is the same for every screen, so it has no opener",
            at: node.place,
            notes: [.init("it is declared here", at: model.heroes[hero].declared.place)],
            help: "remove `of opener`, or declare the id `per screen`",
            fix: .replacing(node.place, with: "", "remove `of opener`", isSafe: false))
    }

    private func partNames(_ hero: Handle<Hero>) -> [String] {
        model.parts[model.heroes[hero].parts].map { model.texts.string($0.declared.name) }
    }

    func reportUnknownPart(_ name: Text, at place: SourcePlace, _ hero: Handle<Hero>) {
        let written = model.texts.string(name)
        let owner = model.texts.string(model.heroes[hero].declared.name)
        let parts = partNames(hero)
        let lacking = parts.isEmpty ? owner : "\(owner).\(written)"
        guard !reporter.suppressed.names, reporter.suppressed.isFirst(.unknownPart, lacking) else {
            return
        }
        let suggestion = reporter.suggestion(written, parts, listsAll: true)
        report(
            .unknownPart,
            parts.isEmpty
                ? "the hero id `\(owner)` has no parts" : "`\(owner)` has no part `\(written)`",
            at: place, notes: [.init("it is declared here", at: model.heroes[hero].declared.place)],
            help: suggestion?.help, fix: suggestion?.fix(place))
    }

    func reportMissingPart(_ node: SyntaxNode, _ hero: Handle<Hero>) {
        let owner = model.texts.string(model.heroes[hero].declared.name)
        let parts = partNames(hero)
        let first = parts.first ?? "part"
        report(
            .missingPart, "`\(owner)` is a family of parts; no part is named here", at: node.place,
            notes: [.init("it is declared here", at: model.heroes[hero].declared.place)],
            help: "write `.\(first)` after it"
                + (parts.count > 1 ? ", or another of its parts" : ""))
    }
}
