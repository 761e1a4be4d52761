import TransitionDSL

/// What is said of hero ids and their texts.
extension Checker {
    mutating func reportNoText(_ parameter: Parameter) {
        let type = model.texts.string(parameter.typeName)
        report(
            .wrongType, "an id cannot be made of a `\(type)`, which has no text",
            at: parameter.place,
            help: "take what tells the things apart: a `String`, an `Int` or a `UUID`")
    }

    mutating func reportHoleNotAllowed(_ what: String, at place: SourcePlace) {
        report(
            .holeNotAllowed, "\(what) is fixed; it can have no holes", at: place,
            help: "write the text itself")
    }

    mutating func reportEmptyHeroID(_ hero: Hero, at place: SourcePlace) {
        let name = model.texts.string(hero.declared.name)
        report(
            .emptyHeroID, "the text of `\(name)` is empty", at: place,
            help: "write a text, or leave out `= \"\"` and let the compiler make one")
    }

    mutating func reportUnusedPartHole(at place: SourcePlace) {
        report(
            .unusedPartHole, "`\\(part)` stands in an id that has no parts", at: place,
            help: "declare them in braces: `{ title  image }`")
    }

    mutating func reportMissingPartHole(_ hero: Hero, at place: SourcePlace) {
        let name = model.texts.string(hero.declared.name)
        report(
            .missingPartHole, "all parts of `\(name)` have the same text", at: place,
            help: "put `\\(part)` where their texts differ")
    }

    mutating func reportUnusedHeroParameter(_ parameter: Parameter, text: SourcePlace) {
        let name = model.texts.string(parameter.name)
        report(
            .unusedHeroParameter,
            "`\(name)` does not stand in the text, so all its values give one id",
            at: parameter.place, notes: [.init("the text is here", at: text)],
            help: "put `\\(\(name))` in the text, or remove the parameter")
    }

    mutating func reportUnknownOpener(_ name: Text, at place: SourcePlace) {
        report(
            .unknownValue, "an id is `of opener`, not of `\(model.texts.string(name))`", at: place,
            help: "write `of opener`: the id of the screen that opened this one",
            fix: .replacing(place, with: "opener", "write `of opener`", isSafe: false))
    }

    mutating func reportOpenerNotScoped(_ node: SyntaxNode, _ hero: Handle<Hero>) {
        let name = model.texts.string(model.heroes[hero].declared.name)
        report(
            .openerNotScoped, "the id `\(name)` is the same for every screen, so it has no opener",
            at: node.place,
            notes: [.init("it is declared here", at: model.heroes[hero].declared.place)],
            help: "remove `of opener`, or declare the id `per screen`",
            fix: .replacing(node.place, with: "", "remove `of opener`", isSafe: false))
    }

    mutating func reportUnknownPart(_ name: Text, at place: SourcePlace, _ hero: Handle<Hero>) {
        let written = model.texts.string(name)
        let owner = model.texts.string(model.heroes[hero].declared.name)
        let parts = model.parts[model.heroes[hero].parts].map {
            model.texts.string($0.declared.name)
        }
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

    mutating func reportMissingPart(_ node: SyntaxNode, _ hero: Handle<Hero>) {
        let owner = model.texts.string(model.heroes[hero].declared.name)
        let parts = model.parts[model.heroes[hero].parts].map {
            model.texts.string($0.declared.name)
        }
        let first = parts.first ?? "part"
        report(
            .missingPart, "`\(owner)` is a family of parts; this does not say which one",
            at: node.place,
            notes: [.init("it is declared here", at: model.heroes[hero].declared.place)],
            help: "write `.\(first)` behind it"
                + (parts.count > 1 ? ", or another of its parts" : ""))
    }
}
